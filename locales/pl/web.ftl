# The browser client.
web-welcome = Miejsce przy rzymskim stole
web-welcome-about = Gry planszowe starożytnego Rzymu według pełnych zasad, z ludźmi lub z mocnymi przeciwnikami komputerowymi. Bez zakładania konta.
web-about-glory-to-rome = Rzym spłonął. Każda karta to robotnik, surowiec albo budynek: odbuduj miasto szybciej i bogaciej niż inni.
web-about-trajan = Rozsiewaj znaczniki na swojej planszy i pozwól sześciu drogom rzymskiego życia napędzać się nawzajem.
web-about-hadrians-wall = Przez sześć lat buduj i obsadzaj odcinek Wału, wszyscy gracze jednocześnie.
web-about-praetor = Twoi robotnicy nabierają doświadczenia i lat, gdy miasto rośnie wokół.
web-opponents = Przeciwnicy
web-play-bots = Graj z botami
web-more-choices = Więcej opcji
web-players = gracze
web-n-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[other] { $n } graczy
}
web-your-tables = Twoje stoły
web-your-turn = Twoja kolej
web-others-turn = Czekamy na innych
web-games = Gry
web-game = Gra
web-navigation = Strony
web-lobby = Poczekalnia
web-rules = Zasady
web-ranking = Ranking
web-me = Ty
web-settings = Ustawienia
web-home = Strona główna
web-lost = Tu niczego nie ma
web-unreachable = Serwer nie odpowiada
web-problem-connection = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
web-offline = Utracono połączenie. Łączę ponownie …
web-again = Spróbuj ponownie
web-close = Zamknij
web-cancel = Cofnij wybór
web-take-back = Cofnij ruch
web-confirm = Zatwierdź
web-yes = Tak
web-no = Nie
web-all = Wszystkie
web-name = Imię
web-saved = Zapisano.

# Lobby and new tables.
web-new-table = Nowy stół
web-make-table = Otwórz stół
web-no-tables = Nie ma otwartych stołów. Zagraj z botami.
web-with-room = Z wolnym miejscem
web-code = Kod
web-join = Dołącz
web-watch = Oglądaj
web-seats = Miejsca
web-seat = Miejsce { $seat }
web-seat-me = Ja
web-seat-open = Wolne miejsce
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń miejsce
web-bot = Bot ({ $level })
web-bot-a = Aulus
web-bot-b = Brutus
web-bot-c = Cassia
web-bot-d = Drusus
web-bot-e = Ennia
web-bot-f = Fabius
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-real-time = { $minutes } min + { $increment } s
web-clock-days = { $days } d na decyzję
web-clock-kind-real-time = Minuty na całą grę
web-clock-kind-days = Dni na każdą decyzję
web-minutes = Minuty
web-increment = Sekundy na decyzję
web-days = Dni
web-days-left = { $n } d
web-options = Opcje gry
web-house-rules = Zasady domowe
web-as-edition = jak w wydaniu
web-listed = Pokaż w poczekalni
web-draw-seats = Losuj miejsca
web-allow-hints = Pozwól na podpowiedzi
web-gathering = Stół się zbiera
web-closed = Ten stół został zamknięty
web-invite = Zaproś
web-invite-about = Kto ma ten link lub kod, może zająć wolne miejsce.
web-link = Link
web-copy = Kopiuj
web-copied = Skopiowano
web-sit = Usiądź tutaj
web-place-bot = Bot
web-place-open = Zwolnij miejsce
web-begin = Zacznij
web-close-table = Zamknij stół
web-leave = Wstań od stołu
web-wait-host = Grę rozpocznie gospodarz.

