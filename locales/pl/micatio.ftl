mic-title = Micatio
mic-option-players = liczba graczy
mic-option-goal = liczba punktów, która kończy grę

mic-laid = { $seat } kładzie zakrytą kartę: { $card }
mic-laid-hidden = { $seat } kładzie zakrytą kartę
mic-revealed = { $seat } pokazuje kartę: { $card }
mic-won = { $seat } wygrywa rundę
mic-tied = Nikt nie wygrywa rundy
mic-drew = { $seat } dobiera kartę: { $card }
mic-drew-hidden = { $seat } dobiera kartę
mic-demanded = { $seat } żąda karty; musi ją oddać { $from }
mic-gave = { $seat } oddaje kartę: { $card }; dostaje ją { $to }
mic-cashed = { $seat } wymienia kartę na punkt: { $card }
mic-passed = { $seat } rezygnuje z przysługi

mic-refused-over = Gra jest skończona.
mic-refused-turn = Teraz nie decyduje { $seat }.
mic-refused-not-asked = Teraz trzeba zdecydować o czymś innym.
mic-refused-not-in-hand = Nie masz na ręce karty: { $card }.
mic-refused-deck-empty = Talia jest pusta.
mic-refused-too-low = Na punkty można wymieniać tylko czwórki i piątki.
mic-refused-demand = Karty można żądać tylko od innego gracza, który ją ma.

mic-prompt-over = Gra jest skończona.
mic-prompt-wait = Oczekiwanie na decyzję: { $seats }.
mic-prompt-lay = Połóż zakrytą kartę.
mic-prompt-favor = Wykorzystaj przysługę ({ $left ->
    [one] została { $left } przysługa
    [few] zostały { $left } przysługi
   *[other] zostało { $left } przysług
}).
mic-prompt-give = Oddaj kartę. Dostaje ją { $to }.

mic-move-lay = połóż zakrytą kartę: { $card }
mic-move-draw = dobierz kartę
mic-move-demand = zażądaj karty; oddaje { $seat }
mic-move-cash = odrzuć kartę za punkt: { $card }
mic-move-pass = zrezygnuj z tej przysługi
mic-move-give = oddaj kartę: { $card }

mic-sheet-table = Stół (do { $goal } punktów)
mic-sheet-deck = Talia
mic-sheet-discard = Stos kart odrzuconych
mic-sheet-seat = { $seat }
mic-sheet-points = Punkty
mic-sheet-hand = Ręka
mic-sheet-laid = Wyłożona
mic-cards = { $cards }
mic-number = { $n }
mic-hidden-hand = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}, znane: { $known }
mic-face-down = zakryta
mic-nothing = nic

mic-score-won = Wygrane rundy
mic-score-cashed = Karty wymienione na punkty
mic-end-goal = Ktoś zdobył wymaganą liczbę punktów.
mic-end-no-cards = Ktoś nie ma już kart.
mic-tie-break = Rozstrzyga wyższa suma kart na ręce.

# What a preview names instead of telling it.
mic-unknown-drew = Dobierzesz kartę.
mic-unknown-shown = Pozostali pokażą swoje karty.
