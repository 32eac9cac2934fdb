import type { FactSection } from "../fact.ts";

/**
 * Sentences that hold names and times alone, in the words that are compared. {T} is a title, {O} an organisation, {P} a place, {F} and
 * {E} a first and a last month, {Y} a year, {D} a degree, {J} its subject, {R} its years, {B} the last of them, {S*} skills, {L*}
 * languages, {K} a speaker of one, {I} what a summary calls the person, {C} a certificate that is named as who holds it, {N} whole years of an entry and {M} fewer than those.
 */
export interface NameForms {
  always: string[];
  /** Of what has an end. */
  over: string[];
  /** Of what goes on. */
  open: string[];
}

const at = "(?: (?:at|for|with|,) (?:the )?{O})?(?: (?:in|,) {P})?";
const role = `(?:an? )?{T}${at}`;
const time = "(?: for (?:{N}|(?:more than|over) {M}))";
const since =
  "(?:(?: ,)? since {F}| from {F} (?:to the present|to present|until now|onwards?)|(?: ,)? {F} , present(?: ,)?| , {F} to present)";
const until =
  "(?: from {F} (?:to|until|till) {E}| between {F} and {E}|(?: ,)? {F}(?: ,)? (?:to )?{E}(?: ,)?| until {E})";

const job: NameForms = {
  always: [role, `{O}(?: ,)? {T}`],
  open: [
    `${role}(?:${since}|${time})`,
    `i (?:currently |now )?(?:work|am working|am employed|serve) as ${role}${since}?`,
    `i am (?:currently |now )?(?:employed as |working as )?${role}${since}?`,
    `i have (?:been )?(?:worked|working|employed|served|serving)(?: as)? ${role}(?:${since}|${time})?`,
    `i have been ${role}(?:${since}|${time})`,
    `(?:since|from) {F}(?: ,)? i have (?:been|worked as|been working as|served as) ${role}`,
    `i have worked (?:at|for|in) (?:(?:the )?{O}|{P})(?: as (?:an? )?{T})?(?:${since}|${time})?`,
    `for (?:{N}|(?:more than|over) {M})(?: ,)? i have (?:been|worked as|been working as) ${role}`,
    `my (?:current |present )?(?:position|role|job) is (?:that of )?${role}${since}?`,
    `i joined (?:the )?{O}(?: as (?:an? )?{T})? in {F}`,
    `i (?:began|started)(?: work| working)? (?:at|with|for) (?:the )?{O}(?: as (?:an? )?{T})? in {F}(?: as (?:an? )?{T})?`,
    `(?:{N}|(?:more than|over) {M}) (?:of experience )?as ${role}`,
    `i have been (?:with|at) (?:the )?{O}(?: in {P})?(?:${since}|${time})`,
    `(?:current |present )?${role}`,
  ],
  over: [
    `(?:former |previous |earlier )?${role}(?:${until}|${time})?`,
    `i (?:have |previously |formerly )?(?:worked|was employed|served) as ${role}(?:${until}|${time})?`,
    `i was (?:previously |formerly )?${role}(?:${until}|${time})?`,
    `i have been ${role}`,
    `i (?:have |previously |formerly )?worked (?:at|for|in) (?:(?:the )?{O}|{P})(?: as (?:an? )?{T})?(?:${until}|${time})?`,
    `(?:from {F} (?:to|until)|between {F} and) {E}(?: ,)? i (?:was|worked as|was employed as|served as) ${role}`,
    `for (?:{N}|(?:more than|over) {M})(?: ,)? i (?:was|worked as|served as) ${role}`,
    `i spent (?:{N}|(?:more than|over) {M}) (?:as ${role}|at (?:the )?{O}(?: in {P})?(?: as (?:an? )?{T})?)`,
    `i joined (?:the )?{O}(?: as (?:an? )?{T})? in {F}`,
    `i (?:began|started)(?: work| working)? (?:at|with|for) (?:the )?{O}(?: as (?:an? )?{T})? in {F}(?: as (?:an? )?{T})?`,
    `(?:{N}|(?:more than|over) {M}) (?:of experience )?as ${role}`,
    `i left (?:the )?{O} in {E}`,
  ],
};

const helper = "(?:an? )?{T}(?: (?:at|for|with|of|,) (?:the )?{O})?(?: (?:in|,) {P})?";
const volunteer: NameForms = {
  always: [role],
  open: [
    `i (?:currently |now )?volunteer as ${helper}${since}?`,
    `i have (?:volunteered|been volunteering) as ${helper}${since}`,
  ],
  over: [
    `i (?:have )?volunteered(?: as ${role}| (?:at|for|with) (?:the )?{O}(?: as (?:an? )?{T})?)${until}?`,
    `(?:from {F} (?:to|until)|between {F} and) {E}(?: ,)? i volunteered (?:as ${role}|(?:at|for|with) (?:the )?{O}(?: as (?:an? )?{T})?)`,
  ],
};

