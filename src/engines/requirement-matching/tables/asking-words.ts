import type { DocumentLanguage } from "../../text/text.ts";

/** Of a sentence that asks for something, held against folded text. Its answer is a feature of the role and kind classifiers: run `scripts/preparation/requirements/make-requirement-classifiers.ts` after a change. */
export const askingWords: Record<DocumentLanguage, string> = {
  en: `you (?:will |would |should |must |may |already |also |do |really )*(?:have|need|hold|bring|know|speak|possess|must|understand|be able|are (?:an? |able|fluent|qualified|comfortable|experienced|confident|used|at home|happy|willing)|can|write|keep|enjoy)(?! (?:the (?:chance|opportunity)|a chance|access|responsib))
    |(?:this role|the role|applicants?|candidates?)(?: will| would)? (?:needs?|requires?|must|should)|we (?:ask for|expect|require|(?:need|want) you|(?:need|want|are looking for|look for) (?:some(?:one|body)|a person|people) (?:with|who (?:has|have|can|is|are|knows?|speaks?|holds?)))
    |required|needed|essential|desirable|preferred|necessary|a must|must[- ]have|mandatory|a plus|an? (?:advantage|asset|bonus)|helpful|handy|useful|beneficial|ideally|welcome(?! app| every)|would be (?:good|great|nice)|at least|minimum of|or more years|\\d\\+? years`,
  de: `(?:sie|du) (?:verfug|bring|ha(?:ben|st)|besitz|sprech|sprichst|beherrsch|kenn|konnen|kannst|sind(?! (?:verantwortlich|zustandig))|bist(?! (?:verantwortlich|zustandig)))
    |(?:verfugen|bringen|haben|besitzen|sprechen|beherrschen) sie|vorausgesetzt|setzen wir voraus|voraussetzung|erforderlich|wunschenswert|erwunscht|von vorteil|idealerweise|erwarten|zwingend|notwendig|unerlasslich|mindestens|mehrjahrig|gesucht|gefordert|brauchen|wichtig|willkommen|vorgeschrieben|brauchst|solltest|sollten sie`,
  fr: `vous (?:avez|justifi|etes (?!responsable|charge|rattache|amene|en charge|garant)|maitris|dispos|possed|parl|connaiss|deten|devez|savez)|exige|requis|indispensable|souhait|apprecie|un plus|atout|obligatoire|imperati|necessaire|au moins|minimum|demand|il faut|nous (?:recherchons|cherchons|attendons)|ideal`,
  es: `se (?:valora|requier|exig|necesit|pid)|tien(?:e|es) que |hay que |mejor si|imprescindible|indispensable|necesari|obligatori|deseable|valorable|debe(?:s|ra|ras)?\\b|eres |buscamos (?:a )?(?:alguien|una persona|persona|un perfil|un |una )|que (?:tenga|cuente|hable|sepa)|minim[oa]|al menos|pedimos|tienes|cuentas con|hablas|valoramos|valoraremos|un plus`,
  it: `richied|richiest|necessari|indispensabil|gradit|costituisc|preferenzial|devi |deve |almeno|minim[oa]|possied|hai |sei |parli|conosci|cerchiamo (?:una persona|un |una )|obbligatori|un plus|chiediamo|serve |servono|meglio se|tanto meglio|gia lavorato`,
  nl: `(?:je|jij|u) (?:hebt|heb|bent|beschikt|spreekt|beheerst|kunt|kan|kent|weet)|heb je|ben je|vereist|(?:is|zijn) (?:een )?(?:pre|must|vereiste)|vragen|noodzakelijk|minimaal|minstens|bij voorkeur|verplicht|beschikt over|onmisbaar|zoeken iemand|verwachten|moet je|je moet`,
  pl: `wymag|oczekuj|posiad|masz\\b|znasz|mile widzian|atut|konieczn|niezbedn|minimum|co najmniej|umiesz|jestes |powinien|powinna|szukamy os`,
  pt: `tens|tem de|possui|requer|exig|obrigat|valoriz|necessari|desejave|um plus|pelo menos|minimo|deve(?:s|ra)? |procuramos (?:alguem|uma pessoa|um |uma )|pedimos|indispensave|imprescindive|falas|preciso|quem (?:souber|tiver|falar)|vantagem|preferencia`,
};

/** Of what is asked for and not needed; in whatever language the rest is. */
export const wishingWords = `ideally|(?:a|big|huge|definite|strong) plus|is a plus|bonus|advantage\\w*|desirables?|prefer(?:red|ably|ence)|nice to have|would (?:help|be (?:good|great|nice|ideal|useful|helpful|welcome|beneficial))|it would be (?:good|great|nice)|helpful|useful|beneficial|handy|preferable|an asset|a benefit|welcome(?! applications| everyone)|not (?:essential|required|needed|a must)|but lovely|advantageous|(?:ready|willing|keen|eager|happy|open) to learn|(?:if|where|wherever) (?:at all )?possible
  |wunschenswert|erwunscht|von vorteil|vorteilhaft|idealerweise|gerne? (?:gesehen|auch|mit|eine?n?)|pluspunkt|willkommen|kein muss|wunschen wir|ware (?:schon|gut)|ein plus|hilfreich|(?:i-)?tupfelchen|(?:wenn|falls|sofern) (?:es )?(?:irgend )?moglich
  |souhait\\w+|apprecie\\w*|atout|(?:est|serait|sont|seraient) un plus|idealement|de preference|bienvenue?s?|(?:encore|tant) mieux|si possible|dans la mesure du possible
  |se valora\\w*|valora(?:ble|remos|mos|ra)\\b|deseable|preferible\\w*|preferentemente|idealmente|mejor si|(?:si|a) (?:es|ser) posible|si fuera posible
  |gradit[oiae]|preferibil\\w*|preferenzial\\w*|costituisc\\w+|idealmente|apprezzat\\w+|meglio|(?:se|ove) possibile
  |een pre|is pre|wenselijk|bij voorkeur|pluspunt|mooi meegenomen|idealiter|geen vereiste|geen must|handig|(?:indien|zo|als het) (?:enigszins )?mogelijk
  |mile widzian\\w*|atut\\w*|dodatkowym plusem|plusem|milo\\b|przydatn\\w+|(?:jesli|o ile) (?:to |jest to )?mozliwe|w miare mozliwosci
  |valoriza\\w*|desejave\\w+|preferencia\\w+|diferencia\\w+|vantagem|sera um plus|e um plus|se possivel`;

