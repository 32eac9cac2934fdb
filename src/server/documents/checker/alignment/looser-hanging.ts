import { verbsOfNoun } from "../words/deed-nouns.ts";
import { isPersonName, lessening } from "../words/describing-words.ts";
import { turning } from "../words/equal-words.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { isNumber } from "../words/word-reading.ts";
import type { Bullet, Node, Pair } from "./bullet.ts";
import { isSameForNouns } from "./noun-links.ts";

type Hanging = Node["heads"][number];

/** What a noun is of whose verb takes it as its object: "visits to clinics", "a change in the method". */
const objectLinks: [link: RegExp, deeds: RegExp][] = [
  [/^to$/, /^(visit|answer|repair|contribute|change|improve|upgrade|amend)$/],
  [/^in$/, /^(change|increase|raise|reduce|cut|lower|improve|decrease|shorten)$/],
  [/^for$/, /^(support|assist|help|care)$/],
  [/^(?:for|to)$/, /^(train|coach|instruct|mentor|tutor|advise|teach|brief|counsel)$/],
];
const helping = /^(help|assist|support)$/;
const sent =
  /^(calls?|e?mails?|mails|letters?|messages?|complaints?|enquir(?:y|ies)|inquir(?:y|ies)|questions|requests?|feedback|orders?|donations?|applications?|payments?|suggestions?|responses?|answers?|reviews|reports?|claims?|quer(?:y|ies)|reservations?|bookings?|visits?|tips|ideas)$/;

const given =
  /^(reports?|letters?|presentations?|talks?|updates?|newsletters?|offers?|quotes?|payments?|visits?|e?mails?|mails|invoices?|calls?)$/;
const examined =
  /^(tests?|inspections?|checks?|audits?|reviews?|maintenance|analys[ie]s|search|evaluations?|assessments?|acceptance|approvals?|calibration|installation|planning|preparation|budget|responsibility)$/;
const isPerson = (word: string) => isPersonName(word) || /^(guest|parent)s?$/.test(word);
const isPast = ({ form }: { form: string }) => form === "past";

const hasLemma = (word: string, lemmas: RegExp) =>
  verbReadings(word).some(({ lemma }) => lemmas.test(lemma) || lemmas.test(`${lemma}e`));

/** Links that say the same between two words of some kind, and not between others. */
export function isSameBetween(said: Hanging, held: Hanging, place: number, { said: line, held: fact }: Pair): boolean {
  const word = fact.nodes[place]?.word ?? "";
  const head = fact.nodes[held.head]?.word ?? "";
  const isVerb = isVerbOf(line, said.head);
  const hung = { link: held.link, word, head, isCounted: isCounted(fact.nodes, place) };
  if (isSameForNouns(said.link, hung, isVerb || isVerbOf(fact, held.head))) return true;
  if (said.link === "for" && held.link === "over") return isVerbOf(fact, held.head) && lasts(fact, place);
  // "Visited families" for "visits to families"
  if (said.link === "object" && isVerb)
    return objectLinks.some(
      ([link, deeds]) => link.test(held.link) && verbsOfNoun(head).some((verb) => deeds.test(verb)),
    );
  if (held.link === "object")
    return !isVerb && objectLinks.some(([link, deeds]) => link.test(said.link) && hasLemma(head, deeds));
  const isDeedBeside = fact.deeds.some(({ roots, link }) => link === "by" && roots.includes(place));
  // "With a change" for "by changing"
  if (held.link === "by" && /^(with|through)$/.test(said.link))
    return isDeedBeside || !(isPerson(word) || isCounted(fact.nodes, place));
  if (held.link === "by") return false;
  // "Helped the owner with the hiring" for "in hiring"
  if (/^(in|with)$/.test(held.link) && /^(in|with)$/.test(said.link)) return hasLemma(head, helping);
  if (held.link === "in") return /^(to|for|with)$/.test(said.link) && /^(groups|pairs|classes)$/.test(word);
  // "Guest calls" for "calls from guests"
  // "College students" for "students from the college"
  if (held.link === "from")
    return (
      /^(?:|of)$/.test(said.link) &&
      ((isSender(word) && sent.test(head)) || (said.link === "" && schools.test(word) && pupils.test(head)))
    );
  // "Donor reports" for "reports to donors"
  if (held.link === "to" && said.link === "") return isPerson(word) && given.test(head) && !isOwner(word, line);
  // "The test of a press" for "the test for a press"
  if (held.link === "for" && said.link === "of") return !isPerson(word) && examined.test(head);
  // "Patients with strokes" for "stroke patients"
  if (held.link === "" && said.link === "with")
    return !isPerson(word) && !turning.has(word) && !lessening.has(word) && !verbReadings(word).some(isPast);
  if (held.link === "" && said.link === "from") return isSender(word) && sent.test(head) && !isOwn(fact);
  // "A store for 3,000 pallets" for "of 3,000 pallets"
  return held.link === "of" && said.link === "for" && spaces.test(head) && isCounted(fact.nodes, place);
}

const isVerbOf = ({ deeds }: Bullet, at: number) => deeds.some(({ roots, isVerb }) => isVerb && roots.includes(at));

/** "Over six years" is for as long, where nothing was reached or counted in that time. */
function lasts({ nodes, chunks, deeds }: Bullet, place: number): boolean {
  const deed = nodes[place]?.deed ?? -1;
  const isTime = /^(?:years|months|weeks|seasons|decades)$/.test(nodes[place]?.word ?? "");
  return (
    isTime &&
    deeds.length === 1 &&
    nodes.every(
      (node) =>
        node.deed !== deed ||
        !isNumber(node.word) ||
        !/^(?:object|by|from|to)$/.test(chunks[node.chunk]?.link ?? "object"),
    )
  );
}

/** "The director's reports" may be those that the director wrote. */
const isOwner = (word: string, { nodes }: Bullet) =>
  nodes.some((node) => node.word.replace(/['’]s?$/, "") !== node.word && node.word.startsWith(word));

const schools = /^(?:school|college|university|academy|polytechnic|nursery|kindergarten)s?$/;
const pupils = /^(?:student|pupil|graduate|teacher|trainee|intern|apprentice|lecturer|child|children|leaver)s?$/;
const senders = /^(?:partner|guest|parent|family|families|school|supplier|authority|authorities|reader|neighbour)s?$/;
const isSender = (word: string) => isPersonName(word) || senders.test(word);

/** "Customer letters" that somebody writes are none from customers. */
const isOwn = ({ nodes }: Bullet) => nodes.some(({ word }) => hasLemma(word, sending));
const sending = /^(?:write|send|draft|compose|prepare|make|rewrite|translate|design|edit|create|produce|submit|place)$/;

const spaces = /^(store|room|hall|warehouse|depot|shed|garage|park|theatre|kitchen|stadium|hotel|rack|tank|vat|ward)$/;
const isCounted = (nodes: Node[], place: number) =>
  nodes.some(({ word, chunk }, at) => at < place && chunk === nodes[place]?.chunk && isNumber(word));
