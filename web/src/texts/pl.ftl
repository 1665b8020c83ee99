### Słowa ramy w przeglądarce, po polsku. Słowa plansz są w folderach gier.

## Wszędzie
skip = Przejdź do treści
close = Zamknij
save = Zapisz
cancel = Anuluj
open = Otwórz
on = Tak
off = Nie
one-moment = Chwileczkę…
connecting = Łączymy się ze stołem…
tagline = cztery baśniowe gry
nav = Główne miejsca
nav-home = Zagraj
nav-new = Nowy stół
nav-rules = Zasady
nav-mine = Moje gry
back-home = Wróć do wszystkich gier
language = Język
language-pl = Polski
language-en = English
theme = Kolory
theme-light = Pergamin
theme-night = Noc
theme-to-light = Włącz pergamin
theme-to-night = Włącz noc
motion = Ruch
motion-full = Pełny
motion-reduced = Mało
sound = Dźwięk
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
table = Stół
board = Plansza
zoom = Widok
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Pokaż całość
overview = Cała plansza: dotknij miejsca, które chcesz zobaczyć
show-again = Pokaż jeszcze raz
sure-no = Nie, wracam
game = Gra
players = Gracze
seats = Miejsca przy stole
options = Opcje
clock = Czas
value-yes = tak
value-no = nie
copy = Kopiuj link
copied = Link skopiowany.
copy-by-hand = Link jest zaznaczony; skopiuj go klawiaturą.
link = Link do tego stołu
send-link = Wyślij
qr = Kod QR linku { $link }
days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
minutes = { $count } min
seconds = { $count } s

## Gry i boty
bot-random = Marzyciel
bot-apprentice = Uczeń
bot-journeyman = Czeladnik
bot-mason = Murarz
bot-master = Mistrz
bot-archmage = Arcymag
bot-long-random = Marzyciel, gra byle co
bot-long-apprentice = Uczeń, łatwy
bot-long-journeyman = Czeladnik, średni
bot-long-mason = Murarz, trudny
bot-long-master = Mistrz, trudny
bot-long-archmage = Arcymag, bardzo trudny
bot-greedy = Łakomczuch
bot-search = Myśliciel

## Strona główna
home-question = Którą baśń dziś opowiemy, { $name }?
home-games = Gry
home-players = { $least ->
    [2] { $most ->
        [2] 2 graczy
       *[other] 2–{ $most } graczy
    }
   *[other] { $least }–{ $most } graczy
}
home-play = Graj z botem
home-play-game = Graj z botem: { $game }
home-invite = Zaproś
home-invite-game = Zaproś kogoś do gry { $game }
home-level = Bot:
home-level-game = Jak silny jest bot w grze { $game }
home-learn = Naucz się
home-learn-game = Naucz się: { $game }
home-continue = Graj dalej
home-continue-none = Jeszcze żadnej gry. Każda baśń zaczyna się od pierwszej strony.
home-start-game = Kto zaczyna w grze { $game }
home-start-any = losowo
home-start-1 = zaczynam ja
home-start-2 = zaczyna druga strona
home-side-game = Twoja strona w grze { $game }
home-alone = Solo:
home-alone-game = Graj w { $game } bez przeciwników
home-name = To nie twoje imię, { $name }? Przedstaw się
home-first = Pierwszy raz tutaj?
home-first-words = Zagraj pierwszą grę: przewodnik krok po kroku pokaże ci, co robić.
name-ask = Jak masz na imię?
name-ask-words = To imię zobaczą inni przy stole. Możesz je później zmienić w ustawieniach.
name-keep = Nazywam się { $name }
home-all = { $count ->
    [one] twoja gra
    [few] wszystkie { $count } gry
    [many] wszystkie { $count } gier
   *[other] wszystkie { $count } gry
}
home-open = Wolne stoły
home-open-none = Nikt teraz nie czeka przy stole. Załóż własny!
invite = Zaproś kogoś
invite-words = Wyślij link. Konto niepotrzebne: kto go otworzy, może od razu usiąść.
invite-make = Załóż stół z linkiem
with = z: { $names }
alone = bez przeciwników
somebody = ktoś
state-playing = Gra trwa
state-waiting = Czeka na graczy
state-over = Skończona
state-many-playing = Gry, które trwają
state-many-waiting = Stoły, które czekają
state-many-over = Gry skończone
seats-taken = Zajęte miejsca: { $taken } z { $seats }
sit-down = Usiądź
sit-down-at = Usiądź: { $game }, zaprasza { $host }
open-at = Otwórz: { $game }
sit-here = Usiądź tu
sit-down-seat = Usiądź tu: miejsce { $number }
stand-up = Wstań

