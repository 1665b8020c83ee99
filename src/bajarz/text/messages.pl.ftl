### Słowa programu, po polsku. To, co należy do jednej gry, jest w jej folderze.


## Menu gier

menu-title = Baśniowe gry przy jednej klawiaturze.
menu-usage =
    Aby zagrać, uruchom grę:
      bajarz play fantazja                                ty i bot
      bajarz play fantazja --seat person --seat person    dwie osoby przy jednej klawiaturze
      bajarz play fantazja --seat bot --seat bot          oglądanie dwóch botów
    Wszystko inne: bajarz --help
menu-game = Która gra? (numer; en: in English; q: wyjście)
menu-number = Co wybierasz? (numer, Enter: 1)
menu-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
menu-bots =
    { $count ->
        [2] Ty przeciwko botowi
       *[other] Ty przeciwko botom
    }
menu-people =
    { $count ->
        [2] Dwie osoby przy jednej klawiaturze
        [3] Trzy osoby przy jednej klawiaturze
        [4] Cztery osoby przy jednej klawiaturze
       *[other] Liczba osób przy jednej klawiaturze: { $count }
    }
menu-watch = Grają same boty, ty oglądasz
menu-seat = Miejsce { $number }
menu-level =
    { $count ->
        [one] Jak silny ma być bot? (numer albo nazwa, Enter: uczeń)
       *[other] Jak silne mają być boty? (numer albo nazwa, Enter: uczeń)
    }
menu-level-apprentice = uczeń: bierze to, co opłaca się od razu, i wiele przeocza
menu-level-journeyman = czeladnik: wie, ile co jest warte, ale czasem źle ocenia
menu-level-master = mistrz: patrzy kilka tur naprzód
menu-level-archmage = arcymag: myśli najdłużej, do pół sekundy nad każdą decyzją
menu-name = Imię gracza numer { $number } (Enter: bez imienia)


## Gracze i stół

score-sum = Razem
name-person =
    { $number ->
        [0] Gracz
       *[other] Gracz { $number }
    }
name-bot =
    { $number ->
        [0] Bot
       *[other] Bot { $number }
    }
bot-kind =
    { $player ->
        [apprentice] uczeń
        [journeyman] czeladnik
        [master] mistrz
        [archmage] arcymag
       *[other] { $player }
    }
seat-line =
    { $player ->
        [person] Miejsce { $number }: { $name }
       *[other] Miejsce { $number }: { $name } (bot: { bot-kind })
    }
commitment = Losowanie jest już przesądzone: SHA-256 jego sekretu to { $commitment }. Sekret poznacie na końcu i każdy będzie mógł sprawdzić, co wylosowano.
help-hint = Wpisz numer, akcję albo: pomoc.
hand-over-away = Koniec twojej tury. Naciśnij Enter, żeby wszystko ukryć. Następna osoba: { $name }.
hand-over = { $name }, teraz twoja tura. Naciśnij Enter, gdy nikt inny nie patrzy na ekran.
watch-ask = Enter: następna tura · a: wszystko do końca · q: wyjście
secret = Sekret losowania to { $secret }; jego SHA-256 to { $commitment }, tak jak zapowiedziano.


## Wybieranie

back = Wróć
no-number =
    { $count ->
        [one] Jest tu tylko numer 1.
       *[other] Wpisz numer od 1 do { $count }.
    }
unreadable = Nie rozumiem: „{ $text }”. Wpisz numer z listy, akcję, na przykład { $example }, albo: pomoc.
unreadable-action = „{ $text }” nie jest akcją tej gry.
unreadable-verb = „{ $text }” nie jest akcją: akcja zaczyna się od jednego ze słów { $verbs }.
unreadable-form = „{ $text }” nie jest akcją: powinna wyglądać tak: { $form }.
which-one = To może być:
why-hint = Wszystkie złamane zasady: dlaczego { $action }
why-legal = Żadna zasada nie zabrania: { $action }.
hint = To daje od razu najwięcej Punktów Zwycięstwa (czy to mądre, to już twoja decyzja):
hint-nothing = Teraz nie ma czego doradzić.
yes-or-no = (t/n)


## Polecenia