# At the table.
web-no-table = Tego stołu nie można pokazać
web-prompt = O co chodzi
web-pick-further = Teraz wybierz, co z tym zrobić.
web-more = i jeszcze { $n }
web-all-moves = Wszystkie ruchy
web-search-moves = Szukaj ruchu
web-common = Stół
web-points = Punkty
web-map = Mapa
web-nothing-found = Nic nie znaleziono
web-to-act = decyduje
web-thinking = Myślę …
web-undo = Cofnij
web-undo-ask = Poproś innych o cofnięcie
web-undo-asked = { $name } prosi o cofnięcie ruchu.
web-hint = Podpowiedź
web-log = Dziennik
web-jump = Zobacz tę chwilę
web-say = Powiedz coś
web-send = Wyślij
web-mute = Wycisz: { $name }
web-menu = Menu
web-fullscreen = Pełny ekran
web-pause = Wstrzymaj grę
web-paused = Wstrzymano
web-resume = Wznów
web-return = Wróć na miejsce
web-stand-in = Bot gra za: { $name }
web-stand-in-me = Niech bot gra za mnie
web-resign = Poddaj się
web-resign-sure = Na pewno się poddać?
web-watching = Oglądasz
web-spectators = Widzowie
web-result = Wynik
web-not-finished = Gra nie została dokończona.
web-rematch = Rewanż

# Replay and fairness.
web-replay = Powtórka
web-back-to-table = Wróć do stołu
web-seen-by = Oczami
web-seen-by-spectator = Jako widz
web-all-open = Wszystko odkryte
web-first = Na początek
web-last = Na koniec
web-step = Krok
web-step-back = Krok wstecz
web-run = Odtwórz lub zatrzymaj
web-moment = Chwila
web-copy-moment = Link
web-curve = Wykres
web-curve-about = Punkty, które można było policzyć w każdej chwili. Linie przerywane wskazują największe zmiany.
web-turning-point = Ruch { $ply }
web-analyze = Niech silny bot oceni partię
web-analysis = Analiza
web-analysis-about = Czego każdy gracz mógł oczekiwać po każdej decyzji: na dole ostatnie miejsce, u góry zwycięstwo.
web-analysis-turn = { $name }: zagrano „{ $played }”, lepsze o { $lost } % było „{ $best }”.
web-analysis-lost = { $name }: oddane { $lost } %
web-what-if = Co by było?
web-what-if-about = Graj dalej od ruchu { $ply } samotnie przeciw botom. Rozegrana partia pozostaje bez zmian.
web-play-on = Graj dalej
web-record = Zapis
web-fair-good = Rozdanie było uczciwe
web-fair-bad = Rozdanie nie zgadza się ze zobowiązaniem
web-fair-checking = Sprawdzam rozdanie …
web-fair-about = Przed grą serwer opublikował SHA-256 tajnego ziarna. Teraz ziarno jest jawne i każdy może sprawdzić, że nic nie zmieniono.
web-fair-commitment = Opublikowano przed grą
web-fair-seed = Ziarno
web-fair-browser = Twoja przeglądarka
web-fair-server = Serwer
web-fair-fits = zgadza się
web-fair-differs = nie zgadza się
web-fair-unknown = nie sprawdzono

# People.
web-history = Rozegrane partie
web-places = Miejsce w każdej z ostatnich partii: im wyżej, tym lepiej; złoto to zwycięstwo.
web-no-history = Nie ma jeszcze zakończonych partii.
web-show-more = Pokaż więcej
web-statistics = Statystyki
web-won-of = wygrane: { $wins } z { $games }
web-wins = Wygrane
web-mean-rank = Średnie miejsce
web-mean-points = Średnio punktów
web-best-points = Najlepszy wynik
web-rating = Ranking
web-games-played = Partie
web-with-bots = z botami
web-among-people = między ludźmi
web-no-ranking = Nikogo tu jeszcze nie ma.
web-account-stranger = Jeszcze się nie znamy: imię dostaniesz, gdy pierwszy raz usiądziesz do stołu.
web-account-guest = Grasz jako gość { $name }. Z hasłem partie i ranking będą Twoje na każdym urządzeniu.
web-account-known = Jesteś { $name }.
web-account-make = Załóż konto
web-login = Zaloguj
web-logout = Wyloguj
web-rename = Zmień imię
web-password = Hasło
web-password-change = Zmień hasło
web-password-new = Nowe hasło
web-device = Inne urządzenie
web-device-about = Wpisz kod z drugiego urządzenia i graj dalej tutaj.
web-device-code = Graj na innym urządzeniu
web-device-take = Graj tutaj

