pra-title = Pretor

pra-option-players = liczba graczy
pra-option-advanced = gra zaawansowana: premie za największy obszar, żetony muru i wieśniaków (3–5 graczy)
pra-option-hard = gra trudna: bez rynków
pra-option-sides = strony plansz graczy
pra-sides-choose = każdy gracz wybiera
pra-sides-a = strona A dla wszystkich
pra-sides-b = strona B dla wszystkich
pra-option-plaza-diagonals = place pasują także między kafelkami stykającymi się tylko rogiem
pra-option-labor-camp-late = obozu niewolników można użyć także bez wolnych aktywnych robotników
pra-option-helper-active = pomagający emeryt liczy się jako aktywny robotnik na Forum i w Świątyni Mai
pra-option-venus-floor = ujemne morale w Świątyni Wenus nie daje nic, zamiast odbierać punkty
pra-option-last-upkeep = szkolenie, doświadczenie, emerytury i pensje także w ostatniej turze
pra-option-negative-score = wynik może spaść poniżej zera
pra-option-markers-limit = kafelek można wybudować tylko z wolnym znacznikiem
pra-option-morale-tie = remisy rozstrzygają punkty pola morale zamiast poziomu
pra-option-color = kolor tego miejsca
pra-option-board = plansza tego miejsca, nazwana według strony B
pra-option-age = wiek gracza do ostatniego rozstrzygnięcia remisu, 0 – nieznany
pra-seat-default = jak zwykle dla tego miejsca
pra-seat-color = ten kolor
pra-seat-board = plansza z tą stroną B

