/**
 * What tells the kind of a requirement. Pieces of regular expressions, held against folded text. Its answer is a feature of the role and kind classifiers: run `scripts/preparation/requirements/make-requirement-classifiers.ts` after a change.
 */
export const severalYears = `several years|(?:many|some) years|multi-year|mehrjahrig\\w*|langjahrig\\w*|einige jahre|mehrere jahre|plusieurs annees|varios anos|pluriennale|diversi anni|meerjarige|enkele jaren|jarenlange|kilkuletni\\w*|wieloletni\\w*|varios anos|alguns anos`;

/** Certificates and licences; "-schein" and the like end a word. */
export const licenceWords = `licen[cs]es?|licen[cs]ed|certificates?|certified|certifications?|(?:professionally |fully )?registered|registration|permit|ticket|chartered|accredit\\w+|qualifications?|award|dbs|clearance|first aid|erste[- ]hilfe\\w*|premiers secours|primeros auxilios|primo soccorso|ehbo|pierwsz\\w+ pomoc\\w*|primeiros socorros|\\w*eignung|first aider|card|valid|level \\d
  |fuhrerschein\\w*|gultige\\w*|\\w*(?:schein|bescheinigung|karte|schlusselzahl|nachweis|prufung|brief)e?s?|zertifikat\\w*|zertifizier\\w+|approbation|weiterbildung|fortbildung|befahig\\w+|gepruft\\w*|zulassung|berechtigung|\\w+berechtigung|erlaubnis|meister|fachwirt\\w*|fachkraft fur|sachkunde\\w*|belehrung|\\w+qualifikation|fuhrungszeugnis\\w*
  |permis|\\w+ en cours de validite|habilitations?|certificats?|caces|carte|attestation|agrement|brevet|a jour|niveau \\d|titre professionnel|certifie\\w*
  |carne|carnet|vigentes?|permiso|certificad[oa]s?|certificacion\\w*|licencia|habilitacion|acreditacion|colegia\\w+|nivel \\d|en vigor|curso de \\w+
  |patente|patentino|patentini|certificat[oi]|certificazion[ei]|abilitazion[ei]|attestat[oi]|albo|in corso di validita|livello \\d
  |rijbewijs|geldige?|certificaat|certificaten|certificering|bevoegdheid|registratie|vca|big-registratie|pas\\b
  |wazn(?:e|a|y|ego|ej|ych)|praw[oa] jazdy|uprawnien\\w*|niekaraln\\w+|certyfikat\\w*|licencj[aei]\\w*|ksiazeczk\\w*|swiadectwo kwalifikac\\w*
  |carta de conducao|carta|registro|inscricao|carteira|cedula|licenca|habilitacao|certificad[oa]s?|certificacao`;

/** Papers that are named by who gives them, or by their edition. */
export const licenceNames = `city (?:&|and) guilds|^(?:the )?\\d+(?:st|nd|rd|th) edition$|\\d+(?:st|nd|rd|th) edition (?:of the )?(?:iet |ieee |bs |\\(bs |wiring ).*`;

/** In which the words above name no licence. */
export const noLicence = `track record|driving (?:change|growth)|business card|visiting card|a la carte|payment card`;

/** Times, places and permissions: only a person can say them. */
export const availabilityWords = `shifts?|weekends?|week-ends?|travel\\w*|overtime|relocat\\w+|on[- ]call|full[- ]time|part[- ]time|early starts?|nights?|evenings?|right to work|(?:eligible|entitled|legally allowed) to work|work permit|available|availab\\w+|commut\\w+|start (?:immediately|date)|own (?:car|transport|vehicle)|(?:live|living|based) (?:in|near|within)
  |schicht\\w*|wochenend\\w*|reisebereitschaft|reisetatigkeit|\\w*bereitschaft|rufbereitschaft|umzug|arbeitserlaubnis|verfugbar\\w*|nachtdienst\\w*|wechselschicht\\w*|bereit\\b|dienstreisen|eigene[rs]? (?:pkw|auto)
  |disponib\\w+|mobilite|mobile\\b|deplacements?|astreintes?|horaires|postes|3x8|2x8|nuits?|permis de travail|vehicule personnel|vehicule
  |viajar|viajes|turnos|fines de semana|incorporacion|horario\\w*|nocturn\\w+|permiso de trabajo|(?:vehiculo|coche) propio|residencia|residir
  |trasfert\\w+|turni|turno|festivi|automunit\\w+|(?:auto|macchina) propria|mezzo proprio|reperibilita|notturn\\w+|orari|orario|spostar\\w+
  |beschikba\\w+|bereid|ploegen\\w*|reizen|avonden|avond\\w*|weekenddienst\\w*|eigen vervoer|werkvergunning|onregelmatig\\w*|oproepbaar|fulltime|parttime|woonachtig
  |dyspozycyjn\\w*|gotowosc\\w*|zmian\\w+|podroz\\w*|delegacj\\w+|weekend\\w*|nocn\\w+|pelny etat|wyjazd\\w*
  |fins? de semana|deslocac\\w+|viagens|viatura propria|noturn\\w+|residencia`;

