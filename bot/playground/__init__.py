"""The bot in a simulated Discord in the browser, without a token; knows no game and no table's state."""
