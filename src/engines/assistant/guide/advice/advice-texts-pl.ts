import type { AdviceTexts } from "./advice-texts.ts";

export const polishAdviceTexts: AdviceTexts = {
  gap: {
    label: "Luka w CV",
    text: "Prawie każdy ją ma, a jasna linijka jest lepsza niż milczenie: od kiedy do kiedy i co to było („opieka nad bliską osobą”, „choroba, już za mną”, „szukanie pracy”). Szczegółów nie trzeba, zwłaszcza o zdrowiu. Warto dopisać, czego się w tym czasie nauczono lub co robiono, jeśli coś było. Na rozmowie wystarczy jedno zdanie, potem mowa o tym, co umie się dziś. Dat nigdy nie przesuwać: to wychodzi na jaw i kosztuje więcej niż luka.",
  },
  laid_off: {
    label: "Właśnie straciłem pracę: pierwsze kroki",
    text: "Przykro mi: to boli, a mało mówi o twojej pracy. Dziś: nie podpisuj niczego, czego nie przeczytasz spokojnie, i zachowaj pismo, umowę i paski z wypłaty. Zarejestruj się szybko w urzędzie pracy, często liczą się terminy; co ci się należy, powie związek lub poradnia. Poproś o referencje, póki dobrze cię pamiętają. Potem zapisz, co tam robiłeś lub robiłaś, swoimi słowami: to rdzeń twojego CV.",
  },
  change: {
    label: "Zmiana zawodu",
    text: "Zacznij od tego, co zabierasz ze sobą: kontakt z ludźmi, rzetelność, maszyny, papiery, zmiany. Przeczytaj pięć ogłoszeń z nowej branży i zapisz, czego chcą wszystkie; to twoja lista do nauki, często krótsza, niż się wydaje. Porozmawiaj z kimś, kto to robi, albo spróbuj przez kilka dni. Kurs ma sens tam, gdzie ogłoszenia naprawdę chcą papieru. Powód zmiany powiedz jednym zdaniem, patrząc w przód i bez narzekania.",
  },
  age: {
    label: "Martwi mnie wiek",
    text: "Niektórzy patrzą na wiek, nawet gdy prawo tego zabrania; ułatw sprawę pozostałym. Pomiń datę urodzenia, gdzie nie jest przyjęta, trzymaj się ostatnich dziesięciu, piętnastu lat, a na górę daj to, co robisz dziś. Pokaż, że się uczysz: program, kurs, świeży certyfikat. Powiedz, czego doświadczenie im oszczędza: szkoleń, błędów, nieobecności. Szukaj tam, gdzie już pracują ludzie w twoim wieku.",
  },
  no_experience: {
    label: "Jeszcze bez doświadczenia",
    text: "Ogłoszenie opisuje życzenie, nie egzamin: jeśli masz mniej więcej połowę, aplikuj. Doświadczeniem jest też to, za co nie płacono: praktyki, wolontariat, rodzina, klub, własne projekty. Za każdym razem powiedz, co robiłeś lub robiłaś i co z tego wyszło. Zaproponuj coś, co ułatwi próbę: dzień próbny, szybki start, zmianę, której inni nie chcą. Początkujących chętniej biorą małe firmy i branże, gdzie brakuje ludzi.",
  },
  salary: {
    label: "Jakiej pensji chcieć",
    text: "Najpierw sprawdź, ile płacą takie oferty w okolicy. Potem ustal dla siebie dwie kwoty: minimum i taką, która ucieszy. Na rozmowie podaj kwotę trochę wyżej albo wąskie widełki, z powodem: doświadczenie, zmiany, odpowiedzialność. Potem zamilknij i daj im odpowiedzieć. Jeśli stawka jest stała, zapytaj o godziny, urlop, dojazd lub szkolenie. Ile zarabiasz teraz, nie zawsze musisz mówić; zależy to od kraju.",
  },
  offers: {
    label: "Wybór między ofertami",
    text: "Zapisz obie obok siebie: stawka za godzinę, dojazd, godziny, umowa, ludzie, czego się nauczysz. Zdecyduj, które dwie rzeczy są teraz najważniejsze; zwykle to rozstrzyga. Można poprosić o kilka dni do namysłu: uprzejmie, z datą, najlepiej na piśmie. Drugiej firmie powiedz, że masz ofertę i do kiedy musisz odpowiedzieć; to normalne. Niczego nie odrzucaj i nie składaj wypowiedzenia, zanim druga umowa nie będzie podpisana.",
  },
  leaving: {
    label: "Jak powiedzieć szefowi, że odchodzę",
    text: "Dopiero gdy nowa umowa jest podpisana. Sprawdź najpierw w umowie okres wypowiedzenia i złóż je w formie, jakiej wymaga twój kraj, zwykle na piśmie. Powiedz to osobiście i krótko: że odchodzisz, od kiedy i że wszystko przekażesz. Powodów nie musisz podawać. Licz się z kontrofertą i wiedz wcześniej, czy ją przyjmiesz. Odejdź w zgodzie: stamtąd będą referencje.",
  },
  waiting: {
    label: "Ile czekać",
    text: "Po aplikacji tydzień lub dwa to norma, w urzędach i w wakacje dłużej. Po rozmowie liczy się termin, który podali, i jeszcze dwa dni. Potem krótkie, uprzejme pytanie jest mile widziane i nie szkodzi. Jeśli i po drugim jest cisza, licz to jako „nie” i włóż siły gdzie indziej. Czekając, aplikuj dalej: jedna aplikacja to nie plan.",
  },
  refusal: {
    label: "Po odmowie",
    text: "Odmowa zwykle znaczy, że ktoś pasował trochę lepiej, a nie że jesteś do niczego. Podziękuj w dwóch zdaniach i zapytaj o jedną rzecz do poprawy; niektórzy odpowiadają. Poproś też, by o tobie pamiętali: do drugiej osoby dzwonią częściej, niż się myśli. Gdy odmowy są bez rozmowy, przejrzyj CV; gdy po rozmowie, poćwicz odpowiedzi. Potem odłóż kartę i zrób coś małego, co zależy od ciebie.",
  },
  strengths: {
    label: "Mocne i słabe strony",
    text: "Wybierz dwie mocne strony, o które prosi ogłoszenie, i do każdej krótką historię: co się działo, co zrobiłeś lub zrobiłaś, co wyszło. Jako słabą weź prawdziwą, która nie przekreśla tej pracy, i od razu powiedz, co z nią robisz: „Brałem na siebie za dużo; teraz pytam, co najpierw.” Odpuść „jestem zbyt dokładny”, znają to. Powiedz obie na głos dwa razy przed wyjściem.",
  },
  why_left: {
    label: "Dlaczego odchodzę lub odszedłem",
    text: "Krótko, prawdziwie i bez zarzutów: jedno zdanie o tym, co było, jedno o tym, czego szukasz. „Mieliśmy inne spojrzenie na pracę; teraz szukam zespołu, w którym…” wystarczy po kłótni. „Stanowisko zlikwidowano” wystarczy przy zwolnieniu z przyczyn firmy. Nie mów nieprawdy, mogą zapytać. O nikim nie mów źle: słuchający wyobraża sobie, że będzie następny. Potem mów o tej pracy i co cię w niej ciągnie.",
  },
  nerves: {
    label: "Stres przed rozmową",
    text: "Stres jest normalny, a kto prowadzi rozmowy, ten go zna. Zapisz na kartce trzy rzeczy, które chcesz powiedzieć; można ją mieć ze sobą. Powiedz pierwsze zdanie i powód aplikacji na głos, dwa razy. Dzień wcześniej: sprawdź drogę, przygotuj ubranie. Gdy pustka w głowie, powiedz „chwila, pomyślę”; nikomu to nie przeszkadza. Wydychaj dłużej, niż wdychasz, i pamiętaj, że ty też im się przyglądasz.",
  },
  video: {
    label: "Rozmowa wideo",
    text: "Sprawdź kamerę, dźwięk i link dzień wcześniej, na tym samym sprzęcie. Światło z przodu, kamera na wysokości oczu, spokojne tło. Miej pod ręką numer telefonu, gdyby zerwało połączenie; im też się zdarza. Mówiąc, patrz w kamerę i rób krótkie przerwy ze względu na opóźnienie. Notatki obok ekranu są w porządku. Uprzedź domowników i wyłącz to, co dzwoni.",
  },
  returning: {
    label: "Powrót po przerwie",
    text: "Nazwij przerwę w jednej linijce i bez przeprosin: opieka, dzieci, choroba, już za tobą lub ułożone. Powiedz, co możesz obiecać: jakie godziny, od kiedy. Odśwież jedną rzecz, która zmieniła się w zawodzie, i wspomnij o tym. Możesz zacząć na część etatu lub na czas określony; stamtąd łatwiej dalej. Po chorobie zapytaj lekarza lub urząd pracy o stopniowy powrót, w wielu krajach jest. O zdrowiu mów tylko to, co dotyczy pracy.",
  },
  references: {
    label: "Referencje",
    text: "Zapytaj, zanim kogoś podasz, i powiedz, o jaką pracę chodzi. Najlepszy jest przełożony, ale może być kolega, klient, instruktor albo ktoś z wolontariatu. Jeśli ostatni szef mówiłby źle, podaj inną osobę stamtąd lub z wcześniejszej pracy. W niektórych krajach należy się pisemne świadectwo; poradnia wie. W CV wystarczy „referencje na życzenie”.",
  },
  questions: {
    label: "O co nie wolno pytać",
    text: "W wielu krajach pracodawca nie może pytać o plany dzieci, ciążę, zdrowie, religię, partię czy związek, jeśli nie dotyczy to pracy. Co dokładnie jest zakazane i co wolno odpowiedzieć, bywa różnie. Można spokojnie powiedzieć „wolę mówić o pracy” albo zapytać, co to ma do stanowiska. Potem zapisz, o co pytano. Urząd do spraw równości, związek lub poradnia powie, co można zrobić.",
  },
  cv_form: {
    label: "Jak ma wyglądać CV",
    text: "Jedna lub dwie strony, najnowsze na górze, przy każdej pracy miesiąc i rok. Zdjęcie zależy od kraju: w jednych zwyczajne, w innych niechciane, jak w Wielkiej Brytanii czy USA. Prosty układ, jedna czcionka, bez grafik; czytają je też programy. Trzy do pięciu linijek na pracę, zaczynających się od tego, co się robiło, z liczbą, jeśli jest. Opuść, czego ta firma nie potrzebuje. Wyślij jako PDF z nazwiskiem w nazwie pliku.",
  },
  letter: {
    label: "List motywacyjny czy nie",
    text: "Jeśli ogłoszenie go chce, napisz; jeśli nie, krótki rzadko szkodzi, a w rzemiośle i opiece często wystarczy kilka zdań w mailu. Pół strony: czemu ta firma, dwie rzeczy, które robiłeś lub robiłaś, a których potrzebują, od kiedy możesz. Bez powtarzania CV i bez frazesów. Przy zmianie zawodu lub luce to miejsce, by o tym powiedzieć. Zaadresuj do osoby, jeśli znajdziesz nazwisko.",
  },
  relocating: {
    label: "Przeprowadzka do pracy",
    text: "Najpierw policz: czynsz tam, kaucja, dojazdy i na ile starczy oszczędności. Napisz w aplikacji, że się przeprowadzasz i do kiedy, inaczej odpadniesz przez adres. Zapytaj o pomoc w przeprowadzce, rozmowę wideo, pokój na pierwsze tygodnie. Jedź zobaczyć w zwykły dzień roboczy, jeśli się da. Mieszkanie wypowiedz dopiero po podpisaniu umowy. Za granicą inne są pozwolenia, podatki i ubezpieczenia: zapytaj wcześniej w poradni.",
  },
  part_time: {
    label: "Mniej godzin",
    text: "Ustal, czego potrzebujesz: jakie dni, jakie godziny i ile z tego wyjdzie pensji. Szukaj „pół etatu”, ale zajrzyj też do pełnych; małe firmy często się zgadzają. Na rozmowie mów, co się da i jak będzie, gdy cię nie ma. W obecnej pracy możesz mieć prawo do mniejszej liczby godzin; zależy to od kraju i wielkości firmy. Pamiętaj o emeryturze i ubezpieczeniu, które często też maleją.",
  },
  language: {
    label: "Język nie jest moim pierwszym",
    text: "Powiedz wprost, jak dobrze go znasz („w pracy rozumiem wszystko, na pisanie trzeba mi więcej czasu”); niespodzianek boją się bardziej niż błędów. Łatwiej wejść tam, gdzie pracuje się rękami lub z ludźmi z wielu krajów. Wymień inne języki: są coś warte. Daj komuś raz przeczytać CV. Przygotuj dziesięć zdań o sobie i pracy i powiedz je na głos. Kursy są często darmowe lub tanie: zapytaj w urzędzie pracy.",
  },
  abroad: {
    label: "Dyplom z zagranicy",
    text: "Najpierw sprawdź, czy zawód jest tam regulowany: zdrowie, opieka, szkoła, prawo i elektryka zwykle tak, większość innych nie. Jeśli tak, urząd musi uznać dyplom; w Europie właściwy wskaże sieć ENIC-NARIC, gdzie indziej izba zawodowa. Jeśli nie, aplikuj od razu, z tłumaczeniem i linijką, czemu odpowiada. To trwa miesiące, więc zacznij wcześnie, a w tym czasie szukaj pokrewnej pracy poniżej poziomu.",
  },
  overwhelmed: {
    label: "Za dużo naraz: mały plan",
    text: "Idź małymi krokami, jedna rzecz dziennie. Poniedziałek: zapisz ostatnie prace, tylko stanowisko, firma, lata. Wtorek: szukaj pół godziny i zachowaj trzy oferty, nie więcej. Środa: dopisz do profilu, czego te trzy chcą, a ty masz. Czwartek: jedna aplikacja. Piątek: jedno pytanie, jak stoi sprawa, i porządek w kartach. Każdego dnia przerwa. Jeśli ciąży też poza szukaniem, porozmawiaj z kimś bliskim lub z lekarzem.",
  },
  no_replies: {
    label: "Nikt nie odpowiada na moje zgłoszenia",
    text: "To męczy każdego i rzadko wynika z ciebie: na wiele miejsc zgłasza się sto osób. Najwięcej zmieniają dwie rzeczy: mniej zgłoszeń, za to każde ze słowami ogłoszenia w górnej części CV, i wysłanie w pierwszych dniach. Połowa wymagań wystarczy. Jeśli pięć dobrych nie daje rozmowy, daj komuś przeczytać CV. Małe firmy odpowiadają częściej, a telefon nie zaszkodzi.",
  },
  direction: {
    label: "Co mogłoby być dla mnie?",
    text: "Zacznij od trzech pytań: za co ludzie ci dziękowali, przy czym nie patrzysz na zegarek i czego dzień pracy nie może już nigdy mieć? Zapisz trzy rodzaje pracy, które pasują, choćby z grubsza. Przeczytaj po pięć ogłoszeń i zapytaj kogoś z zawodu, jak wygląda zły dzień. Doradca zawodowy przejdzie to z tobą, często bezpłatnie. Nie trzeba znaleźć tej jedynej drogi, wystarczy dobry następny krok.",
  },
  training: {
    label: "Czy kurs się opłaca?",
    text: "Obejrzyj dziesięć ofert pracy, o którą chodzi, i policz, ile wymaga dyplomu. Jeśli większość, warto; jeśli mało, zacznij bez niego. Najpierw zapytaj, kto płaci: często urząd pracy, pracodawca albo fundusz; uczeń zawodu dostaje płacę, nieraz także po trzydziestce. Zapytaj szkołę, ilu znalazło potem pracę, i porozmawiaj z kimś z nich. Niczego nie podpisuj tego samego dnia.",
  },
  quit: {
    label: "Zostać czy odejść?",
    text: "Jeśli praca odbiera zdrowie, ono jest pierwsze: porozmawiaj z lekarzem, zanim zdecydujesz, a o prawach ze związkiem lub poradnią. Jeśli nie, szukaj, póki masz to miejsce: tak jest łatwiej, a własne wypowiedzenie może kosztować zasiłek. Wyznacz datę, do której coś musi się zmienić, i powiedz o niej komuś. Zapisuj, co się dzieje i kiedy. Potem szukaj spokojnie, po trochu co tydzień.",
  },
  contract: {
    label: "Agencja, etat czy własna działalność?",
    text: "Przez agencję wchodzi się szybko i poznaje firmy; zapytaj, co dostajesz między zleceniami i ilu ludzi zostaje. Umowa bezpośrednia zwykle płaci lepiej i mocniej chroni. Na swoim licz około jednej trzeciej więcej niż pensja: urlop, choroba, ubezpieczenie i podatki są po twojej stronie. Spróbuj najpierw obok pracy, z dwoma prawdziwymi klientami. Zasady zależą od kraju; izba lub poradnia powie je bezpłatnie.",
  },
  health: {
    label: "Choroba, niepełnosprawność, ciąża: mówić?",
    text: "Zwykle nie trzeba, chyba że dotyczy to samych zadań na tym miejscu albo czyjegoś bezpieczeństwa; zasady zależą od kraju. Jeśli czegoś potrzebujesz (krzesła, przerw, wizyt), najlepsza chwila jest często po ofercie, a przed podpisem. Powiedz, co działa i czego trzeba, nie diagnozę. Luka może się nazywać „zdrowie, sprawa zamknięta”. Poradnia lub związek powie, co dotyczy ciebie.",
  },
  record: {
    label: "Wyrok w przeszłości",
    text: "Odpowiadaj prawdę na to, o co pytają i wolno im pytać: w wielu krajach stare kary po latach się zacierają, a sprawdzać mogą tylko niektórzy. Sprawdź najpierw, co naprawdę pokazuje twoje zaświadczenie. Jeśli trzeba powiedzieć: jedno zdanie, co było, jedno, co się zmieniło, jedno, co dziś umiesz. Lepiej, że powiesz to ty niż papier. Organizacje pomagające po wyjściu znają firmy, które zatrudniają; małe pytają mniej.",
  },
  odd_jobs: {
    label: "Wiele krótkich prac",
    text: "Ułóż według pracy, nie firm: „2019–2023 magazyn i dostawy, przez agencje” w jednej linii, firmy w nawiasie. Kilka naraz: jeden blok. Miesiąc gdzieś można pominąć. Praca bez umowy to też doświadczenie; powiedz, co robiłeś lub robiłaś i dla kogo, nie jak płacono. Zamknięta własna firma to też praca: co sprzedawała, ilu klientów. Potem powiedz, co to wszystko łączy.",
  },
  future: {
    label: "Jaka praca ma przyszłość?",
    text: "Na pewno nie wie nikt, więc patrz na to, co widać. Od lat brakuje ludzi w opiece, zdrowiu, budownictwie, elektryce, transporcie i szkole. Maszyny przejmują raczej zadania niż całe zawody, najpierw te powtarzalne przy ekranie. Zapytaj: która część wymaga rąk, osądu albo ludzi? Rób jej więcej i naucz się nowego narzędzia. To, ile ofert jest blisko ciebie, jest odpowiedzią na dziś.",
  },
  network: {
    label: "Nikogo nie znam w branży",
    text: "Zawsze kogoś się zna: dawnych kolegów, sąsiadów, klub, rodziców spod szkoły. Powiedz dziesięciu osobom jednym zdaniem, czego szukasz; sieć to nic więcej. Napisz do kogoś z zawodu: trzy linijki, jedno pytanie, bez prośby o pracę. W sklepach, opiece, kuchniach i rzemiośle nadal działa wejść i zapytać: o spokojnej porze, z CV, o kierownika po nazwisku. Profil w sieci pomaga w biurze, w rzemiośle mało.",
  },
  interview: {
    label: "O co pytają na rozmowie",
    text: "Prawie zawsze o to samo: proszę opowiedzieć o sobie, dlaczego my, dlaczego odejście, coś, co się nie udało, pana lub pani pytania. Przygotuj po trzy zdania, a do dwóch prawdziwy przykład: co się działo, co było zrobione, co z tego wyszło. Przed komisją tak samo: odpowiadaj temu, kto pyta, potem spójrz na innych. Weź dwa własne pytania. Na dniu próbnym liczą się punktualność, pytania i porządek. Ubierz się tak, jak tam w dobry dzień, czysto i wygodnie. Żeby poćwiczyć: połóż ofertę na tablicy, jej karta zadaje pytania po kolei.",
  },
  secret: {
    label: "Szukać tak, by szef nie wiedział",
    text: "Rozglądanie się jest zwyczajne i prawie nigdy nie jest powodem zwolnienia, choć zasady są różne. Używaj własnego telefonu i adresu, nie służbowych, i własnego czasu: rano, wieczorem albo dnia urlopu, bez podawania powodu. Poproś, by do obecnej firmy dzwoniono dopiero po ofercie; to częsta prośba. Jeśli szef już wie, spokojnie: „Sprawdzam, co jest; moja praca tu idzie dalej.” Tego, co tu wpisujesz, pracodawca nie widzi.",
  },
  reschedule: {
    label: "Nie mogę przyjść na rozmowę",
    text: "Zadzwoń jak najwcześniej i napisz dwie linijki: „Przepraszam, w poniedziałek z pilnego powodu nie mogę przyjść. Bardzo mi zależy; czy możliwa jest środa lub czwartek?” Szczegółów nie trzeba. To prawie nigdy nie kosztuje pracy; nieprzyjście tak. Spóźnienie? Zadzwoń i powiedz, o której. Przepadło? Napisz jeszcze dziś, jedne przeprosiny, dwa terminy. Choroba? Poproś o rozmowę wideo albo inny dzień.",
  },
  clothes: {
    label: "Jak się ubrać",
    text: "O stopień lepiej, niż tam się chodzi na co dzień, czysto i tak, by dało się siedzieć i oddychać. W biurze wystarczy koszula albo gładki sweter ze spodniami lub spódnicą; garnitur to bank, kancelaria i stanowiska kierownicze. Na dzień próbny: to, w czym da się pracować, pełne buty, spięte włosy. Proste sportowe buty mogą być tam, gdzie się w nich pracuje. O tatuażach i makijażu decydujesz ty. W razie wątpliwości zapytaj: „Jak się u państwa chodzi ubranym?” Przymierz wieczór wcześniej.",
  },
  resignation: {
    label: "Wypowiedzenie",
    text: "Wypowiedzeń nie piszę: data i okres muszą się zgadzać, a są w twojej umowie. Wystarczy kilka słów: twoje nazwisko i nazwa pracodawcy, data, „Wypowiadam umowę o pracę z zachowaniem okresu wypowiedzenia, który upływa …. Proszę o potwierdzenie odbioru.”, podpis. Powodu podawać nie trzeba. Najpierw sprawdź okres i formę; w Polsce liczy się pismo z podpisem. Oddaj je za potwierdzeniem i dopiero, gdy nowa umowa jest podpisana. Poproś o świadectwo pracy, referencje i zaległy urlop.",
  },
  family: {
    label: "Jak powiedzieć o tym w domu?",
    text: "Powiedz to szybko i po prostu, zanim zrobi to ktoś inny: jedno zdanie o tym, co się stało, jedno o tym, co robisz dalej, jedno o tym, czego od nich potrzebujesz. Spokojna godzina jest lepsza niż próg. Miej mały plan, na przykład co na razie z pieniędzmi i co zrobisz w tym tygodniu; straszy mniej niż milczenie. Dzieciom trzeba niewiele: to niczyja wina, to zostaje, to się zmienia. Opinii można wysłuchać i zostawić je: „Rozumiem, decyzję podejmę do końca miesiąca”. Jeśli w domu robi się ciężko, poradnia rodzinna rozmawia ze wszystkimi.",
  },
};