## Nowy stół i poczekalnia
new-game = W co zagramy?
new-who = Kto gra?
new-how = Jak gramy?
new-players = Liczba graczy
new-more = Opcje gry { $game }
new-make-words = Potem dostaniesz link, który możesz wysłać znajomym.
new-start-words = Gra zacznie się od razu.
new-open = Wolne miejsce
new-listed = Pokaż stół wszystkim, którzy szukają gry
new-listed-short = Widoczny dla wszystkich
new-chat = Pozwól na czat
new-hints = Pozwól na podpowiedzi
new-start = Zacznij grę
new-make = Załóż stół
lobby = { $game }: stół czeka
lobby-wait-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolnego.
}
lobby-wait-ready = { $name } nie daje jeszcze znaku gotowości.
lobby-wait-you = Daj znak, kiedy możesz zaczynać.
lobby-wait-away = { $name }: chwilowo poza stołem.
lobby-can-start = Wszyscy już są.
lobby-counts = Zaczynamy grę!
lobby-counts-words = Za szybko? Każdy przy stole może powiedzieć „Jeszcze nie”.
lobby-free = { $count ->
    [one] Jedno miejsce jest wolne. Siadaj i graj!
    [few] { $count } miejsca są wolne. Siadaj i graj!
    [many] { $count } miejsc jest wolnych. Siadaj i graj!
   *[other] { $count } miejsca jest wolnego. Siadaj i graj!
}
lobby-full = Wszystkie miejsca są zajęte.
lobby-full-words = Możesz zostać i popatrzeć: gdy gra się zacznie, zobaczysz ją tutaj.
lobby-like-this = Załóż własny stół
lobby-open-words = Wyślij link, który jest niżej, albo wpuść do gry bota. Gra zacznie się, gdy wszyscy będą przy stole.
lobby-open-words-guest = Gra zacznie się, gdy wszyscy będą przy stole.
lobby-fill = { $count ->
    [one] Niech zagra bot
   *[other] Niech zagrają boty
}
lobby-ready = Mogę zaczynać
lobby-not-ready = Jeszcze nie
lobby-start = Zacznij grę
lobby-change = Zmień
lobby-terms = Zmień ustawienia stołu
lobby-terms-words = Potem pozostali muszą na nowo dać znak, że mogą zaczynać.
lobby-changed = Stół ma nowe opcje. Obejrzyj je i daj znak, kiedy możesz zaczynać.
lobby-fair-title = Dlaczego rozdanie jest uczciwe
lobby-fair = Rozdanie jest już ustalone i zapieczętowane, a twoja przeglądarka dołoży własny los. Pieczęć:
seat-number = Miejsce { $number }
seat-open = wolne
seat-bot = Bot: { $level }
seat-you = ty
seat-here = przy stole
seat-away = chwilowo poza stołem
seat-resigned = po poddaniu gry
seat-ready = może zaczynać
seat-not-ready = jeszcze nie
seat-back = Wracam na swoje miejsce
seat-give-bot = Niech gra za nich bot
seat-hand-over = Niech gra za mnie bot
option-first = Pierwszy gracz
option-first-random = losowo
option-first-1 = miejsce 1
option-first-2 = miejsce 2
option-first-3 = miejsce 3
option-first-4 = miejsce 4
clock-none = Bez zegara
clock-turn = { $time } na turę
clock-total = { $increment ->
    [0] { $time } na grę
   *[other] { $time } na grę, +{ $increment } s za turę
}
clock-left = Zostało czasu: { $time }

