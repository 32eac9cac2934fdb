/** Steps of study from school (1) to a doctorate (6), held against folded text, the highest first. */
export const degreeLevels: [level: number, words: string][] = [
  [
    6,
    `ph\\.?\\s?d|d\\.?phil|doctorate|doctoral|promotion|promoviert\\w*|doktor\\w*|doctorat|doctorado|dottorato|doutorad\\w+|doutoramento|doctor of`,
  ],
  [
    5,
    `master(?:'?s)?(?: of \\w+)?(?: degree)?|m\\.?\\s?sc\\.?|m\\.?eng|m\\.?b\\.?a|m\\.?phil|llm|diplom(?:-\\w+|ingenieur\\w*|kauf\\w*|\\w*wirt\\w*)?|(?<!ausbildung mit )staatsexamen|magister\\w*|bac ?\\+ ?5|ingenieur(?:e)? diplome|diplome d'ingenieur|ecole d'ingenieurs?|maestria|maestr[ií]a|laurea magistrale|laurea specialistica|mestrado|magist\\w+|postgraduate(?: \\w+)?|pg ?(?:cert|dip)|wo-niveau|universitaire master|grado y master|scqf level 11|nfq level 9`,
  ],
  [
    4,
    `bachelor(?:'?s)?(?: of \\w+)?(?: degree)?|b\\.?\\s?sc\\.?|b\\.?eng|b\\.?tech|b\\.?com|bba|llb|b\\.?a\\.?|degree|degrees|graduate|undergraduate|university|universitat\\w*|hochschul\\w*|\\w*studium|studienabschluss|licence (?:pro|professionnelle|universitaire|de|en)|^licence$|bac ?\\+ ?[34]|licenciatura|licenciad[oa]|grado (?:universitario|en)|^grado$|titulacion universitaria|titulo universitario|diplomatura|diplomad[oa]|ingenieria|laurea(?: triennale)?|laureat[oa]|universit\\w+|hbo\\w*|licencjat|wyksztalcenie wyzsze|wyzsze|studia|inzynier\\w*|ensino superior|faculdade|curso superior|fachhochschul\\w*|(?:scqf level (?:9|10)|nfq level [78])`,
  ],
  [
    3,
    `btsa?|dut|but\\b|deust|bac ?\\+ ?2|hnd|hnc|foundation degree|associate(?:'?s)? degree|associate of \\w+(?: science)?|higher national|(?:formacion profesional (?:de )?)?grado superior|ciclo (?:formativo de grado )?superior|fp superior|tecnic[oa] superior|its\\b|mbo ?4|techniker|staatlich geprufte\\w* techniker\\w*|\\w*meister(?:brief|prufung|titel)?|fachwirt\\w*|(?<!(?:scqf|nfq|eqf) )level [45]|scqf level [78]`,
  ],
  [
    2,
    `a-levels?|a levels|abitur|fachabitur|\\w*ausbildung|berufsausbildung|lehre|facharbeiterbrief|gesellenbrief|baccalaureat|bac (?:pro|technologique|general)|baccalaureat professionnel|bac\\b|bachillerato|grado medio|fp|formacion profesional|ciclo formativo|maturita|perito|qualifica(?: professionale)?|diploma|mbo\\w*|matura|srednie|wyksztalcenie (?:co najmniej )?srednie|technikum|technik\\b|ensino (?:secundario|medio)|curso de|12[.ºo]* ano|curso (?:profissional|tecnico)|[ns]vq|(?<!(?:scqf|nfq|eqf) )level [23]|scqf level 6|apprenticeship|vocational|bep|cap\\b|zawodow\\w+|formacion\\w*|formazione|\\w*opleiding|formacao|wyksztalcenie\\w*|high school|ged|tecnic[oa] en|formation|estudios|titulacion|titulo|titul\\w+|diplome\\w*`,
  ],
  [
    1,
    `gcses?|realschul\\w*|mittlere reife|hauptschul\\w*|schulabschluss|secondary school|brevet|eso|graduado escolar|terza media|licenza media|podstawowe|9[.ºo]* ano|escolaridade|vmbo|school leaving`,
  ],
];

/** Words that name a study where something is asked for; the rest of the table is read only in a profile's list of studies. */
export const studyWords = `degrees?|postgraduate|ph\\.?d|doctorate|master(?:'?s)?(?: degree| in| of|$)|m\\.?sc|bachelor(?:'?s)?|b\\.?sc|graduates?|hnd|hnc|a-levels?|a levels|gcses?|diploma|[ns]vq|apprenticeship|high school|
\\w*studium|(?:hoch|fach)?schul\\w*|fachhochschul\\w*|universitat\\w*|abschluss(?: als| in| im)|abitur|\\w*ausbildung|berufsausbildung|lehre|promotion|diplom\\w*|techniker|industriemeister|meister\\w*|
bac ?\\+ ?\\d|bac pro|btsa?|dut|licence pro\\w*|diplome\\w*|diplome d'ingenieur|titulaire d'un master|cap\\b|bep|(?:de )?formation (?:en|de|bac|initiale|superieure|technique)|
titulacion|titulo|titulad[oa]|grado|tecnic[oa] (?:superior|medio)|ciclo (?:superior|medio|formativo)|licenciatura|licenciad[oa]|diplomatura|formacion profesional|fp|ciclo formativo|bachillerato|formacion (?:en|universitaria|academica|tecnica|reglada)|estudios|ingenieria (?:en|tecnica)|
laurea\\w*|laureat[oa]|diploma|dottorato|perito|qualifica professionale|
hbo\\w*|mbo\\w*|wo\\b|vmbo|\\w*opleiding|universitair\\w*|
wyksztalceni\\w+|studia|ukonczon\\w*|ukonczyl\\w*|licencjat|magister\\w*|matura|
licenciatura|mestrado|doutoramento|ensino (?:superior|medio|secundario)|faculdade|curso de|formacao (?:superior|em|academica|na area)|curso superior|curso profissional|12[.ºo]* ano|escolaridade`;

/** Words of a study that do not tell by themselves how high it is. */
export const anyStudy = `diploma|diplome\\w*|titul\\w*|formation|formacion\\w*|formazione|formacao|qualifica|estudios|wyksztalcenie\\w*`;

/** First degrees that are a bachelor's in every country; a "licenciatura", a "laurea" or an "ingeniería" may have taken five years. */
export const bachelorWords = `bachelor(?:'?s)?|b\\.?\\s?sc\\.?|b\\.?eng|b\\.?tech|b\\.?com|bba|llb|b\\.?a\\.?|licence|bac ?\\+ ?[34]|(?:laurea )?triennale|licencjat|(?:i|pierwszego) stopnia`;

export const orExperience = `or (?:equivalent|relevant|comparable)? ?(?:work |professional )?experience|oder (?:vergleichbare|entsprechende|gleichwertige) (?:berufs)?(?:erfahrung|praxis|qualifikation)\\w*|ou experience|o experiencia|o esperienza|of ervaring|lub doswiadczenie|ou experiencia|or equivalent|oder vergleichbar\\w*|ou equivalent|o equivalente|o similar|of gelijkwaardig`;
