hw-title = Вал Адриана
hw-option-players = число игроков
hw-option-difficulty = сколько карт атаки приводят пикты
hw-option-easy = от 1 до 8 карт атаки в год
hw-option-normal = от 1 до 10 карт атаки в год
hw-option-hard = от 1 до 12 карт атаки в год
hw-option-mode = кто и когда может действовать
hw-option-simultaneous = все одновременно; остановившийся действует снова только после оплаты от соседа
hw-option-live = все одновременно; остановившийся может действовать снова, пока длится Год
hw-option-canonical = по кругу, по одному действию
hw-option-campaign = форт одиночной кампании, 0 — без неё
hw-option-reward = выполнено ли испытание предыдущего форта

hw-count = { $count } × { $what }
hw-choice = одно из: { $among }
hw-number = { $number }
hw-list = { $list }
hw-name = { $name }
hw-of = { $filled } из { $all }
hw-gladiator = обучено { $trained } из { $all }, потеряно { $damage }
hw-diplomat = { $cohort }, осталось Благосклонностей: { $favors }
hw-prospect-card = { $card } (товар { $good }, фигура: { $pattern })
hw-neutral-card = { $card } (товар { $good }, фигура: { $pattern }), на карте: { $pieces }

hw-do-path = { $card } — карта Пути
hw-do-gain = выбор: { $attribute }
hw-do-cohort = заполнить клетку: { $cohort }
hw-do-favor = { $cohort }: { $temple ->
    [one] { $temple } Благосклонность храма
    [few] { $temple } Благосклонности храма
   *[other] { $temple } Благосклонностей храма
} и { $diplomat ->
    [one] { $diplomat } Благосклонность дипломата
    [few] { $diplomat } Благосклонности дипломата
   *[other] { $diplomat } Благосклонностей дипломата
}
hw-do-no-favor = { $cohort }: без Благосклонности
hw-do-track = заполнить клетку: { $track }
hw-do-fort = заполнить клетку Форта, оплата: { $pay }
hw-do-build = построить: { $building }
hw-do-train-builder = обучить Строителя для Стражи стены
hw-do-forum = Форум: { $give } и { $also } в обмен на: { $gain }
hw-do-citizen = заполнить клетку: { $citizen }
hw-do-buy-good = купить товар для шестиугольника { $hexagon } ({ $source })
hw-do-perform = представление { $box }
hw-do-train-gladiator = обучение: { $gladiator }, оплата: { $pay }
hw-do-battle = бой: { $gladiator }
hw-do-serve-temple = служба в храме: { $pay }
hw-do-bribe = подкуп { $box }
hw-do-ruling = решение суда: { $column }
hw-do-diplomat = отправить Дипломата: { $cohort }
hw-do-scout = разведка { $cells } ({ $source })
hw-do-stop = остановиться в этом Году
hw-move-costs = { $action } (цена: { $cost })
hw-move-costs-and-brings = { $action } (цена: { $cost }) → { $icons }
hw-move-brings = { $action } → { $icons }

hw-prompt-over = Игра окончена.
hw-prompt-wait = Ожидание: { $seats }.
hw-prompt-path = Какая из двух карт станет картой Пути?
hw-prompt-road = Выберите Атрибут за Дорогу (осталось: { $left ->
    [one] { $left } выбор
    [few] { $left } выбора
   *[other] { $left } выборов
}).
hw-prompt-action = Выполните действие или остановитесь. Ваш планшет: { $board }.
hw-prompt-stopped = Вы остановились, но ещё можете действовать. Ваш планшет: { $board }.
hw-prompt-cohort = Какая Когорта получит клетку?
hw-prompt-attribute = Какой Атрибут вы берёте?
hw-prompt-favors = Использовать Благосклонности? { $cohort }: { $through ->
    [one] прорывается { $through } атака
    [few] прорываются { $through } атаки
   *[other] прорывается { $through } атак
}.

