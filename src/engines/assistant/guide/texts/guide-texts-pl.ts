import { plans } from "../../../../shared/subscription/plan.rules.ts";
import { polishAdviceTexts } from "../advice/advice-texts-pl.ts";
import { polishProductTexts } from "../product/product-texts-pl.ts";
import type { GuideTexts } from "./guide-texts.ts";

const at = (place: string) => (place === "" ? "" : ` (${place})`);
const called = (title: string) => (title === "" ? "Oferty każdego rodzaju" : `Oferty: **${title}**`);

export const polishGuideTexts: GuideTexts = {
  locale: "pl-PL",
  label: {
    more: "Więcej takich",
    onlyRemote: "Tylko zdalnie (remote)",
    compareFirst: "Porównaj dwie pierwsze",
    compare: (openings) => `Porównaj: ${openings}`,
    why: (opening) => `Dlaczego to do mnie pasuje: ${opening}?`,
    pay: (title) => `Ile płacą w ofertach: ${title}?`,
    searchFor: (title, place) => `Szukaj: ${title}${at(place)}`,
    anyIn: (place) => `Wszystkie oferty${at(place)}`,
    fits: "Oferty pasujące do mojego profilu",
    board: "Co czeka na mojej tablicy?",
    gaps: "Czego brakuje w moim profilu?",
    help: "Co potrafisz?",
    attach: "Załącz moje CV",
    back: "Wróć do poprzedniego wyszukiwania",
    search: "Szukaj",
    titleField: "Stanowisko",
    placeField: "Miejsce",
    save: (opening) => `Na moją tablicę: ${opening}`,
    move: (opening, status) => `Przenieś do ${status}: ${opening}`,
    moved: (status) => `Gotowe: jest teraz w ${status}.`,
    remove: (opening) => `Usuń z mojej tablicy: ${opening}`,
    removed: "Gotowe: nie ma jej już na tablicy.",
    undo: "Cofnij",
    interview: (opening) => `Przygotuj mnie do rozmowy: ${opening}`,
    mail: {
      follow_up: (opening) => `Napisz zapytanie o stan: ${opening}`,
      thank_you: (opening) => `Napisz podziękowanie: ${opening}`,
      withdrawal: (opening) => `Napisz rezygnację: ${opening}`,
      acceptance: (opening) => `Napisz przyjęcie oferty: ${opening}`,
      declining: (opening) => `Napisz odmowę przyjęcia oferty: ${opening}`,
      reference: (opening) => `Poproś o referencje: ${opening}`,
    },
    documents: (opening) => `CV i list: ${opening}`,
    copy: "Kopiuj wiadomość",
    copied: "Skopiowano.",
    openCard: "Otwórz kartę",
    practise: "Przećwicz pytania",
    openBoard: "Otwórz tablicę",
    openProfile: "Otwórz mój profil",
    openSearch: "Otwórz wyszukiwarkę",
    openAccount: "Otwórz moje konto",
    openSubscription: "Otwórz moją subskrypcję",
    openPolish: "Dopracuj sformułowania",
    topics: {
      who: "Z kim rozmawiam?",
      real: "Czy te oferty są prawdziwe?",
      privacy: "Co się dzieje z moimi danymi?",
      plan: "Subskrypcja, opłaty, rezygnacja",
      account: "Zmienić moje konto",
      scam: "Czy to może być oszustwo?",
      legal: "Prawo, wiza, zasiłki",
      apply: "Jak aplikować?",
      wording: "Poprawić moje zdania",
      fresh: "Jak nowe są oferty?",
      remind: "Ustawić przypomnienie",
      trouble: "Coś nie działa",
      restart: "Zacząć od nowa",
      advice: "Porady zawodowe",
    },
  },
  topics: polishAdviceTexts,
  product: polishProductTexts,
  find: {
    head: (title, place, details) => `${called(title)}${at(place)}${details}:`,
    none: (title, place) => `Nie ma ofert${title === "" ? "" : `: **${title}**`}${at(place)}.`,
    end: "Więcej takich nie ma.",
    byProfile: (title) => `Kieruję się twoim profilem; najnowsze stanowisko to ${title}.`,
    unused: (list) => `Nie uwzględniono, ofert nie da się tak filtrować: ${list}.`,
    posted: (day) => `opublikowano ${day}`,
    without: (list) => `Pominięte: ${list}.`,
    spelling: (written, read) => `„${written}” odczytałem jako „${read}”.`,
    levels: (words) => `Żadna oferta nie mówi „${words}”; te są bez tego.`,
    similar: (names) => `Najbliżej jest: ${names}.`,
    place: (asked, used, kilometres) =>
      kilometres === undefined
        ? `Tu nie ma żadnej: ${asked}. Te są tutaj: ${used}.`
        : `Tu nie ma żadnej: ${asked}. Te są najwyżej ${kilometres} km dalej.`,
    someWords: (missing) => `Żaden tytuł nie ma wszystkich słów; w tych brakuje „${missing}”.`,
    partly: "Nie do końca to (podobne zawody albo tylko część słów):",
    mentioned: (words) => `Żaden tytuł nie mówi „${words}”; te o tym wspominają.`,
    fewer: (condition, count) => `Bez „${condition}” byłoby ${count}.`,
    givenUp: (conditions, isSeveral) =>
      isSeveral
        ? `Nie udało się znaleźć oferty, która spełnia to wszystko: ${conditions}; te spełniają część z tego albo nic.`
        : `Nie udało się znaleźć oferty, która spełnia ${conditions}; te są bez tego.`,
    nearest: (names) => `Blisko tego są oferty: ${names}.`,
    askTitle: "Chętnie. Jakiej pracy szukasz i gdzie? Wystarczy stanowisko, miejsce może zostać puste.",
    noHome: "Nie wiem, gdzie jesteś: podaj poniżej miasto albo wpisz w [profilu](/profile), gdzie mieszkasz.",
    demonstration: "To oferty pokazowe: firmy są zmyślone. Kto prowadzi ten serwer, może podłączyć prawdziwe portale.",
  },
  opening: {
    says: (words) => `O tym (${words}) ogłoszenie mówi:`,
    silent: (words) =>
      `O tym (${words}) ogłoszenie nic nie mówi, przynajmniej nie tymi słowami; warto zapytać przed wysłaniem aplikacji. Zaczyna się tak:`,
  },
  why: {
    asks: (opening) => `Czego wymaga **${opening}**:`,
    head: (opening, answered, all) => `**${opening}**: Twój profil odpowiada na ${answered} z ${all} wymagań.`,
    met: "Co wnosisz:",
    part: "Częściowo:",
    question: "Z profilu to nie wynika; dopisz, jeśli to masz:",
    gap: "Czego brakuje:",
    missing: (what) => `brakuje: ${what}`,
    unknown: "Nie mam tekstu tej oferty, więc nie wiem, czego wymaga. **Generate Documents** na jej karcie go odczyta.",
    posted:
      "To jest oferta. Zostaje tylko w tym czacie; nie ma jej na twojej tablicy. Połóż ją na niej, a do CV i listu wklej tam jej tekst jeszcze raz.",
  },
  pay: {
    head: (title, place) => `Ile płacą w ofertach **${title}**${at(place)}, jeśli to podają:`,
    line: (count, median, low, high, period) =>
      `Ofert: ${count}. Połowa między ${low} a ${high} ${period}, środek to ${median}.`,
    periods: { HOUR: "za godzinę", DAY: "dziennie", WEEK: "tygodniowo", MONTH: "miesięcznie", YEAR: "rocznie" },
    few: "To opiera się na niewielu ofertach i niewiele mówi o tym, co zwykłe.",
    none: (title, place) => `Żadna oferta **${title}**${at(place)} nie podaje płacy; nie mam liczb.`,
  },
  interview: {
    head: (opening) => `Do rozmowy: **${opening}**. Tego wymaga oferta, a to możesz powiedzieć:`,
    ask: (line) => `Pewnie zapytają o „${line}”`,
    say: (facts) => `Możesz wskazać: ${facts}`,
    gap: "Twój profil nic o tym nie mówi. Powiedz to otwarcie i jak można się tego nauczyć.",
    open: "Z profilu to nie wynika. Pomyśl o własnym przykładzie.",
    always:
      "Prawie zawsze pytają: dlaczego ta firma, dlaczego zmieniasz pracę, jakie masz własne pytania. Miej na każde jedno uczciwe zdanie.",
  },
  board: {
    empty:
      "Twoja [tablica](/jobtracking) jest jeszcze pusta. Oferta trafia na nią, gdy naciśniesz **Apply** albo położysz ją stąd.",
    days: (count) => (count === 1 ? "od 1 dnia" : `od ${count} dni`),
  },
  cv: {
    head: (file) => `Przeczytałem ${file}. To rozpoznałem:`,
    present: "dziś",
    skills: (list) => `Umiejętności: ${list}`,
    better: "Co mogłoby być lepsze:",
    fine: "Moje stałe reguły nie mają zastrzeżeń.",
    unread: "Tekst dało się odczytać, ale nie rozpoznałem w nim CV.",
    none: "W tej rozmowie nie ma jeszcze CV. Załącz PDF, DOC albo DOCX, a powiem, co w nim czytam i co mogłoby być lepsze. To, co nie zgadza się w [profilu](/profile), zmienisz tam; to, co powstało dla oferty, jest na jej karcie na [tablicy](/jobtracking).",
    take: "**Check what was read** poniżej pokazuje każdą wartość obok jej miejsca w CV: popraw ją i dodaj do profilu.",
  },
  profile: {
    own: "Sam niczego w twoim profilu nie zmieniam: na jego stronie poprawisz, dodasz lub usuniesz, co chcesz.",
    head: "Czego brakuje w twoim [profilu](/profile) lub co jest słabe:",
    empty:
      "Twój [profil](/profile) jest jeszcze pusty. Załącz CV, sprawdź, co odczytano, i dodaj to albo wypełnij ręcznie.",
    fine: "Twój [profil](/profile) ma wszystko, na co patrzę: stanowiska z datami i zadaniami, umiejętności, kontakt, podsumowanie.",
  },
  findings: {
    weak_openings: "Zacznij od tego, co udało się zrobić lub osiągnąć; te wiersze mówią tylko o zakresie obowiązków.",
    no_numbers: "Powiedz ile, jeśli wiesz: liczbę można sprawdzić.",
    long_lines: "Skróć te wiersze: po dwóch linijkach nikt nie czyta dalej.",
    no_dates: "Dopisz, kiedy te stanowiska się zaczęły i skończyły.",
    no_duties: "Dopisz zadania na tych stanowiskach.",
    no_email: "Dopisz adres e-mail.",
    no_phone: "Dopisz numer telefonu.",
    no_summary: "Dopisz dwa lub trzy zdania o tym, kim jesteś i czego szukasz.",
    no_positions: "Dopisz stanowiska; nie rozpoznałem żadnego.",
    no_skills: "Dopisz listę umiejętności: wielu pracodawców tak szuka.",
  },
  move: {
    propose: (opening, status) =>
      `Mogę położyć to na twojej tablicy: **${opening}**, w **${status}**. Nic się nie zmieni, dopóki nie naciśniesz przycisku.`,
    remove: (opening) =>
      `Mogę usunąć z tablicy: **${opening}**, razem z historią i notatkami. Nic się nie zmieni, dopóki nie naciśniesz przycisku, a Cofnij przywraca ofertę.`,
    notThere: (opening) => `Tego nie ma na [tablicy](/jobtracking), więc nie ma czego usuwać: **${opening}**.`,
    already: (opening, status) => `**${opening}** jest już w **${status}** na twojej [tablicy](/jobtracking).`,
  },
  mail: {
    head: "Szkic, który mówi tylko to, co pewne:",
    otherwise: "To krótka wersja. Resztę można zmienić po skopiowaniu: dowolnych tekstów tu nie piszę.",
    note: "Wyślij samodzielnie, ja nic nie wysyłam; uzupełnij to, co w nawiasach.",
  },
  compare: {
    company: "Firma",
    place: "Miejsce",
    pay: "Płaca",
    posted: "Opublikowano",
    answered: "Wymagane / objęte profilem",
  },
  documents: {
    how: "Dopasowane CV i listy powstają z karty: otwórz ją na [tablicy](/jobtracking) i naciśnij **Generate Documents**. Mówią tylko to, co jest w twoim [profilu](/profile). Poniżej jest to, co powstało wcześniej, do pobrania jako PDF lub dla Worda.",
    forCard: (opening) =>
      `**${opening}**: otwórz kartę na [tablicy](/jobtracking) i naciśnij **Generate Documents**. CV i list mówią tylko to, co jest w twoim [profilu](/profile).`,
  },
  choose: {
    offered: "Gratulacje, wspaniała wiadomość! Przed podpisem może pomóc coś z tego.",
    instead: "Nie o to chodzi?",
    unsure: "Nie do końca to rozumiem. Co jest temu najbliższe?",
    partly: (understood) => `Rozumiem ${understood}, ale nie wszystko. Co jest temu najbliższe?`,
    opening: "O którą ofertę chodzi?",
    noneThere: (status) => `W ${status} nie ma teraz żadnej karty. O którą ofertę chodzi?`,
    past: "Tylu ofert nie ma na liście. O którą ofertę chodzi?",
    noOpening:
      "Nie wiem jeszcze, o którą ofertę chodzi: najpierw jakąś znajdź albo połóż ją na [tablicy](/jobtracking).",
    noList: "Do tego potrzebuję dwóch ofert: najpierw wyszukaj albo połóż dwie na [tablicy](/jobtracking).",
  },
  tell: {
    trouble:
      "Przykro mi, że coś przeszkadza. Zwykle pomaga wczytać stronę jeszcze raz albo spróbować innej przeglądarki. Pliki dołączane tutaj mogą być PDF, DOC lub DOCX, do 10 MB; obraz CV odczytuje [Bring your CV](/profile/import). Jakie maile przychodzą, wybierasz na [stronie konta](/account). Jeśli dalej nie działa, powiedz temu, kto prowadzi ten serwer, co było naciśnięte i co było widać: stąd tego nie widzę.",
    restart: "Dobrze, czysta kartka. Czego szukasz?",
    advice:
      "O niektórych rzeczach mogę powiedzieć coś ogólnego. Czy chodzi o jedną z tych rzeczy? Urząd pracy lub doradca zawodowy też to z tobą omówi, zwykle bezpłatnie.",
    remind:
      "Nie mogę odezwać się samodzielnie. Otwórz kartę na swojej [tablicy](/jobtracking) i wpisz w **Next step** następny krok z datą: pojawi się w [Today](/today), gdy przyjdzie pora, a na [stronie konta](/account) możesz go dostawać mailem albo widzieć w kalendarzu.",
    fresh:
      "Przy każdej ofercie stoi dzień publikacji, można też zapytać o „opublikowane w tym tygodniu”. Portale czytamy od nowa co kilka godzin: czego portal już nie pokazuje, to tu jest zamknięte i znika z wyszukiwania. Czy pracodawca kogoś już wybrał, tego żaden portal nie mówi: warto zapytać, zanim włoży się w to dużo pracy.",
    who: "Nie jestem człowiekiem ani modelem językowym: jestem przewodnikiem tej aplikacji i działam według stałych reguł. Mówię tylko to, co sprawdziłem w ofertach, twoim profilu, tablicy i pliku.",
    privacy:
      "To, co tu piszesz, twoje CV i profil należą do Ciebie: nikt inny ich nie widzi, a ja nic nie wysyłam do modelu językowego. Na [stronie konta](/account) możesz wszystko zabrać lub usunąć. Żaden pracodawca nie widzi twojego profilu: dostaje to, co mu wyślesz.",
    plan: `Pro kosztuje ${plans.pro.monthlyPriceUsd} dolarów amerykańskich miesięcznie. Jest to na [stronie subskrypcji](/subscription), razem z tym, co obejmuje twój plan i ile zużyto; tam też go zmienisz lub anulujesz. Pobrano coś, czego nie znasz? Zajrzyj najpierw tam; to, czego nie było w zamówieniu, może odzyskać bank. To, co powstało, zostaje w każdym planie, dopóki tego nie usuniesz.`,
    account:
      "Na [stronie konta](/account) zmienisz nazwisko, e-mail i hasło, zabierzesz dane albo usuniesz konto ze wszystkim.",
    scam: "Uwaga: prawdziwy pracodawca nigdy nie żąda opłaty, przekazywania pieniędzy ani kopii paszportu czy danych bankowych przed umową. Nic nie płać i nie wysyłaj dokumentów. Znajdź pracodawcę na jego własnej stronie i zapytaj tam, czy oferta istnieje; oszustwo zgłasza się policji.",
    legal:
      "Wizy, podatki, zasiłki i prawo pracy wykraczają poza moją wiedzę, a zła odpowiedź mogłaby kosztować. Na pewno wie to poradnia, związek zawodowy albo urząd pracy.",
    apply:
      "Nie mogę aplikować za Ciebie: każde zgłoszenie wysyłasz samodzielnie. **Apply** otwiera ofertę i kładzie ją na [tablicy](/jobtracking), żeby nie zgubić wątku.",
    wording:
      "W tym czacie nie przepisuję zdań. **Dopracuj sformułowania** przechodzi przez profil zdanie po zdaniu; każde zachowasz lub odrzucisz.",
    greet: "Cześć! Dobrze, że jesteś. Od czego zaczniemy?",
    thanks: "Proszę bardzo. Jestem tu, gdy mnie potrzebujesz.",
    other:
      "Przepraszam, na tym się nie znam. Pomogę w szukaniu pracy, zgłoszeniach, rozmowach, na tablicy i w profilu.",
    ok: "Dobrze. Co dalej?",
    strain:
      "To trudne i nie mówi nic o twojej wartości. Zrobimy jeden mały krok czy zostawimy to na dziś? Wszystko zostaje.",
  },
  real: {
    demonstration:
      "Nie: te oferty są zmyślone na pokaz, firmy też. Nie można na nie aplikować. Kto prowadzi ten serwer, może podłączyć prawdziwe portale; wtedy widać tylko prawdziwe oferty.",
    sources:
      "Pochodzą z portali podłączonych do tego serwera, a każde **Apply** prowadzi do oryginału. Czy pracodawca jest uczciwy, nie umiem powiedzieć: sprawdź, zanim wyślesz dokumenty.",
  },
  help: "To robię na pewno:\n\n- znajduję oferty według stanowiska, miejsca, płacy, godzin i innych warunków, i idę dalej („tylko zdalnie”, „a w Gdańsku?”, „druga”)\n- mówię, dlaczego oferta pasuje i czego brakuje, ile płaci, i porównuję dwie\n- mówię, co czeka na tablicy, i jednym naciśnięciem kładę lub przenoszę karty\n- przygotowuję do rozmowy, piszę zapytanie, podziękowanie lub rezygnację\n- czytam CV i znajduję luki w profilu\n- objaśnić tę aplikację: co znaczy kolumna, gdzie są pliki, jak zmienić wiersz CV",
  strained: "Przykro mi, to wyczerpuje i nie mówi nic o twojej wartości.",
  distress: {
    perhaps:
      "Jeśli ciąży ci coś więcej niż szukanie pracy, nie musisz dźwigać tego w pojedynkę: są ludzie, którzy wysłuchają.",
    opening:
      "Dobrze, że to mówisz. To, co czujesz, jest ważniejsze niż jakakolwiek praca, i nie musisz dźwigać tego w pojedynkę. Porozmawiaj teraz z człowiekiem:",
    emergency: (number) => `**W tej chwili w niebezpieczeństwie?** Zadzwoń pod ${number}.`,
    anyEmergency:
      "**W tej chwili w niebezpieczeństwie?** Zadzwoń na numer alarmowy: 112 w Europie i wielu innych krajach, 999 w Wielkiej Brytanii, 911 w Ameryce Północnej.",
    line: (name, number) => `**${name}**: ${number}`,
    find: "**Ktoś do rozmowy tam, gdzie jesteś**: findahelpline.com podaje bezpłatne i poufne telefony według kraju.",
    close: "**Ktoś bliski**: powiedz osobie, której ufasz, jak się czujesz, i poproś, żeby z tobą została.",
    later: "Szukanie może poczekać; wszystko zostaje. Jestem programem i w tym nie pomogę, ludzie mogą.",
    goOn: "Teraz o moje pytanie",
    listed: (date) => `Numery według stanu na ${date}.`,
  },
};
