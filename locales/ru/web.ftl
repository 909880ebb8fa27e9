# The browser client.
web-welcome = Место за римским столом
web-welcome-about = Настольные игры Древнего Рима по полным правилам — с людьми или с сильными компьютерными соперниками. Без регистрации.
web-about-glory-to-rome = Рим сгорел. Каждая карта — работник, материал или здание: отстройте город быстрее и богаче других.
web-about-trajan = Сейте фишки по кругу — и пусть шесть путей римской жизни питают друг друга.
web-about-hadrians-wall = Шесть лет стройте и охраняйте участок Вала — все игроки одновременно.
web-about-praetor = Ваши работники становятся опытнее — и старше, — пока вокруг растёт город.
web-opponents = Соперники
web-play-bots = Играть с ботами
web-more-choices = Больше настроек
web-players = игроки
web-n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
web-your-tables = Ваши столы
web-your-turn = Ваш ход
web-others-turn = Ждём остальных
web-games = Игры
web-game = Игра
web-navigation = Страницы
web-lobby = Зал
web-rules = Правила
web-ranking = Рейтинг
web-me = Вы
web-settings = Настройки
web-home = На главную
web-lost = Здесь ничего нет
web-unreachable = Сервер не отвечает
web-problem-connection = Нет связи с сервером. Проверьте соединение и попробуйте снова.
web-offline = Связь потеряна. Подключаемся снова…
web-again = Ещё раз
web-close = Закрыть
web-cancel = Отмена
web-take-back = Вернуть ход
web-confirm = Подтвердить
web-yes = Да
web-no = Нет
web-all = Все
web-name = Имя
web-saved = Сохранено.

# Lobby and new tables.
web-new-table = Новый стол
web-make-table = Открыть стол
web-no-tables = Открытых столов нет. Начните игру с ботами.
web-with-room = Со свободным местом
web-code = Код
web-join = Войти
web-watch = Смотреть
web-seats = Места
web-seat = Место { $seat }
web-seat-me = Я
web-seat-open = Свободно
web-seat-add = Добавить место
web-seat-remove = Убрать место
web-bot = Бот ({ $level })
web-bot-a = Авл
web-bot-b = Брут
web-bot-c = Кассия
web-bot-d = Друз
web-bot-e = Энния
web-bot-f = Фабий
web-clock = Часы
web-clock-none = Без часов
web-clock-real-time = { $minutes } мин + { $increment } с
web-clock-days = { $days } дн. на решение
web-clock-kind-real-time = Минуты на всю игру
web-clock-kind-days = Дни на каждое решение
web-minutes = Минуты
web-increment = Секунды на решение
web-days = Дни
web-days-left = { $n } дн.
web-options = Настройки игры
web-house-rules = Домашние правила
web-as-edition = как в издании
web-listed = Показать в зале
web-draw-seats = Разыграть места
web-allow-hints = Разрешить подсказки
web-gathering = Стол собирается
web-closed = Этот стол закрыт
web-invite = Пригласить
web-invite-about = Тот, у кого есть ссылка или код, может занять свободное место.
web-link = Ссылка
web-copy = Копировать
web-copied = Скопировано
web-sit = Сесть здесь
web-place-bot = Бот
web-place-open = Освободить
web-begin = Начать
web-close-table = Закрыть стол
web-leave = Встать
web-wait-host = Игру начнёт хозяин стола.

# At the table.
web-no-table = Этот стол нельзя показать
web-prompt = Что требуется
web-pick-further = Теперь выберите, что с этим сделать.
web-more = и ещё { $n }
web-all-moves = Все ходы
web-search-moves = Поиск хода
web-common = Стол
web-points = Очки
web-map = Карта
web-nothing-found = Ничего не найдено
web-to-act = решает
web-thinking = Думаю…
web-undo = Вернуть
web-undo-ask = Попросить о возврате хода
web-undo-asked = { $name } просит вернуть ход.
web-hint = Подсказка
web-log = Журнал
web-jump = Посмотреть этот момент
web-say = Сказать что-нибудь
web-send = Отправить
web-mute = Не слышать: { $name }
web-menu = Меню
web-fullscreen = Полный экран
web-pause = Пауза
web-paused = Пауза
web-resume = Продолжить
web-return = Вернуться за стол
web-stand-in = Бот сыграет за: { $name }
web-stand-in-me = Пусть за меня играет бот
web-resign = Сдаться
web-resign-sure = Точно сдаться?
web-watching = Вы смотрите
web-spectators = Зрители
web-result = Результат
web-not-finished = Игра не доиграна.
web-rematch = Реванш

# Replay and fairness.
web-replay = Повтор
web-back-to-table = Назад к столу
web-seen-by = Чьими глазами
web-seen-by-spectator = Как зритель
web-all-open = Всё открыто
web-first = К началу
web-last = В конец
web-step = Шаг
web-step-back = Шаг назад
web-run = Пуск или пауза
web-moment = Момент
web-copy-moment = Ссылка
web-curve = График
web-curve-about = Очки, которые можно было сосчитать в каждый момент. Пунктир отмечает самые большие перемены.
web-turning-point = Ход { $ply }
web-analyze = Пусть сильный бот оценит партию
web-analysis = Анализ
web-analysis-about = Чего каждый игрок мог ждать после каждого решения: внизу последнее место, вверху победа.
web-analysis-turn = { $name }: сыграно «{ $played }», лучше на { $lost } % было «{ $best }».
web-analysis-lost = { $name }: отдано { $lost } %
web-what-if = А если бы?
web-what-if-about = Продолжите с хода { $ply } в одиночку против ботов. Сыгранная партия останется как есть.
web-play-on = Играть дальше
web-record = Запись
web-fair-good = Раздача была честной
web-fair-bad = Раздача не совпадает с обязательством
web-fair-checking = Проверяем раздачу…
web-fair-about = Перед игрой сервер опубликовал SHA-256 тайного зерна. Теперь зерно открыто, и любой может убедиться, что ничего не изменилось.
web-fair-commitment = Объявлено до игры
web-fair-seed = Зерно
web-fair-browser = Ваш браузер
web-fair-server = Сервер
web-fair-fits = совпадает
web-fair-differs = не совпадает
web-fair-unknown = не проверено