## Gra
column = Dziennik, pomoc i czat
turn-yours = Twoja kolej
turn-other = Teraz gra { $name }
turn-bot = { $name } myśli
turn-over = Gra skończona
expected-more = coś innego (jeszcze { $count })
undo = Cofnij
undo-please = Poproś o cofnięcie
undo-yes = Cofnij swój ostatni krok
undo-ask = Inni coś już zobaczyli: poproś ich o zgodę na cofnięcie
undo-declined = { $name } nie zgadza się na cofnięcie.
undo-asked = Pytamy innych, czy wolno ci cofnąć ten krok.
undo-wish = { $name } prosi o cofnięcie ostatniego kroku.
agree = Zgoda
disagree = Nie, krok zostaje
result = Wynik
log = Dziennik gry
log-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
log-jump = Pokaż stół z tamtej chwili
log-empty = Jeszcze nic się nie wydarzyło.
chat = Czat
chat-empty = Jeszcze nikt nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
chat-mute = Wycisz: { $name }
chat-unmute = Cofnij wyciszenie: { $name }
help = Co mogę teraz zrobić?
help-now = Twoja kolej. Możesz:
help-ways = { $count ->
    [one] jeden sposób:
    [few] { $count } sposoby, na przykład:
    [many] { $count } sposobów, na przykład:
   *[other] { $count } sposobu, na przykład:
}
help-watching = Oglądasz tę grę. Żeby zagrać, usiądź przy innym stole.
help-wait = Teraz decyduje { $name }. Tymczasem rozejrzyj się albo poczytaj dziennik.
line = Wiersz poleceń
line-send = Graj
line-next = Dalej:
tab-log = Dziennik
tab-chat = Czat
tab-help = Co teraz?
tab-players = Stół
tab-line = Polecenia
more-open = { $unread ->
    [0] Dziennik, czat, stół
    [one] Dziennik, czat, stół: jedna nowa wiadomość
    [few] Dziennik, czat, stół: { $unread } nowe wiadomości
    [many] Dziennik, czat, stół: { $unread } nowych wiadomości
   *[other] Dziennik, czat, stół: { $unread } nowej wiadomości
}
share = Link do tego stołu
share-watch = Kto otworzy link, zobaczy stół jako widz albo zajmie wolne miejsce.
watchers = { $count ->
    [one] Grę ogląda jedna osoba.
    [few] Grę oglądają { $count } osoby.
    [many] Grę ogląda { $count } osób.
   *[other] Grę ogląda { $count } osoby.
}
watching = Oglądasz grę: widzisz tylko to, co jawne.
bot-plays-for-you = { $why ->
    [time] Skończył ci się czas, więc gra za ciebie bot.
    [away] Nie było cię, więc gra za ciebie bot.
   *[left] Gra za ciebie bot.
}
notice-bot = { $why ->
    [time] { $name }: koniec czasu. Dalej gra bot.
    [away] { $name }: nikogo przy stole. Dalej gra bot.
   *[left] { $name } odchodzi od stołu. Dalej gra bot.
}
notice-back = { $name } wraca i gra dalej.
notice-here = { $name } znów jest przy stole.
notice-gone = { $name } znika; miejsce czeka.
away = { $name }: od dłuższej chwili nikogo przy stole.
away-long = { $name }: ponad pięć minut nikogo przy stole.
away-wait = Czekam
away-claim = Zakończ grę
claim-two = { $name } nie wraca. Gra się kończy i wygrywasz.
claim-more = { $name } nie wraca. Liczy się to jak poddanie gry, a dalej gra bot.
claim-yes = Kończę
offline = Nie masz połączenia z siecią. Nic nie przepadnie: gra ruszy dalej, gdy sieć wróci.
held = Jeszcze nie zrobione
held-end = To na dobre kończy twoją turę.
held-final = Potem nie da się tego cofnąć.
held-turn = To kończy twoją turę.
held-over = Twoja tura się skończyła.
held-no = Jeszcze nie
held-yes = Zrób to
held-back = Cofnij
held-on = Dalej
keys-title = Klawisze
keys-frame = Wszędzie
keys-help = Ta lista
keys-line = Wpisz ruch
keys-now = Wróć do teraz z minionej chwili
keys-zoom = Bliżej, dalej, całość
keys-pan = Przesuń widok
lost = Brak połączenia. Próbujemy dalej; nic nie przepadnie.
past = Oglądasz krok { $step } z { $steps }.
past-back = Wpis wcześniej
past-on = Wpis później
past-now = Wróć do teraz
resign = Poddaj grę
resign-two = Przeciwnik od razu wygra. Na pewno poddajesz grę?
resign-more = Na twoim miejscu zagra dalej bot i nie będzie można wrócić. Na pewno poddajesz grę?
resign-yes = Poddaję
resign-no = Gram dalej
toast-rule = Pokaż zasadę
rule-read = Przeczytaj zasadę { $id }
refused-instead = Zrób zamiast tego: { $action }
board-open = Co widzą wszyscy
board-shared = Na stole
board-turn = Tura { $number }
board-own = Twoja ręka
board-moves = Co możesz zrobić
board-now = teraz gra
board-new = nowe
board-empty = pusto
board-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
board-count = { $count ->
    [one] jedna rzecz
    [few] { $count } rzeczy
   *[many] { $count } rzeczy
}
board-wait = Teraz gra: { $names }.
board-search = Szukaj wśród ruchów
board-touched = Tylko ruchy, w których jest
board-let-go = Bez: { $thing }
board-fit = { $count ->
    [0] Żaden ruch nie pasuje.
    [one] Pasuje jeden ruch.
    [few] Pasują { $count } ruchy.
   *[many] Pasuje { $count } ruchów.
}
board-all = Pokaż wszystkie ({ $count })

