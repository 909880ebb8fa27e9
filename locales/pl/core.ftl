# What the contract of all games says.
core-unknown-end = Gra się skończy i wszystko zostanie policzone.
