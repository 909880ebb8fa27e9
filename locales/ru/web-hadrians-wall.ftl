web-hw-wall = Стена
web-hw-city = Город
web-hw-table = Стол
web-hw-wall-sheet = Левый лист: Стена
web-hw-city-sheet = Правый лист: Город
web-hw-cohorts = Когорты
web-hw-granaries = Амбары
web-hw-small = Малый
web-hw-medium = Средний
web-hw-large = Большой
web-hw-small-letter = М
web-hw-large-letter = Б
web-hw-from-start = с начала игры
web-hw-training = Лагерь
web-hw-hotel = Постоялый двор
web-hw-workshop = Мастерская
web-hw-road = Дорога
web-hw-gardens = Сады
web-hw-temples = Храмы
web-hw-map = Карта
web-hw-of = из { $n }
web-hw-a-good = товар
web-hw-each-new-kind = новый вид
web-hw-a-show = показ
web-hw-battles = бои, один за Год
web-hw-if-falls = если погибнет
web-hw-if-lives = если выживет
web-hw-serves = служит любой рабочий, ряд за рядом
web-hw-free = даром
web-hw-left-letter = Л
web-hw-center-letter = Ц
web-hw-right-letter = П
web-hw-yours-or-neighbors = ваш или соседа
web-hw-turn = Повернуть
web-hw-mirror = Отразить
web-hw-place-it = Положить

web-hw-box = { $name }, клетка { $n }
web-hw-battle-of = { $name }, бой
web-hw-gives = даёт: { $what }
web-hw-needs = нужно: { $what }
web-hw-good-of = Товар { $good }: { $who }
web-hw-pattern-of = Узор { $pattern }: { $who }
web-hw-favors = { $n ->
    [one] { $n } Благосклонность дипломата
    [few] { $n } Благосклонности дипломата
   *[other] { $n } Благосклонностей дипломата
}
web-hw-choose = на ваш выбор
web-hw-chance = решит случай

web-hw-end-year = Закончить мой Год
web-hw-loses = пропадёт
web-hw-loses-nothing = ничего не пропадёт
web-hw-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
web-hw-points-word = { $n ->
    [one] очко
    [few] очка
   *[other] очков
}

web-hw-left = слева
web-hw-right = справа
web-hw-ended-year = Год закончен
web-hw-still-writing = ещё пишет
web-hw-waiting = ждёт
web-hw-sheets-of = Листы: { $who }
web-hw-neutral = Нейтральная
web-hw-your-prospect = Ваша Перспектива
web-hw-own-prospect-use = товар для других, узор и для вас
web-hw-fate-use = любой товар наугад
web-hw-years = Годы и карты атаки
web-hw-picts = Пикты идут
web-hw-picts-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, на кону { $flag }
web-hw-stakes = На кону: { $n }. Каждое — Доблесть или Презрение.
web-hw-rank = Звание

web-hw-paths = Карты Пути
web-hw-path-of = { $n } из { $next }
web-hw-path-most = { $n }, нужно не больше { $next }
web-hw-path-full = { $n }: всё достигнуто
web-hw-choose-path = Выберите карту Пути
web-hw-as-path = Как Путь, до конца игры
web-hw-as-prospect = Как Перспектива, на этот Год
web-hw-now = Пока: { $n }
web-hw-gain = Вы берёте
web-hw-good = Товар для соседей
web-hw-pattern = Узор разведки
web-hw-take-path = { $card } как Путь
web-hw-other-prospect = Перспектива: { $card }
web-hw-path-architect = Построенные памятники
web-hw-path-aristocrat = Презрение в конце игры, не больше
web-hw-path-defender = Законченные участки Стены
web-hw-path-engineer = Большие постройки
web-hw-path-fighter = Полные Когорты
web-hw-path-forager = Заполненные круги Добычи ресурсов
web-hw-path-merchant = Товары на Рынке
web-hw-path-planner = Полные дорожки Граждан
web-hw-path-pontiff = Полностью заполненные Храмы
web-hw-path-ranger = Полные столбцы карты Разведчиков
web-hw-path-trainer = Клетки силы обоих Гладиаторов
web-hw-path-vanguard = Законченные участки Стражи

web-hw-attack = Пикты нападают
web-hw-attack-of = Конец Года { $year } · { $n ->
    [one] { $n } карта, одна
    [few] { $n } карты, одни
   *[other] { $n } карт, одни
} на всех
web-hw-tower = атак: { $attacks } · щитов: { $shields }
web-hw-holds = Строй держится
web-hw-breaks = { $n ->
    [one] прорвалась { $n }
    [few] прорвались { $n }
   *[other] прорвалось { $n }
}
web-hw-count = Счёт
web-hw-same-cards = Те же карты, их стены
web-hw-choosing = выбирает
web-hw-ask-favors = { $cohort }: { $n ->
    [one] прорывается { $n } атака.
    [few] прорываются { $n } атаки.
   *[other] прорывается { $n } атак.
} Потратить Благосклонность?
web-hw-keep-favors = Ничего не тратить
web-hw-spend-favors = { $n ->
    [one] Потратить { $n } Благосклонность
    [few] Потратить { $n } Благосклонности
   *[other] Потратить { $n } Благосклонностей
}
web-hw-then-through = прорвётся здесь: { $n }
web-hw-go-on = Дальше

web-hw-fort-of = Форт { $n } из { $all }
web-hw-course = Ход кампании вдоль Стены
web-hw-goals = Цели
web-hw-challenge = Испытание
web-hw-goal-score = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
web-hw-goal-paths = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} за карты Пути
web-hw-goal-attributes = Атрибуты с { $least } клетками: { $n }
web-hw-goal-attribute = { $name }: { $n }
web-hw-goal-built = Построить: { $name }
web-hw-goal-complete = Закончить: { $name }
web-hw-goal-map = Вся карта Разведчиков
web-hw-goal-no-favors = Без траты Благосклонностей
web-hw-goal-landmarks = Памятники: { $n }
web-hw-goal-no-disdain = Без Презрения в конце
web-hw-goal-citizens = Полные дорожки Граждан: { $n }
web-hw-goal-temples = Заполненные Храмы: { $n }
web-hw-goal-strength = Сила Гладиаторов: { $n }
web-hw-goal-goods = Товары на Рынке: { $n }
web-hw-rule-one-neutral = Одна нейтральная карта за Год
web-hw-rule-dearer = Постройки дороже на Ресурс, кроме памятников
web-hw-rule-forbidden = Нельзя строить: { $names }
web-hw-rule-no-diplomats = Без Дипломатов
web-hw-rule-late-wall = Без Стены и Циппов до Года III
web-hw-rule-two-soldiers = Первая карта Судьбы должна дать двух Солдат
web-hw-rule-dear-mining = Рудники и леса стоят двух Слуг
web-hw-rule-more-attacks = Каждый Год на одну карту атаки больше
