hw-title = Mur Hadriana
hw-option-players = liczba graczy
hw-option-difficulty = ile kart ataku przynoszą Piktowie
hw-option-easy = od 1 do 8 kart ataku rocznie
hw-option-normal = od 1 do 10 kart ataku rocznie
hw-option-hard = od 1 do 12 kart ataku rocznie
hw-option-mode = kto i kiedy może działać
hw-option-simultaneous = wszyscy naraz; kto skończył, działa znowu tylko po otrzymaniu zapłaty
hw-option-live = wszyscy naraz; kto skończył, może działać znowu, póki trwa Rok
hw-option-canonical = po kolei wokół stołu, po jednej akcji
hw-option-campaign = fort kampanii jednoosobowej, 0 oznacza brak
hw-option-reward = czy wyzwanie poprzedniego fortu zostało spełnione

hw-count = { $count } × { $what }
hw-choice = jedno z: { $among }
hw-number = { $number }
hw-list = { $list }
hw-name = { $name }
hw-of = { $filled } z { $all }
hw-gladiator = wytrenowane: { $trained } z { $all }, stracone: { $damage }
hw-diplomat = { $cohort }, pozostałe Łaski: { $favors }
hw-prospect-card = { $card } (towar { $good }, wzór: { $pattern })
hw-neutral-card = { $card } (towar { $good }, wzór: { $pattern }), na karcie: { $pieces }

hw-do-path = { $card } jako karta Ścieżki
hw-do-gain = wybór: { $attribute }
hw-do-cohort = wykreślenie pola: { $cohort }
hw-do-favor = { $cohort }: { $temple ->
    [one] { $temple } Łaska świątyni
    [few] { $temple } Łaski świątyni
   *[other] { $temple } Łask świątyni
} i { $diplomat ->
    [one] { $diplomat } Łaska dyplomaty
    [few] { $diplomat } Łaski dyplomaty
   *[other] { $diplomat } Łask dyplomaty
}
hw-do-no-favor = { $cohort }: bez Łaski
hw-do-track = wykreślenie pola: { $track }
hw-do-fort = wykreślenie pola Fortu, zapłata: { $pay }
hw-do-build = budowa: { $building }
hw-do-train-builder = szkolenie Budowniczego na strażnika Muru
hw-do-forum = Forum: { $give } i { $also } w zamian za: { $gain }
hw-do-citizen = wykreślenie pola: { $citizen }
hw-do-buy-good = zakup towaru na pole { $hexagon } ({ $source })
hw-do-perform = przedstawienie { $box }
hw-do-train-gladiator = trening: { $gladiator }, zapłata: { $pay }
hw-do-battle = walka: { $gladiator }
hw-do-serve-temple = służba w świątyni: { $pay }
hw-do-bribe = łapówka { $box }
hw-do-ruling = wyrok sądu: { $column }
hw-do-diplomat = wysłanie Dyplomaty: { $cohort }
hw-do-scout = zwiad { $cells } ({ $source })
hw-do-stop = koniec działań w tym Roku
hw-move-costs = { $action } (koszt: { $cost })
hw-move-costs-and-brings = { $action } (koszt: { $cost }) → { $icons }
hw-move-brings = { $action } → { $icons }

hw-prompt-over = Gra się skończyła.
hw-prompt-wait = Trwa oczekiwanie: { $seats }.
hw-prompt-path = Która z dwóch kart zostanie kartą Ścieżki?
hw-prompt-road = Wybierz Atrybut za Drogę (pozostało: { $left ->
    [one] { $left } wybór
    [few] { $left } wybory
   *[other] { $left } wyborów
}).
hw-prompt-action = Wykonaj akcję albo zakończ działania. Twoja plansza: { $board }.
hw-prompt-stopped = Zakończono działania, ale wciąż można wykonać akcję. Twoja plansza: { $board }.
hw-prompt-cohort = Która Kohorta otrzyma pole?
hw-prompt-attribute = Który Atrybut wybierasz?
hw-prompt-favors = Użyć Łask? { $cohort }: { $through ->
    [one] przedziera się { $through } atak
    [few] przedzierają się { $through } ataki
   *[other] przedziera się { $through } ataków
}.

