export const germanWording = `
company: {company} ist seit drei Generationen in {place} zu Hause und beschäftigt rund {staff} Menschen. | {company} arbeitet für Kundinnen und Kunden in der ganzen Region und bildet seit jeher selbst aus. | {company} gehört einer Stiftung, plant langfristig und entscheidet auf kurzen Wegen.
purpose: Zur Verstärkung unseres Teams in {place} suchen wir: {title}. | Für unseren Standort {place} suchen wir zum nächstmöglichen Zeitpunkt: {title}. | Sie möchten etwas Sinnvolles tun, in einem Team, das zusammenhält? Dann kommen Sie zu uns nach {place}.
heading: Ihre Aufgaben: | Das erwartet Sie:
duty: Dokumentation und Übergaben sorgfältig führen | Neue Kolleginnen und Kollegen einarbeiten | Eigene Ideen zur Verbesserung einbringen
need: Gute Deutschkenntnisse | Zuverlässigkeit und Freude an der Zusammenarbeit | Selbständige Arbeitsweise
junior: Auch für Berufsanfängerinnen und Quereinsteiger geeignet; wir arbeiten Sie ein
mid: Mindestens {years} Jahre Berufserfahrung
senior: Mindestens {years} Jahre Berufserfahrung, davon einige in verantwortlicher Stellung
lead: Mindestens {years} Jahre Berufserfahrung und Erfahrung in der Führung eines Teams
seniorTitle: {title} mit Berufserfahrung
leadTitle: Teamleitung {title}
full: Arbeitszeit: Vollzeit, 38,5 Stunden pro Woche. | Arbeitszeit: Vollzeit, 40 Stunden, Montag bis Freitag.
shift: Arbeitszeit: Vollzeit im Schichtdienst (früh, spät, nachts). | Arbeitszeit: Vollzeit im Zweischichtbetrieb, jedes zweite Wochenende frei.
part: Arbeitszeit: Teilzeit, 20 Stunden pro Woche. | Arbeitszeit: Teilzeit, 25 Stunden, nach Absprache. Das Gehalt gilt für Vollzeit.
remote: Arbeit vollständig im Homeoffice; wir treffen uns viermal im Jahr in {place}.
hybrid: Zwei bis drei Tage pro Woche in {place}, sonst im Homeoffice.
temporary: Die Stelle ist zunächst auf zwölf Monate befristet.
contractor: Freie Mitarbeit für sechs Monate, Verlängerung möglich.
pay: Vergütung: {pay}.
give: 30 Tage Urlaub | Deutschlandticket oder Jobrad | Betriebliche Altersvorsorge | Weihnachts- und Urlaubsgeld | Unbefristeter Vertrag | Bezahlte Fortbildungen | Kostenlose Parkplätze | Planbare Dienste
health: Menschen bei Pflege, Behandlung und Alltag unterstützen | Werte messen und dokumentieren | Angehörige informieren und beraten || Abgeschlossene Ausbildung oder einschlägige Erfahrung im Gesundheitswesen | Einfühlungsvermögen und Geduld
medical: Patientinnen und Patienten untersuchen und behandeln | Befunde beurteilen und Therapien planen | An Bereitschaftsdiensten teilnehmen || Approbation | Freude an der Arbeit im multiprofessionellen Team
lab: Proben vorbereiten und analysieren | Ergebnisse auswerten und Berichte schreiben | Geräte warten und kalibrieren || Abgeschlossenes naturwissenschaftliches Studium oder Ausbildung im Labor | Genaues Arbeiten nach Vorschrift
teaching: Unterricht vorbereiten und halten | Lernende einzeln fördern | Mit Eltern und Kollegium zusammenarbeiten || Pädagogische Ausbildung | Geduld und klare Sprache
social: Den Alltag mit den Betreuten gestalten | Entwicklung beobachten und festhalten | Gespräche mit Familien führen || Pädagogische oder soziale Ausbildung | Erweitertes Führungszeugnis
software: Systeme entwickeln, testen und betreiben | Fehler eingrenzen und beheben | Lösungen im Team besprechen und dokumentieren || Ausbildung oder Studium der Informatik oder vergleichbare Praxis | Gutes Englisch in Wort und Schrift
business: Anforderungen klären und Entscheidungen vorbereiten | Termine, Kosten und Risiken verfolgen | Workshops mit Fachbereichen leiten || Studium oder vergleichbare Erfahrung | Sicheres Auftreten und klares Schreiben
creative: Konzepte entwerfen und umsetzen | Texte und Bilder für Web und Druck bearbeiten | Kampagnen planen und auswerten || Mappe mit eigenen Arbeiten | Sicherer Umgang mit den gängigen Programmen
finance: Geschäftsfälle prüfen und buchen | Abschlüsse und Berichte vorbereiten | Kundschaft und Behörden Auskunft geben || Kaufmännische Ausbildung oder Studium | Genauigkeit und Verschwiegenheit
office: Anfragen am Telefon und per E-Mail beantworten | Termine planen und Unterlagen pflegen | Rechnungen und Post bearbeiten || Kaufmännische Ausbildung | Sicherer Umgang mit MS Office
sales: Kundinnen und Kunden beraten und Angebote erstellen | Verhandlungen führen und Verträge abschließen | Kontakte im CRM pflegen || Erfahrung im Vertrieb | Führerschein Klasse B
retail: Kundschaft freundlich bedienen | Kassieren und Ware auffüllen | Bestände und Haltbarkeit prüfen || Freude am Umgang mit Menschen | Bereitschaft zur Arbeit an Samstagen
kitchen: Speisen vorbereiten und anrichten | Waren annehmen und lagern | Küche und Geräte reinigen || Gesundheitszeugnis | Sauberes und zügiges Arbeiten
service: Gäste empfangen und betreuen | Bestellungen aufnehmen und servieren | Abrechnen und den Bereich vorbereiten || Freundliches Auftreten | Bereitschaft zu Abend- und Wochenenddiensten
cleaning: Räume, Flure und Sanitäranlagen reinigen | Abfälle trennen und entsorgen | Material auffüllen und Schäden melden || Sorgfalt und Pünktlichkeit | Erfahrung in der Reinigung ist von Vorteil
security: Zugänge kontrollieren | Rundgänge machen und Vorfälle festhalten | Im Notfall richtig handeln || Sachkunde nach § 34a oder Bereitschaft dazu | Einwandfreies Führungszeugnis
driving: Fahrzeug vor der Fahrt prüfen | Sicher und pünktlich fahren | Papiere führen und Schäden melden || Gültiger Führerschein der nötigen Klasse | Rücksichtsvolle Fahrweise
warehouse: Ware annehmen, prüfen und einlagern | Aufträge mit dem Scanner kommissionieren | Sendungen verpacken und verladen || Körperliche Belastbarkeit | Bereitschaft zur Schichtarbeit
building: Arbeiten nach Plan auf der Baustelle ausführen | Material und Werkzeug vorbereiten | Sicherheitsregeln einhalten || Handwerkliche Ausbildung oder Erfahrung am Bau | Führerschein Klasse B von Vorteil
technical: Anlagen und Teile montieren, prüfen und instand setzen | Störungen suchen und beheben | Arbeit protokollieren || Abgeschlossene technische Ausbildung oder Erfahrung in der Produktion | Bereitschaft zur Schichtarbeit
engineering: Anlagen und Bauten planen und berechnen | Zeichnungen und Unterlagen erstellen | Ausführung überwachen und abnehmen || Ingenieurstudium oder Technikerabschluss | Sicherer Umgang mit CAD und Normen
garden: Pflanzen setzen, pflegen und ernten | Maschinen bedienen und warten | Flächen in Ordnung halten || Freude an der Arbeit im Freien | Körperliche Belastbarkeit
beauty: Kundschaft beraten und behandeln | Termine planen und kassieren | Arbeitsplatz hygienisch halten || Abgeschlossene Ausbildung im Fach | Gepflegtes Auftreten
`;
