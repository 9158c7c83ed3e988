"""The rules: values in, values out; knows no Discord, no database, no clock and no source of chance."""
