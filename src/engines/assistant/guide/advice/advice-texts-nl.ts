import type { AdviceTexts } from "./advice-texts.ts";

export const dutchAdviceTexts: AdviceTexts = {
  gap: {
    label: "Een gat in het cv",
    text: "Bijna iedereen heeft er een, en een duidelijke regel is beter dan zwijgen: van wanneer tot wanneer, en wat het was („mantelzorg”, „ziekte, nu hersteld”, „op zoek naar werk”). Bijzonderheden hoeven niet, zeker niet over je gezondheid. Zet erbij wat je in die tijd hebt geleerd of bijgehouden, als er iets is. In het gesprek is één zin genoeg, en dan praat je over wat je nu kunt. Schuif nooit met data: dat komt uit en kost meer dan het gat.",
  },
  laid_off: {
    label: "Net mijn baan kwijt: eerste stappen",
    text: "Wat naar: dat komt hard aan, en het zegt weinig over je werk. Vandaag: teken niets wat je niet rustig hebt gelezen, en bewaar de brief, je contract en je loonstroken. Meld je snel bij de instantie voor werk, want er gelden vaak termijnen; een vakbond of rechtswinkel zegt waar je recht op hebt. Vraag om een referentie zolang men je goed kent. Schrijf daarna op wat je er deed, nu het vers is: dat is de kern van je cv.",
  },
  change: {
    label: "Van vak veranderen",
    text: "Begin met wat je meeneemt: omgang met mensen, betrouwbaarheid, machines, papierwerk, ploegendienst. Lees vijf vacatures in het nieuwe vak en schrijf op wat ze allemaal vragen; dat is je leerlijst, en die is vaak korter dan gevreesd. Praat met iemand die het doet, of loop een dag mee. Een cursus loont waar de vacatures het papier echt vragen. Zeg in één zin waarom je overstapt: vooruit, zonder klacht over vroeger.",
  },
  age: {
    label: "Zorgen om mijn leeftijd",
    text: "Sommige werkgevers letten op leeftijd, ook waar de wet het verbiedt; maak het de andere makkelijk. Laat je geboortedatum weg waar die niet gebruikelijk is, hou het bij de laatste tien tot vijftien jaar, en zet bovenaan wat je nu doet. Laat zien dat je nog leert: een programma, een cursus, een recent certificaat. Zeg wat ervaring hun bespaart: inwerken, fouten, uitval. Steek je tijd in bedrijven waar al mensen van jouw leeftijd werken.",
  },
  no_experience: {
    label: "Nog geen ervaring",
    text: "Een vacature beschrijft een wens, geen examen: heb je ongeveer de helft, reageer dan. Ervaring is ook wat niet betaald was: stage, vrijwilligerswerk, gezin, vereniging, eigen projecten. Zeg telkens wat je deed en wat eruit kwam. Bied iets aan wat proberen makkelijk maakt: een dag meelopen, snel beginnen, een dienst die anderen niet willen. Beginners zijn vooral welkom bij kleine bedrijven en waar veel mensen nodig zijn.",
  },
  salary: {
    label: "Welk salaris vragen",
    text: "Kijk eerst wat zulke vacatures bij jou in de buurt betalen. Bepaal dan voor jezelf twee bedragen: wat je minstens nodig hebt, en waar je blij mee zou zijn. Noem in het gesprek een bedrag iets daarboven, of een smalle marge, met de reden: ervaring, diensten, verantwoordelijkheid. Zwijg dan en laat hen antwoorden. Ligt het loon vast, vraag naar uren, vakantie, reiskosten of scholing. Wat je nu verdient hoef je niet altijd te zeggen; dat verschilt per land.",
  },
  offers: {
    label: "Kiezen tussen aanbiedingen",
    text: "Zet ze naast elkaar: loon per uur, reistijd, werktijden, contract, mensen, wat je leert. Bepaal welke twee nu het zwaarst wegen; meestal is het dan duidelijk. Je mag om een paar dagen bedenktijd vragen: vriendelijk, met een datum, liefst schriftelijk. Zeg de andere werkgever dat je een aanbod hebt en tot wanneer; dat is gewoon. Wijs niets af en zeg niets op voordat het andere contract getekend is.",
  },
  leaving: {
    label: "Mijn baas zeggen dat ik ga",
    text: "Pas als het nieuwe contract getekend is. Kijk eerst in je contract naar de opzegtermijn, en zeg op in de vorm die bij jullie geldt, meestal schriftelijk. Vertel het zelf en kort: dat je gaat, vanaf wanneer, en dat je netjes overdraagt. Redenen ben je niet schuldig. Reken op een tegenbod en weet vooraf of je het zou nemen. Ga met goede verhoudingen weg: je referenties komen daarvandaan.",
  },
  waiting: {
    label: "Hoe lang wachten",
    text: "Na een sollicitatie is een tot twee weken gewoon, bij de overheid en in vakanties langer. Na een gesprek geldt de datum die ze noemden, plus twee dagen. Daarna is een korte, vriendelijke vraag welkom en schaadt niemand. Komt er ook op de tweede niets, reken dan op nee en steek je energie ergens anders in. Blijf solliciteren terwijl je wacht: één sollicitatie is geen plan.",
  },
  refusal: {
    label: "Na een afwijzing",
    text: "Een afwijzing zegt meestal dat een ander net iets beter paste, niet dat je niets kunt. Bedank in twee zinnen en vraag één ding dat beter kan; sommigen antwoorden. Vraag ook of ze aan je denken: de tweede keus wordt vaker gebeld dan je denkt. Komen afwijzingen zonder gesprek, kijk dan naar je cv; komen ze erna, oefen de antwoorden. Zet de kaart dan weg en doe iets kleins wat je zelf in de hand hebt.",
  },
  strengths: {
    label: "Sterke en zwakke punten",
    text: "Kies twee sterke punten waar de vacature om vraagt, en heb bij elk een kort verhaal: wat er was, wat je deed, wat eruit kwam. Neem als zwak punt een echt, dat dit werk niet onmogelijk maakt, en zeg meteen wat je eraan doet: „Ik nam vroeger te veel op me; nu vraag ik wat eerst moet.” Laat „ik ben te precies” achterwege, dat kennen ze. Zeg beide twee keer hardop voordat je gaat.",
  },
  why_left: {
    label: "Waarom ik wegga of weg ben",
    text: "Kort, waar en zonder verwijt: één zin over wat er was, één over wat je zoekt. „We hadden een ander idee van het werk; nu zoek ik een team waar …” is genoeg bij ruzie. „De functie verviel” is genoeg bij ontslag om bedrijfsredenen. Zeg niets wat niet waar is, men kan navragen. Praat over niemand slecht; wie luistert, denkt de volgende te zijn. Praat dan over deze baan en wat je erin trekt.",
  },
  nerves: {
    label: "Zenuwen voor een gesprek",
    text: "Zenuwen zijn normaal, en wie gesprekken voert kent ze. Schrijf drie punten die je wilt zeggen op een kaartje; dat mag mee. Zeg je eerste zin en waarom je solliciteert twee keer hardop. De dag ervoor: route bekijken, kleren klaarleggen. Ben je het kwijt, zeg dan „even nadenken”; dat stoort niemand. Adem langer uit dan in, en bedenk dat jij hen ook bekijkt.",
  },
  video: {
    label: "Gesprek per video",
    text: "Probeer camera, geluid en link de dag ervoor, met hetzelfde apparaat. Licht van voren, camera op ooghoogte, een rustige achtergrond. Hou een telefoonnummer bij de hand als de lijn wegvalt; dat overkomt hen ook. Kijk in de camera als je praat, en laat korte pauzes vanwege de vertraging. Aantekeningen naast het scherm mogen. Waarschuw thuis en zet uit wat gaat rinkelen.",
  },
  returning: {
    label: "Terug na een pauze",
    text: "Noem de pauze in één regel en zonder excuus: zorg, kinderen, ziekte, nu voorbij of geregeld. Zeg wat je kunt toezeggen: welke uren, vanaf wanneer. Fris één ding op dat in je vak is veranderd, en vertel dat. Begin gerust met deeltijd of iets tijdelijks; vandaar gaat het makkelijker verder. Vraag na ziekte je arts of de instantie voor werk naar geleidelijk terugkeren, dat kan in veel landen. Over je gezondheid zeg je alleen wat het werk raakt.",
  },
  references: {
    label: "Referenties",
    text: "Vraag het voordat je iemand noemt, en vertel om welke baan het gaat. Een leidinggevende is het best, maar een collega, klant, opleider of iemand van vrijwilligerswerk mag ook. Zou je laatste baas slecht over je praten, noem dan een ander van daar of van eerder. In sommige landen heb je recht op een schriftelijk getuigschrift; een rechtswinkel weet het. In het cv is „referenties op verzoek” genoeg.",
  },
  questions: {
    label: "Wat ze niet mogen vragen",
    text: "In veel landen mag een werkgever niet vragen naar kinderwens, zwangerschap, gezondheid, geloof, partij of vakbond, als het niets met het werk te maken heeft. Wat precies verboden is en wat je mag antwoorden, verschilt. Je kunt rustig zeggen „ik praat liever over het werk”, of vragen wat het voor de functie betekent. Schrijf na afloop op wat er gevraagd is. Een meldpunt tegen discriminatie, een vakbond of een rechtswinkel zegt wat je kunt doen.",
  },
  cv_form: {
    label: "Hoe een cv eruitziet",
    text: "Een tot twee bladzijden, het nieuwste eerst, met maand en jaar bij elke baan. Een foto hangt van het land af: in het ene gewoon, in het andere ongewenst, zoals in het Verenigd Koninkrijk of de Verenigde Staten. Een rustige opmaak, één lettertype, geen plaatjes; programma's lezen het ook. Drie tot vijf regels per baan, die beginnen met wat je deed, met een getal waar je er een hebt. Laat weg wat deze werkgever niet nodig heeft. Stuur het als pdf met je naam in de bestandsnaam.",
  },
  letter: {
    label: "Motivatiebrief of niet",
    text: "Vraagt de vacature erom, schrijf er dan een; anders kan een korte zelden kwaad, en in ambacht en zorg volstaan vaak een paar regels in de mail. Een halve bladzijde: waarom dit bedrijf, twee dingen die je hebt gedaan en die zij nodig hebben, vanaf wanneer. Herhaal je cv niet, geen holle zinnen. Verander je van vak of heb je een gat, dan is dit de plek. Richt hem aan een persoon als je de naam vindt.",
  },
  relocating: {
    label: "Verhuizen voor werk",
    text: "Reken eerst: huur daar, borg, reizen, en hoe lang je spaargeld meegaat. Zet in je sollicitatie dat en wanneer je verhuist, anders val je af op je adres. Vraag naar hulp bij de verhuizing, een gesprek per video, een kamer voor de eerste weken. Ga op een gewone werkdag kijken als dat kan. Zeg de huur pas op als het contract getekend is. Over de grens zijn vergunning, belasting en verzekering anders: vraag het eerst na.",
  },
  part_time: {
    label: "Minder uren",
    text: "Weet wat je nodig hebt: welke dagen, welke uren, en wat er dan aan loon overblijft. Zoek op „parttime” en bekijk ook fulltime vacatures; met kleine werkgevers valt vaak te praten. Zeg in het gesprek wat wel kan en hoe het gaat als je er niet bent. In je huidige baan heb je misschien recht op minder uren; dat hangt af van land en grootte van het bedrijf. Denk aan pensioen en verzekering, die vaak meekrimpen.",
  },
  language: {
    label: "De taal is niet mijn eerste",
    text: "Zeg gewoon hoe goed je bent („op het werk begrijp ik alles, schrijven kost me meer tijd”); men vreest verrassingen meer dan fouten. Waar veel met de handen of met mensen uit veel landen wordt gewerkt, kom je makkelijker binnen. Noem je andere talen: die zijn iets waard. Laat iemand het cv één keer nalezen. Bereid tien zinnen over jezelf en je werk voor en zeg ze hardop. Cursussen zijn vaak gratis of goedkoop: vraag de instantie voor werk.",
  },
  abroad: {
    label: "Diploma uit het buitenland",
    text: "Kijk eerst of je beroep daar beschermd is: zorg, onderwijs, recht en elektra meestal, de meeste andere niet. Is het dat, dan moet een instantie je diploma erkennen; in Europa wijst het netwerk ENIC-NARIC de juiste aan, elders de beroepsinstantie. Is het dat niet, reageer dan meteen, met een vertaald diploma en een regel over waar het mee overeenkomt. Het duurt maanden, begin dus vroeg, en zoek intussen verwant werk onder je niveau.",
  },
  overwhelmed: {
    label: "Het is te veel: een klein plan",
    text: "Doe het in kleine stappen, één ding per dag. Maandag: schrijf je laatste banen op, alleen functie, bedrijf, jaren. Dinsdag: zoek een half uur en bewaar drie vacatures, niet meer. Woensdag: zet in je profiel wat die drie vragen en jij hebt. Donderdag: één sollicitatie. Vrijdag: één keer navragen, en je kaarten ordenen. Elke dag hoort er een pauze bij. Wordt het ook daarbuiten zwaar, praat met iemand die je na staat of met je huisarts.",
  },
  no_replies: {
    label: "Niemand antwoordt op mijn sollicitaties",
    text: "Daar raakt iedereen van op, en het ligt zelden aan jou: op veel banen reageren honderd mensen. Twee dingen veranderen het meest: minder sollicitaties, elk met de woorden van de vacature in het bovenste derde van je cv, en in de eerste dagen reageren. De helft van de eisen is genoeg. Leveren vijf goede geen gesprek op, laat dan iemand je cv lezen. Kleine bedrijven antwoorden vaker, en bellen kan geen kwaad.",
  },
  direction: {
    label: "Wat zou bij me passen?",
    text: "Begin met drie vragen: waarvoor bedankten mensen je, waarbij vergeet je de klok, en wat mag een werkdag nooit meer hebben? Schrijf drie soorten werk op die daarbij passen, al is het grof. Lees van elk vijf vacatures en vraag iemand die het doet hoe een slechte dag eruitziet. Een loopbaanadviseur doet dit met je, vaak gratis. Je hoeft niet het enige juiste te vinden, alleen een goede volgende stap.",
  },
  training: {
    label: "Is een cursus de moeite waard?",
    text: "Bekijk tien vacatures voor het werk dat je wilt en tel hoeveel het diploma vragen. Zijn het de meeste, dan loont het; zijn het er weinig, begin dan zonder. Vraag eerst wie betaalt: vaak het UWV of de VDAB, een werkgever of een fonds; als leerling krijg je loon, en ook na je dertigste kan dat. Vraag de school hoeveel er werk vonden en spreek een van hen. Teken niets op dezelfde dag.",
  },
  quit: {
    label: "Blijven of gaan?",
    text: "Maakt het werk je ziek, dan gaat je gezondheid voor: praat met een arts voor je beslist, en over je rechten met een vakbond of rechtswinkel. Zo niet, zoek dan zolang je de baan nog hebt: dat is makkelijker, en zelf opzeggen kan je een uitkering kosten. Kies een datum waarop er iets veranderd moet zijn en vertel die aan iemand. Schrijf op wat er gebeurt en wanneer. Zoek dan rustig, elke week een beetje.",
  },
  contract: {
    label: "Uitzendbureau, vast of voor jezelf?",
    text: "Via een uitzendbureau kom je snel binnen en zie je bedrijven; vraag wat je krijgt tussen twee klussen en hoeveel mensen mogen blijven. Een direct contract betaalt meestal beter en beschermt meer. Voor jezelf reken je ongeveer een derde boven een loon: vakantie, ziekte, verzekering en belasting zijn voor jou. Probeer het eerst naast een baan, met twee echte klanten. De regels verschillen per land; een kamer of rechtswinkel vertelt ze gratis.",
  },
  health: {
    label: "Ziekte, handicap, zwangerschap: zeggen?",
    text: "Meestal hoef je het niet te zeggen, tenzij het juist de taken van deze baan raakt of iemands veiligheid; de regels verschillen per land. Heb je iets nodig (een stoel, pauzes, tijd voor de dokter), dan is het beste moment vaak na het aanbod en voor de handtekening. Zeg wat gaat en wat je nodig hebt, niet de diagnose. Een gat mag heten: “gezondheid, nu in orde”. Een rechtswinkel of vakbond weet wat voor jou geldt.",
  },
  record: {
    label: "Een veroordeling",
    text: "Antwoord naar waarheid op wat gevraagd wordt en gevraagd mag worden: in veel landen vervallen oude straffen na jaren, en maar sommige banen mogen kijken. Zoek eerst uit wat je verklaring echt toont. Moet je het zeggen: een zin wat het was, een wat er veranderd is, een wat je nu kunt. Zeg het zelf voor een papier het doet. Verenigingen voor wie vrijkomt kennen werkgevers; kleine bedrijven vragen minder.",
  },
  odd_jobs: {
    label: "Veel korte banen, een bochtig cv",
    text: "Orden op werk, niet op werkgever: “2019–2023 magazijn en bezorging, via uitzendbureaus” op een regel, de bedrijven tussen haakjes. Meer banen tegelijk: één blok. Een maand ergens mag ontbreken. Werk zonder papieren telt als ervaring; zeg wat je deed en voor wie, niet hoe je betaald werd. Een eigen zaak die dicht is, was ook werk: wat je verkocht, hoeveel klanten. Zeg dan wat er als lijn doorheen loopt.",
  },
  future: {
    label: "Welk werk heeft toekomst?",
    text: "Zeker weet niemand het, dus ga af op wat je ziet. Al jaren tekort aan mensen: zorg, bouw, elektra, vervoer, onderwijs. Machines nemen eerder taken over dan hele beroepen, eerst wat aan een scherm steeds hetzelfde gaat. Vraag je af: welk deel vraagt handen, oordeel of mensen? Doe daar meer van en leer het nieuwe gereedschap zelf. Hoeveel vacatures er bij jou in de buurt zijn, is het antwoord van vandaag.",
  },
  network: {
    label: "Ik ken niemand in het vak",
    text: "Je kent altijd iemand: oud-collega's, buren, de club, het schoolplein. Zeg tien mensen in één zin wat je zoekt; meer is een netwerk niet. Schrijf iemand die het werk doet: drie regels, één vraag, geen verzoek om een baan. In winkels, zorg, keukens en ambacht werkt binnenlopen nog: op een rustig uur, met een cv, en vraag naar de leiding bij naam. Profielen online helpen op kantoor, in ambachten nauwelijks.",
  },
  interview: {
    label: "Wat ze in een gesprek vragen",
    text: "Bijna altijd hetzelfde: vertel iets over jezelf, waarom wij, waarom ga je weg, iets wat misging, wat wil je ons vragen. Heb voor elk drie zinnen klaar en voor twee een echt voorbeeld: wat er was, wat je deed, wat eruit kwam. Met meer mensen is het hetzelfde: antwoord wie vraagt en kijk dan de anderen aan. Neem twee vragen mee. Bij een proefdag tellen op tijd zijn, vragen en opruimen het meest. Kleed je zoals men daar op een goede dag doet, schoon en prettig. Om te oefenen: zet de vacature op je bord, haar kaart stelt de vragen één voor één.",
  },
  secret: {
    label: "Zoeken zonder dat mijn baas het weet",
    text: "Rondkijken is gewoon en bijna nooit een reden voor ontslag, al verschillen de regels. Gebruik je eigen telefoon en adres, niet die van het werk, en je eigen tijd: vroeg, laat of een vrije dag, waarvoor je geen reden hoeft te geven. Vraag nieuwe werkgevers pas na een aanbod te bellen; dat is gebruikelijk. Weet je baas het al, blijf rustig: “Ik kijk wat er is; mijn werk hier gaat door.” Wat je hier invult, ziet je werkgever niet.",
  },
  reschedule: {
    label: "Ik kan niet naar het gesprek",
    text: "Bel zo vroeg mogelijk en schrijf twee regels: “Het spijt me, maandag kan ik door een dringende reden niet komen. De baan interesseert me zeer; kan het woensdag of donderdag?” Details ben je niet schuldig. Dat kost je bijna nooit de baan; niet komen wel. Te laat onderweg? Bel en zeg wanneer je er bent. Gemist? Schrijf vandaag nog, één excuus, twee data. Ziek? Vraag om video of een andere dag.",
  },
  clothes: {
    label: "Wat trek ik aan",
    text: "Een stapje netter dan men daar op een gewone dag draagt, schoon, en iets waarin je kunt zitten en ademen. Op kantoor is een overhemd, blouse of effen trui met broek of rok genoeg; een pak is voor banken, advocaten en leiding. Voor een proefdag: waarin je kunt werken, dichte schoenen, haar vast. Nette sneakers kunnen waar men erin werkt. Tatoeages en make-up bepaal jij. Bij twijfel vraag je: “Wat draagt men bij jullie?” Pas het de avond ervoor.",
  },
  resignation: {
    label: "Ontslagbrief",
    text: "Ik schrijf geen ontslagbrief: datum en opzegtermijn moeten kloppen, en die staan in je contract. Er zijn weinig woorden nodig: je naam en die van de werkgever, de datum, “Hierbij zeg ik mijn arbeidsovereenkomst op per …, met inachtneming van de opzegtermijn. Graag ontvang ik een schriftelijke bevestiging.”, je handtekening. Een reden ben je niet schuldig. Kijk eerst welke termijn en vorm gelden. Doe het pas als het andere contract getekend is: wie zelf opzegt, heeft vaak geen recht op een uitkering. Vraag om een getuigschrift en om resterende vakantiedagen.",
  },
  family: {
    label: "Hoe vertel ik het thuis?",
    text: "Zeg het snel en gewoon, voordat een ander het doet: één zin over wat er gebeurd is, één over wat je nu doet, één over wat je van hen nodig hebt. Een rustig uur is beter dan de voordeur. Neem een klein plan mee, zoals hoe het voorlopig met het geld gaat en wat je deze week doet; dat maakt minder bang dan stilte. Kinderen hebben weinig nodig: niemand heeft schuld, dit blijft, dat verandert. Meningen mag je aanhoren en laten liggen: “Ik heb je gehoord, ik beslis voor het eind van de maand.” Wordt het thuis zwaar, dan praat een hulpverlener met jullie allemaal.",
  },
};