pra-amount = { $good } ×{ $amount }
pra-log-side = { $seat } wybiera stronę { $side } planszy
pra-log-turn = Rozpoczyna się tura { $turn }. Kolejność: { $seats }
pra-log-last-turn = Rozpoczyna się ostatnia tura, { $turn }. Kolejność: { $seats }
pra-log-built = { $seat } buduje: { $tile }, pole { $cell }, robotnik o doświadczeniu { $experience }. Koszt: { $cost }. { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, w tym { $plazas } za place
pra-log-activated = { $seat } aktywuje: { $tile }, doświadczenie { $experience }
pra-log-camp = { $seat } korzysta z pomocy emeryta: { $tile }
pra-log-fee = { $seat } płaci: { $fee } ({ $tile }). Odbiorca: { $owner }
pra-log-gained = { $seat } otrzymuje: { $good } ×{ $amount }
pra-log-forged = { $seat } wykuwa z drewna { $amount ->
    [one] { $amount } sztukę uzbrojenia
    [few] { $amount } sztuki uzbrojenia
   *[other] { $amount } sztuk uzbrojenia
}
pra-log-temple = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}: { $tile }
pra-log-morale = Morale rośnie o { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[other] { $levels } poziomów
} i jest teraz warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} ({ $seat })
pra-log-villager = { $seat } wysyła wieśniaka na szkolenie
pra-log-traded = { $seat } handluje. Sprzedano: { $sold }; kupiono: { $bought }; złoto: { $gold }
pra-log-wall = { $seat } buduje: { $token } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, w tym { $bonus } za wcześniejsze żetony
pra-log-passed = { $seat } pasuje
pra-log-must-pass = { $seat } nie ma żadnej akcji i pasuje
pra-log-novices = Szkolenie, { $seat }: w II etapie { $second }, nowi aktywni { $active }
pra-log-academy = { $seat } używa: { $tile }. Od razu aktywni: { $novices ->
    [one] { $novices } nowicjusz
    [few] { $novices } nowicjusze
   *[other] { $novices } nowicjuszy
}
pra-log-experience = Zdobyte doświadczenie: { $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotnicy
   *[other] { $workers } robotników
} ({ $seat })
pra-log-retired = Na emeryturę: { $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotnicy
   *[other] { $workers } robotników
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} ({ $seat })
pra-log-wages = { $seat } płaci pensje i emerytury: { $gold ->
    [one] { $gold } sztuka złota
    [few] { $gold } sztuki złota
   *[other] { $gold } sztuk złota
}
pra-log-unpaid = { $seat } nie ma na wypłaty, brakuje: { $missing ->
    [one] { $missing } sztuka złota
    [few] { $missing } sztuki złota
   *[other] { $missing } sztuk złota
}. Morale spada o { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[other] { $levels } poziomów
}, strata: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
pra-log-emergency = { $seat } awaryjnie werbuje wieśniaka i traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
pra-log-no-emergency = { $seat } nie werbuje
pra-log-tile-revealed = Nowy dostępny kafelek: { $tile }
pra-log-token-removed = Z gry usunięto: { $token }
pra-log-token-revealed = Odsłonięto: { $token }. Żądanie: { $cost }. { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
pra-log-ended = Gra kończy się po turze { $turn }

pra-no-game-over = Gra jest skończona.
pra-no-not-your-turn = Teraz decyduje ktoś inny.
pra-no-other-decision = Teraz trzeba zdecydować o czymś innym.
pra-no-worker = Wszyscy twoi aktywni robotnicy są już wystawieni.
pra-no-marker = Nie masz wolnego znacznika na kolejny kafelek.
pra-no-not-available = Ten kafelek nie jest dostępny.
pra-no-cost = Nie możesz zapłacić całego kosztu tego kafelka.
pra-no-nothing-to-build = Nie ma kafelka, który możesz wybudować.
pra-no-nothing-to-activate = Nie ma kafelka, który możesz aktywować.
pra-no-not-built = Ten kafelek nie jest wybudowany.
pra-no-space = Pomnika nie można aktywować.
pra-no-special = Specjalnego kafelka nie aktywuje robotnik.
pra-no-activated = Ten kafelek był już aktywowany w tej turze.
pra-no-fee = Nie możesz zapłacić właścicielowi kosztu aktywacji.
pra-no-villager = Nie masz już wieśniaków.
pra-no-token = W tej turze nie ma dostępnego żetonu muru.
pra-no-demand = Nie możesz spełnić żądania z żetonu muru.
pra-no-such-worker = Nie masz wolnego robotnika o takim doświadczeniu.
pra-no-cell-taken = Tam już leży kafelek.
pra-no-cell-apart = To pole nie styka się bokiem z miastem.
pra-no-such-rotation = Kafelek obraca się o 0 do 3 ćwierci.
pra-no-same-rotation = Mniejszy obrót wygląda tak samo.
pra-no-weapons = Robotnik i drewno nie pozwalają na tyle.
pra-no-other-good = Rynek pyta teraz o inny towar.
pra-no-not-held = Nie masz tyle.
pra-no-not-affordable = Nie masz na to dość złota.
pra-no-retired = Nie masz emeryta, który mógłby jeszcze pomóc.
pra-no-camp-worker = Obóz niewolników jest zamknięty bez wolnych robotników.
pra-no-camp = To nie jest obóz niewolników w mieście.
pra-no-camp-used = Ten obóz niewolników był już przez ciebie użyty w tej turze.
pra-no-camp-fee = Nie możesz zapłacić za obóz niewolników.
pra-no-camp-useless = Po opłaceniu obozu nie możesz nic zrobić.
pra-no-academy = To nie jest akademia, za którą możesz zapłacić.

pra-prompt-over = Gra jest skończona.
pra-prompt-wait = Decyduje { $seat }.
pra-prompt-side = Wybierz stronę planszy: A albo B ({ $board }).
pra-prompt-action = Tura { $turn }: wybierz akcję.
pra-prompt-camp = Wybierz obóz niewolników.
pra-prompt-labor = Co robi emeryt?
pra-prompt-build = Wybierz kafelek do wybudowania.
pra-prompt-activate = Wybierz kafelek do aktywacji.
pra-prompt-worker = { $tile }: wybierz robotnika.
pra-prompt-cell = { $tile }: wybierz pole.
pra-prompt-rotation = { $tile }: obróć kafelek.
pra-prompt-smith = Ile uzbrojenia wykuwasz?
pra-prompt-sell = { $good }: ile sprzedajesz? Cena za sztukę: { $price }. Złoto: { $gold }.
pra-prompt-buy = { $good }: ile kupujesz? Cena za sztukę: { $price }. Złoto: { $gold }.
pra-prompt-academy = Czy nowicjusze mają pominąć II etap ({ $novices ->
    [one] { $novices } nowicjusz
    [few] { $novices } nowicjusze
   *[other] { $novices } nowicjuszy
})?
pra-prompt-recruit = Nie masz aktywnego robotnika. Czy zwerbować wieśniaka i stracić { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}?

pra-move-side-a = strona A ({ $board })
pra-move-side-b = strona B ({ $board })
pra-move-build = wybuduj kafelek
pra-move-activate = aktywuj kafelek
pra-move-labor-camp = użyj emeryta w obozie niewolników
pra-move-pass = spasuj do końca tury
pra-move-camp = { $tile }, opłata ({ $owner }): { $fee }
pra-move-camp-free = { $tile }, za darmo
pra-move-build-tile = wybuduj: { $tile } (koszt: { $cost }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
})
pra-move-activate-tile = aktywuj: { $tile }, opłata ({ $owner }): { $fee }
pra-move-activate-free = aktywuj: { $tile }, za darmo
pra-move-worker = robotnik o doświadczeniu { $experience }
pra-move-cell = na polu { $cell }
pra-move-rotate = obrót w prawo o { $quarters ->
    [one] { $quarters } ćwierć
    [few] { $quarters } ćwierci
   *[other] { $quarters } ćwierci
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za place
pra-move-smith = wykuj { $amount ->
    [one] { $amount } sztukę uzbrojenia
    [few] { $amount } sztuki uzbrojenia
   *[other] { $amount } sztuk uzbrojenia
}
pra-move-sell = sprzedaj: { $good } ×{ $amount } za { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[other] { $gold } sztuk złota
}
pra-move-buy = kup: { $good } ×{ $amount } za { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[other] { $gold } sztuk złota
}
pra-move-skip = pomiń II etap: { $tile }, opłata ({ $owner }): { $fee }
pra-move-skip-free = pomiń II etap: { $tile }, za darmo
pra-move-normal = szkol normalnie
pra-move-recruit = zwerbuj i strać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
pra-move-no-recruit = nie werbuj

pra-list = { $items }
pra-number = { $n }
pra-none = brak
pra-sheet-turn = Tura { $turn }
pra-sheet-last-turn = Tura { $turn } (ostatnia)
pra-sheet-order = Kolejność
pra-sheet-passed = Spasowali
pra-sheet-token = Żądanie cesarza
pra-sheet-demand = { $cost } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
pra-sheet-city-stack = Stos kafelków miasta
pra-sheet-stack = I: { $first }, II: { $second }; rewers wierzchniego: { $players }+
pra-sheet-wall-stack = Pozostałe żetony muru
pra-sheet-row = Dostępne kafelki
pra-sheet-city = Miasto
pra-sheet-map-legend = Rogi: { $corners }. Kropka to wolne pole, * kafelek aktywowany.
pra-sheet-worker = { $seat }: { $experience }
pra-sheet-helper = { $seat }: emeryt
pra-price = { $good } { $gold }
pra-sheet-corner = { $letter } = { $pattern }
pra-head-code = Kod
pra-head-tile = Kafelek
pra-head-cost = Koszt
pra-head-points = Punkty
pra-head-fee = Koszt aktywacji
pra-head-corners = Rogi
pra-head-cell = Pole
pra-head-owner = Właściciel
pra-head-workers = Robotnicy
pra-sheet-seat = { $seat } ({ $color })
pra-sheet-score = Punkty uznania
pra-sheet-goods = Zasoby
pra-sheet-active = Wolni aktywni robotnicy
pra-sheet-workers = Inni robotnicy
pra-sheet-others = wieśniacy { $villagers }, nowicjusze I { $first } i II { $second }, emeryci { $retired }
pra-sheet-morale = Morale
pra-sheet-morale-at = poziom { $level }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
pra-sheet-walls = Żetony muru
pra-sheet-board = Plansza
pra-sheet-wages = Złoto co turę
pra-sheet-pay = { $wage } za aktywnego robotnika, { $pension } za emeryta
pra-sheet-market = Ceny na rynku
pra-sheet-rates = kupno { $buy }; sprzedaż { $sell }
pra-sheet-markers = Wolne znaczniki

pra-score-start = Początek gry
pra-score-tiles = Wybudowane kafelki
pra-score-plazas = Place
pra-score-temples = Świątynie
pra-score-walls = Żetony muru
pra-score-retirement = Odejścia na emeryturę
pra-score-unpaid = Niezapłacone pensje
pra-score-recruits = Werbunek awaryjny
pra-score-workers = Doświadczenie aktywnych robotników
pra-score-novices = Nowicjusze
pra-score-morale = Morale
pra-score-resources = Zasoby
pra-score-area = Największy obszar
pra-score-most-walls = Najwięcej żetonów muru
pra-score-villagers = Najwięcej wieśniaków
pra-tie-morale = Rozstrzyga wyższe morale.
pra-tie-walls = Rozstrzyga większa liczba żetonów muru.
pra-tie-tiles = Rozstrzyga większa liczba własnych kafelków.
pra-tie-youngest = Remis wygrywa najmłodszy gracz.
pra-tie-seat = Remis wygrywa niższe miejsce.
pra-end-city = Wyczerpał się stos kafelków miasta.
pra-end-walls = Wyczerpał się stos żetonów muru.
pra-end-both = Wyczerpały się oba stosy.

# What a preview names instead of telling it.
pra-unknown-tile = Pojawią się nowe dostępne kafelki.
pra-unknown-token = Zostanie odsłonięty następny żeton muru.
