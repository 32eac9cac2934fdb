import { plans } from "../../../../shared/subscription/plan.rules.ts";
import { dutchAdviceTexts } from "../advice/advice-texts-nl.ts";
import { dutchProductTexts } from "../product/product-texts-nl.ts";
import type { GuideTexts } from "./guide-texts.ts";

const at = (place: string) => (place === "" ? "" : ` in ${place}`);
const called = (title: string) => (title === "" ? "Vacatures van elke soort" : `Vacatures voor **${title}**`);

export const dutchGuideTexts: GuideTexts = {
  locale: "nl-NL",
  label: {
    more: "Meer hiervan",
    onlyRemote: "Alleen op afstand (remote)",
    compareFirst: "Vergelijk de eerste twee",
    compare: (openings) => `Vergelijk: ${openings}`,
    why: (opening) => `Waarom zou dit bij mij passen: ${opening}?`,
    pay: (title) => `Wat betalen vacatures voor ${title}?`,
    searchFor: (title, place) => `Zoek naar ${title}${at(place)}`,
    anyIn: (place) => `Alle vacatures${at(place)}`,
    fits: "Vacatures die bij mijn profiel passen",
    board: "Wat wacht er op mijn bord?",
    gaps: "Wat ontbreekt in mijn profiel?",
    help: "Wat kun je doen?",
    attach: "Mijn cv bijvoegen",
    back: "Terug naar de vorige zoekopdracht",
    search: "Zoeken",
    titleField: "Functie",
    placeField: "Plaats",
    save: (opening) => `Op mijn bord zetten: ${opening}`,
    move: (opening, status) => `Verplaatsen naar ${status}: ${opening}`,
    moved: (status) => `Gedaan: staat nu in ${status}.`,
    remove: (opening) => `Van mijn bord halen: ${opening}`,
    removed: "Gedaan: ze staat niet meer op je bord.",
    undo: "Ongedaan maken",
    interview: (opening) => `Bereid me voor op het gesprek: ${opening}`,
    mail: {
      follow_up: (opening) => `Opvolgmail opstellen: ${opening}`,
      thank_you: (opening) => `Bedankmail opstellen: ${opening}`,
      withdrawal: (opening) => `Intrekking opstellen: ${opening}`,
      acceptance: (opening) => `Aanvaarding opstellen: ${opening}`,
      declining: (opening) => `Afwijzing van het aanbod opstellen: ${opening}`,
      reference: (opening) => `Om een referentie vragen: ${opening}`,
    },
    documents: (opening) => `Cv en brief voor ${opening}`,
    copy: "Mail kopiëren",
    copied: "Gekopieerd.",
    openCard: "De kaart openen",
    practise: "De vragen oefenen",
    openBoard: "Bord openen",
    openProfile: "Mijn profiel openen",
    openSearch: "Zoekpagina openen",
    openAccount: "Mijn account openen",
    openSubscription: "Mijn abonnement openen",
    openPolish: "Formuleringen verzorgen",
    topics: {
      who: "Met wie praat ik?",
      real: "Zijn deze vacatures echt?",
      privacy: "Wat gebeurt er met mijn gegevens?",
      plan: "Abonnement, afschrijvingen, opzeggen",
      account: "Mijn account wijzigen",
      scam: "Kan dit oplichting zijn?",
      legal: "Recht, visum, uitkering",
      apply: "Hoe solliciteer ik?",
      wording: "Mijn zinnen verbeteren",
      fresh: "Hoe nieuw zijn de vacatures?",
      remind: "Een herinnering zetten",
      trouble: "Iets werkt niet",
      restart: "Opnieuw beginnen",
      advice: "Loopbaanadvies",
    },
  },
  topics: dutchAdviceTexts,
  product: dutchProductTexts,
  find: {
    head: (title, place, details) => `${called(title)}${at(place)}${details}:`,
    none: (title, place) => `Ik heb geen vacature${title === "" ? "" : ` voor **${title}**`}${at(place)} gevonden.`,
    end: "Meer zijn er niet.",
    byProfile: (title) => `Ik ga uit van je profiel, waar je nieuwste functie ${title} is.`,
    unused: (list) => `Niet toegepast, daarop kan ik vacatures niet filteren: ${list}.`,
    posted: (day) => `geplaatst op ${day}`,
    without: (list) => `Weggelaten: ${list}.`,
    spelling: (written, read) => `Ik heb “${written}” gelezen als “${read}”.`,
    levels: (words) => `Geen vacature noemt “${words}”; deze zijn zonder dat.`,
    similar: (names) => `Het dichtst in de buurt komt ${names}.`,
    place: (asked, used, kilometres) =>
      kilometres === undefined
        ? `In ${asked} zijn er geen; deze zijn in ${used}.`
        : `In ${asked} zelf zijn er geen; deze zijn hoogstens ${kilometres} km verderop.`,
    someWords: (missing) => `Geen titel heeft alle woorden; deze missen “${missing}”.`,
    partly: "Niet helemaal dat (vergelijkbare beroepen, of maar een deel van de woorden):",
    mentioned: (words) => `Geen titel zegt “${words}”; deze noemen het.`,
    fewer: (condition, count) => `Zonder “${condition}” zouden het er ${count} zijn.`,
    givenUp: (conditions, isSeveral) =>
      isSeveral
        ? `Ik vond er geen die aan alles voldoet: ${conditions}; deze voldoen aan een deel ervan of aan niets.`
        : `Ik vond er geen die aan ${conditions} voldoet; deze zijn zonder dat.`,
    nearest: (names) => `In de buurt daarvan zijn er vacatures voor ${names}.`,
    askTitle: "Graag. Welk werk zoek je, en waar? De functie is genoeg, de plaats mag leeg blijven.",
    noHome: "Ik weet niet waar je bent: noem hieronder een plaats, of zet in je [profiel](/profile) waar je woont.",
    demonstration:
      "Dit zijn voorbeeldvacatures: de bedrijven zijn verzonnen. Wie deze server beheert, kan echte vacaturesites aansluiten.",
  },
  opening: {
    says: (words) => `Over ${words} zegt de vacature:`,
    silent: (words) =>
      `Over ${words} zegt de vacature niets, tenminste niet met deze woorden; vraag het na voordat je solliciteert. Ze begint zo:`,
  },
  why: {
    asks: (opening) => `Wat **${opening}** vraagt:`,
    head: (opening, answered, all) =>
      `**${opening}**: je profiel beantwoordt ${answered} van de ${all} dingen die gevraagd worden.`,
    met: "Wat je meebrengt:",
    part: "Deels:",
    question: "Blijkt niet uit je profiel; zet het erin als je het hebt:",
    gap: "Wat ontbreekt:",
    missing: (what) => `mist ${what}`,
    unknown:
      "Ik heb de tekst van deze vacature niet en kan dus niet zeggen wat er gevraagd wordt. **Generate Documents** op de kaart leest hem.",
    posted:
      "Dat is een vacature. Ze blijft alleen in deze chat; op je bord staat ze niet. Zet haar daarop, en plak voor cv en brief de tekst daar nog eens.",
  },
  pay: {
    head: (title, place) => `Wat vacatures voor **${title}**${at(place)} betalen, waar ze het noemen:`,
    line: (count, median, low, high, period) =>
      `Vacatures: ${count}. De helft tussen ${low} en ${high} ${period}, het midden is ${median}.`,
    periods: { HOUR: "per uur", DAY: "per dag", WEEK: "per week", MONTH: "per maand", YEAR: "per jaar" },
    few: "Dat berust op weinig vacatures en zegt weinig over wat gebruikelijk is.",
    none: (title, place) => `Geen vacature voor **${title}**${at(place)} noemt wat ze betaalt; ik heb geen cijfers.`,
  },
  interview: {
    head: (opening) => `Voor het gesprek: **${opening}**. Dit vraagt de vacature, en dit kun je erop zeggen:`,
    ask: (line) => `Waarschijnlijk vragen ze naar “${line}”`,
    say: (facts) => `Je kunt wijzen op: ${facts}`,
    gap: "Je profiel toont hier niets van. Zeg het eerlijk, en hoe je het zou leren.",
    open: "Dat blijkt niet uit je profiel. Bedenk een eigen voorbeeld.",
    always:
      "Bijna altijd gevraagd: waarom dit bedrijf, waarom je weggaat, wat je zelf wilt vragen. Heb voor elk een eerlijke zin klaar.",
  },
  board: {
    empty:
      "Je [bord](/jobtracking) is nog leeg. Een vacature komt erop als je op **Apply** drukt of haar van hieruit neerzet.",
    days: (count) => (count === 1 ? "sinds 1 dag" : `sinds ${count} dagen`),
  },
  cv: {
    head: (file) => `Ik heb ${file} gelezen. Dit heb ik herkend:`,
    present: "heden",
    skills: (list) => `Vaardigheden: ${list}`,
    better: "Wat beter kan:",
    fine: "Mijn vaste regels hebben niets aan te merken.",
    unread: "De tekst kon ik lezen, maar ik herkende er geen cv in.",
    none: "Bij dit gesprek is nog geen cv gevoegd. Voeg een PDF, DOC of DOCX bij, en ik zeg wat ik erin lees en wat beter kan. Wat in je [profiel](/profile) niet klopt, wijzig je daar; wat voor een vacature is gemaakt, staat op haar kaart op het [bord](/jobtracking).",
    take: "**Check what was read** hieronder toont elke waarde naast haar plaats in je cv: verbeter haar en voeg haar toe aan je profiel.",
  },
  profile: {
    own: "Ik verander zelf niets in je profiel: op zijn pagina wijzig je, voeg je toe of haal je weg wat je wilt.",
    head: "Wat in je [profiel](/profile) ontbreekt of zwak is:",
    empty:
      "Je [profiel](/profile) is nog leeg. Voeg je cv bij, controleer wat er gelezen is en voeg het toe, of vul het met de hand in.",
    fine: "Je [profiel](/profile) heeft alles waar ik op let: functies met data en taken, vaardigheden, contact, samenvatting.",
  },
  findings: {
    weak_openings: "Begin met wat je deed of bereikte; deze regels zeggen alleen waarvoor je er was.",
    no_numbers: "Zeg hoeveel, als je het weet: een getal is te controleren.",
    long_lines: "Kort deze regels in: na twee regels leest niemand verder.",
    no_dates: "Vul aan wanneer deze functies begonnen en eindigden.",
    no_duties: "Vul aan wat je in deze functies deed.",
    no_email: "Vul een e-mailadres aan.",
    no_phone: "Vul een telefoonnummer aan.",
    no_summary: "Vul twee of drie zinnen aan over wie je bent en wat je zoekt.",
    no_positions: "Vul je functies aan; ik heb er geen herkend.",
    no_skills: "Vul een lijst vaardigheden aan: veel werkgevers zoeken daarop.",
  },
  move: {
    propose: (opening, status) =>
      `Ik kan dit op je bord zetten: **${opening}**, in **${status}**. Er verandert niets voordat je op de knop drukt.`,
    remove: (opening) =>
      `Ik kan **${opening}** van je bord halen, met geschiedenis en notities. Er verandert niets voordat je op de knop drukt, en Ongedaan maken zet haar terug.`,
    notThere: (opening) => `**${opening}** staat niet op je [bord](/jobtracking), er valt dus niets weg te halen.`,
    already: (opening, status) => `**${opening}** staat op je [bord](/jobtracking) al in **${status}**.`,
  },
  mail: {
    head: "Een concept dat alleen zegt wat zeker is:",
    otherwise:
      "Dit is de korte versie. Wat er verder anders moet, verander je na het kopiëren: vrije teksten schrijf ik hier niet.",
    note: "Verstuur hem zelf, ik verstuur niets; vul in wat tussen haken staat.",
  },
  compare: {
    company: "Bedrijf",
    place: "Plaats",
    pay: "Loon",
    posted: "Geplaatst",
    answered: "Gevraagd / door je profiel beantwoord",
  },
  documents: {
    how: "Cv's en brieven op maat ontstaan uit een kaart: open die op het [bord](/jobtracking) en druk op **Generate Documents**. Ze zeggen alleen wat in je [profiel](/profile) staat. Daaronder staat wat eerder is gemaakt, te downloaden als pdf of voor Word.",
    forCard: (opening) =>
      `Voor **${opening}**: open de kaart op het [bord](/jobtracking) en druk op **Generate Documents**. Cv en brief zeggen alleen wat in je [profiel](/profile) staat.`,
  },
  choose: {
    offered: "Gefeliciteerd, wat mooi! Voor je tekent, helpt misschien een van deze dingen.",
    instead: "Niet wat je bedoelde?",
    unsure: "Dat begreep ik niet helemaal. Wat komt het dichtst in de buurt?",
    partly: (understood) => `Ik begreep ${understood}, maar niet alles. Wat komt het dichtst in de buurt?`,
    opening: "Om welke vacature gaat het?",
    noneThere: (status) => `In ${status} staat nu geen kaart. Om welke vacature gaat het?`,
    past: "Zoveel staan er niet in de lijst. Om welke vacature gaat het?",
    noOpening:
      "Ik weet nog niet welke vacature je bedoelt: zoek er eerst een, of zet er een op je [bord](/jobtracking).",
    noList: "Daarvoor heb ik twee vacatures nodig: zoek eerst, of zet er twee op je [bord](/jobtracking).",
  },
  tell: {
    trouble:
      "Het spijt me dat iets je in de weg zit. Meestal helpt: de pagina opnieuw laden of een andere browser proberen. Bestanden die je hier bijvoegt, mogen PDF, DOC of DOCX zijn, tot 10 MB; een afbeelding van een cv wordt gelezen onder [Bring your CV](/profile/import). Welke mails je krijgt, kies je op de [accountpagina](/account). Blijft het stuk, zeg dan tegen wie deze server beheert wat je indrukte en wat je zag: van hieruit zie ik het niet.",
    restart: "Goed, we beginnen opnieuw. Wat zoek je?",
    advice:
      "Over sommige dingen kan ik iets algemeens zeggen. Gaat het om een van deze dingen? Ook het UWV of een loopbaanadviseur bespreekt het met je, meestal gratis.",
    remind:
      "Ik kan je niet uit mezelf waarschuwen. Open een kaart op je [bord](/jobtracking) en geef die onder **Next step** een volgende stap met datum: die staat op [Today](/today) als het zover is, en op de [accountpagina](/account) laat je hem mailen of in je agenda zetten.",
    fresh:
      "Bij elke vacature staat de dag waarop ze is geplaatst, en je kunt vragen om „deze week geplaatst”. De vacaturesites worden om de paar uur opnieuw gelezen: wat daar niet meer staat, is hier gesloten en valt uit de zoekresultaten. Of een werkgever al iemand heeft gekozen, zegt geen site: vraag het na voordat je er veel werk in steekt.",
    who: "Ik ben geen mens en geen taalmodel, maar de gids van deze applicatie en werk met vaste regels. Ik zeg alleen wat ik heb opgezocht in de vacatures, je profiel, je bord en je bestand.",
    privacy:
      "Wat je hier schrijft, je cv en je profiel zijn van jou: niemand anders kan ze zien, en ik stuur niets naar een taalmodel. Op de [accountpagina](/account) kun je alles meenemen of verwijderen. Geen werkgever ziet je profiel: die krijgt wat jij stuurt.",
    plan: `Pro kost ${plans.pro.monthlyPriceUsd} Amerikaanse dollar per maand. Dat staat op de [abonnementspagina](/subscription), met wat je plan bevat en wat je hebt gebruikt; daar wijzig of stop je het ook. Is er iets afgeschreven dat je niet kent? Kijk eerst daar; wat je niet bestelde, kan je bank terughalen. Wat je hebt gemaakt blijft bij elk plan bestaan, tot je het verwijdert.`,
    account:
      "Op de [accountpagina](/account) wijzig je naam, e-mailadres en wachtwoord, neem je je gegevens mee, of verwijder je het account met alles erin.",
    scam: "Pas op: een echte werkgever vraagt nooit om kosten, nooit om geld door te sturen, en niet om een kopie van je paspoort of bankgegevens voordat er een contract is. Betaal niets en stuur geen papieren. Zoek de werkgever op zijn eigen site en vraag daar of de vacature bestaat; oplichting meld je bij de politie.",
    legal:
      "Visa, belasting, uitkeringen en arbeidsrecht gaan mijn kennis te boven, en een fout antwoord kan je geld kosten. Een rechtswinkel, een vakbond of het UWV weet het zeker.",
    apply:
      "Ik kan niet voor je solliciteren: elke sollicitatie verstuur je zelf. **Apply** opent de vacature en zet haar op je [bord](/jobtracking), zodat je het overzicht houdt.",
    wording:
      "In deze chat herschrijf ik geen zinnen. **Formuleringen verzorgen** loopt je profiel zin voor zin door; elke zin houd je of wijs je af.",
    greet: "Hallo! Fijn dat je er bent. Waar beginnen we mee?",
    thanks: "Graag gedaan. Ik ben er als je me nodig hebt.",
    other:
      "Sorry, daar weet ik niets van. Ik kan helpen met werk vinden, solliciteren, gesprekken, je bord en je profiel.",
    ok: "Goed. Wat nu?",
    strain:
      "Dat is zwaar, en het zegt niets over wat je waard bent. Zetten we één kleine stap, of laten we het voor vandaag? Alles blijft bewaard.",
  },
  real: {
    demonstration:
      "Nee: deze vacatures zijn voor de demonstratie verzonnen, en de bedrijven ook. Je kunt er niet op solliciteren. Wie deze server beheert, kan echte vacaturesites aansluiten; dan verschijnen alleen nog echte.",
    sources:
      "Ze komen van de vacaturesites waarmee deze server verbonden is, en elke **Apply** leidt naar de oorspronkelijke vacature. Of een werkgever echt is kan ik niet zeggen: zoek hem op voordat je papieren stuurt.",
  },
  help: "Dit doe ik met zekerheid:\n\n- vacatures vinden op functie, plaats, loon, uren en meer, en van daaruit verder (“alleen remote”, “en in Utrecht?”, “de tweede”)\n- zeggen waarom een vacature bij je past en wat ontbreekt, wat ze betaalt, en er twee vergelijken\n- zeggen wat er op je bord wacht, en kaarten met één druk neerzetten of verplaatsen\n- je op een gesprek voorbereiden, een opvolgmail, bedankmail of intrekking opstellen\n- je cv lezen en de gaten in je profiel vinden\n- deze toepassing uitleggen: wat een kolom betekent, waar je bestanden staan, hoe je een regel van het cv verandert",
  strained: "Het spijt me, dat vreet aan je, en het zegt niets over wat je waard bent.",
  distress: {
    perhaps: "Als er meer op je drukt dan het zoeken, hoef je het niet alleen te dragen: er zijn mensen die luisteren.",
    opening:
      "Goed dat je het zegt. Hoe jij je voelt is belangrijker dan welke baan ook, en je hoeft het niet alleen te dragen. Praat nu met een mens:",
    emergency: (number) => `**Nu in gevaar?** Bel ${number}.`,
    anyEmergency:
      "**Nu in gevaar?** Bel het alarmnummer: 112 in Europa en veel andere landen, 999 in het Verenigd Koninkrijk, 911 in Noord-Amerika.",
    line: (name, number) => `**${name}**: ${number}`,
    find: "**Iemand om mee te praten waar je bent**: findahelpline.com noemt gratis, vertrouwelijke lijnen per land.",
    close:
      "**Iemand dichtbij**: zeg iemand die je vertrouwt hoe het met je gaat, en vraag of hij of zij bij je blijft.",
    later: "Het zoeken kan wachten; alles blijft bewaard. Ik ben een programma en kan hierbij niet helpen, mensen wel.",
    goOn: "Nu over mijn vraag",
    listed: (date) => `Nummers per ${date}.`,
  },
};
