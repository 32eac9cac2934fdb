/** What a heading announces. */
export type SectionClass = "asked" | "wished" | "duty" | "benefit" | "company" | "applying";

interface SectionWords {
  strong: string;
  /** Words that stand in headings of other sections as well. */
  weak: string;
}

/** Pieces of regular expressions, held against folded text. */
export const sectionWords: Record<SectionClass, SectionWords> = {
  asked: {
    strong: `requirements?|qualifications?|who you are|about you|what you (?:need|bring|have|will need|will bring|should)|what you'll (?:need|bring)
      |you (?:have|bring|will have|should have|will need)|what we(?:'re|'d| are| would)? (?:look|expect|ask|need|require|want|like)|we(?:'re| are)? look(?:ing)? for
      |look for|looking for|need (?:you to|from you)|your (?:profile|skills|experience|background|qualifications)|must[- ]haves?|essentials?|person spec\\w*
      |ideal candidate|right (?:person|candidate)|successful (?:candidate|applicant)|love to meet|hope to meet|eligib\\w+|fits? you|is this you|suits? you|criteria|you if
      |anforderung\\w*|voraussetzung\\w*|bring(?:st|en|t)? (?:du|sie|ihr)|mitbring\\w*|qualifikation\\w*|wir erwarten|erwarten wir|pass(?:en|t|st) zu uns|wen wir suchen|wir suchen
      |zeichnet (?:sie|dich)|auszeichnet|uberzeug\\w+|du (?:hast|kannst|bist)|sie (?:haben|konnen|sind)|profil\\b
      |vous (?:avez|etes|justifiez|faut)|il vous faut|competences|pre-?requis|qualites|recherch(?:e|ons)|attendons|on attend|demandons|exigences|qui etes
      |requisitos|perfil|buscamos|pedimos|necesit\\w+|esperamos de|imprescindible|requerimientos|conocimientos
      |requisiti|profilo|cerchiamo|chiediamo|competenze|candidato ideale|ti serve|serve per
      |(?:functie-?)?eisen|profiel|vragen (?:wij|we)|(?:wij|we) vragen|verwachten (?:wij|we)|zoeken (?:wij|we)|(?:wij|we) zoeken|(?:breng|neem) (?:je|jij)|meebreng\\w*|meeneemt|dit (?:ben|heb|breng)|wie ben (?:je|jij)|vereisten|jij hebt|je hebt
      |wymagan\\w*|wymagamy|oczekujemy|oczekiwani\\w*|profil kandydat\\w*|szukamy|niezbedne|od ciebie
      |procuramos|exigencias|competencias|qualificacoes|precisas|esperamos de ti|o que pedimos`,
    weak: `profile|skills|experience|knowledge|education|you|kenntnisse|ausbildung|experience|formation|experiencia|formacion|esperienza|formazione|ervaring|opleiding|umiejetnosci|wyksztalcenie|experiencia|formacao|conhecimentos|minimum|demand\\w*`,
  },
  wished: {
    strong: `nice[- ]to[- ]haves?|bonus|desirables?|preferred|a plus|pluses|advantage\\w*|not (?:needed|required|essential)|good to have|would (?:help|be (?:good|great|nice))|ideally|extra points|optional
      |wunschenswert|von vorteil|pluspunkte?|idealerweise|gerne? gesehen|schon ware|das i-tupfelchen|kein muss
      |souhait\\w+|apprecie\\w*|atouts?|un plus|les plus|ideal\\w*
      |deseables?|se valora\\w*|valora(?:mos|ble|remos|ra)|sumara\\w*
      |gradit[oiae]|preferenzial\\w*|costituisc\\w+|preferibil\\w*
      |wenselijk|een pre\\b|pluspunten|meegenomen|bij voorkeur|extra
      |mile widzian\\w*|atut\\w*|dodatkow\\w+
      |valoriz\\w+|diferencia\\w+|desejave\\w+|preferencia\\w+`,
    weak: `plus`,
  },
  duty: {
    strong: `responsibilit\\w+|what you(?:'ll| will)? (?:do|be doing|work)|what (?:the job|it) involves|your (?:day|role|tasks?|mission|impact)|tasks|duties|about the (?:role|job|position|post)|purpose of|day[- ]to[- ]day|job (?:purpose|description|summary)|in this role|you will
      |aufgaben\\w*|erwartet (?:dich|sie|euch)|tatigkeit\\w*|stellenbeschreibung|das machst du|deine rolle|ihre rolle
      |missions?|votre (?:role|quotidien|poste)|vous ferez|activites|taches|responsabilites
      |funciones|responsabilidades|tareas|mision|haras|dia a dia
      |mansioni|attivita|ti occuperai|responsabilita|cosa farai|compiti
      |taken\\b|werkzaamheden|(?:ga|gaat) (?:je|jij)?\\s?doen|functieomschrijving|takenpakket
      |obowiazk\\w*|zakres\\w*|zadania|bedziesz robi\\w*|opis stanowiska
      |funcoes|tarefas|vais fazer|ira fazer|missao|atividades`,
    weak: `role|job|position|post|stelle|poste|puesto|ruolo|posizione|functie|rol|stanowisk\\w*|funcao`,
  },
  benefit: {
    strong: `benefits?|perks|what you(?:'ll| will)? get|you (?:can expect|get|receive)|offer\\w*|in it for you|compensation|salary|pay\\b|package|rewards?|why (?:join|work|us)
      |biet(?:en|et)\\b|vorteile|angebot|verguetung|vergutung|gehalt|freu\\w+|erwarten durfen
      |offrons|proposons|avantages|remuneration|salaire|vous offre
      |ofrecemos|ofrece\\b|beneficios|ventajas|salario|retribucion
      |offriamo|offerta|retribuzione|vantaggi
      |bieden|aanbod|arbeidsvoorwaarden|salaris|krijg (?:je|jij)|bied
      |oferujemy|benefity|zapewniamy|wynagrodzeni\\w*|co zyskasz
      |oferecemos|vantagens|remuneracao`,
    weak: "get|oferta|dir|ihnen|wir",
  },
  company: {
    strong: `about us|about the (?:company|team|organisation)|who we are|our (?:company|story|values|team|culture|mission)|(?:u|ue)ber uns|wer wir sind|unternehmen|das sind wir
      |qui sommes|notre (?:entreprise|histoire|maison|societe)|a propos|l'entreprise
      |sobre nosotros|quienes somos|la empresa|chi siamo|l'azienda|azienda
      |over ons|wie (?:zijn )?wij(?: zijn)?|het bedrijf|o nas|o firmie|kim jestesmy|sobre nos|quem somos|a empresa`,
    weak: "company|firma|team",
  },
  applying: {
    strong: `how to apply|to apply|apply|application|next steps|equal opportunit\\w+|interested|questions
      |bewerb\\w+|kontakt|ansprechpartner\\w*|interesse|postuler|candidature|interess\\w+|candidat(?:ura|arse|arsi)|inscr\\w+|contact\\w*|contatt\\w+|invia\\w*
      |sollicit\\w+|aplikuj\\w*|aplikacj\\w*|candidata-te`,
    weak: "process",
  },
};
