export const dutchWording = `
company: {company} is een zelfstandig bedrijf uit {place} met ongeveer {staff} mensen. | {company} werkt voor klanten in de hele regio en leidt zelf op. | {company} is van de medewerkers en kijkt verder dan dit kwartaal.
purpose: Voor ons team in {place} zoeken we een {title}. | Onze vestiging in {place} heeft plaats voor een {title}. | Werk je graag samen en doe je dingen graag goed? Kom bij ons in {place}.
heading: Wat ga je doen: | Jouw taken:
duty: De administratie bijhouden en goed overdragen | Nieuwe collega's inwerken | Verbeteringen voorstellen
need: Goede beheersing van het Nederlands | Betrouwbaar en collegiaal | Zelfstandig
junior: Ervaring is niet nodig; wij werken je in
mid: Minstens {years} jaar ervaring
senior: Minstens {years} jaar ervaring, waarvan een deel zelfstandig
lead: Minstens {years} jaar ervaring en ervaring met leidinggeven
seniorTitle: Ervaren {title}
leadTitle: Teamleider {title}
full: Fulltime, 38 uur per week. | Fulltime, 40 uur, maandag tot en met vrijdag.
shift: Fulltime in wisselende diensten (vroeg, laat, nacht). | Fulltime in twee ploegen, om het weekend vrij.
part: Parttime, 20 uur per week. | Parttime, 24 uur in overleg; het salaris geldt voor fulltime.
remote: Volledig vanuit huis; we zien elkaar vier keer per jaar in {place}.
hybrid: Twee tot drie dagen per week in {place}, de rest thuis.
temporary: Tijdelijk contract van twaalf maanden.
contractor: Opdracht als zzp'er voor zes maanden, verlenging mogelijk.
pay: Salaris: {pay}.
give: 8 % vakantiegeld | 27 vakantiedagen | Pensioenregeling | Reiskostenvergoeding | Vast contract | Opleidingsbudget | Fiets van de zaak | Roosters ruim van tevoren
health: Mensen helpen bij zorg en dagelijks leven | Waarden meten en noteren | Familie informeren en adviseren || Diploma of ervaring in de zorg | Geduld en inlevingsvermogen
medical: Patiënten onderzoeken en behandelen | Uitslagen beoordelen en behandeling kiezen | Meedraaien in de diensten || BIG-registratie | Plezier in samenwerken
lab: Monsters voorbereiden en analyseren | Resultaten uitwerken en rapporteren | Apparatuur onderhouden en ijken || Opleiding in de natuurwetenschappen | Nauwkeurig werken
teaching: Lessen voorbereiden en geven | Leerlingen persoonlijk begeleiden | Samenwerken met ouders en collega's || Lesbevoegdheid of pedagogische opleiding | Geduld en duidelijke taal
social: De dag met cliënten of kinderen vormgeven | Ontwikkeling volgen en vastleggen | Gesprekken met families voeren || Opleiding in zorg of welzijn | VOG
software: Systemen bouwen, testen en beheren | Fouten vinden en oplossen | Oplossingen bespreken en vastleggen || Opleiding informatica of gelijke ervaring | Goed Engels
business: Wensen verhelderen en besluiten voorbereiden | Tijd, kosten en risico's bewaken | Workshops leiden || Hbo- of wo-niveau | Helder spreken en schrijven
creative: Concepten bedenken en uitwerken | Tekst en beeld voor web en druk maken | Campagnes plannen en meten || Portfolio | Vaardig met de gangbare programma's
finance: Boekingen controleren en verwerken | Afsluitingen en rapporten voorbereiden | Klanten en instanties te woord staan || Financiële of juridische opleiding | Nauwkeurig en discreet
office: Vragen per telefoon en mail beantwoorden | Agenda's en dossiers beheren | Facturen en post verwerken || Administratieve opleiding | Vaardig met Office
sales: Klanten adviseren en offertes maken | Onderhandelen en afsluiten | CRM bijhouden || Ervaring in verkoop | Rijbewijs B
retail: Klanten helpen | Afrekenen en vakken vullen | Voorraad en houdbaarheid controleren || Plezier in contact met mensen | Beschikbaar op zaterdag
kitchen: Gerechten voorbereiden en opmaken | Goederen aannemen en opslaan | Keuken en apparatuur schoonmaken || Kennis van HACCP | Schoon en snel werken
service: Gasten ontvangen | Bestellingen opnemen en serveren | Afrekenen en klaarzetten || Gastvrij | Beschikbaar in avonden en weekenden
cleaning: Kantoren, gangen en toiletten schoonmaken | Afval scheiden en afvoeren | Bijvullen en gebreken melden || Zorgvuldig en stipt | Ervaring met schoonmaken is een pre
security: Toegang controleren | Rondes lopen en rapporteren | Handelen bij incidenten || Beveiligingspas of bereidheid die te halen | Rustig blijven
driving: Voertuig controleren voor vertrek | Veilig en op tijd rijden | Papieren bijhouden en schade melden || Rijbewijs van de juiste klasse | Rustige rijstijl
warehouse: Goederen ontvangen, controleren en wegzetten | Orders verzamelen met de scanner | Inpakken en laden || Goede lichamelijke conditie | Bereid tot ploegendienst
building: Werk volgens tekening uitvoeren | Materiaal en gereedschap klaarzetten | Veilig werken || Vakopleiding of ervaring in de bouw | VCA
technical: Onderdelen en installaties monteren, testen en repareren | Storingen zoeken en verhelpen | Werk vastleggen || Technische opleiding of ervaring in productie | Bereid tot ploegendienst
engineering: Bouwwerken en installaties ontwerpen en berekenen | Tekeningen en dossiers maken | Uitvoering begeleiden en opleveren || Hbo- of wo-techniek | Vaardig met CAD en normen
garden: Planten, verzorgen en oogsten | Machines bedienen en onderhouden | Terrein op orde houden || Graag buiten werken | Goede lichamelijke conditie
beauty: Klanten adviseren en behandelen | Afspraken plannen en afrekenen | Werkplek hygiënisch houden || Vakdiploma | Verzorgd voorkomen
`;