hw-event-year = Начинается Год { $year }
hw-event-fate-income = Карта Судьбы { $card } даёт каждому: { $gain }
hw-event-fate-skipped = На карте Судьбы { $card } слишком мало Солдат, она сброшена
hw-event-reshuffled = Сброшенные карты Судьбы замешаны в новую колоду
hw-event-drew = { $seat } берёт: { $cards }
hw-event-drew-hidden = { $seat } берёт две карты
hw-event-chose = { $seat } выбирает карту Пути: { $card }
hw-event-chose-hidden = { $seat } — выбор сделан
hw-event-revealed = { $seat } открывает карту Пути { $path } и карту Перспективы { $prospect }: { $gain }
hw-event-neutral = Нейтральная карта: { $card }
hw-event-sheet-income = { $seat }: доход листов: { $gain }
hw-event-road-income = { $seat }: Дорога даёт: { $gains }
hw-event-acted = { $seat }: { $action }
hw-event-acted-gains = { $seat }: { $action } → { $gains }
hw-event-good-turned = { $seat } открывает карту Судьбы { $card }: товар { $good }
hw-event-survived = { $seat }: карта Судьбы { $card }, урон { $damage }; выживает: { $gladiator }
hw-event-died = { $seat }: карта Судьбы { $card }, урон { $damage }; погибает: { $gladiator }
hw-event-paid = { $seat } платит ({ $to }): { $piece }
hw-event-paid-neutral = { $seat } кладёт на нейтральную карту { $card }: { $piece }
hw-event-stopped = { $seat } останавливается
hw-event-reopened = { $seat } снова может действовать
hw-event-attack = Пикты атакуют: слева { $left }, в центре { $center }, справа { $right }
hw-event-defended = { $seat }: { $through ->
    [one] прорвалась { $through } атака
    [few] прорвались { $through } атаки
   *[other] прорвалось { $through } атак
}; Презрение +{ $disdain }, Доблесть +{ $valor }: { $gains }
hw-event-over = Игра окончена

hw-refused-over = Игра окончена.
hw-refused-not-to-act = Сейчас вам нечего решать.
hw-refused-already-stopped = Вы уже остановились.
hw-refused-not-now = Сейчас решается другое.
hw-refused-answer-first = Сначала ответьте на открытый вопрос.
hw-refused-not-offered = Такого ответа сейчас нет.
hw-refused-not-drawn = Вы не брали эту карту.
hw-refused-cannot-pay = На планшете нет нужной оплаты: { $cost }.
hw-refused-wrong-piece = Это оплачивается другим.
hw-refused-full = Свободных клеток не осталось.
hw-refused-granary = Следующая клетка лежит в столбце, для которого нужен больший амбар.
hw-refused-fort = Форт не достаёт до следующей клетки.
hw-refused-already-built = Это здание уже построено.
hw-refused-building = Сначала нужно построить: { $building }.
hw-refused-requirement = Требуется уровень: { $track } { $level }.
hw-refused-guard = Нет открытой клетки Стражи стены для обученного.
hw-refused-forbidden = Этот форт кампании такого не разрешает.
hw-refused-this-year = В этом Году это уже сделано.
hw-refused-marked = Эта клетка уже отмечена.
hw-refused-no-such-box = Такой клетки нет.
hw-refused-exchange = Форум не предлагает такого обмена.
hw-refused-own-good = Товар со своей карты купить нельзя.
hw-refused-source = Здесь нет такого источника.
hw-refused-dead = Этот Гладиатор мёртв.
hw-refused-untrained = Этот Гладиатор ещё не обучен.
hw-refused-no-disdain = У вас нет Презрения, которое можно убрать.
hw-refused-cohort-served = Этой Когорте уже помогает Дипломат.
hw-refused-does-not-fit = Фигура там не помещается.
hw-refused-favor = У вас нет таких Благосклонностей.
hw-refused-cancel = Прорвётся меньше атак.