# People.
web-history = Сыгранные партии
web-places = Место в каждой из последних партий: чем выше, тем лучше; золото — победа.
web-no-history = Завершённых партий пока нет.
web-show-more = Показать ещё
web-statistics = Статистика
web-won-of = побед: { $wins } из { $games }
web-wins = Победы
web-mean-rank = Среднее место
web-mean-points = В среднем очков
web-best-points = Лучший результат
web-rating = Рейтинг
web-games-played = Партии
web-with-bots = с ботами
web-among-people = между людьми
web-no-ranking = Здесь пока никого нет.
web-account-stranger = Мы ещё не знакомы: имя вы получите, когда впервые сядете за стол.
web-account-guest = Вы играете как гость { $name }. С паролем партии и рейтинг останутся вашими на любом устройстве.
web-account-known = Вы — { $name }.
web-account-make = Создать учётную запись
web-login = Войти
web-logout = Выйти
web-rename = Переименовать
web-password = Пароль
web-password-change = Сменить пароль
web-password-new = Новый пароль
web-device = Другое устройство
web-device-about = Введите код с другого устройства и продолжайте здесь.
web-device-code = Продолжить на другом устройстве
web-device-take = Продолжить здесь

# Settings.
web-language = Язык
web-theme = Оформление
web-theme-auto = Как на устройстве
web-theme-light = Светлое
web-theme-dark = Тёмное
web-motion = Движение
web-motion-calm = Спокойное
web-motion-quick = Быстрое
web-motion-none = Нет, только подсветка
web-set-confirm = Подтверждать ходы
web-set-confirm-about = Ход отправляется после второго нажатия.
web-set-forced = Пропускать вынужденные решения
web-set-forced-about = Если возможен лишь один ход, он делается сам через мгновение.
web-set-patterns = Узоры
web-set-patterns-about = Материалы отличаются не только цветом, но и узором.
web-set-sound = Звук
web-set-sound-about = Две тихие ноты, когда ваш ход.

# Rules.
web-search-rules = Поиск по правилам
web-rules-sources = Показать, откуда взято каждое правило
web-rules-in-english = Текст правил на английском; названия карт и всё за столом — на русском.
web-rules-guide = Простыми словами
web-rules-clauses = Пункт за пунктом
web-contents = Содержание
web-table-of-rules = Таблица

# Glory to Rome.
web-gtr-you = Вы
web-gtr-center = Центр
web-gtr-others = Другие
web-gtr-round = Раунд { $n }
web-gtr-leader = первый игрок
web-gtr-pool = Рынок
web-gtr-in-town = В городе
web-gtr-out-of-town = За городом
web-gtr-deck = Колода
web-gtr-jacks = Джокеры
web-gtr-jack = Джокер
web-gtr-influence = Влияние
web-gtr-clients = Сотрудники
web-gtr-stockpile = Склад
web-gtr-vault = Дом
web-gtr-hand = Рука
web-gtr-camp = Планшет
web-gtr-structures = Здания
web-gtr-points = Очки
web-gtr-empty = пусто
web-gtr-complete = построено
web-gtr-progress = { $n } из { $needed }
web-gtr-shared = общее
web-gtr-value = ценность { $n }
web-gtr-known = видели все: { $cards }
web-gtr-petition = Петиция
web-gtr-pair = Пара
web-gtr-concede = Признать поражение
web-gtr-demand = Рим требует: { $materials }
web-gtr-counted = { $n } × { $name }
web-gtr-actions-left = { $n ->
    [one] ещё { $n } действие
    [few] ещё { $n } действия
   *[other] ещё { $n } действий
}

# The feel of the table.
web-since = После вашего хода
web-since-again = Показать ещё раз
web-log-show = Показать на поле
web-log-set-up = Подготовка: { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
}
web-log-latest = К последнему
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-gestures = Жесты
web-table = Стол
web-undo-steps = (всего { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
})
web-stood-in = За вас играет бот ({ $level }).
web-set-notify = Уведомления
web-set-notify-about = Когда наступает ваш ход, а вы смотрите в другое место, браузер сообщит об этом.
web-sound-on = Включить звук
web-sound-off = Выключить звук
web-final = Нельзя вернуть
web-lost-about = Этот адрес не ведёт ни к столу, ни к игре, ни к одной из наших страниц. Возможно, он обрезан или стола уже нет.
web-shortcuts = Горячие клавиши
web-key-walk = переход от места к месту и выбор
web-key-digits = сделать один из предложенных ходов
web-key-search = искать среди всех ходов
web-key-confirm = подтвердить выбранный ход
web-key-escape = отменить выбранное или отложенное
web-key-inspect = прочитать о том, на что указано
web-key-hint = подсказка
web-key-undo = вернуть ход
web-key-replay = шаги повтора
web-key-help = эти клавиши
