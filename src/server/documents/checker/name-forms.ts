import type { FactSection } from "../fact.ts";
import { job, type NameForms, volunteer } from "./work-forms.ts";

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
