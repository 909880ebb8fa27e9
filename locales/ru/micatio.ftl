mic-title = Микацио
mic-option-players = число игроков
mic-option-goal = число очков, при котором игра заканчивается

mic-laid = { $seat } кладёт карту рубашкой вверх: { $card }
mic-laid-hidden = { $seat } кладёт карту рубашкой вверх
mic-revealed = { $seat } открывает карту: { $card }
mic-won = { $seat } выигрывает раунд
mic-tied = Раунд никто не выиграл
mic-drew = { $seat } берёт карту: { $card }
mic-drew-hidden = { $seat } берёт карту
mic-demanded = { $seat } требует карту; отдаёт { $from }
mic-gave = { $seat } отдаёт карту: { $card }; получает { $to }
mic-cashed = { $seat } меняет карту на очко: { $card }
mic-passed = { $seat } отказывается от услуги

mic-refused-over = Игра окончена.
mic-refused-turn = Сейчас решает не { $seat }.
mic-refused-not-asked = Сейчас нужно решить другое.
mic-refused-not-in-hand = У вас на руке нет карты: { $card }.
mic-refused-deck-empty = Колода пуста.
mic-refused-too-low = На очки можно менять только четвёрки и пятёрки.
mic-refused-demand = Карту можно требовать только у другого игрока, у которого она есть.

mic-prompt-over = Игра окончена.
mic-prompt-wait = Ожидается решение: { $seats }.
mic-prompt-lay = Положите карту рубашкой вверх.
mic-prompt-favor = Используйте услугу ({ $left ->
    [one] осталась { $left } услуга
    [few] осталось { $left } услуги
   *[other] осталось { $left } услуг
}).
mic-prompt-give = Отдайте карту. Получает { $to }.

mic-move-lay = положить карту рубашкой вверх: { $card }
mic-move-draw = взять карту
mic-move-demand = потребовать карту; отдаёт { $seat }
mic-move-cash = сбросить карту за очко: { $card }
mic-move-pass = отказаться от этой услуги
mic-move-give = отдать карту: { $card }

mic-sheet-table = Стол (до { $goal } очков)
mic-sheet-deck = Колода
mic-sheet-discard = Сброс
mic-sheet-seat = { $seat }
mic-sheet-points = Очки
mic-sheet-hand = Рука
mic-sheet-laid = Выложено
mic-cards = { $cards }
mic-number = { $n }
mic-hidden-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}, известно: { $known }
mic-face-down = рубашкой вверх
mic-nothing = ничего

mic-score-won = Выигранные раунды
mic-score-cashed = Карты, обменянные на очки
mic-end-goal = Кто-то набрал нужное число очков.
mic-end-no-cards = У кого-то не осталось карт.
mic-tie-break = Решает бо́льшая сумма карт на руке.

# What a preview names instead of telling it.
mic-unknown-drew = Вы возьмёте карту.
mic-unknown-shown = Остальные покажут свои карты.
