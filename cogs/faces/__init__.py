"""How each game looks: its hand, its board, its words."""