help =
    W każdej chwili możesz wpisać:
      numer              wybór z listy; 0 wraca
      AKCJA              akcja w zapisie gry, na przykład: { $example }
      Enter              pokaż wszystko od nowa
      dlaczego AKCJA     wszystkie zasady, które złamałaby akcja
      podpowiedź         co od razu daje najwięcej
      cofnij             cofnij swój ostatni krok, o ile niczego nie wylosowano
      legenda            co znaczą znaki
      dziennik [N]       co się dotąd wydarzyło; w całości: dziennik wszystko
      zasady [NUMER]     zasady albo jedna z nich
      zapisz [PLIK]      zapisz grę
      język en|pl        zmień język
      wyjdź              zakończ
log-more =
    { $count ->
        [one] Jest { $count } wiersz; wszystkie: dziennik wszystko
        [few] Są { $count } wiersze; wszystkie: dziennik wszystko
       *[other] Jest { $count } wierszy; wszystkie: dziennik wszystko
    }
no-rule = Nie ma zasady { $rule }; listę pokaże słowo: zasady.
rules-more = Cała zasada: zasady { $rule }
lang-which = Który język? Do wyboru: { $languages }.
undone = Cofnięte.
undo-nothing = Nie masz czego cofać.
undo-turn = Twoja tura już się skończyła i nie można jej cofnąć.
undo-chance = W tym kroku coś wylosowano, więc nie można go cofnąć.
undo-shown = W tym kroku inni zobaczyli coś nowego, więc bez ich zgody nie można go cofnąć.
undo-consent = { $name }, czy zgadzasz się cofnąć ten krok?


## Zapisywanie i wyjście

save-ask = W jakim pliku zapisać grę? (Enter: { $file }, n: nie zapisuj)
overwrite = Plik { $file } już istnieje. Zastąpić go?
saved = Zapis gry jest w pliku { $file }. Sprawdzisz go tak: bajarz verify { $file }
saved-unfinished = Gra jest zapisana w pliku { $file }. Dalszy ciąg: bajarz play { $game } --load { $file } (w pliku jest wszystko, co ukryte, także to, co zostanie wylosowane)
save-failed = Nie zapisano: { $reason }
quit-ask = Zakończyć grę?
best-title = Twoje najlepsze gry tego rodzaju na tym komputerze:
best-this = ← ta gra

bye = Do następnego razu!
bye-end-of-input = Koniec wejścia: gra zostaje przerwana.
bye-interrupted = Gra została przerwana.


## Gra bez własnej planszy

view-turn = Tura { $number }
view-seat = miejsce { $number }
view-yes = tak
view-no = nie
view-expected = Co robisz?
view-private = wiesz tylko ty
view-winners =
    { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $names }.
        [few] Zwycięstwo jest wspólne: { $names }.
       *[other] Zwycięstwo jest wspólne: { $names }.
    }


## Stół w przeglądarce

log-undo = { $name } cofa ostatni krok.
event-RecordEnded = Tu kończy się zapis; tej gry nie dokończono.
event-PlayerResigned = { $reason ->
    [time] Czas gracza { $who } minął.
    [away] { $who } nie wraca do stołu.
   *[other] { $who } poddaje grę.
}


## Odnośnik do gry, tak jak pokazują go inni

share-and = { $first } i { $last }
share-won = { $game }: wygrywa { $names } { $scores }
share-shared = { $game }: wygrywają razem { $names } { $scores }
share-draw = { $game }: remis { $scores }
share-nobody = { $game }: nikt nie wygrywa
share-alone = { $game }: { $names }, wynik { $scores }
share-past = { $game }: { $names }
share-past-words = Zobacz ostatnią planszę, przebieg punktów i każdy krok tej gry.
share-playing = { $game }: gra właśnie trwa
share-playing-words = Przyjdź i popatrz.
share-waiting = { $game }: stół czeka na ciebie
share-waiting-words = Otwórz link i usiądź do gry. Nie potrzebujesz konta.
share-site = Bajarz: cztery baśniowe gry
share-site-words = Fantazja, Castles of Caladale, Rune Stones i Grajeczka: graj ze znajomymi albo z botami, w przeglądarce, za darmo.
share-tagline = cztery baśniowe gry
share-headline =
    { $how ->
        [won] Wygrywa { $names }!
        [shared] Wygrywają { $names }!
        [draw] Remis
        [nobody] Nikt nie wygrywa
        [alone] { $names }
       *[past] { $names }
    }
