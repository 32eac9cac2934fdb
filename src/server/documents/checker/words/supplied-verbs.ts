import { isKnownVerb } from "./equal-words.ts";
import { namedNouns } from "./object-nouns.ts";
import { remembered } from "./remembered.ts";
import { textOf } from "./text-of.ts";
import { showsVerb, type Time } from "./verb-agreement.ts";
import { singularOf, verbReadings } from "./verb-reading.ts";

/**
 * Which verbs may be put before what a statement only names: an inspection is carried out, a class held, a report written, a night
 * shift worked. None of them says that the person led, introduced, changed or ended anything.
 */
const table = `
do perform conduct undertake responsible involve : activity
make conduct do : visit call round check repair measurement trip delivery drawing entry correction haircut phone
provide give offer : support therapy care massage session treatment advice consultation counselling service haircut tutoring coaching childcare translation information guidance lesson hair tuition instruction catering
hold give teach run deliver offer responsible : lesson
do style provide work responsible : hair makeup nail balayage beard brow bridal
hold have attend : meeting consultation appointment call
write prepare produce compile make responsible involve : report newsletter documentation manual statistics article summary protocol brochure presentation forecast release guideline handbook
make prepare produce keep responsible involve : list schedule rota roster timetable plan budget statement overview calculation analysis diary calendar log
prepare produce make draw responsible involve : drawing specification offer quotation quote layout sketch model stackup stack diagram calculation
write prepare send issue responsible : letter invoice reminder offer quotation quote certificate
work do : shift night weekend evening duty
do cover have : duty standby
handle answer take receive process responsible : call enquiry inquiry query email phone telephone message
handle process responsible : complaint order request booking reservation claim ticket payment invoice correspondence return refund application admission document paperwork post mail petition permit
take receive : order booking reservation payment minute
tend maintain responsible handle : stock inventory rate availability account website page channel media record file register database calendar diary correspondence cash key equipment garden animal pet fleet supply supplies storeroom library archive budget till vehicle machine tool plant lawn pool system network
tend handle : patient resident child children client guest customer horse dog cattle cow pig sheep poultry
keep stand : watch
keep maintain : record book log file register diary account
cook prepare make : meal breakfast lunch dinner dish soup sauce dessert starter sandwich salad cake bread menu snack
complete do : rotation placement internship apprenticeship
have hold : rank licence license certificate caseload portfolio budget
`;

const activities = `inspection check audit test survey measurement assessment analysis analyse calibration repair maintenance installation stocktake stocktaking count visit
round patrol screening examination review interview experiment simulation calculation research evaluation sampling investigation search treatment therapy massage procedure
consultation admin administration bookkeeping paperwork translation design assembly packaging dispatch delivery transport transfer handover purchasing procurement recruitment
onboarding documentation coordination comparison correction balayage haircut manicure pedicure styling laundry catering prep housekeeping promotion photography fmea
childcare tutoring diligence payroll reconciliation accounting mobilisation mobilization preparation supervision validation evaluation negotiation care triage
rehabilitation vaccination immunisation dispensing compounding fundraising outreach advocacy casework stewarding surveillance rescue navigation mooring
dressing wash service logistics scheduling planning forecasting budgeting costing invoicing ordering stacking shelving picking packing loading sorting entry
checkin checkout filing setup cleanup changeover startup shutdown backup rollout debugging coding programming repairing moderation editing proofreading layout
monitoring cleaning cooking baking gardening pruning mowing harvesting feeding milking welding milling turning grinding machining soldering wiring painting plastering tiling
roofing surveying drilling blasting sewing tailoring ironing printing filming recording mixing mastering teaching mentoring briefing modelling digitisation cataloguing
conservation restoration excavation sorting inventory labelling sterilisation disinfection feeding changing bathing observation`;

const lessons =
  "class lesson workshop course seminar lecture tutorial session training tour talk drill webinar camp induction";

const learned = new Set(lessons.split(" ").filter((noun) => noun !== "session"));