/** Says that it can be done without. */
export const spared = `(?:n'est|n'est vraiment|sont|est) pas (?:necessaires?|exige\\w*|obligatoires?|indispensables?|requis\\w*)|not (?:required|needed|necessary)|(?:don't|do not|won't) need|(?:nicht|keine?) (?:erforderlich|notig|notwendig|voraussetzung)|brauch\\w+ (?:du|sie) (?:nicht|kein\\w*)|no (?:es|son) (?:necesari\\w+|imprescindibles?|obligatori\\w+)|no (?:se )?(?:requiere|necesita)|non (?:e|sono) (?:necessari\\w+|richiest\\w+|indispensabil\\w+|obbligatori\\w+)|(?:niet|geen) (?:nodig|vereist\\w*|verplicht)|hoeft niet|nie (?:jest|sa) (?:wymagan\\w+|konieczn\\w+|potrzebn\\w+)|nie wymagamy|nao (?:e|sao) (?:necessari\\w+|preciso|obrigatori\\w+)`;

/** Forms of work that an employer can offer. */
export const formsOfWork = `(?:part|full)[- ]?time|job[- ]shar(?:e|ing)|(?:remote|hybrid)(?: work(?:ing)?)?|home[- ]?office|(?:teil|voll|gleit)zeit\\w*|mobiles arbeiten|temps partiel|teletravail|(?:tiempo|tempo) (?:parcial|parziale)|media jornada|teletrabajo|smart working|telelavoro|deeltijd|thuiswerken|prac[ay] zdaln[ay]|niepelny etat|czesc etatu|teletrabalho`;
/** Is said of an offer; "if at all possible" also of what somebody should have. */
export const possible = `possible|moglich|posible|possibile|mogelijk|mozliw[aey]|possivel`;
/** What is paid, and what for. */
export const paid = `^(?:(?:the|das|die|der|le|la|el|il|lo|het|de|o|a) )?(?:pay|salary|wage|gehalt|lohn|vergutung|salaire|remuneration|salario|sueldo|retribucion|stipendio|retribuzione|salaris|loon|wynagrodzenie|placa|vencimento|remuneracao) (?:is|are|ist|est|es|jest|wird|gilt)`;

/** Who begins in a trade, or comes from another. A line for each language: "starters" begin in Dutch alone. */
export const newcomers = `beginners?|newcomers?|career changers?|school leavers?|(?:people )?(?:at )?(?:the )?(?:start|beginning) of (?:their|your|a) career(?: as an? \\w+)?|new to the (?:trade|field|job)|without experience|no experience
  |(?:berufs|quer)?(?:anfanger|einsteiger)\\w*|\\w*quereinstieg|berufsruckkehrer\\w*|ohne (?:vor)?erfahrung
  |debutants?|debutantes?|en reconversion|sans experience
  |sin experiencia|principiantes?|recien (?:titulad|graduad|licenciad)\\w+
  |neolaureat\\w+|neodiplomat\\w+|prim[ae] esperienz[ae]|prime armi|senza esperienza|principianti
  |starters?|schoolverlaters?|zij-?instromers?|herintreders?|zonder ervaring
  |absolwen\\w+|poczatkujac\\w+|bez doswiadczenia
  |recem[- ](?:licenciad|formad|diplomad)\\w+|sem experiencia|principiantes?`;
/** In Polish "mile widziany" wishes for what it is said of. */
export const welcoming = `welcome|(?:also |is |are )?open to|suitable|suits?|considered
  |geeignet|willkommen
  |bienvenue?s?|accept\\w+|convient|ouvert a
  |admit\\w+|admiten|adecuad\\w+|bienvenid\\w+|abiert\\w+
  |benvenut\\w+|adatt\\w+|apert\\w+ a
  |welkom|geschikt
  |zapraszamy|odpowiedni\\w*
  |bem-vind\\w+|aceit\\w+|adequad\\w+|abert\\w+ a`;

/** Where somebody is welcome. */
export const employer = `teams?|company|equipes?|entreprise|equipo|empresa|azienda|bedrijf|zespol\\w*|firm\\w+|equipa`;

/** Behind what is needed. */
export const demandWords = `essential|required|necessary|mandatory|a must|needed|erforderlich|notwendig|vorausgesetzt|zwingend|exige\\w*|requis\\w*|indispensables?|obligatoires?|imprescindibles?|necesari[oa]s?|obligatori[oa]s?|richiest[oaie]|necessari[oaie]?|indispensabil[ei]|vereist|noodzakelijk|verplicht|wymagan\\w*|konieczn\\w*|niezbedn\\w*|obrigatori[oa]s?|exigid[oa]s?`;
