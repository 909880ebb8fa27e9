pra-title = Претор

pra-option-players = число игроков
pra-option-advanced = продвинутая игра: премии за самую большую область, жетоны стены и крестьян (3–5 игроков)
pra-option-hard = сложная игра: без рынков
pra-option-sides = стороны планшетов игроков
pra-sides-choose = каждый игрок выбирает
pra-sides-a = сторона A для всех
pra-sides-b = сторона B для всех
pra-option-plaza-diagonals = площади совпадают и у тайлов, которые касаются только углом
pra-option-labor-camp-late = лагерь рабов доступен и тогда, когда свободных активных рабочих не осталось
pra-option-helper-active = помогающий ветеран считается активным рабочим на Форуме и в Храме Майи
pra-option-venus-floor = отрицательная мораль в Храме Венеры не даёт ничего, а не отнимает очки
pra-option-last-upkeep = обучение, опыт, уход на покой и жалованье происходят и в последний ход
pra-option-negative-score = счёт может опуститься ниже нуля
pra-option-markers-limit = тайл можно построить только при наличии свободного маркера
pra-option-morale-tie = ничьи решают очки деления морали, а не её уровень
pra-option-color = цвет этого места
pra-option-board = планшет этого места, названный по стороне B
pra-option-age = возраст игрока для последнего критерия ничьей, 0 – неизвестен
pra-seat-default = как обычно для этого места
pra-seat-color = этот цвет
pra-seat-board = планшет с этой стороной B

pra-amount = { $good } ×{ $amount }
pra-log-side = { $seat } выбирает сторону { $side } планшета
pra-log-turn = Начинается ход { $turn }. Порядок: { $seats }
pra-log-last-turn = Начинается последний ход, { $turn }. Порядок: { $seats }
pra-log-built = { $seat } строит: { $tile }, клетка { $cell }, рабочий с опытом { $experience }. Оплачено: { $cost }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, из них { $plazas } за площади
pra-log-activated = { $seat } активирует: { $tile }, опыт { $experience }
pra-log-camp = { $seat } зовёт на помощь ветерана: { $tile }
pra-log-fee = { $seat } платит: { $fee } ({ $tile }). Получатель: { $owner }
pra-log-gained = { $seat } получает: { $good } ×{ $amount }
pra-log-forged = { $seat } выковывает из дерева { $amount ->
    [one] { $amount } единицу оружия
    [few] { $amount } единицы оружия
   *[other] { $amount } единиц оружия
}
pra-log-temple = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { $tile }
pra-log-morale = Мораль растёт на { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
} и теперь стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $seat })
pra-log-villager = { $seat } отправляет крестьянина на обучение
pra-log-traded = { $seat } торгует. Продано: { $sold }; куплено: { $bought }; золото: { $gold }
pra-log-wall = { $seat } строит: { $token } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, из них { $bonus } за прежние жетоны
pra-log-passed = { $seat } пасует
pra-log-must-pass = { $seat } не имеет доступных действий и пасует
pra-log-novices = Обучение, { $seat }: на II этапе { $second }, новых активных { $active }
pra-log-academy = { $seat } использует: { $tile }. Сразу становятся активными: { $novices ->
    [one] { $novices } новичок
    [few] { $novices } новичка
   *[other] { $novices } новичков
}
pra-log-experience = Получен опыт: { $workers ->
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[other] { $workers } рабочих
} ({ $seat })
pra-log-retired = На покой: { $workers ->
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[other] { $workers } рабочих
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $seat })
pra-log-wages = { $seat } платит жалованье и пенсии: { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[other] { $gold } золотых
}
pra-log-unpaid = { $seat }: недостача на выплаты – { $missing ->
    [one] { $missing } золотой
    [few] { $missing } золотых
   *[other] { $missing } золотых
}. Мораль падает на { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}, потеряно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
pra-log-emergency = { $seat } срочно нанимает крестьянина и теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
pra-log-no-emergency = { $seat } никого не нанимает
pra-log-tile-revealed = Новый доступный тайл: { $tile }
pra-log-token-removed = Из игры удалён: { $token }
pra-log-token-revealed = Открыт: { $token }. Требование: { $cost }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
pra-log-ended = Игра заканчивается после хода { $turn }