## Zasady
rules-of = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] jedna zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
rules-none = Żadna zasada tego nie mówi. Spróbuj innego słowa.

## Ustawienia i konta
settings = Ustawienia
settings-of = Ustawienia: { $name }
settings-you = Ty
settings-name = Imię
settings-name-words = Tak widzą cię inni; do 24 znaków.
settings-play = Jak grasz
asking = Pytaj przed ruchem
asking-always = gdy kończy turę
asking-final = gdy nie da się cofnąć
asking-moment = chwila na cofnięcie
asking-never = nigdy
hints = Podpowiedzi
hints-off = wyłączone
hints-asked = na życzenie
hints-always = zawsze
pace = Ruchy innych
pace-slow = powoli
pace-usual = zwyczajnie
pace-fast = szybko
pace-none = od razu
settings-look = Jak Bajarz wygląda i brzmi
settings-saved = Zapisane.
notify = Daj znać, gdy moja kolej
notify-ask = Pozwól na powiadomienia
notify-allowed = Powiadomienia są dozwolone.
account = Konto
account-make = Załóż konto
account-enter = Zaloguj się
account-make-words = Swoje gry masz wtedy na każdym urządzeniu. Wystarczy imię i hasło, bez e-maila.
account-enter-words = Na konto, które już masz. Gry tego gościa zostaną u tego gościa.
account-yours = Grasz na koncie { $name }.
account-leave = Wyloguj się
account-made = Konto założone; twoje gry są z tobą wszędzie.
account-entered = Witaj znowu!
account-left = Konto jest wylogowane.
password = Hasło

## Co poszło nie tak
no-table = Nie ma takiego stołu
not-found = Nie ma takiej strony
no-table-words = Może w linku brakuje jakiejś litery.
no-server = Serwer nie odpowiada
no-server-words = Serwer nie odpowiada. Próbujemy dalej.
opening-table = Otwieramy stół
error-network = Brak połączenia z serwerem. Spróbuj jeszcze raz.
error-stale = Tymczasem wydarzyło się coś innego; spójrz jeszcze raz.
error-taken = To miejsce jest zajęte.
error-seated = Masz już miejsce przy tym stole.
error-not-seated = Nie grasz przy tym stole.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-ready = Jeszcze nie wszyscy mogą zaczynać.
error-open-seats = Jakieś miejsce jest jeszcze wolne.
error-not-away = Ta osoba jest przy stole.
error-not-gone = Ten gracz jest nieobecny jeszcze za krótko.
error-over = Gra jest skończona.
error-flood = Nie tak szybko, proszę.
error-no-chat = Przy tym stole nie ma czatu.
error-chat = Wpisz od 1 do 300 znaków.
error-login = Imię i hasło nie pasują do siebie.
error-name-taken = Konto o takim imieniu już istnieje.
error-name = Imię ma od 1 do 24 znaków.
error-password = Hasło ma od 8 do 200 znaków.
error-account = Masz już konto.
error-no-wish = Nikt już o to nie prosi.
error-started = Gra już się zaczęła.