const groups: Record<string, string> = { activity: activities.replaceAll("\n", " "), lesson: lessons };

interface Supply {
  verbs: ReadonlySet<string>;
  nouns: ReadonlySet<string>;
}

const supplies = table
  .trim()
  .split("\n")
  .map((line): Supply => {
    const [verbs = "", nouns = ""] = line.split(" : ");
    return { verbs: new Set(verbs.split(" ")), nouns: namedNouns(groups[nouns] ?? nouns) };
  });

/** What may be said of a thing by the noun that names it. */
const verbsFor = remembered(5000, (noun: string): ReadonlySet<string> => {
  const forms = [noun, ...singularOf(noun)];
  return new Set(
    supplies.filter(({ nouns }) => forms.some((form) => nouns.has(form))).flatMap(({ verbs }) => [...verbs]),
  );
});

/** @param isGiven whether it is said for whom: of a mere "course in first aid" nobody knows who taught it */
export const isSuppliedBefore = (verb: string, noun: string, isGiven: boolean) =>
  verbsFor(noun).has(verb) && (isGiven || ![noun, ...singularOf(noun)].some((one) => learned.has(one)));

/** The verbs that a sentence may hold beside the words of a statement that has none: a cheap test that comes before the exact one. */
export const suppliedVerbs = (words: string[]): string[] =>
  isNamed(words) ? [...new Set(words.flatMap((word) => [...verbsFor(word)]))] : [];

/** "Night shifts at weekends", but neither "Wash hair" nor "Chaired the board". */
export function isNamed([first = "", ...rest]: string[]): boolean {
  const readings = verbReadings(first);
  return (
    first !== "i" &&
    (isThingOf(first, rest) ||
      readings.every(({ form, lemma }) => form !== "past" && (form !== "base" || !isKnownVerb(lemma)))) &&
    !showsVerb(rest)
  );
}

/** "Stock of parts", but not "Report to the director", which may be a deed. */
const isThingOf = (first: string, [next = ""]: string[]) =>
  verbsFor(first).size > 0 && (next === "of" || (next === "for" && !/^(?:care|search|check)$/.test(first)));

export interface Supplied {
  verbs: string[];
  /** What the sentence says without them. */
  words: string[];
  time: Time;
}

/** The sentence without a verb that says only that somebody did what is named. */
export function withoutSupplied(words: string[], time: Time): Supplied | undefined {
  const [, be = "", , how = "", rest] =
    /^(?:(am|was|been) )?((responsible) for|(?:involved|engaged) in) (.+)$/.exec(textOf(words)) ?? [];
  if (rest !== undefined) {
    const isTold = be === "" ? time.telling === "bare" : /^(?:subject|perfect)$/.test(time.telling);
    if (!isTold || (be === "am" && !time.goesOn)) return undefined;
    return told([how === "" ? "involve" : "responsible"], rest.split(" "), time, be === "am");
  }
  const [verb = "", ...others] = words;
  if (time.telling === "bare" && isNamed(words)) return undefined;
  const readings = verbReadings(verb).filter(({ form }) => isInTime(form, time));
  const isNow = readings.length > 0 && readings.every(({ form }) => form === "base");
  return others.length === 0
    ? undefined
    : told(
        readings.map(({ lemma }) => lemma),
        others,
        time,
        isNow,
      );
}

function told(verbs: string[], words: string[], time: Time, isNow: boolean): Supplied | undefined {
  return verbs.length === 0
    ? undefined
    : { verbs, words, time: { ...time, telling: "bare", isNow: time.isNow || isNow || time.telling === "is-doing" } };
}

function isInTime(form: string, { telling, goesOn }: Time): boolean {
  if (telling === "perfect") return form === "past";
  if (telling === "was-doing") return form === "ing";
  if (telling === "is-doing") return form === "ing" && goesOn;
  return form === "past" || (form === "base" && goesOn) || (form === "ing" && telling === "bare");
}
