web-pra-city = Город
web-pra-others = Соперники
web-pra-you = Вы
web-pra-caesar-tab = Цезарь
web-pra-cell = Свободная клетка, ряд { $row }, столбец { $column }: за площади не больше { $points }
web-pra-fee = плата: { $fee }
web-pra-fee-others = Другие платят владельцу:
web-pra-built-by = строит { $name }, кубик { $pips }
web-pra-worked-by = здесь работает { $name }, кубик { $pips }
web-pra-offer = { $tile }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, цена: { $cost }
web-pra-rail = Доступные плитки
web-pra-in-hand = в руке
web-pra-short = не хватает
web-pra-gone = { $tile }: уже в городе. Новая плитка придёт в конце хода.
web-pra-stack = Стопка города: { $n ->
    [one] { $n } плитка
    [few] { $n } плитки
   *[many] { $n } плиток
}, эпохи I: { $one }, эпохи II: { $two }
web-pra-stack-parts = I: { $one } · II: { $two }
web-pra-caesar = Цезарь требует
web-pra-more-walls = ещё { $n }
web-pra-demand = Цезарь требует: { $cost }, и даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-pra-your-walls = { $n ->
    [one] ваша { $n } стена
    [few] ваши { $n } стены
   *[many] ваши { $n } стен
} +{ $bonus }
web-pra-reach = вам по силам сейчас
web-pra-reach-then = по-прежнему по силам
web-pra-then = после этого:
web-pra-wall-built = Стена этого хода уже построена.
web-pra-no-walls = Стен больше нет.
web-pra-wall = Стена Цезаря
web-pra-wall-back = На обороте: +{ $bonus } за каждую следующую стену
web-pra-side = сторона { $side }
web-pra-points = { $n ->
    [one] { $n } очко признания
    [few] { $n } очка признания
   *[many] { $n } очков признания
}
web-pra-buy = Купить
web-pra-sell = Продать
web-pra-prices = Цена покупки и продажи
web-pra-workers = Активные рабочие
web-pra-wages = плата { $wage }, пенсия { $pension }
web-pra-wage = рабочему
web-pra-pension = пенсионеру
web-pra-die = Свободный рабочий, кубик { $pips }
web-pra-ready = готов
web-pra-retires = на пенсию +{ $points }
web-pra-becomes = станет { $pips }
web-pra-stays = останется { $pips }
web-pra-no-workers = Активных рабочих нет.
web-pra-villagers = Крестьяне
web-pra-novices-1 = Новички I
web-pra-novices-2 = Новички II
web-pra-retired = На пенсии
web-pra-due = в конце хода; активных: { $active }, на пенсии: { $retired }
web-pra-due-short = к уплате
web-pra-spare = останется золота: { $n }
web-pra-lacks-morale = не хватит золота: { $n }; мораль −{ $levels }
web-pra-lacks-points = не хватит золота: { $n }; очки −{ $points }
web-pra-lacks-both = не хватит золота: { $n }; мораль −{ $levels }, очки −{ $points }
web-pra-morale = Мораль
web-pra-morale-note = очки в конце игры и у Венеры
web-pra-morale-at = Мораль, стоит { $points }
web-pra-walls = Стены
web-pra-walls-label = Стены: { $n }
web-pra-later-walls = каждая следующая +{ $n }
web-pra-none-yet = пока нет
web-pra-tiles = Плитки
web-pra-of = { $n } из { $most }
web-pra-passed = пас
web-pra-desk = Прилавок
web-pra-forge = Оружие
web-pra-less = На одно меньше
web-pra-more = На одно больше
web-pra-sell-one = { $good }: продать ещё одну единицу
web-pra-buy-one = { $good }: купить ещё одну единицу
web-pra-sold = продать { $n }
web-pra-bought = купить { $n }
web-pra-wages-goal = Выплаты
web-pra-ask = Ход { $turn }: стройте, работайте или пасуйте
web-pra-note = Перетащите или выберите плитку, чтобы построить её, либо поставьте кубик на здание.
web-pra-ask-cell = Где будет стоять { $tile }?
web-pra-ask-builder = { $tile }: кто строит?
web-pra-ask-build = { $tile }: строить здесь?
web-pra-ask-worker = { $tile }: кто здесь работает?
web-pra-ask-work = { $tile }: отправить на работу?
web-pra-ask-helper = Что сделает рабочий на пенсии?
web-pra-ask-die = Что сделает ваш кубик { $pips }?
web-pra-ask-forge = Сколько оружия выковать?
web-pra-ask-trade = Торговля с банком
web-pra-step-tile = плитка
web-pra-step-cell = место и поворот
web-pra-step-worker = рабочий
web-pra-part-tile = плитка
web-pra-part-plazas = площади
web-pra-to = получит { $name }
web-pra-turn = Повернуть
web-pra-back = Назад
web-pra-do-build = Построить
web-pra-do-work = Работать
web-pra-do-trade = Торговать
web-pra-do-forge = Выковать
web-pra-pass = Пас
web-pra-sure = Пасовать до конца хода? { $n ->
    [one] Ещё ждёт { $n } рабочий.
    [few] Ещё ждут { $n } рабочих.
   *[many] Ещё ждут { $n } рабочих.
}
web-pra-choose-side = Какую сторону планшета вы берёте?
web-pra-side-a = одинаковая у всех
web-pra-side-b = только ваша
web-pra-side-label = Сторона { $side }: плата { $wage }, пенсия { $pension }
web-pra-take-side = Взять сторону { $side }
web-pra-turn-n = Ход { $turn }
web-pra-last-turn = Последний ход ({ $turn })
web-pra-era = Эпоха { $era }
web-pra-era-note = Рабочий, ушедший на пенсию сейчас, даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-pra-order = Порядок хода
web-pra-zoom-out = Отдалить
web-pra-zoom-in = Приблизить
web-pra-fit = Показать весь город
web-pra-about-monument = Памятник: очки строителю и площади городу. Здесь никто не работает.
web-pra-about-gold-mine = Рабочий приносит столько золота, сколько на нём точек. Тяжёлый труд: в конце хода он получает ещё точку.
web-pra-about-sawmill = Рабочий приносит столько дерева, сколько на нём точек. Тяжёлый труд: в конце хода он получает ещё точку.
web-pra-about-quarry = Рабочий приносит столько камня, сколько на нём точек. Тяжёлый труд: в конце хода он получает ещё точку.
web-pra-about-marble-mine = Рабочий приносит столько мрамора, сколько на нём точек. Тяжёлый труд: в конце хода он получает ещё точку.
web-pra-about-smith = Превратите дерево в оружие один к одному, не больше, чем точек на рабочем. Тяжёлый труд: в конце хода он получает ещё точку.
web-pra-about-curia = Возьмите { $n } золота за каждую свою плитку, включая начальную шахту.
web-pra-about-forum = Возьмите { $n } золота за каждого своего активного рабочего, свободного или занятого.
web-pra-about-maia = Получите { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} за каждого своего активного рабочего, свободного или занятого.
web-pra-about-apollo = Получите { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} за каждую свою плитку.
web-pra-about-plutus = Получите { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} за каждую единицу дерева и камня, что у вас есть. Ничего не тратится.
web-pra-about-mercury = Получите { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} за каждую единицу мрамора и оружия, что у вас есть. Ничего не тратится.
web-pra-about-venus = Получите очки своего деления морали; ниже нуля храм ничего не даёт.
web-pra-about-colosseum = Ваша мораль растёт на { $n } за каждые { $per } свои плитки.
web-pra-about-oracle = Ваша мораль растёт на { $n } за каждых { $per } рабочих на пенсии.
web-pra-about-worker-camp = Отправьте крестьянина учиться. Активным он станет через два хода, с Академией через один.
web-pra-about-market = Продавайте и покупайте сколько угодно товаров по ценам своего планшета.
web-pra-about-outpost = Постройте стену, которую требует Цезарь: заплатите, получите её очки и премию за каждую построенную ранее стену.
web-pra-about-academy = В конце хода все ваши новички ступени I сразу становятся активными. Рабочий не нужен; каждый игрок пользуется ею раз за ход.
web-pra-about-labor-camp = Ваш рабочий на пенсии один раз строит или работает, как если бы на нём было { $n } точек. Каждый игрок пользуется им раз за ход.
web-pra-about-gold = Идёт на плату, пенсии, сборы и плитки. В конце всё обращается в золото, а золото в очки.
web-pra-about-good = Идёт на плитки и стены. Покупается и продаётся на Рынке по ценам вашего планшета, а в конце игры продаётся.
