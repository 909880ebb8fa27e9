# What the contract of all games says.
core-unknown-end = Игра закончится, и всё будет подсчитано.
