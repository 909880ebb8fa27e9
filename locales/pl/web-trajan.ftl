# Plansza Trajana w przeglądarce.
web-trj-you = Ty
web-trj-board = Plansza
web-trj-others = Pozostali
web-trj-provinces = Prowincje
web-trj-district = Dystrykt
web-trj-stacks = Żetony Trajana
web-trj-forum-refill = uzupełniane po kwartale
web-trj-left-pile = Lewy stos
web-trj-right-pile = Prawy stos
web-trj-pile = stos · { $n }
web-trj-deck = talia
web-trj-gray = szara strona
web-trj-empty = pusto
web-trj-ship-identical = Takie same
web-trj-ship-identical-about = jeden rodzaj
web-trj-ship-pairs = Pary
web-trj-ship-pairs-about = różne pary
web-trj-ship-different = Różne
web-trj-ship-different-about = każda inna
web-trj-left-over = zostało: { $n }
web-trj-yours-already = stoi tu twój legionista
web-trj-worth = warta dla ciebie { $n }
web-trj-legionnaire-of = legionista gracza { $seat }
web-trj-leader-of = dowódca gracza { $seat }
web-trj-worker-of = pracownik gracza { $seat }
web-trj-space = rząd { $row }, kolumna { $column }
web-trj-first-gives = pierwszy tego rodzaju daje: { $action }
web-trj-worker-camp = Obóz pracowników
web-trj-camp = obóz
web-trj-firsts = pierwszy z rodzaju daje
web-trj-votes-of = { $seat } { $n ->
    [one] { $n } głos
    [few] { $n } głosy
   *[many] { $n } głosów
}
web-trj-votes-now = Głosy teraz
web-trj-consul = konsul
web-trj-vice-consul = zastępca
web-trj-time = Czas, runda i popyt
web-trj-quarter = Kwartał { $quarter }
web-trj-round = Runda { $n }
web-trj-to-start = do startu
web-trj-demands = Lud żąda
web-trj-met = spełnione
web-trj-missed = niespełnione
web-trj-in-hand = W twojej ręce
web-trj-no-markers = bez znaczników
web-trj-slot = Pole { $slot }
web-trj-arch = łuk Trajana
web-trj-keep = zachowaj
web-trj-drop = połóż
web-trj-points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-trj-cards = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
web-trj-supply = { $n ->
    [one] { $n } pionek w zapasie
    [few] { $n } pionki w zapasie
   *[many] { $n } pionków w zapasie
}
web-trj-needs = Potrzeby
web-trj-kept = zaspokaja w każdym kwartale: { $need }
web-trj-tiles = Żetony
web-trj-built = Budowle
web-trj-display = Wyłożone
web-trj-bonus = Bonusy
web-trj-hand = Ręka
web-trj-place-help = Na każdą tacę trafiają dwa znaczniki, kolory dowolne.
web-trj-deal = Rozłóż za mnie
web-trj-sow-help = Wskaż tacę, aby zobaczyć, dokąd prowadzą jej znaczniki.
web-trj-drop-help = Wybierz znacznik na następną tacę.
web-trj-lands = koniec: { $action }
web-trj-steps = czas +{ $n }
web-trj-steps-end = czas +{ $n }: koniec rundy
web-trj-fulfills = spełnia żeton: +{ $n }
web-trj-best-order = Najlepsza kolejność
web-trj-any-order = Rozłóż resztę
web-trj-areas = Obszary
web-trj-quarter-over = Kwartał { $quarter } dobiegł końca
web-trj-scene-demands = Lud żądał
web-trj-scene-penalty = Kara
web-trj-scene-votes = Głosy
web-trj-scene-office = Urząd i bonus
web-trj-go-on = Dalej
web-trj-look-help = Wskaż miejsce, aby zobaczyć, co by dało.
