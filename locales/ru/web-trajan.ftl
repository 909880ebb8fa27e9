# Поле «Траяна» в браузере.
web-trj-you = Вы
web-trj-board = Поле
web-trj-others = Другие
web-trj-provinces = Провинции
web-trj-district = Район
web-trj-stacks = Жетоны Траяна
web-trj-forum-refill = пополняется в конце квартала
web-trj-left-pile = Левая стопка
web-trj-right-pile = Правая стопка
web-trj-pile = стопка · { $n }
web-trj-deck = колода
web-trj-gray = серая сторона
web-trj-empty = пусто
web-trj-ship-identical = Одинаковые
web-trj-ship-identical-about = один вид
web-trj-ship-pairs = Пары
web-trj-ship-pairs-about = разные пары
web-trj-ship-different = Разные
web-trj-ship-different-about = все разные
web-trj-left-over = осталось: { $n }
web-trj-yours-already = здесь ваш легионер
web-trj-worth = для вас стоит { $n }
web-trj-legionnaire-of = легионер игрока { $seat }
web-trj-leader-of = полководец игрока { $seat }
web-trj-worker-of = рабочий игрока { $seat }
web-trj-space = ряд { $row }, столбец { $column }
web-trj-first-gives = первый своего вида даёт: { $action }
web-trj-worker-camp = Лагерь рабочих
web-trj-camp = лагерь
web-trj-firsts = первый своего вида даёт
web-trj-votes-of = { $seat } { $n ->
    [one] { $n } голос
    [few] { $n } голоса
   *[many] { $n } голосов
}
web-trj-votes-now = Голоса сейчас
web-trj-consul = консул
web-trj-vice-consul = вице
web-trj-time = Время, раунд и спрос
web-trj-quarter = Квартал { $quarter }
web-trj-round = Раунд { $n }
web-trj-to-start = до старта
web-trj-demands = Народ требует
web-trj-met = выполнено
web-trj-missed = не выполнено
web-trj-in-hand = У вас в руке
web-trj-no-markers = без маркеров
web-trj-slot = Место { $slot }
web-trj-arch = арка Траяна
web-trj-keep = беречь
web-trj-drop = класть
web-trj-points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
web-trj-cards = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
web-trj-supply = { $n ->
    [one] { $n } фишка в запасе
    [few] { $n } фишки в запасе
   *[many] { $n } фишек в запасе
}
web-trj-needs = Нужды
web-trj-kept = каждый квартал удовлетворяет: { $need }
web-trj-tiles = Жетоны
web-trj-built = Постройки
web-trj-display = Выложено
web-trj-bonus = Бонусы
web-trj-hand = Рука
web-trj-place-help = На каждый лоток кладут два маркера любых цветов.
web-trj-deal = Разложить за меня
web-trj-sow-help = Наведите на лоток, чтобы увидеть, куда приведут его маркеры.
web-trj-drop-help = Выберите маркер для следующего лотка.
web-trj-lands = конец: { $action }
web-trj-steps = время +{ $n }
web-trj-steps-end = время +{ $n }: раунд окончен
web-trj-fulfills = выполняет жетон: +{ $n }
web-trj-best-order = Лучший порядок
web-trj-any-order = Разложить остальные
web-trj-areas = Области
web-trj-quarter-over = Квартал { $quarter } окончен
web-trj-scene-demands = Народ требовал
web-trj-scene-penalty = Штраф
web-trj-scene-votes = Голоса
web-trj-scene-office = Должность и бонус
web-trj-go-on = Дальше
web-trj-look-help = Наведите на место, чтобы увидеть, что оно даст.