hw-event-year = Zaczyna się Rok { $year }
hw-event-fate-income = Karta Losu { $card } daje każdemu: { $gain }
hw-event-fate-skipped = Karta Losu { $card } ma za mało Legionistów i zostaje odrzucona
hw-event-reshuffled = Odrzucone karty Losu zostają przetasowane w nowy stos
hw-event-drew = { $seat } dobiera: { $cards }
hw-event-drew-hidden = { $seat } dobiera dwie karty
hw-event-chose = { $seat } wybiera kartę Ścieżki: { $card }
hw-event-chose-hidden = { $seat } – wybór dokonany
hw-event-revealed = { $seat } odkrywa kartę Ścieżki { $path } i kartę Rozwoju { $prospect }: { $gain }
hw-event-neutral = Karta neutralna: { $card }
hw-event-sheet-income = { $seat }: dochód z Arkuszy: { $gain }
hw-event-road-income = { $seat }: Droga daje: { $gains }
hw-event-acted = { $seat }: { $action }
hw-event-acted-gains = { $seat }: { $action } → { $gains }
hw-event-good-turned = { $seat } odkrywa kartę Losu { $card }: towar { $good }
hw-event-survived = { $seat }: karta Losu { $card }, obrażenia { $damage }; przeżywa: { $gladiator }
hw-event-died = { $seat }: karta Losu { $card }, obrażenia { $damage }; ginie: { $gladiator }
hw-event-paid = { $seat } płaci ({ $to }): { $piece }
hw-event-paid-neutral = { $seat } kładzie na karcie neutralnej { $card }: { $piece }
hw-event-stopped = { $seat } kończy działania
hw-event-reopened = { $seat } może znowu działać
hw-event-attack = Piktowie atakują: lewa { $left }, środek { $center }, prawa { $right }
hw-event-defended = { $seat }: { $through ->
    [one] przedarł się { $through } atak
    [few] przedarły się { $through } ataki
   *[other] przedarło się { $through } ataków
}; Pogarda +{ $disdain }, Waleczność +{ $valor }: { $gains }
hw-event-over = Gra się skończyła

hw-refused-over = Gra się skończyła.
hw-refused-not-to-act = Nie ma teraz nic do rozstrzygnięcia przez Ciebie.
hw-refused-already-stopped = Twoje działania są już zakończone.
hw-refused-not-now = Teraz rozstrzyga się coś innego.
hw-refused-answer-first = Najpierw trzeba odpowiedzieć na otwarte pytanie.
hw-refused-not-offered = To nie jest żadna z oczekiwanych odpowiedzi.
hw-refused-not-drawn = Tej karty nie dobrano.
hw-refused-cannot-pay = Na planszy brakuje kosztu: { $cost }.
hw-refused-wrong-piece = Nie tym się tutaj płaci.
hw-refused-full = Nie ma już wolnych pól.
hw-refused-granary = Następne pole leży w kolumnie, która wymaga większego Spichlerza.
hw-refused-fort = Fort nie sięga następnego pola.
hw-refused-already-built = Ta Budowla już stoi.
hw-refused-building = Najpierw musi stać: { $building }.
hw-refused-requirement = Wymagany poziom: { $track } { $level }.
hw-refused-guard = Nie ma otwartego pola Straży dla szkolonego.
hw-refused-forbidden = Ten fort kampanii na to nie pozwala.
hw-refused-this-year = To już zrobiono w tym Roku.
hw-refused-marked = To pole jest już zaznaczone.
hw-refused-no-such-box = Nie ma takiego pola.
hw-refused-exchange = Forum nie oferuje takiej wymiany.
hw-refused-own-good = Towaru z własnej karty nie można kupić.
hw-refused-source = Nie ma tu takiego źródła.
hw-refused-dead = Ten Gladiator nie żyje.
hw-refused-untrained = Ten Gladiator nie jest jeszcze wytrenowany.
hw-refused-no-disdain = Nie masz Pogardy do usunięcia.
hw-refused-cohort-served = Tę Kohortę wspiera już Dyplomata.
hw-refused-does-not-fit = Wzór się tam nie mieści.
hw-refused-favor = Nie masz tych Łask.
hw-refused-cancel = Przedarłoby się mniej ataków.

