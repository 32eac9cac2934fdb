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
    text: "Dan klein. Maandag: schrijf je laatste banen op, alleen functie, bedrijf, jaren. Dinsdag: zoek een half uur en bewaar drie vacatures, niet meer. Woensdag: zet in je profiel wat die drie vragen en jij hebt. Donderdag: één sollicitatie. Vrijdag: één keer navragen, en je kaarten ordenen. Elke dag hoort er een pauze bij. Wordt het ook daarbuiten zwaar, praat met iemand die je na staat of met je huisarts.",
  },
};
