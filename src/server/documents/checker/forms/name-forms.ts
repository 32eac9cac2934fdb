import type { FactSection } from "../../../../engines/truth/truth.ts";
import { job, type NameForms, volunteer } from "./work-forms.ts";

const degree = "{D}(?:(?: ,)? (?:(?:degree )?(?:in|of) )?{J})?";
const school = "(?: ,)? (?:(?:from|at|of|with) )?(?:the )?{O}";
const studyPart = `(?:(?: ,)? (?:at|in|with) (?:the )?{O}|(?: from|(?: ,)?) {R}(?: ,)?| between {r}| {w})`;
const degreePart = `(?:${school}|(?: ,)? (?:in )?{B}(?: ,)?|(?: from|(?: ,)?) {R}(?: ,)?| {w})`;
const awarded = "(?:hold|have|earned|obtained|received|completed|was awarded|gained|finished|took)";
const study: NameForms = {
  always: [
    `(?:(?:at (?:the )?{O}|from {R}|between {r})(?: ,)? )*(?:i (?:have )?)?studied(?: {J}${studyPart}*|${studyPart}+)`,
    `${degree}(?:${school})?(?:(?: ,)? {R}(?: ,)?)?`,
  ],
  open: [],
  over: [
    `(?:in {B}(?: ,)? )?(?:i (?:have )?)?${awarded} (?:my |an? |the )?${degree}${degreePart}*`,
    `(?:in {B}(?: ,)? )?(?:i )?graduated(?: in {J})?${degreePart}*(?: with (?:my |an? |the )?${degree})?${degreePart}*`,
    `my degree is (?:an? |the )?${degree}${degreePart}*`,
    `i (?:am|have been|became) (?:an? )?{h}(?:(?: ,| in| for)? {J})?(?:(?: ,| from| by)? (?:the )?{O})?(?: ,)?(?:(?: since| in| ,) {B})?`,
    `${degree}${degreePart}*`,
    `graduate of (?:the )?{O}`,
  ],
};

const certificatePart =
  "(?:(?: ,)? (?:(?:from|by|of|issued by|awarded by|with|at) )?(?:the )?{O}|(?: ,)? (?:(?:in|from) )?{Y}(?: ,)?)";
const paper = "(?:certificates?|certifications?|qualifications?)";
const certified = `(?:{O} )?(?:${paper}(?: in| as| for| ,)? (?:the )?)?(?:{O} )?{T}(?: ${paper})?`;
const got = "(?:hold|have|obtained|earned|completed|gained|received|passed|took|was awarded)";
const certificate: NameForms = {
  always: [`(?:{O} certified )?${certified}${certificatePart}*`],
  open: [],
  over: [
    `(?:i am |i have been )?(?:an? )?certified(?: in| as)?(?: an?)? {T}(?:${certificatePart}*| since {Y})`,
    `(?:i am |i have been )?{T}(?: ,)? certified(?:${certificatePart}*| since {Y})`,
    `(?:in {Y}(?: ,)? )?(?:i (?:have )?)?${got} (?:my |an? |the )?${certified}${certificatePart}*`,
    `(?:i am |i have been )(?:an? )?{C}(?:${certificatePart}*| since {Y})`,
    `(?:since {Y}(?: ,)? )?i have (?:held|had) (?:my |an? |the )?${certified}${certificatePart}*(?: since {Y})?`,
    `(?:since {Y}(?: ,)? )i have been (?:an? )?(?:certified(?: in| as)?(?: an?)? {T}|{C})${certificatePart}*`,
    `(?:in {Y}(?: ,)? )?i became (?:an? )?(?:(?:{O} )?certified )?{T}${certificatePart}*`,
  ],
};

const course = "(?:(?:training|course)(?: in| on)? (?:the )?)?{T}(?: training| course)?";
const training: NameForms = {
  always: [],
  open: [],
  over: [
    `(?:in {Y}(?: ,)? )?(?:i (?:have )?)?(?:attended|took|did|completed|took part in|participated in) (?:my |an? |the )?${course}${certificatePart}*`,
  ],
};

const skilled = "(?:skilled|versed) in|with (?:skills|experience|knowledge) (?:in|of|with)|experienced (?:in|with)";
const person: NameForms = {
  always: [
    `(?:(?:i am |as )?(?:an? )?(?:{I}|{T})(?: ,)? )?(?:${skilled}) {S*}`,
    "(?:i have |i bring |i offer |(?:in my (?:work|job|teaching|projects)(?: ,)? )?i (?:can )?draw on (?:my )?)?(?:skills|experience|knowledge) (?:in|of|with) {S*}",
    "my skills (?:range|reach|extend) from {S}(?:(?: ,| and| , and) {S})*(?: ,)? to {S}(?:(?: ,| and| , and) {S})*",
    "i am (?:skilled|versed|experienced) (?:in|with) {S*}",
    "(?:(?:my )?(?:tech |technology |technical )?stack(?: ,| includes)|(?:tools|technologies|methods)(?: and (?:tools|technologies|methods))? ,|(?:my |key |core )?(?:strengths|skills)(?: ,| include| are| cover| comprise)|my skill set (?:includes|covers)|among my skills are|i am familiar with|familiar with) {S*}",
    "(?:i (?:can )?speak|(?:my )?languages(?: ,| are| include)|multilingual ,|the languages i speak are|i speak {#} languages ,) {L*}",
    "{L*}",
    "i am an? {K}",
    "(?:i am )?(?:an? )?{I}",
    "{Q}",
    "(?:(?:i have|i bring|with) )?(?:an? )?{k}(?:(?: ,| and| , and) {k})*",
    "i (?:live|am based|am living) in {P}",
    "based in {P}",
  ],
  open: [],
  over: [],
};

const none: NameForms = { always: [], open: [], over: [] };

export const nameForms: Record<FactSection, NameForms> = {
  ...{ person, experience: job, volunteer, education: study, certification: certificate },
  ...{ training, publication: none, reference: none, posting: none },
};
