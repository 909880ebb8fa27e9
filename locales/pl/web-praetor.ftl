web-pra-city = Miasto
web-pra-others = Inni
web-pra-you = Ty
web-pra-caesar-tab = Cezar
web-pra-cell = Wolne pole, rząd { $row }, kolumna { $column }: najwyżej { $points } za place
web-pra-fee = opłata: { $fee }
web-pra-fee-others = Inni płacą właścicielowi:
web-pra-built-by = buduje { $name }, kość { $pips }
web-pra-worked-by = pracuje tu { $name }, kość { $pips }
web-pra-offer = { $tile }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, koszt: { $cost }
web-pra-rail = Dostępne kafelki
web-pra-in-hand = w ręce
web-pra-short = brakuje
web-pra-gone = { $tile }: już w mieście. Nowy kafelek przyjdzie na koniec tury.
web-pra-stack = Stos miasta: { $n ->
    [one] { $n } kafelek
    [few] { $n } kafelki
   *[many] { $n } kafelków
}, z ery I: { $one }, z ery II: { $two }
web-pra-stack-parts = I: { $one } · II: { $two }
web-pra-caesar = Cezar żąda
web-pra-more-walls = jeszcze { $n }
web-pra-demand = Cezar żąda: { $cost }, i daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-pra-your-walls = { $n ->
    [one] twój { $n } mur
    [few] twoje { $n } mury
   *[many] twoich { $n } murów
} +{ $bonus }
web-pra-reach = stać cię na to teraz
web-pra-reach-then = nadal cię na to stać
web-pra-then = potem:
web-pra-wall-built = Mur tej tury już stoi.
web-pra-no-walls = Nie ma już murów.
web-pra-wall = Mur Cezara
web-pra-wall-back = Na odwrocie: +{ $bonus } za każdy późniejszy mur
web-pra-side = strona { $side }
web-pra-points = { $n ->
    [one] { $n } punkt uznania
    [few] { $n } punkty uznania
   *[many] { $n } punktów uznania
}
web-pra-buy = Kupno
web-pra-sell = Sprzedaż
web-pra-prices = Cena kupna i sprzedaży
web-pra-workers = Aktywni robotnicy
web-pra-wages = pensja { $wage }, emerytura { $pension }
web-pra-wage = robotnik
web-pra-pension = emeryt
web-pra-die = Gotowy robotnik, kość { $pips }
web-pra-ready = gotowy
web-pra-retires = emerytura +{ $points }
web-pra-becomes = będzie { $pips }
web-pra-stays = zostaje { $pips }
web-pra-no-workers = Brak aktywnych robotników.
web-pra-villagers = Wieśniacy
web-pra-novices-1 = Nowicjusze I
web-pra-novices-2 = Nowicjusze II
web-pra-retired = Emeryci
web-pra-due = na koniec tury; aktywni: { $active }, emeryci: { $retired }
web-pra-due-short = płace
web-pra-spare = zostanie złota: { $n }
web-pra-lacks-morale = brakuje złota: { $n }; morale −{ $levels }
web-pra-lacks-points = brakuje złota: { $n }; punkty −{ $points }
web-pra-lacks-both = brakuje złota: { $n }; morale −{ $levels }, punkty −{ $points }
web-pra-morale = Morale
web-pra-morale-note = punkty na koniec i u Wenus
web-pra-morale-at = Morale, warte { $points }
web-pra-walls = Mury
web-pra-walls-label = Mury: { $n }
web-pra-later-walls = każdy następny +{ $n }
web-pra-none-yet = jeszcze nie ma
web-pra-tiles = Kafelki
web-pra-of = { $n } z { $most }
web-pra-passed = pas
web-pra-desk = Lada
web-pra-forge = Broń
web-pra-less = O jeden mniej
web-pra-more = O jeden więcej
web-pra-sell-one = { $good }: sprzedaj o jedną sztukę więcej
web-pra-buy-one = { $good }: kup o jedną sztukę więcej
web-pra-sold = sprzedaż { $n }
web-pra-bought = kupno { $n }
web-pra-wages-goal = Płace
web-pra-ask = Tura { $turn }: buduj, pracuj albo spasuj
web-pra-note = Przeciągnij lub wybierz kafelek, by go zbudować, albo połóż kość na budynku.
web-pra-ask-cell = Gdzie ma stanąć { $tile }?
web-pra-ask-builder = { $tile }: kto buduje?
web-pra-ask-build = { $tile }: budować tutaj?
web-pra-ask-worker = { $tile }: kto tu pracuje?
web-pra-ask-work = { $tile }: do pracy?
web-pra-ask-helper = Co ma zrobić emeryt?
web-pra-ask-die = Co ma zrobić twoja kość { $pips }?
web-pra-ask-forge = Ile broni wykuwasz?
web-pra-ask-trade = Handel z bankiem
web-pra-step-tile = kafelek
web-pra-step-cell = miejsce i obrót
web-pra-step-worker = robotnik
web-pra-part-tile = kafelek
web-pra-part-plazas = place
web-pra-to = dla: { $name }
web-pra-turn = Obróć
web-pra-back = Cofnij
web-pra-do-build = Buduj
web-pra-do-work = Pracuj
web-pra-do-trade = Handluj
web-pra-do-forge = Wykuj
web-pra-pass = Pasuj
web-pra-sure = Spasować do końca tury? { $n ->
    [one] Czeka jeszcze { $n } robotnik.
    [few] Czekają jeszcze { $n } robotnicy.
   *[many] Czeka jeszcze { $n } robotników.
}
web-pra-choose-side = Którą stronę planszy wybierasz?
web-pra-side-a = taka sama dla wszystkich
web-pra-side-b = tylko twoja
web-pra-side-label = Strona { $side }: pensja { $wage }, emerytura { $pension }
web-pra-take-side = Wybieram stronę { $side }
web-pra-turn-n = Tura { $turn }
web-pra-last-turn = Ostatnia tura ({ $turn })
web-pra-era = Era { $era }
web-pra-era-note = Robotnik, który teraz przejdzie na emeryturę, da { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-pra-order = Kolejność w turze
web-pra-zoom-out = Oddal
web-pra-zoom-in = Przybliż
web-pra-fit = Pokaż całe miasto
web-pra-about-monument = Pomnik: punkty dla budowniczego i place dla miasta. Nikt tu nie pracuje.
web-pra-about-gold-mine = Robotnik przynosi tyle złota, ile ma oczek. Ciężka praca: na koniec tury zyskuje oczko.
web-pra-about-sawmill = Robotnik przynosi tyle drewna, ile ma oczek. Ciężka praca: na koniec tury zyskuje oczko.
web-pra-about-quarry = Robotnik przynosi tyle kamienia, ile ma oczek. Ciężka praca: na koniec tury zyskuje oczko.
web-pra-about-marble-mine = Robotnik przynosi tyle marmuru, ile ma oczek. Ciężka praca: na koniec tury zyskuje oczko.
web-pra-about-smith = Zamień drewno na uzbrojenie, sztuka za sztukę, najwyżej tyle, ile robotnik ma oczek. Ciężka praca: na koniec tury zyskuje on oczko.
web-pra-about-curia = Weź { $n } złota za każdy swój kafelek, także za początkową kopalnię.
web-pra-about-forum = Weź { $n } złota za każdego swojego aktywnego robotnika, gotowego lub wystawionego.
web-pra-about-maia = Zdobądź { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} za każdego swojego aktywnego robotnika, gotowego lub wystawionego.
web-pra-about-apollo = Zdobądź { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} za każdy swój kafelek.
web-pra-about-plutus = Zdobądź { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} za każde posiadane drewno i każdy kamień. Niczego nie wydajesz.
web-pra-about-mercury = Zdobądź { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} za każdy posiadany marmur i każde uzbrojenie. Niczego nie wydajesz.
web-pra-about-venus = Zdobądź punkty swojego pola morale; poniżej zera nic nie daje.
web-pra-about-colosseum = Twoje morale rośnie o { $n } za każde { $per } twoje kafelki.
web-pra-about-oracle = Twoje morale rośnie o { $n } za każdych { $per } twoich emerytów.
web-pra-about-worker-camp = Wyślij wieśniaka na szkolenie. Będzie aktywny po dwóch turach, z Akademią po jednej.
web-pra-about-market = Sprzedaj i kup dowolnie wiele towarów po cenach swojej planszy.
web-pra-about-outpost = Zbuduj mur, którego żąda Cezar: zapłać, zdobądź jego punkty i premię za każdy wcześniej zbudowany mur.
web-pra-about-academy = Na koniec tury wszyscy twoi nowicjusze z etapu I od razu stają się aktywni. Nie trzeba robotnika; każdy gracz może użyć jej raz na turę.
web-pra-about-labor-camp = Twój emeryt raz buduje albo pracuje, jakby miał { $n } oczek. Każdy gracz może go użyć raz na turę.
web-pra-about-gold = Służy do pensji, emerytur, opłat i kafelków. Na koniec wszystko zamienia się w złoto, a złoto w punkty.
web-pra-about-good = Służy do budowy kafelków i murów. Kupuje się go i sprzedaje na Rynku po cenach swojej planszy, a na koniec sprzedaje.