const degree = "{D}(?:(?: ,)? (?:(?:degree )?(?:in|of) )?{J})?";
const school = "(?:(?: ,)? (?:(?:from|at) )?(?:the )?{O})?";
const study: NameForms = {
  always: [
    `(?:i (?:have )?studied {J}${school}|at (?:the )?{O}(?: ,)? i studied {J})(?: from {R}|(?: ,)? {R}(?: ,)?)?`,
    `${degree}${school}(?:(?: ,)? {R}(?: ,)?)?`,
  ],
  open: [],
  over: [
    `i (?:hold|have|earned|obtained|received|completed|was awarded|gained) (?:my |an? |the )?${degree}${school}(?:(?: ,)? {R}(?: ,)?)?`,
    `i (?:earned|obtained|received|completed|gained) (?:my |an? |the )?${degree}${school} in {B}`,
    `in {B}(?: ,)? i (?:earned|obtained|received|completed|gained) (?:my |an? |the )?${degree}${school}`,
    `i graduated(?: from (?:the )?{O})?(?: in {B})? with (?:my |an? |the )?${degree}(?: in {B})?`,
    `i graduated in {J}(?: from (?:the )?{O})?(?: in {B})?`,
    `${degree}${school}(?: ,)? (?:in )?{B}(?: ,)?`,
    `graduate of (?:the )?{O}`,
    "i graduated in {B}",
  ],
};

const issuer = "(?:(?: ,)? (?:(?:from|by|of|issued by|awarded by|with|at) )?(?:the )?{O})?";
const dated = "(?:(?: ,)? (?:in )?{Y})?(?: ,)?";
const got = "(?:hold|have|obtained|earned|completed|gained|received|passed|took|was awarded)";
const certificate: NameForms = {
  always: [
    `(?:{O}(?: certified)? )?{T}${dated}`,
    `(?:certificate |certification )?{T}(?: certificate| certification| qualification)?${issuer}${dated}`,
    `(?:certificate|certification) (?:in|as) {T}${issuer}${dated}`,
  ],
  open: [],
  over: [
    `(?:i am |i have been )?(?:an? )?certified(?: in| as)?(?: an?)? {T}(?:${issuer}${dated}| since {Y})`,
    `(?:i am |i have been )?{T}(?: ,)? certified(?:${issuer}${dated}| since {Y})`,
    `i ${got} (?:my |an? |the )?(?:(?:certificates?|certifications?|qualification)(?: in| as)? )?(?:the )?{T}(?: certificate| certification| qualification)?${issuer}${dated}`,
    `in {Y}(?: ,)? i ${got} (?:my |an? |the )?(?:(?:certificate|certification|qualification)(?: in| as)? )?(?:the )?{T}(?: certificate| certification| qualification)?${issuer}`,
    `(?:i am |i have been )(?:an? )?{C}(?:${issuer}${dated}| since {Y})`,
    `i have (?:held|had) (?:my |an? |the )?(?:certificate |certification )?{T}(?: certificate| certification)?${issuer} since {Y}`,
    `(?:in {Y}(?: ,)? )?i became (?:an? )?(?:(?:{O} )?certified )?{T}${issuer}${dated}`,
  ],
};

const skilled = "(?:skilled|versed) in|with (?:skills|experience|knowledge) (?:in|of|with)|experienced (?:in|with)";
const person: NameForms = {
  always: [
    `(?:(?:i am |as )?(?:an? )?(?:{I}|{T})(?: ,)? )?(?:${skilled}) {S*}`,
    "(?:i have |i bring |i offer )?(?:skills|experience|knowledge) (?:in|of|with) {S*}",
    "i am (?:skilled|versed|experienced) (?:in|with) {S*}",
    "(?:(?:my )?(?:tech |technology |technical )?stack(?: ,| includes)|(?:my |key |core )?(?:strengths|skills)(?: ,| include| are| cover| comprise)|my skill set (?:includes|covers)|among my skills are|i am familiar with|familiar with) {S*}",
    "(?:i (?:can )?speak|(?:my )?languages(?: ,| are| include)|multilingual ,|the languages i speak are|i speak {#} languages ,) {L*}",
    "{L*}",
    "i am an? {K}",
    "(?:i am )?(?:an? )?{I}",
    "{Q}",
    "i (?:live|am based|am living) in {P}",
    "based in {P}",
  ],
  open: [],
  over: [],
};

const none: NameForms = { always: [], open: [], over: [] };

export const nameForms: Record<FactSection, NameForms> = {
  ...{ person, experience: job, volunteer, education: study, certification: certificate },
  ...{ training: none, publication: none, reference: none, posting: none },
};
