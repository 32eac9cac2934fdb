import type { GuideWords } from "./guide-words.ts";

export const dutchGuideWords: GuideWords = {
  intents: {
    find: "2 zoek* vind* vacature* banen jobs; 1 baan job werk bijbaan toon laat zien wil nodig lijst werken functie* heb",
    why: "3 waarom; 2 past passen geschikt kans* gekwalificeerd ontbreekt mis; 1 goed genoeg eis eisen",
    pay: "3 salaris* loon verdien* betaald* betaal*; 2 hoeveel; 1 geld gemiddeld*",
    next: "3 bord overzicht; 2 volgende opvolg* wacht* openstaand status deadline* sollicitaties; 2 moet; 1 vandaag wat sollicitatie doen nu",
    interview: "3 sollicitatiegesprek* gesprek interview*; 2 voorbereid* bereid* oefen*; 1 vraag vragen antwoord*",
    cv: "3 cv; 2 bijlage bijgevoegd upload*; 1 lees lezen feedback verbeter* controleer*",
    profile: "3 profiel; 2 gaten leemte* compleet; 1 ontbreekt verbeter*",
    move: "2 verplaats* markeer* bewaar* opsla* sla voeg zet; 1 bord kaart kolom gekregen afgewezen aanbod gesolliciteerd",
    mail: "3 mail* e-mail* email* bericht; 2 schrijf* schrijv* concept stel afzeg* bedank* dank*; 3 intrek*; 1 opvolg* recruiter brief",
    compare: "3 vergelijk*; 2 beter verschil*; 1 tussen welke",
    documents: "3 motivatiebrief sollicitatiebrief; 2 document* brief maak; 1 sollicitatie schrijf* schrijv* cv",
    help: "2 help hulp kun functies; 1 wat kan je hoe beginnen gebruik doen",
    who: "3 robot bot ai chatgpt mens; 2 persoon wie; 1 jij je ben echt*",
    real: "2 echt* nep verzonnen demo* bestaan; 1 deze vacatures banen zijn",
    privacy: "3 privacy avg; 2 gegevens delen bewaard veilig; 1 mijn wie ziet",
    plan: "3 abonnement* prijs prijzen; 2 gratis kost kosten opzeg* terugbetal*; 1 hoeveel betalen",
    account: "3 account wachtwoord; 2 inlog* verwijder*; 1 wijzig* naam",
    scam: "4 oplicht* fraude* scam; 3 borg paspoort; 2 verdacht* geld overmak* bank whatsapp telegram vooraf; 1 betalen vragen vraagt stuur* vertrouw*",
    legal: "3 visum werkvergunning belasting* advocaat opzegtermijn; 2 contract ontslag wet uitkering; 1 recht rechten",
    apply: "2 solliciteer* solliciteren; 1 voor mij automatisch hoe",
    wording: "3 herschrijf* herformuleer* vertaal*; 2 samenvatting formulering zin zinnen; 1 klinkt verbeter*",
    greet: "3 hallo hoi hey goedemorgen goedemiddag goedendag; 1 dag",
    thanks: "3 bedankt dank* doei; 1 super perfect top",
    more: "3 pagina meer; 2 andere volgende; 1 nog",
    back: "3 terug; 2 vorige; 1 eerder",
  },
  yes: "ja graag ok oke prima goed",
  no: "nee niet",
  strain:
    "frustr* uitgeput stress* depressief verdrietig afgewezen afwijzing* werkloos ontslagen wanhopig moe ontmoedigd bezorgd bang zat",
  likeMe: "past passen passend* aanbeve* aanraden voorstel* profiel geschikt*",
  ordinals: "eerste bovenste; tweede; derde; vierde; vijfde; laatste onderste; andere",
  carriers:
    "welke alleen den graag hallo hoi alsjeblieft aub bedankt jaar ervaring buurt omgeving regio stad woon momenteel nieuwe betaald help helpen kun kunt leuke enkel plaats ook liever en",
};