pra-no-game-over = Игра окончена.
pra-no-not-your-turn = Сейчас решает кто-то другой.
pra-no-other-decision = Сейчас нужно решить другое.
pra-no-worker = Все ваши активные рабочие уже выставлены.
pra-no-marker = У вас нет свободного маркера для ещё одного тайла.
pra-no-not-available = Этот тайл недоступен.
pra-no-cost = Вы не можете оплатить всю стоимость этого тайла.
pra-no-nothing-to-build = Нет тайла, который вы можете построить.
pra-no-nothing-to-activate = Нет тайла, который вы можете активировать.
pra-no-not-built = Этот тайл не построен.
pra-no-space = Монумент нельзя активировать.
pra-no-special = Особый тайл не активируют рабочим.
pra-no-activated = Этот тайл уже активировали в этот ход.
pra-no-fee = Вы не можете заплатить владельцу.
pra-no-villager = У вас не осталось крестьян.
pra-no-token = В этот ход нет доступного жетона стены.
pra-no-demand = Вы не можете оплатить требование жетона стены.
pra-no-such-worker = У вас нет свободного рабочего с таким опытом.
pra-no-cell-taken = Там уже лежит тайл.
pra-no-cell-apart = Эта клетка не граничит с городом стороной.
pra-no-such-rotation = Тайл поворачивают на 0–3 четверти оборота.
pra-no-same-rotation = Меньший поворот выглядит так же.
pra-no-weapons = Рабочий и дерево не позволяют столько.
pra-no-other-good = Сейчас рынок спрашивает о другом товаре.
pra-no-not-held = У вас столько нет.
pra-no-not-affordable = У вас не хватает на это золота.
pra-no-retired = У вас нет ветерана, который ещё мог бы помочь.
pra-no-camp-worker = Лагерь рабов закрыт, если нет свободных рабочих.
pra-no-camp = Это не лагерь рабов этого города.
pra-no-camp-used = Вы уже использовали этот лагерь рабов в этот ход.
pra-no-camp-fee = Вы не можете заплатить за лагерь рабов.
pra-no-camp-useless = После оплаты лагеря вы ничего не сможете сделать.
pra-no-academy = Это не академия, за которую вы можете заплатить.

pra-prompt-over = Игра окончена.
pra-prompt-wait = Решает { $seat }.
pra-prompt-side = Выберите сторону планшета: A или B ({ $board }).
pra-prompt-action = Ход { $turn }: выберите действие.
pra-prompt-camp = Выберите лагерь рабов.
pra-prompt-labor = Что делает ветеран?
pra-prompt-build = Выберите тайл для постройки.
pra-prompt-activate = Выберите тайл для активации.
pra-prompt-worker = { $tile }: выберите рабочего.
pra-prompt-cell = { $tile }: выберите клетку.
pra-prompt-rotation = { $tile }: поверните тайл.
pra-prompt-smith = Сколько оружия вы выковываете?
pra-prompt-sell = { $good }: сколько продаёте? Цена за единицу: { $price }. Золото: { $gold }.
pra-prompt-buy = { $good }: сколько покупаете? Цена за единицу: { $price }. Золото: { $gold }.
pra-prompt-academy = Пропустить ли новичкам II этап ({ $novices ->
    [one] { $novices } новичок
    [few] { $novices } новичка
   *[other] { $novices } новичков
})?
pra-prompt-recruit = У вас нет активных рабочих. Нанять крестьянина и потерять { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}?