/** Who somebody is: no profile tells it. */
export const traitWords = `communicat\\w+|interpersonal|team[- ]?(?:player|work\\w*|spirit|oriented)|attention to detail|eye for detail|detail[- ]oriented|calm|under pressure|organi[sz]ed|organi[sz]ational|motivated|flexib\\w+|reliab\\w+|curio\\w+|kind\\b|kindness|independen\\w+|pro-?active\\w*|positive|friendly|passion\\w*|enthusias\\w+|self[- ]starter|initiative|problem[- ]solv\\w+|patien(?:ce|t)\\b|empath\\w+|hands[- ]on|attitude|mindset|work ethic|multi-?task\\w*|punctual\\w*|honest\\w*|integrity|resilien\\w+|adaptab\\w+|creativ\\w+|warm\\b|humou?r|analytical|common sense|trustworth\\w+|compassion\\w*|sense of|tact\\b|willingness|dedicat\\w+|energ(?:y|etic)|steady|polite\\w*|fit\\b|careful|conscientious|stamina|discre\\w+|customer[- ](?:focus\\w*|oriented)|quick learner|accura(?:te|cy)\\b|time management|pride in|good with people
  |team(?:fahig|geist|player|orientier)\\w*|kommunikat\\w+|belastbar\\w*|selbst(?:st|\\b)?andig\\w*|sorgfalt\\w*|zuverlassig\\w*|flexibel|flexibilitat|freude|spass|eigenverantwort\\w*|eigeninitiativ\\w*|engagement|engagiert|freundlich\\w*|\\w*kompeten[zt]\\w*|strukturiert\\w*|auftreten|empath\\w+|einfuhlungsvermogen|begeister\\w+|leidenschaft|motivat\\w+|motiviert\\w*|neugier\\w*|hands-on|verantwortungsbewusst\\w*|lernbereit\\w*|genau\\w*|denkweise|arbeitsweise|organisationstalent|geduld\\w*|offen\\w*|kundenorientier\\w*|serviceorientier\\w*|durchsetzung\\w*|fingerspitzengefuhl|pflichtbewusst\\w*|loyal\\w*|humor|herz|schwindelfrei\\w*|korperlich\\w*|durchhalte\\w*|gewissenhaft\\w*
  |rigueur|rigoureu\\w+|autonom\\w+|esprit d'equipe|sens (?:du|de|des)|dynami\\w+|relationnel\\w*|aisance|organise\\w*|curieu\\w+|motive\\w*|ponctu\\w+|ecoute|reactif\\w*|polyvalen\\w+|gout (?:du|pour)|travail en equipe|patien(?:ce|te?)|discretion|bienveillan\\w+|empathie|passion\\w*|adaptabilite|minutie\\w*|implique\\w*
  |trabajo en equipo|orientacion al?|don de gentes|proactiv\\w+|responsab(?:le|ilidad)\\b|organizad\\w+|resolutiv\\w+|dinamic\\w+|iniciativa|ganas|empatia|polivalen\\w+|puntual\\w*|actitud|compromiso|autonomia|constancia|vocacion|paciencia|meticulos\\w*|trato|comunicativ\\w+|habilidades comunicativas
  |lavoro in (?:team|gruppo|squadra)|lavorare in (?:team|gruppo)|precis(?:o|a|ione)|proattiv\\w+|dinamism\\w*|dinamic[oa]|affidabil\\w*|puntualita|serieta|entusias\\w+|flessibil\\w+|orientament\\w+|capacita (?:relazional\\w+|organizzativ\\w+|comunicativ\\w+)|doti|spirito|attitudine|predisposizione|voglia|cura del dettaglio|attenzione|pazienza|empatia
  |teamspeler|samenwerk\\w*|nauwkeurig\\w*|zelfstandig\\w*|stressbestendig\\w*|communicati\\w+|klantgericht\\w*|flexibel\\w*|betrouwba\\w+|enthousias\\w+|gemotiveerd\\w*|leergierig\\w*|verantwoordelijkheid\\w*|oog voor|hands-on|representatief|punctueel|geduld\\w*|sociaal|aanpakker\\w*|doorzettingsvermogen|nieuwsgierig\\w*|proactie\\w+|inlevingsvermogen
  |komunikatywn\\w*|samodzieln\\w*|dokladnosc\\w*|skrupulatn\\w*|odpowiedzialn\\w*|zaangazowan\\w*|rzeteln\\w*|odpornosc\\w*|organizacj\\w+ pracy|praca w zespole|pracy w zespole|pracy zespolowej|chec\\w*|kultura osobista|kulturos\\w*|cierpliwosc\\w*|kreatywn\\w*|punktualn\\w*|empati\\w*|dyskrecj\\w*
  |trabalho em equipa|trabalho em equipe|espirito|sentido de|rigor|dinamism\\w*|proativ\\w*|autonomia|responsabilidade|organiza(?:do|da|cao)|comunicacao|comunicativ\\w*|facilidade|gosto|pontual\\w*|simpatia|empatia|paciencia|flexibilidade|vontade|atencao ao`;

