import { isPersonName } from "../words/describing-words.ts";
import { areEqualVerbs } from "../words/equal-verbs.ts";
import { isOccupation, isPassive, type Time } from "../words/verb-agreement.ts";
import { verbReadings } from "../words/verb-reading.ts";
import type { Bullet, Pair } from "./bullet.ts";
import { objectOf } from "./bullet-objects.ts";

/** Deeds that the person did beside the main one. */
const ownLinks = /^(|by|while|when|through|after|before|using)$/;

/** Whether a line tells the deed or names the thing that the statement tells or names, of the same person and time. */
export function isSameRoot({ said, held, chosen }: Pair, index: number, root: number, time: Time): boolean {
  const deed = said.deeds[index];
  const place = chosen[root] ?? -1;
  const node = said.nodes[root];
  if (!deed || !node) return false;
  const fact = held.deeds.find(({ roots }) => roots.includes(place));
  if (deed.link !== "") {
    if (!deed.isVerb || fact === undefined) return true;
    if (deed.subjects === undefined || fact.subjects === undefined) return deed.subjects === fact.subjects;
    // "An app for a bank that has two million clients": the app has none without the bank.
    const [nearest = -1] = fact.subjects;
    return deed.subjects.some((subject) => fact.subjects?.includes(chosen[subject] ?? -1) && chosen.includes(nearest));
  }
  if (fact === undefined || !ownLinks.test(fact.link) || fact.subjects !== undefined) return false;
  const factWord = held.nodes[place]?.word ?? "";
  // What was won was done by others: "won the support of donors".
  if (held.light === "win" && said.light === undefined && deed.isVerb) return false;
  if (held.light !== undefined && isPassive(held.nodes[0]?.word ?? "", [factWord])) return false;
  // "Visit to Siemens" names one where the job is over.
  const isDeed = fact.isVerb && (time.goesOn || isTensed(factWord) || held.light !== undefined);
  if (!isSameLight(said, held, isDeed, node.word)) return false;
  if (said.light === undefined && deed.isVerb && (!isDeed || held.light !== undefined) && !isDeedNoun(factWord))
    return false;
  // "Team led by two engineers"
  const isByOthers = held.nodes.some(({ heads }) => heads.some(({ head, link }) => head === place && link === "by"));
  if (deed.isVerb && !fact.isVerb && isByOthers && isPast(factWord)) return false;
  if (ownTraining.test(factWord) && time.telling !== "bare" && objectOf(held, place).length === 0) return false;
  if (fact.isVerb && deed.isVerb && node.word !== factWord) {
    const object = objectOf(held, place);
    if (
      (!hasArticle(held, place) && isOccupation(factWord, object)) ||
      isPassive(factWord, object) ||
      ownTraining.test(factWord)
    )
      return false;
  } else if (fact.isVerb && deed.isVerb && time.telling !== "bare" && isPassive(factWord, objectOf(held, place)))
    return false;
  const verb = said.light === undefined ? node.word : (said.nodes[0]?.word ?? "");
  const factVerb = held.light === undefined ? (held.nodes[place]?.word ?? "") : (held.nodes[0]?.word ?? "");
  return isInTime(deed.isVerb ? verb : undefined, fact.isVerb ? factVerb : undefined, time);
}

/** "Assist the owner", no "assist owner" */
const hasArticle = ({ nodes, chunks }: Bullet, place: number) =>
  chunks.some(
    ({ link, head, article }) =>
      link === "object" && article !== "" && nodes[head]?.heads.some((its) => its.head === place),
  );

const isPast = (word: string) => verbReadings(word).some(({ form }) => form === "past");
const isTensed = (word: string) => verbReadings(word).some(({ form }) => form === "past" || form === "ing");

/** What one learns is not what one teaches. */
const ownTraining = /^(training|learning|studying)$/;

function isSameLight(said: Bullet, held: Bullet, isDeed: boolean, noun: string): boolean {
  if (said.light === "win" && held.light !== "win") return false;
  if (said.light === undefined) return true;
  if (held.light !== undefined)
    return said.light === held.light || areEqualVerbs(said.light, held.light, { object: [noun], isMeasured: false });
  return isDeed ? !ownTraining.test(noun) && mayBeDone(noun, said.light) : isSuppliable(noun, said.light);
}

/** Who ordered gave no orders, and who applied or complained handled none: these are what somebody else does with them. */
function mayBeDone(noun: string, light: string): boolean {
  if (/^(give|provide|deliver|offer)$/.test(light)) return given.test(noun);
  if (light === "hold") return heldNouns.test(noun);
  return !/^(handle|have)$/.test(light) || !ofOthers.test(noun);
}

const given =
  /^(?:advice|training|coaching|teaching|tutoring|mentoring|counsell?ing|lesson|course|class|talk|lecture|speech|workshop|seminar|session|presentation|demonstration|instruction|explanation|introduction|performance|care|therapy|treatment|support|help|assistance|guidance|consultation|translation|supervision|tuition|briefing|induction|massage|physiotherapy|vaccination|feedback)(?:e?s)?$/;
const heldNouns =
  /^(?:talk|lecture|speech|workshop|seminar|session|presentation|course|class|lesson|training|meeting|interview|consultation|discussion|negotiation|rehearsal|conversation|briefing|exhibition)(?:e?s)?$/;
const ofOthers =
  /^(?:order|application|claim|report|booking|reservation|visit|request|complaint|donation|purchase|payment|sale|call|enquir(?:y|ie)|inquir(?:y|ie)|deliver(?:y|ie)|registration|return|transfer|quer(?:y|ie)|question|offer|bid|gift|invitation|proposal|appeal|entr(?:y|ie)|submission|search)(?:e?s)?$/;

const activity =
  /(?<!^(?:train|learn|gather|meet|be|hear|build|feel|understand))ing$|^(?:assessment|treatment|management|measurement|recruitment|procurement|analysis|calibration|inspection|preparation|coordination|supervision|administration|documentation|validation|evaluation|installation|negotiation|translation|maintenance|therapy|care|support|sessions?|payroll|claims|watch|diligence)s?$|^(?:visits|rounds|checks|inspections|audits|repairs)$/;
/** Which verb may be put before a thing that a line only names. */
function isSuppliable(noun: string, light: string): boolean {
  if (/^(work|stand)$/.test(light)) return /^(shifts?|nights?|weekends?|rotations?|watch|hours|days)$/.test(noun);
  return light === "have" || activity.test(noun);
}

/** "Treatment of stuttering" is what was done, "treasurer" is not. */
const isDeedNoun = (held: string) =>
  !isPersonName(held) && !/^(training|learning|studying|study|education|course)$/.test(held);

function isInTime(said: string | undefined, held: string | undefined, { telling, goesOn, isNow }: Time): boolean {
  const heldForms = held === undefined ? [] : verbReadings(held).map(({ form }) => form);
  const isPast = heldForms.includes("past");
  const mayBePresent = goesOn && !isPast;
  if (isNow && !mayBePresent) return false;
  if (said === undefined) return telling === "bare";
  const forms = verbReadings(said).map(({ form }) => form);
  if (telling === "perfect") return forms.includes("past");
  if (telling === "was-doing") return forms.includes("ing");
  if (telling === "is-doing") return forms.includes("ing") && mayBePresent;
  if (forms.includes("past")) return true;
  if (forms.includes("ing")) return telling === "bare";
  return forms.includes("base") && mayBePresent;
}