hw-sheet-table = Rok { $year } z 6
hw-sheet-difficulty = Poziom trudności
hw-sheet-flag = Flaga
hw-sheet-attack-cards = Karty ataku
hw-sheet-draw-pile = Pozostałe karty Losu
hw-sheet-neutral = Karta neutralna
hw-sheet-fort = Fort kampanii
hw-sheet-seat = { $seat }
hw-sheet-board = Plansza Gracza
hw-sheet-score = Punkty teraz
hw-sheet-paths = Karty Ścieżki
hw-sheet-drawn = Dobrane karty
hw-sheet-prospect = Karta Rozwoju
hw-sheet-stopped = Działania w tym Roku zakończone.
hw-sheet-left = Lewy Arkusz
hw-sheet-right = Prawy Arkusz
hw-sheet-track = Tor
hw-sheet-filled = Wykreślone
hw-sheet-next = Następne pole
hw-sheet-buildings = Budowle
hw-sheet-map-legend = Mapa zwiadowców: # – pole wypełnione, r – { $resource }, s – { $servant }, kropka – nic.

hw-score-attribute = { $attribute }
hw-score-path = Karta Ścieżki { $card } (liczba: { $count })
hw-score-disdain = Pogarda ({ $count })
hw-score-rank = Ranga: { $rank }
hw-score-fort-won = Wszystkie cele osiągnięte: { $fort }
hw-score-fort-lost = Cele nieosiągnięte: { $fort }
hw-score-challenge-met = Wyzwanie spełnione.
hw-score-challenge-missed = Wyzwanie niespełnione.
hw-end-years = Minęło sześć Lat.
hw-tie-disdain = Remis punktowy; rozstrzyga mniejsza Pogarda.
hw-tie-paths = Remis w punktach i Pogardzie; rozstrzygają punkty kart Ścieżki.
hw-tie-shared = Remis we wszystkim; zwycięstwo jest wspólne.

# What a preview names instead of telling it.
hw-unknown-fate = Zostanie odkryta karta Losu.
hw-unknown-draw = Zostaną dobrane dwie karty.
hw-unknown-revealed = Zostaną odkryte karty pozostałych graczy.
hw-unknown-neutral = Zostanie odkryta karta neutralna.
hw-unknown-good = O towarze zdecyduje karta Losu.
hw-unknown-damage = O wyniku walki zdecyduje karta Losu.
hw-unknown-attack = Piktowie zaatakują: zostaną odkryte karty ataku.

# The campaign
hw-sheet-rank = Ranga teraz
hw-sheet-fort-rule = Zasada specjalna
hw-sheet-fort-goal = Cel
hw-sheet-fort-challenge = Wyzwanie
hw-goal-met = { $goal }: spełnione (teraz { $have })
hw-goal-open = { $goal }: niespełnione (teraz { $have })
hw-goal-score = co najmniej { $n } punktów
hw-goal-path-points = co najmniej { $n } punktów za karty Ścieżki
hw-goal-attributes = Atrybuty mające co najmniej { $boxes } pól: { $n }
hw-goal-attribute = { $name }: co najmniej { $n } pól
hw-goal-built = zbudowano: { $name }
hw-goal-complete = ukończono: { $name }
hw-goal-map = mapa zwiadowców jest pełna
hw-goal-no-favors = żadna Łaska nie została użyta
hw-goal-landmarks = budowle szczególne: co najmniej { $n }
hw-goal-no-disdain = brak Pogardy na koniec gry
hw-goal-wall-sections = ukończone odcinki Muru: { $n }
hw-goal-large-buildings = duże budynki: co najmniej { $n }
hw-goal-cohorts = ukończone kohorty: { $n }
hw-goal-production = kółka Produkcji Surowców: co najmniej { $n }
hw-goal-goods = towary: co najmniej { $n }
hw-goal-citizen-tracks = ukończone tory obywateli: { $n }
hw-goal-temples = świątynie z wypełnionymi wszystkimi polami: { $n }
hw-goal-scout-columns = ukończone kolumny mapy zwiadowców: { $n }
hw-goal-strength = łączna siła gladiatorów: { $n }
hw-goal-guard-sections = ukończone odcinki Straży: { $n }
hw-fort-one-neutral-card = Jedna karta neutralna na rok zamiast dwóch.
hw-fort-dearer-buildings = Spichlerze, hotele, warsztaty, drogi i budynki prawego arkusza kosztują o jeden surowiec więcej.
hw-fort-no-diplomats = Nie można wysyłać dyplomatów.
hw-fort-late-wall = Przed rokiem 3 nie wolno wypełniać Muru ani Ostrokołu.
hw-fort-two-soldiers = W roku 1 odkrywa się karty Losu, aż pojawi się karta z dwoma legionistami.
hw-fort-dear-mining = Pole „Las i Kopalnie” kosztuje dwóch sług.
hw-fort-more-attacks = Każdego roku o jedną kartę ataku więcej.
hw-fort-forbidden = Niedozwolone: { $buildings }.
