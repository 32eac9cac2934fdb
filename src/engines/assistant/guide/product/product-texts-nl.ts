import type { ProductTexts } from "./product-texts.ts";

export const dutchProductTexts: ProductTexts = {
  topics: {
    columns: {
      label: "Wat betekenen de kolommen?",
      text: "Het [bord](/jobtracking) heeft vijf kolommen, een voor elke fase van een sollicitatie. **Viewed**: bekeken of bewaard, er is niets verstuurd. **Applied**: je sollicitatie is weg. **Interview**: je bent uitgenodigd. **Offer**: ze willen je. **Rejected**: het is niets geworden. Geen kaart verschuift vanzelf: sleep haar, neem **Move to** erop of **Status** erin, of zeg het mij. **Apply** zet een vacature alleen in Viewed; heb je je sollicitatie verstuurd, verplaats haar dan naar Applied.",
    },
    insights: {
      label: "Wat laat Insights zien?",
      text: "[Insights](/insights) telt alleen wat je eigen bord zegt: hoe ver vacatures komen, hoeveel sollicitaties antwoord kregen (een gesprek, aanbod of afwijzing telt) per bron en per week, hoeveel dagen elke fase duurt en hoeveel sollicitaties een gesprek kostte. Het gaat uit van de dagen in de geschiedenis van de kaarten; een kaart die nooit verschuift, zegt dus niets. Percentages staan er vanaf tien; daaronder staat “2 of 7”. Bovenaan kies je wat telt: deze zoektocht, de laatste 12 of 4 weken, of, als dat er is, ook het archief.",
    },
    download: {
      label: "Cv en brief downloaden",
      text: "De bestanden staan op de kaart van hun vacature: open die op het [bord](/jobtracking), onder **Documents**. **Download CV** en **Download Cover Letter** geven een pdf om te printen of mee te sturen, de links eronder hetzelfde voor Word. Is er nog niets, druk dan op **Generate Documents**: een cv ontstaat altijd voor één vacature. Ik stuur niets naar werkgevers, dat doe je zelf.",
    },
    profile_edit: {
      label: "Iets in mijn profiel veranderen",
      text: "Ik verander er niets in, dat doe jij: druk in het [profiel](/profile) bij het onderdeel op **Edit**, verander, voeg toe of haal weg wat je wilt, en sla op. **History** haalt daar een eerdere versie terug. Cv's en brieven die vanaf nu ontstaan, zeggen het nieuwe; bestanden die er al zijn, blijven zoals ze zijn tot je ze opnieuw maakt. Om welk deel gaat het?",
    },
    summary: {
      label: "Mijn samenvatting schrijven of veranderen",
      text: "Vrije teksten schrijf ik hier niet, dus de samenvatting is van jou: in het [profiel](/profile), onder **Profile Summary**. Drie zinnen zijn genoeg: wat je bent en hoelang al; wat je het best kunt, met een getal als je er een hebt; wat je zoekt. Een cv voor een vacature neemt eruit wat daar past, en noemt bij het nalezen wat is weggelaten.",
    },
    saved: {
      label: "Waar is wat ik bewaard heb?",
      text: "Vacatures die je hebt bewaard of waarop je hebt gesolliciteerd, zijn kaarten op het [bord](/jobtracking); wat je hebt opgeruimd, ligt daar in het archief. Cv's en brieven staan op de kaart van hun vacature onder **Documents**, oudere onder **Earlier versions**. Bewaarde zoekopdrachten staan op de [zoekpagina](/jobsearch) onder **Saved searches**, eerdere gesprekken onder **Chat History** in het menu opzij.",
    },
    adding: {
      label: "Een vacature van elders op het bord zetten",
      text: "Druk op het [bord](/jobtracking) op de **+** van een kolom en plak de link: wat van de pagina te lezen is, wordt ingevuld, jij kijkt het na. Zonder link kies je **This job has no link** en typ je het. Vanaf elke site in één druk: een bladwijzer of de browserextensie, allebei op [deze pagina](/capture); op Android neemt de geïnstalleerde toepassing gedeelde pagina's aan. Veel tegelijk: [een tabel importeren](/jobtracking/import). Plak je een vacature hier, dan zeg ik hoe die past, maar op het bord staat die daarmee niet.",
    },
    cards: {
      label: "Wat kan ik op een kaart bewaren?",
      text: "Een kaart van het [bord](/jobtracking) heeft vier delen. **Overview**: status, volgende stap, hoe het past. **Documents**: cv en brief, wat je verstuurd hebt, eigen bestanden. **Notes**: de volgende stap met dag en tijd, notities, contacten, gesprekken, aanbiedingen. **History**: elke verschuiving, waarvan je de dag kunt verbeteren. Eronder staan **Archive**, waaruit ze altijd terug kan, en **Delete Job**, dat je tien seconden lang ongedaan kunt maken.",
    },
    design: {
      label: "Hoe het cv eruitziet",
      text: "Er zijn zeven ontwerpen (Modern, Classic, Compact, Executive, Warm, Timeline, Sidebar) en twee papierformaten, A4 en US Letter: op de kaart, onder **Documents**, verder naar beneden. Een ander ontwerp laat de tekst zoals die is en kost niets van je abonnement. Kleuren, lettertypen, marges, de volgorde van de onderdelen en een foto zijn hier niet in te stellen: neem daarvoor het Word-bestand. Te lang? Laat onder **Review what they say** regels weg, of haal iets uit het profiel.",
    },
    editing: {
      label: "Een zin in cv of brief veranderen",
      text: "Druk op de kaart, onder **Documents**, op **Review what they say**. Daar kun je een regel van jezelf veranderen, anders zeggen, verplaatsen of weglaten, en een zin toevoegen; elke verandering is een nieuwe versie, de eerdere blijven. Getallen, data, namen en titels moeten in het [profiel](/profile) staan, ook als je ze zelf typt. Je naam, contact en hoe je banen heten komen uit het profiel: verbeter ze daar en druk op **Regenerate Documents**, wat bij dezelfde vacature niets van je abonnement kost.",
    },
    translation: {
      label: "Het cv in een andere taal",
      text: "Hier wordt niets vertaald: een cv zegt je eigen woorden, en een vertaling zou uit woorden bestaan die niemand heeft nagekeken. Het is in de taal van je [profiel](/profile). Staat minstens een derde van de profieltekst in de taal van een vacature (Engels, Duits, Frans, Spaans, Italiaans, Nederlands, Pools of Portugees), dan zijn cv en brief daarvoor in die taal: vul het dus zo in, en laat het lezen door iemand die haar spreekt. Het papier is dat van het land van de vacature, tenzij je er een kiest.",
    },
    match: {
      label: "Hoe wordt bepaald of het past?",
      text: "De vacature wordt ontleed in wat ze vraagt, en elk punt wordt naast je [profiel](/profile) gelegd: “5 van 9” betekent dat vijf van de negen daar beantwoord zijn. Wat je profiel niet duidelijk zegt, wordt een vraag: beantwoord die op de kaart onder **How it fits**, één keer voor alle vacatures. “Ontbreekt” betekent dus vaak alleen dat het nog niet in het profiel staat. Het is geen cijfer voor jou, en geen werkgever ziet het.",
    },
    alerts: {
      label: "Van nieuwe vacatures horen",
      text: "Bewaar een zoekopdracht op de [zoekpagina](/jobsearch): nieuwe vacatures worden daar geteld en staan op [Today](/today). Mails komen alleen als je op de [accountpagina](/account) **Reminders by mail** aanzet: één mail, op de dagen en het uur die je kiest, als er iets is; in elke mail kun je ze stoppen. Codes en berichten over je account komen hoe dan ook. Je telefoon krijgt geen meldingen, maar de data van je bord kunnen in je agenda staan.",
    },
    app_language: {
      label: "Taal, donkere kleuren, tekstgrootte",
      text: "De pagina's zijn er alleen in het Engels. Ik antwoord in de taal waarin je schrijft, als het een van de acht is; cv's volgen de taal van je profiel; voor herinneringsmails kies je er een op de [accountpagina](/account). Licht of donker: de zon of maan boven in het menu opzij, op een telefoon rechtsboven. Voor grotere tekst neem je de zoom van de browser, daar zijn de pagina's op gemaakt.",
    },
    filters: {
      label: "Zoeken, filteren, een zoekopdracht bewaren",
      text: "Typ op de [zoekpagina](/jobsearch) het werk en de plaats, met voorwaarden in gewone woorden als je wilt (“parttime, boven 2500 euro”). Filters voor werkplek, datum, loon, dienstverband, afstand en taal staan boven de lijst; onder **More** niveau, diensten, ervaring, werkgever en bron. **Save this search** bewaart ze. Wat het best past, staat eerst; een andere volgorde is niet te kiezen. Een werkgever verbergen kan niet.",
    },
    truth: {
      label: "Wordt er iets verzonnen?",
      text: "Nee: een cv of brief die hier ontstaat, zegt alleen wat in je [profiel](/profile) staat, in je eigen woorden of in een formulering die je hebt bevestigd. Getallen, data, namen en titels die daar niet staan, worden geweigerd, ook als je ze zelf typt. Onder **Review what they say** laat elke regel zien waar die vandaan komt. Op deze server werkt geen taalmodel. Je mag dingen weglaten en het sterkste vooraan zetten; mooier maken gaat niet.",
    },
    after_cv: {
      label: "Mijn cv staat erin: en nu?",
      text: "Niets gaat vanzelf naar werkgevers; zo gaat het verder. Kijk na wat van je cv is gelezen en zet het in je [profiel](/profile). Zoek vacatures, hier of op de [zoekpagina](/jobsearch), en zet er een op het [bord](/jobtracking). Op haar kaart maakt **Generate Documents** cv en brief ervoor. Versturen doe je zelf, en de kaart verplaatsen ook; wat dan aan de beurt is, staat op [Today](/today).",
    },
    devices: {
      label: "Telefoon, andere computers, zonder netwerk",
      text: "Het werkt in de browser van elke computer of telefoon: log daar in met hetzelfde account, en alles is er. In de appwinkels staat niets; “App installeren” of “Toevoegen aan startscherm” in het menu van de browser zet het tussen je apps. Zonder netwerk openen bord, Today, profiel en de lijst van gesprekken zoals je ze het laatst zag, en verschuivingen en notities worden later verstuurd. Meerdere tabbladen mag. Waar je bent ingelogd, zie en beëindig je op de [accountpagina](/account).",
    },
    export: {
      label: "Mijn gegevens meenemen of hierheen halen",
      text: "Alles wat over jou bewaard is: **Download my data** op de [accountpagina](/account). Alleen het bord: **Export** daar, als CSV voor een rekenblad, JSON, data voor de agenda of een pdf-verslag voor het UWV. Het profiel: **Export as JSON Resume** op zijn pagina. Van elders: bewaar de tabel van je hulpmiddel als CSV en [importeer haar](/jobtracking/import); je ziet alles voordat er iets wordt bewaard.",
    },
    distance: {
      label: "Hoe ver is het?",
      text: "Ik ken de plaats die een vacature noemt, maar geen straten, dienstregelingen of benzineprijzen: zoek de weg op een kaart op. Je kunt een lijst inperken, hier met “binnen 20 km van Zwolle”, op de [zoekpagina](/jobsearch) met **Distance**; beide tellen hemelsbreed. Vraag de werkgever om het precieze adres voordat je solliciteert.",
    },
    employer: {
      label: "Wat voor werkgever is het?",
      text: "Ik heb geen beoordelingen en ken geen werkgever van binnen, alleen wat zijn vacatures over hem zeggen: vraag naar een vacature, en ik laat het zien. Kijk anders op zijn website, met enige twijfel naar beoordelingen elders, en vraag het liefst iemand die er werkt. Of ze buiten de vacatures om mensen aannemen, weten alleen zij: even bellen is heel gewoon.",
    },
    human: {
      label: "Met een mens praten",
      text: "Ik ben een programma, en niemand leest mee in deze chat; doorgeven kan ik niets. Met storingen, klachten en voorstellen ga je naar wie deze server beheert. Over je zoektocht praten mensen wel met je: het UWV of een loopbaanadviseur, meestal gratis.",
    },
  },
  pages: {
    insights: "Insights openen",
    capture: "Vacatures van elke site bewaren",
    import: "Een tabel importeren",
    import_cv: "Mijn cv inlezen",
    personal_details: "Naam, telefoon, e-mail, adres",
    profile_summary: "Samenvatting",
    professional_experience: "Banen",
    education: "Opleiding",
    skills: "Vaardigheden",
    certifications: "Certificaten",
  },
  places: "Deze plaats noemen ze:",
  employer: {
    says: (opening) => `**${opening}**: dit zegt de vacature over de werkgever.`,
    silent: (opening) => `**${opening}**: over de werkgever zelf zegt de vacature niets.`,
  },
  counts: {
    label: "Hoeveel sollicitaties, en wanneer?",
    head: "Zoveel vacatures, volgens je [bord](/jobtracking) en zijn geschiedenis:",
    now: "staan daar nu",
    today: "kwamen daar vandaag",
    week: "in de laatste 7 dagen",
    month: "in de laatste 30 dagen",
    ever: "ooit",
    latest: "De laatste verschuivingen:",
    none: "Je [bord](/jobtracking) is nog leeg, dus er valt niets te tellen: ik weet alleen van sollicitaties die daar staan.",
    note: "Elke vacature telt één keer, op de dag dat ze daar voor het eerst kwam; die in het archief tellen mee, maar niet bij “nu”. Een dag die niet klopt, verbeter je op de kaart onder **History**.",
  },
  among: {
    label: (words) => (words === "" ? "Welke hiervan past het best?" : `Welke hiervan: ${words}?`),
    says: (words) => `Hiervan zeggen deze iets over ${words}:`,
    silent: (words) => `Geen ervan zegt met die woorden iets over ${words}; vraag het voordat je solliciteert.`,
    others: (numbers) => `Met die woorden niets daarover: ${numbers}.`,
    pay: "Naar het loon dat ze noemen, als voltijd gerekend, het hoogste eerst:",
    noPay: (numbers) => `Noemen geen loon: ${numbers}.`,
    fit: "Dat beslis jij. Wat ik van elk kan zeggen:",
    answered: (answered, all) => `je profiel beantwoordt ${answered} van ${all} punten`,
  },
  hired: {
    label: "Ik heb de baan",
    text: "Van harte gefeliciteerd, wat geweldig! Geniet er eerst van.",
    which: "Welke is het? Dan laat ik zien wat er nog te doen is.",
    left: "Wat er nog is: neem pas ontslag als het contract getekend is, en zeg de anderen af. Ben je klaar, dan legt **New search** op het [bord](/jobtracking) alle kaarten in het archief.",
  },
};