hw-sheet-table = Год { $year } из 6
hw-sheet-difficulty = Сложность
hw-sheet-flag = Флаг
hw-sheet-attack-cards = Карты атаки
hw-sheet-draw-pile = Осталось карт Судьбы
hw-sheet-neutral = Нейтральная карта
hw-sheet-fort = Форт кампании
hw-sheet-seat = { $seat }
hw-sheet-board = Планшет игрока
hw-sheet-score = Очки сейчас
hw-sheet-paths = Карты Пути
hw-sheet-drawn = Взятые карты
hw-sheet-prospect = Карта Перспективы
hw-sheet-stopped = Остановка в этом Году.
hw-sheet-left = Левый лист
hw-sheet-right = Правый лист
hw-sheet-track = Шкала
hw-sheet-filled = Заполнено
hw-sheet-next = Следующая клетка
hw-sheet-buildings = Здания
hw-sheet-map-legend = Карта разведчиков: # — заполнено, r — { $resource }, s — { $servant }, точка — ничего.

hw-score-attribute = { $attribute }
hw-score-path = Карта Пути { $card } (количество: { $count })
hw-score-disdain = Презрение ({ $count })
hw-score-rank = Звание: { $rank }
hw-score-fort-won = Все цели достигнуты: { $fort }
hw-score-fort-lost = Цели не достигнуты: { $fort }
hw-score-challenge-met = Испытание выполнено.
hw-score-challenge-missed = Испытание не выполнено.
hw-end-years = Прошло шесть Лет.
hw-tie-disdain = Равенство очков; решает наименьшее Презрение.
hw-tie-paths = Равенство очков и Презрения; решают очки карт Пути.
hw-tie-shared = Равенство во всём; победа общая.

# What a preview names instead of telling it.
hw-unknown-fate = Будет открыта карта Судьбы.
hw-unknown-draw = Будут взяты две карты.
hw-unknown-revealed = Откроются карты других игроков.
hw-unknown-neutral = Будет открыта нейтральная карта.
hw-unknown-good = Товар определит карта Судьбы.
hw-unknown-damage = Исход боя определит карта Судьбы.
hw-unknown-attack = Пикты нападут: откроются карты атаки.

# The campaign
hw-sheet-rank = Звание сейчас
hw-sheet-fort-rule = Особое правило
hw-sheet-fort-goal = Цель
hw-sheet-fort-challenge = Испытание
hw-goal-met = { $goal }: выполнено (сейчас { $have })
hw-goal-open = { $goal }: не выполнено (сейчас { $have })
hw-goal-score = не меньше { $n } очков
hw-goal-path-points = не меньше { $n } очков за карты Пути
hw-goal-attributes = Атрибуты, у которых не меньше { $boxes } клеток: { $n }
hw-goal-attribute = { $name }: не меньше { $n } клеток
hw-goal-built = построено: { $name }
hw-goal-complete = завершено: { $name }
hw-goal-map = карта разведчиков заполнена
hw-goal-no-favors = Благосклонности ни разу не использованы
hw-goal-landmarks = достопримечательности: не меньше { $n }
hw-goal-no-disdain = в конце нет Презрения
hw-goal-wall-sections = завершённые участки Стены: { $n }
hw-goal-large-buildings = большие здания: не меньше { $n }
hw-goal-cohorts = завершённые когорты: { $n }
hw-goal-production = круги Добычи ресурсов: не меньше { $n }
hw-goal-goods = товары: не меньше { $n }
hw-goal-citizen-tracks = завершённые треки горожан: { $n }
hw-goal-temples = храмы со всеми заполненными клетками: { $n }
hw-goal-scout-columns = завершённые столбцы карты разведчиков: { $n }
hw-goal-strength = общая сила гладиаторов: { $n }
hw-goal-guard-sections = завершённые участки Стражи стены: { $n }
hw-fort-one-neutral-card = Одна нейтральная карта в год вместо двух.
hw-fort-dearer-buildings = Амбары, гостиницы, мастерские, дороги и здания правого листа стоят на один ресурс дороже.
hw-fort-no-diplomats = Дипломатов посылать нельзя.
hw-fort-late-wall = До 3-го года нельзя заполнять ни Стену, ни Циппы.
hw-fort-two-soldiers = В 1-м году карты Судьбы открываются, пока не выпадет карта с двумя солдатами.
hw-fort-dear-mining = Клетка «Рудники и леса» стоит двух слуг.
hw-fort-more-attacks = Каждый год на одну карту атаки больше.
hw-fort-forbidden = Не разрешено: { $buildings }.
