"""What makes files of the repository from the code, so that they say the same; no part of the bot."""
