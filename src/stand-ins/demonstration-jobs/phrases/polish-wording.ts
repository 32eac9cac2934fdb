export const polishWording = `
company: {company} to firma rodzinna z siedzibą w mieście {place}, zatrudnia około {staff} osób. | {company} pracuje dla klientów z całego regionu i sama szkoli pracowników. | {company} jest spółdzielnią: kto tu pracuje, ten współdecyduje.
purpose: Do naszego zespołu ({place}) poszukujemy osoby na stanowisko: {title}. | Nasz oddział ({place}) zatrudni osobę na stanowisko: {title}. | Lubisz dobrze wykonaną pracę i dobry zespół? Dołącz do nas ({place}).
heading: Twoje zadania: | Czym będziesz się zajmować:
duty: Prowadzenie dokumentacji i przekazywanie informacji | Wdrażanie nowych osób | Zgłaszanie usprawnień
need: Dobra znajomość języka polskiego | Rzetelność i praca w zespole | Samodzielność
junior: Doświadczenie nie jest wymagane; zapewniamy szkolenie
mid: Doświadczenie na podobnym stanowisku (liczba lat: co najmniej {years})
senior: Samodzielne doświadczenie na podobnym stanowisku (liczba lat: co najmniej {years})
lead: Doświadczenie (liczba lat: co najmniej {years}), także w kierowaniu zespołem
seniorTitle: {title} z doświadczeniem
leadTitle: Kierownik zespołu: {title}
full: Pełny etat, 40 godzin tygodniowo. | Pełny etat, od poniedziałku do piątku.
shift: Pełny etat w systemie trzyzmianowym. | Pełny etat na dwie zmiany, co drugi weekend wolny.
part: Pół etatu, 20 godzin tygodniowo. | Niepełny etat, 25 godzin; podane wynagrodzenie dotyczy pełnego etatu.
remote: Praca w pełni zdalna; spotykamy się cztery razy w roku ({place}).
hybrid: Dwa lub trzy dni w tygodniu w biurze ({place}), pozostałe zdalnie.
temporary: Umowa na czas określony dwunastu miesięcy.
contractor: Współpraca B2B na sześć miesięcy z możliwością przedłużenia.
pay: Wynagrodzenie: {pay}.
give: Umowa o pracę | Prywatna opieka medyczna | Karta sportowa | Dofinansowanie posiłków | Szkolenia opłacane przez firmę | Premia roczna | Ubezpieczenie grupowe | Grafik znany z wyprzedzeniem
health: Pomoc w opiece i codziennych czynnościach | Pomiary i ich zapisywanie | Informowanie rodzin || Wykształcenie lub doświadczenie medyczne | Empatia i cierpliwość
medical: Badanie i leczenie pacjentów | Ocena wyników i wybór leczenia | Udział w dyżurach || Prawo wykonywania zawodu | Praca w zespole
lab: Przygotowanie i analiza próbek | Opracowanie wyników i raportów | Kalibracja urządzeń || Wykształcenie przyrodnicze | Dokładność
teaching: Przygotowanie i prowadzenie zajęć | Indywidualna praca z uczniem | Współpraca z rodzicami || Przygotowanie pedagogiczne | Cierpliwość i jasny język
social: Organizowanie dnia z podopiecznymi | Obserwacja i zapis postępów | Rozmowy z rodzinami || Wykształcenie pedagogiczne lub społeczne | Niekaralność
software: Tworzenie, testowanie i utrzymanie systemów | Wyszukiwanie i usuwanie błędów | Dokumentowanie rozwiązań || Wykształcenie informatyczne lub praktyka | Dobry angielski
business: Ustalanie potrzeb i przygotowanie decyzji | Pilnowanie terminów, kosztów i ryzyka | Prowadzenie warsztatów || Wykształcenie wyższe lub praktyka | Jasna komunikacja
creative: Projektowanie i realizacja pomysłów | Opracowanie tekstów i obrazów | Planowanie i ocena kampanii || Portfolio | Znajomość programów branżowych
finance: Sprawdzanie i księgowanie operacji | Przygotowanie zamknięć i raportów | Kontakt z klientami i urzędami || Wykształcenie finansowe lub prawnicze | Dokładność i dyskrecja
office: Odpowiadanie na telefony i e-maile | Prowadzenie kalendarza i akt | Obsługa faktur i poczty || Wykształcenie średnie lub wyższe | Znajomość pakietu Office
sales: Doradztwo klientom i oferty | Negocjacje i umowy | Prowadzenie CRM || Doświadczenie w sprzedaży | Prawo jazdy kat. B
retail: Obsługa klientów | Kasa i wykładanie towaru | Kontrola stanów i terminów || Życzliwość | Gotowość do pracy w soboty
kitchen: Przygotowanie i wydawanie potraw | Przyjmowanie i układanie towaru | Mycie kuchni i sprzętu || Książeczka sanepidu | Czystość i tempo
service: Witanie gości | Przyjmowanie zamówień i podawanie | Rozliczanie i przygotowanie sali || Uprzejmość | Praca wieczorami i w weekendy
cleaning: Sprzątanie biur, korytarzy i toalet | Segregacja odpadów | Uzupełnianie środków i zgłaszanie usterek || Staranność i punktualność | Mile widziane doświadczenie
security: Kontrola wejść | Obchody i raporty | Działanie w sytuacjach nagłych || Wpis na listę pracowników ochrony mile widziany | Opanowanie
driving: Sprawdzenie pojazdu przed wyjazdem | Bezpieczna i punktualna jazda | Dokumenty i zgłaszanie usterek || Prawo jazdy odpowiedniej kategorii | Spokojna jazda
warehouse: Przyjmowanie i układanie towaru | Kompletowanie zamówień skanerem | Pakowanie i załadunek || Dobra kondycja | Gotowość do pracy zmianowej
building: Wykonywanie robót według projektu | Przygotowanie materiałów i narzędzi | Przestrzeganie BHP || Fach lub doświadczenie na budowie | Prawo jazdy kat. B mile widziane
technical: Montaż, kontrola i naprawa części i urządzeń | Usuwanie awarii | Zapisywanie prac || Wykształcenie techniczne lub doświadczenie w produkcji | Praca zmianowa
engineering: Projektowanie i obliczenia | Rysunki i dokumentacja | Nadzór i odbiór robót || Wykształcenie techniczne | CAD i normy
garden: Sadzenie, pielęgnacja i zbiór | Obsługa maszyn | Utrzymanie terenu || Chęć pracy na powietrzu | Dobra kondycja
beauty: Doradztwo i zabiegi | Umawianie wizyt i rozliczanie | Higiena stanowiska || Kwalifikacje w zawodzie | Zadbany wygląd
`;