/** Beside which a word above is of a thing that can be known. */
export const knowableWords = `experience\\w*|knowledge|know\\b|degree|used|using|worked|management of|planning of|managing|proof|erfahr\\w+|durchfuhr\\w+|\\w*kenntniss?e?n?|experiences?|connaissances?|maitris\\w+|experiencia|conocimient\\w+|dominio|manejo|organizacion de|gestion de|esperienza|conoscenz\\w+|ervaring|kennis\\b|uitvoeren|doswiadczeni\\w*|znajomosc\\w*|wiedz\\w+|conhecimento\\w*`;

/** The job as the subject of a line, which tells where, when or for how long it is: nobody is asked to know anything. */
export const jobTerms = `(?:the|this) (?:work|job|post|position|contract|workplace|place of work) (?:is|will be)(?! (?:suit|ideal|perfect|for|open|aimed|about|to))
  |(?:die|diese) (?:stelle|position|tatigkeit|arbeit) ist(?! (?:geeignet|ideal|fur|offen|zu))|(?:der )?(?:vertrag|arbeitsort|arbeitsplatz) ist
  |(?:le|ce) (?:poste|travail|contrat|lieu de travail) (?:est|sera)(?! (?:fait|ideal|pour|ouvert))
  |(?:el|este) (?:puesto|trabajo|contrato|lugar de trabajo) (?:es|sera|esta)(?! (?:ideal|para|abierto))
  |(?:il|questo) (?:posto|lavoro|contratto|ruolo) (?:e|sara)(?! (?:ideale|per|aperto|adatto))|la sede (?:di lavoro )?e
  |(?:de|deze|het) (?:functie|baan|werk|contract|werkplek) is(?! (?:geschikt|ideaal|voor|open))
  |(?:praca|umowa|stanowisko) (?:jest|odbywa)(?! (?:dla|otwart))
  |(?:o|este) (?:posto|trabalho|contrato|local de trabalho) (?:e|sera)(?! (?:ideal|para|aberto))`;

/** Its hours as a label. */
export const hoursLabels = `(?:core|working) (?:time|hours)
  |(?:kern)?arbeitszeit(?:en)?
  |horaires?(?: de travail)?
  |horario(?: de trabajo| laboral)?
  |orario di lavoro
  |werktijden
  |godziny pracy|czas pracy
  |horario(?: de trabalho)?`;