# Settings.
web-language = Język
web-theme = Wygląd
web-theme-auto = Jak urządzenie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-motion = Ruch
web-motion-calm = Spokojny
web-motion-quick = Szybki
web-motion-none = Brak, tylko podświetlenie
web-set-confirm = Potwierdzaj ruchy
web-set-confirm-about = Ruch jest wysyłany po drugim kliknięciu.
web-set-forced = Wykonuj wymuszone decyzje
web-set-forced-about = Gdy możliwy jest tylko jeden ruch, zostanie wykonany po chwili.
web-set-patterns = Wzory
web-set-patterns-about = Surowce różnią się wzorem, nie tylko kolorem.
web-set-sound = Dźwięk
web-set-sound-about = Dwie ciche nuty, gdy Twoja kolej.

# Rules.
web-search-rules = Szukaj w zasadach
web-rules-sources = Pokaż, skąd pochodzi każda reguła
web-rules-in-english = Tekst zasad jest po angielsku; nazwy kart i wszystko przy stole są po polsku.
web-rules-guide = Prostymi słowami
web-rules-clauses = Punkt po punkcie
web-contents = Spis treści
web-table-of-rules = Tabela

# Glory to Rome.
web-gtr-you = Ty
web-gtr-center = Środek
web-gtr-others = Inni
web-gtr-round = Runda { $n }
web-gtr-leader = przywódca
web-gtr-pool = Pula
web-gtr-in-town = W mieście
web-gtr-out-of-town = Za miastem
web-gtr-deck = Talia
web-gtr-jacks = Senatorowie
web-gtr-jack = Senator
web-gtr-influence = Wpływy
web-gtr-clients = Klienci
web-gtr-stockpile = Skład
web-gtr-vault = Skarbiec
web-gtr-hand = Ręka
web-gtr-camp = Obóz
web-gtr-structures = Obiekty
web-gtr-points = Punkty
web-gtr-empty = pusto
web-gtr-complete = ukończony
web-gtr-progress = { $n } z { $needed }
web-gtr-shared = współdzielony
web-gtr-value = wartość { $n }
web-gtr-known = widziane: { $cards }
web-gtr-petition = Petycja
web-gtr-pair = Para
web-gtr-concede = Uznaj przegraną
web-gtr-demand = Rzym żąda: { $materials }
web-gtr-counted = { $n } × { $name }
web-gtr-actions-left = { $n ->
    [one] jeszcze { $n } akcja
    [few] jeszcze { $n } akcje
   *[other] jeszcze { $n } akcji
}

# The feel of the table.
web-since = Od twojego ostatniego ruchu
web-since-again = Pokaż jeszcze raz
web-log-show = Pokaż na planszy
web-log-set-up = Przygotowanie: { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
}
web-log-latest = Do najnowszych
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-gestures = Gesty
web-table = Stół
web-undo-steps = (razem { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
})
web-stood-in = Gra za ciebie bot ({ $level }).
web-set-notify = Powiadomienia
web-set-notify-about = Gdy przychodzi twoja kolej, a patrzysz gdzie indziej, przeglądarka da znać.
web-sound-on = Włącz dźwięk
web-sound-off = Wyłącz dźwięk
web-final = Nie można cofnąć
web-lost-about = Ten adres nie prowadzi do żadnego stołu, żadnej gry ani żadnej naszej strony. Może został ucięty, a może stołu już nie ma.
web-shortcuts = Skróty klawiszowe
web-key-walk = przechodzenie od miejsca do miejsca i wybór
web-key-digits = wykonanie jednego z podanych ruchów
web-key-search = szukanie wśród wszystkich ruchów
web-key-confirm = potwierdzenie wybranego ruchu
web-key-escape = cofnięcie tego, co wybrane lub wstrzymane
web-key-inspect = opis tego, co wskazane
web-key-hint = podpowiedź
web-key-undo = cofnięcie ruchu
web-key-replay = kolejne chwile powtórki
web-key-help = te skróty
