import type { Order } from "../words/name-bounds.ts";
import { type Rule, rewriter } from "../words/rewriting.ts";

/**
 * Initials that stand for several things. What was written in full may be said in short; "AI on 300 cows" is not
 * artificial intelligence, and a pharmacist's API is no interface.
 */
const initials = `
hr|human resources
qa|quality assurance
it|information technology
erp|enterprise resource planning
api|application programming interface
gp|general practitioner
rn|registered nurse
cad|computer aided design
bim|building information modelling
plc|programmable logic controller
plcs|programmable logic controllers
gcp|google cloud platform
ml|machine learning
ai|artificial intelligence
nlp|natural language processing
roi|return on investment
sla|service level agreement
slas|service level agreements
pos|point of sale
vat|value added tax
ppe|personal protective equipment
sops|standard operating procedures
sop|standard operating procedure
gmp|good manufacturing practice
cbt|cognitive behavioural therapy|cognitive behavioral therapy
sen|special educational needs
un|united nations
gps|general practitioners
cv|curriculum vitae
nda|non disclosure agreement
ndas|non disclosure agreements
aml|money laundering prevention
ctr|click rate
pr|public relations
ct|computed tomography
iv|intravenous
`
  .trim()
  .split("\n")
  .flatMap((line): Rule[] => {
    const [short = "", ...names] = line.split("|");
    return names.map((name) => [new RegExp(` ${name} `, "g"), ` ${short} `]);
  });

const withInitials = rewriter(initials);

/** A text in words with its long names in short. */
export const inShort = (text: string): string => withInitials(` ${text} `).trim();

/** "Machine learning" as "ML". */
export const shortened: Order = (words) => {
  const text = words.join(" ");
  const short = inShort(text);
  return short === text ? [] : [short.split(" ")];
};
