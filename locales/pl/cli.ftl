cli-games-players = od { $fewest } do { $most } graczy
cli-games-default-follows = wynika z pozostałych opcji
cli-games-house-rules = i { $n ->
    [one] { $n } zasada domowa
    [few] { $n } zasady domowe
   *[other] { $n } zasad domowych
 }: --all
cli-result = Wynik
cli-seat = { $seat }
cli-verify-over = Zapis jest poprawny: ruchy ({ $n }) i wynik zgadzają się dokładnie.
cli-verify-unfinished = Zapis jest dotąd poprawny: ruchy ({ $n }) zgadzają się dokładnie; gra nie jest skończona.
cli-verify-deal = Rozdanie było uczciwe: ziarno zgadza się z zobowiązaniem { $commitment }.
cli-play-commitment = Zobowiązanie co do rozdania (SHA-256 ziarna): { $commitment }
cli-play-hello = Wybierz numerem, notacją albo wpisując część wyboru. help pokazuje więcej.
cli-play-hand-over = Teraz decyduje { $seat }. Przekaż klawiaturę i naciśnij Enter.
cli-play-more = { $n ->
    [one] … i jeszcze { $n } możliwość: wpisz jej część, aby ją znaleźć.
    [few] … i jeszcze { $n } możliwości: wpisz część, aby znaleźć właściwą.
   *[other] … i jeszcze { $n } możliwości: wpisz część, aby znaleźć właściwą.
}
cli-play-no-match = Nic tu nie pasuje do „{ $text }”. Wpisz help, aby zobaczyć polecenia.
cli-play-undone = Cofnięto.
cli-play-help =
    NUMER           wybiera tę możliwość
    NOTACJA         wykonuje ten ruch, jak pokazano na szaro
    część tekstu    pokazuje tylko możliwości, które ją zawierają
    hint            najlepsze ruchy według silnego bota
    undo            cofa ostatnią decyzję, o ile nic ukrytego nie wyszło na jaw
    view            pokazuje stół jeszcze raz
    log             wszystko, co się dotąd wydarzyło
    rules KLAUZULA  pokazuje klauzulę zasad albo to, co mówią o danej rzeczy: rules NAZWA
    what RZECZ      czym jest i co robi karta, płytka lub tor
    save [PLIK]     zapisuje grę w nowym pliku
    quit            odejście od stołu
cli-play-no-clause = Zasady nie mają takiej klauzuli ani nie wspominają o takiej rzeczy. Klauzule wyglądają tak: { $example }.
cli-play-no-about = Nic o tym nie wiadomo. Zapytaj o wydrukowaną nazwę.
cli-play-saved = Zapisano jako { $path }.
cli-play-not-saved = Nie udało się zapisać { $path }: { $reason }
cli-play-file-exists = Plik { $path } już istnieje i pozostaje bez zmian. Podaj inną nazwę: save PLIK
cli-play-seed = Ziarno rozdania: { $seed }
cli-play-after = Gra skończona. save [PLIK] zapisuje ją, rules KLAUZULA wyjaśnia, Enter kończy.
cli-undo-nothing = Nie ma czego cofać.
cli-undo-not-yours = Od tego czasu decyzję podjął gracz { $seat }.
cli-undo-revealed = Ostatnia decyzja ujawniła coś ukrytego albo użyła losu: zostaje.
cli-play-hint = { $move }: { $percent } % gry, sprawdzono { $visits } razy
cli-play-hint-alone = { $move }: sprawdzono { $visits } razy