pra-move-side-a = сторона A ({ $board })
pra-move-side-b = сторона B ({ $board })
pra-move-build = построить тайл
pra-move-activate = активировать тайл
pra-move-labor-camp = использовать ветерана через лагерь рабов
pra-move-pass = пасовать до конца хода
pra-move-camp = { $tile }, плата ({ $owner }): { $fee }
pra-move-camp-free = { $tile }, бесплатно
pra-move-build-tile = построить: { $tile } (стоимость: { $cost }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
})
pra-move-activate-tile = активировать: { $tile }, плата ({ $owner }): { $fee }
pra-move-activate-free = активировать: { $tile }, бесплатно
pra-move-worker = рабочий с опытом { $experience }
pra-move-cell = на клетке { $cell }
pra-move-rotate = поворот по часовой стрелке на { $quarters ->
    [one] { $quarters } четверть
    [few] { $quarters } четверти
   *[other] { $quarters } четвертей
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за площади
pra-move-smith = выковать { $amount ->
    [one] { $amount } единицу оружия
    [few] { $amount } единицы оружия
   *[other] { $amount } единиц оружия
}
pra-move-sell = продать: { $good } ×{ $amount } за { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[other] { $gold } золотых
}
pra-move-buy = купить: { $good } ×{ $amount } за { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[other] { $gold } золотых
}
pra-move-skip = пропустить II этап: { $tile }, плата ({ $owner }): { $fee }
pra-move-skip-free = пропустить II этап: { $tile }, бесплатно
pra-move-normal = обучать как обычно
pra-move-recruit = нанять и потерять { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
pra-move-no-recruit = не нанимать

pra-list = { $items }
pra-number = { $n }
pra-none = нет
pra-sheet-turn = Ход { $turn }
pra-sheet-last-turn = Ход { $turn } (последний)
pra-sheet-order = Порядок
pra-sheet-passed = Спасовали
pra-sheet-token = Требование цезаря
pra-sheet-demand = { $cost } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
pra-sheet-city-stack = Стопка тайлов города
pra-sheet-stack = I: { $first }, II: { $second }; рубашка верхнего: { $players }+
pra-sheet-wall-stack = Осталось жетонов стены
pra-sheet-row = Доступные тайлы
pra-sheet-city = Город
pra-sheet-map-legend = Углы: { $corners }. Точка – свободная клетка, * – активированный тайл.
pra-sheet-worker = { $seat }: { $experience }
pra-sheet-helper = { $seat }: ветеран
pra-price = { $good } { $gold }
pra-sheet-corner = { $letter } = { $pattern }
pra-head-code = Код
pra-head-tile = Тайл
pra-head-cost = Стоимость
pra-head-points = Очки
pra-head-fee = Плата
pra-head-corners = Углы
pra-head-cell = Клетка
pra-head-owner = Владелец
pra-head-workers = Рабочие
pra-sheet-seat = { $seat } ({ $color })
pra-sheet-score = Очки благосклонности
pra-sheet-goods = Ресурсы
pra-sheet-active = Свободные активные рабочие
pra-sheet-workers = Другие рабочие
pra-sheet-others = крестьяне { $villagers }, новички I { $first } и II { $second }, ветераны { $retired }
pra-sheet-morale = Мораль
pra-sheet-morale-at = уровень { $level }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
pra-sheet-walls = Жетоны стены
pra-sheet-board = Планшет
pra-sheet-wages = Золото каждый ход
pra-sheet-pay = { $wage } за активного рабочего, { $pension } за ветерана
pra-sheet-market = Цены рынка
pra-sheet-rates = покупка { $buy }; продажа { $sell }
pra-sheet-markers = Свободные маркеры

pra-score-start = Начало игры
pra-score-tiles = Построенные тайлы
pra-score-plazas = Площади
pra-score-temples = Храмы
pra-score-walls = Жетоны стены
pra-score-retirement = Ушедшие на покой
pra-score-unpaid = Невыплаченное жалованье
pra-score-recruits = Срочный наём
pra-score-workers = Опыт активных рабочих
pra-score-novices = Новички
pra-score-morale = Мораль
pra-score-resources = Ресурсы
pra-score-area = Самая большая область
pra-score-most-walls = Больше всего жетонов стены
pra-score-villagers = Больше всего крестьян
pra-tie-morale = Решает более высокая мораль.
pra-tie-walls = Решает большее число жетонов стены.
pra-tie-tiles = Решает большее число своих тайлов.
pra-tie-youngest = При ничьей побеждает самый молодой игрок.
pra-tie-seat = При ничьей побеждает место с меньшим номером.
pra-end-city = Стопка тайлов города закончилась.
pra-end-walls = Стопка жетонов стены закончилась.
pra-end-both = Закончились обе стопки.

# What a preview names instead of telling it.
pra-unknown-tile = Появятся новые доступные тайлы.
pra-unknown-token = Будет открыт следующий жетон стены.
