web-hw-wall = Mur
web-hw-city = Miasto
web-hw-table = Stół
web-hw-wall-sheet = Lewy arkusz: Mur
web-hw-city-sheet = Prawy arkusz: Miasto
web-hw-cohorts = Kohorty
web-hw-granaries = Spichlerze
web-hw-small = Mały
web-hw-medium = Średni
web-hw-large = Wielki
web-hw-small-letter = M
web-hw-large-letter = W
web-hw-from-start = od początku
web-hw-training = Koszary
web-hw-hotel = Zajazd
web-hw-workshop = Warsztat
web-hw-road = Droga
web-hw-gardens = Ogrody
web-hw-temples = Świątynie
web-hw-map = Mapa
web-hw-of = z { $n }
web-hw-a-good = towar
web-hw-each-new-kind = nowy rodzaj
web-hw-a-show = spektakl
web-hw-battles = walki, jedna na Rok
web-hw-if-falls = gdy zginie
web-hw-if-lives = gdy przeżyje
web-hw-serves = służy każdy robotnik, rząd po rzędzie
web-hw-free = za darmo
web-hw-left-letter = L
web-hw-center-letter = Ś
web-hw-right-letter = P
web-hw-yours-or-neighbors = twój lub sąsiada
web-hw-turn = Obróć
web-hw-mirror = Odbij
web-hw-place-it = Połóż

web-hw-box = { $name }, pole { $n }
web-hw-battle-of = { $name }, walka
web-hw-gives = daje: { $what }
web-hw-needs = wymaga: { $what }
web-hw-good-of = Towar { $good }: { $who }
web-hw-pattern-of = Wzór { $pattern }: { $who }
web-hw-favors = { $n ->
    [one] { $n } Łaska dyplomaty
    [few] { $n } Łaski dyplomaty
   *[other] { $n } Łask dyplomaty
}
web-hw-choose = twój wybór
web-hw-chance = decyduje los

web-hw-end-year = Zakończ mój Rok
web-hw-loses = przepada
web-hw-loses-nothing = nic nie przepada
web-hw-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
web-hw-points-word = { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}

web-hw-left = z lewej
web-hw-right = z prawej
web-hw-ended-year = zakończył Rok
web-hw-still-writing = jeszcze pisze
web-hw-waiting = czeka
web-hw-sheets-of = Arkusze: { $who }
web-hw-neutral = Karta neutralna
web-hw-your-prospect = Twój Rozwój
web-hw-own-prospect-use = towar dla innych, wzór także dla ciebie
web-hw-fate-use = dowolny towar, losowo
web-hw-years = Lata i karty ataku
web-hw-picts = Nadciągają Piktowie
web-hw-picts-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, stawka: { $flag }
web-hw-stakes = Stawka: { $n }. Każda to Waleczność albo Pogarda.
web-hw-rank = Ranga

web-hw-paths = Karty Ścieżki
web-hw-path-of = { $n } z { $next }
web-hw-path-most = { $n }, najwyżej { $next }
web-hw-path-full = { $n }: wszystko osiągnięte
web-hw-choose-path = Wybierz kartę Ścieżki
web-hw-as-path = Jako Ścieżka, do końca gry
web-hw-as-prospect = Jako Rozwój, w tym Roku
web-hw-now = Dotąd: { $n }
web-hw-gain = Bierzesz
web-hw-good = Towar dla sąsiadów
web-hw-pattern = Wzór zwiadu
web-hw-take-path = { $card } jako Ścieżka
web-hw-other-prospect = Rozwój: { $card }
web-hw-path-architect = Zbudowane Budowle Specjalne
web-hw-path-aristocrat = Pogarda na koniec gry, najwyżej
web-hw-path-defender = Ukończone odcinki Muru
web-hw-path-engineer = Wielkie budowle
web-hw-path-fighter = Pełne Kohorty
web-hw-path-forager = Wypełnione okręgi Produkcji Surowców
web-hw-path-merchant = Towary na Targu
web-hw-path-planner = Pełne tory Obywateli
web-hw-path-pontiff = Świątynie z wypełnionymi wszystkimi polami
web-hw-path-ranger = Pełne kolumny mapy Zwiadowców
web-hw-path-trainer = Pola siły obu Gladiatorów
web-hw-path-vanguard = Ukończone odcinki Straży

web-hw-attack = Atak Piktów
web-hw-attack-of = Koniec Roku { $year } · { $n ->
    [one] { $n } karta, ta sama
    [few] { $n } karty, te same
   *[other] { $n } kart, te same
} dla wszystkich
web-hw-tower = ataki: { $attacks } · tarcze: { $shields }
web-hw-holds = Linia trzyma
web-hw-breaks = { $n ->
    [one] { $n } się przedziera
    [few] { $n } się przedzierają
   *[other] { $n } się przedziera
}
web-hw-count = Rachunek
web-hw-same-cards = Te same karty, ich mury
web-hw-choosing = wybiera
web-hw-ask-favors = { $cohort }: { $n ->
    [one] przedziera się { $n } atak.
    [few] przedzierają się { $n } ataki.
   *[other] przedziera się { $n } ataków.
} Użyć Łask?
web-hw-keep-favors = Zachowaj wszystkie Łaski
web-hw-spend-favors = { $n ->
    [one] Użyj { $n } Łaski
   *[other] Użyj { $n } Łask
}
web-hw-then-through = przedrze się tu: { $n }
web-hw-go-on = Dalej

web-hw-fort-of = Fort { $n } z { $all }
web-hw-course = Przebieg kampanii wzdłuż Muru
web-hw-goals = Cele
web-hw-challenge = Wyzwanie
web-hw-goal-score = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
web-hw-goal-paths = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} z kart Ścieżki
web-hw-goal-attributes = Atrybuty z { $least } polami: { $n }
web-hw-goal-attribute = { $name }: { $n }
web-hw-goal-built = Zbudowane: { $name }
web-hw-goal-complete = Ukończone: { $name }
web-hw-goal-map = Pełna mapa Zwiadowców
web-hw-goal-no-favors = Bez użycia Łask
web-hw-goal-landmarks = Budowle Specjalne: { $n }
web-hw-goal-no-disdain = Bez Pogardy na koniec
web-hw-goal-citizens = Pełne tory Obywateli: { $n }
web-hw-goal-temples = Wypełnione Świątynie: { $n }
web-hw-goal-strength = Siła Gladiatorów: { $n }
web-hw-goal-goods = Towary na Targu: { $n }
web-hw-rule-one-neutral = Jedna karta neutralna na Rok
web-hw-rule-dearer = Budowle kosztują o Surowiec więcej, prócz Specjalnych
web-hw-rule-forbidden = Nie wolno budować: { $names }
web-hw-rule-no-diplomats = Bez Dyplomatów
web-hw-rule-late-wall = Bez Muru i Ostrokołu przed Rokiem III
web-hw-rule-two-soldiers = Pierwsza karta Losu musi dać dwóch Legionistów
web-hw-rule-dear-mining = Las i Kopalnie kosztują dwóch Sług
web-hw-rule-more-attacks = Co Rok o jedną kartę ataku więcej
