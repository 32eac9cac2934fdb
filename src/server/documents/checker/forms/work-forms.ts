/** Sentences that hold names and times alone, in the words that are compared; what each letter stands for is in `letter-wordings.ts`. */
export interface NameForms {
  always: string[];
  /** Of what has an end. */
  over: string[];
  /** Of what goes on. */
  open: string[];
}

/*
 * Sentences that name a job are made of parts that each say one thing (as what, where, when, how much), each with the words that may
 * link it. They may stand in any order, before or behind the verb; what is said twice says nothing new.
 */
const title = "(?:an? )?{T}";
const asWhat = `(?:as ${title}|in the (?:role|position|post|capacity) of ${title}|{U}|as (?:an? )?{A})`;
const atWhom = "(?:(?:at|for|with|by|in) (?:the )?{O}|(?:in|on|at) (?:the )?{P})";
const bare = "(?:, (?:(?:the )?{O}|{P}))";
const long = "(?:{N}|(?:more than|over) {M})";
const sinceThen =
  "(?:since {F}|from {F} (?:to the present|to present|until now|until today|to date|onwards?)|(?:, )?{F}(?: ,)?(?: to)? present(?: ,)?)";
const thatTime =
  "(?:from {F}(?: ,)? (?:to|until|till) {E}|from {X}|between (?:{F} and {E}|{x})|until {E}|(?:in|during) {V}|(?:, )?(?:{F}(?: ,)? (?:to )?{E}|{X}|{V})(?: ,)?)";

const partOf = (when: string) => `(?:(?: ,)? (?:${asWhat}|${atWhom}|${when}|{W})| ${bare})`;
const frontsOf = (when: string) => `(?:(?:${asWhat}|${atWhom}|${when})(?: ,)? )*`;

const openPart = partOf(`${sinceThen}|for ${long}`);
const overPart = partOf(`${thatTime}|for ${long}`);
/** "I have worked there for two years" would still go on. */
const perfectPart = partOf(thatTime);
const openFront = `(?:(?:today|now|currently|at present|at the moment)(?: ,)? )?${frontsOf(`${sinceThen}|for ${long}`)}`;
const perfectFront = frontsOf(thatTime);
const overFront = frontsOf(`${thatTime}|for ${long}`);

const now = "(?:currently |now |presently )?";
const before = "(?:previously |formerly |first |then |earlier )?";
const whoWas = `(?:${title}|(?:an? )?{A})`;

/** Behind "I", behind "where I" and as a line without a subject. */
const simply = `(?:${before}(?:worked|served|was employed|was working)${overPart}+|was ${before}${whoWas}${overPart}*|was${overPart}+)`;
const perfectly = `(?:(?:have|had) ${before}(?:worked|served|been employed)${perfectPart}+|(?:have|had) been ${whoWas}${perfectPart}*)`;
const worked = `(?:${simply}|${perfectly})`;
const works = `(?:${now}(?:work|serve)${openPart}+|am ${now}(?:working|employed|serving)${openPart}+|am ${now}${whoWas}${openPart}*|am ${now}(?:at|with) (?:the )?{O}${openPart}*|have (?:been )?${now}(?:worked|working|employed|served|serving|been employed)${openPart}+|have been ${whoWas}${openPart}+|have been (?:with|at) (?:the )?{O}${openPart}*)`;

const startPart = `(?:(?: ,)? (?:${asWhat}|${atWhom}|in {F}|{W}))`;
const startFront = `(?:(?:${asWhat}|${atWhom}|in {F})(?: ,)? )*`;
const started = [
  `${startFront}(?:i )?(?:joined|moved to|changed to|switched to|went to) (?:the )?{O}${startPart}*`,
  `${startFront}(?:i )?(?:began|started)(?: out| off| work| working| my (?:job|work)| {c})?${startPart}+`,
  `${startFront}i became ${title}${startPart}*`,
];

const years = `${long} (?:of experience )?as ${title}`;
const post = "(?:position|role|job|work|post)";

export const job: NameForms = {
  always: [],
  open: [
    `(?:current |present )?(?:(?:{O}|{P}|${sinceThen})(?: ,)? )*${title}${openPart}*`,
    `${openFront}(?:i )?${works}`,
    `(?:employed|working)${openPart}+`,
    `${openFront}my (?:current |present )?${post}${openPart}* (?:is|,) (?:that of )?${title}${openPart}*`,
    `i ${now}hold the ${post} of ${title}${openPart}*`,
    `my (?:current |present )?employer is (?:the )?{O}`,
    ...started,
    `${years}${openPart}*`,
  ],
  over: [
    `(?:former |previous |earlier )?(?:(?:{O}|{P}|${thatTime})(?: ,)? )*${title}${overPart}*`,
    `${overFront}(?:i )?${simply}`,
    `${perfectFront}(?:i )?${perfectly}`,
    `employed${overPart}+`,
    `${overFront}my (?:earlier |previous |former )?${post}${overPart}* (?:was|,) (?:that of )?${title}${overPart}*`,
    `i held the ${post} of ${title}${overPart}*`,
    `${overFront}i (?:did|had) (?:an?|my) {Z}${overPart}*`,
    ...started,
    `(?:i )?spent ${long}(?: working)?${overPart}+`,
    `${years}${overPart}*`,
    "(?:in {E}(?: ,)? )?i left (?:the )?{O}(?: in {E})?",
    "i stayed (?:at|with) (?:the )?{O} until {E}",
  ],
};

/** What was not paid must be called so: a "mentor at a club" would be employed there. */
const helping = "(?:as (?:an? )?(?:{H}|volunteer)|on a voluntary basis|voluntarily)";
const helper = "(?:an? |the )?(?:{H}|volunteer)";
const ofIt = "(?: of (?:the )?{O})?";

export const volunteer: NameForms = {
  always: [],
  open: [
    `(?:(?:{O}|{P}|${sinceThen})(?: ,)? )*(?:an? )?(?:{T}|{H})${ofIt}${openPart}*`,
    `${openFront}(?:i )?(?:${now}volunteer|am ${now}volunteering|have (?:been volunteering|volunteered))(?:${ofIt}${openPart})*`,
    `${openFront}i (?:am|have been) ${helper}${ofIt}${openPart}*`,
    `${openFront}i (?:${now}(?:work|serve|help)|have (?:worked|served|helped|been (?:working|serving|helping)))${openPart}* ${helping}${ofIt}${openPart}*`,
    ...started.map((form) => `${form} ${helping}${startPart}*`),
    `(?:${helping}(?: ,)? )${openFront}i (?:${works})`,
  ],
  over: [
    `(?:(?:{O}|{P}|${thatTime})(?: ,)? )*(?:an? )?(?:{T}|{H})${ofIt}${overPart}*`,
    `${overFront}(?:i )?(?:have )?volunteered${overPart}*`,
    `${overFront}i (?:was|have been) ${helper}${ofIt}${overPart}*`,
    `${overFront}i (?:have )?(?:worked|served|helped)${overPart}* ${helping}${ofIt}${overPart}*`,
    `(?:${helping}(?: ,)? )${overFront}i ${simply}`,
  ],
};

/** What stands between the name of a firm or a job and what was done there. */
export const pastStay = { worked, part: overPart, front: overFront };
export const presentStay = { works, front: openFront };
