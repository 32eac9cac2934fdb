import { lessening } from "../words/describing-words.ts";
import { turning } from "../words/equal-words.ts";
import { article, endOfName, type Order } from "../words/name-bounds.ts";
import { singularOf } from "../words/verb-reading.ts";

/**
 * Who works for a living, by the end of the name: several of them are people. Neither pupils and patients, of whom nobody would say
 * so, nor apprentices, who would seem more.
 */
const working =
  /(?:^|[a-z]{3})(?:manager|engineer|technician|mechanic|electrician|plumber|welder|fitter|operator|machinist|driver|worker|officer|developer|designer|programmer|analyst|consultant|adviser|advisor|accountant|bookkeeper|teacher|tutor|lecturer|researcher|scientist|chemist|nurse|midwife|doctor|therapist|physiotherapist|dentist|pharmacist|carer|caregiver|cook|chef|baker|butcher|waiter|waitress|bartender|barista|porter|housekeeper|cleaner|receptionist|agent|clerk|secretary|assistant|administrator|supervisor|foreman|planner|buyer|seller|salesperson|representative|cashier|stylist|hairdresser|barber|guard|ranger|gardener|farmer|carpenter|joiner|bricklayer|roofer|painter|plasterer|scaffolder|rigger|sailor|steward|stewardess|pilot|packer|picker|loader|dispatcher|courier|librarian|archivist|curator|conservator|editor|journalist|reporter|photographer|translator|interpreter|writer|lawyer|paralegal|solicitor|auditor|underwriter|adjuster|banker|broker|coach|trainer|instructor|educator|practitioner|specialist|pipefitter|tester|architect|surveyor|draughtsman|employee)s?$/;

const people = /^(?:women|men|staff|colleagues|people)$/;
const isWorking = (noun: string) =>
  people.test(noun) || (/s$/.test(noun) && working.test(noun)) || /(?:men|women|wives)$/.test(noun);

interface Counted {
  count: number;
  /** What describes them, and who they are. */
  name: string[];
  /** Where they are, with the word that says so. */
  place: string[];
  end: number;
}

/** "Four engineers in Leeds", where it begins with a bare number. */
function countedAt(words: string[], at: number, held: string[] = []): Counted | undefined {
  if (!/^[1-9]\d{0,3}$/.test(words[at] ?? "") || limits.test(words[at - 1] ?? "")) return undefined;
  const end = endOfName(words, at + 1);
  const own = words.slice(at + 1, end);
  const name = own.length > 0 ? own : held;
  const head = name.at(-1) ?? "";
  const isOne = words[at] === "1" && singularOf(`${head}s`).includes(head) && isWorking(`${head}s`);
  if ((!isWorking(head) && !isOne) || name.some((word) => lessening.has(word) || turning.has(word))) return undefined;
  const isPlaced = /^(?:in|at)$/.test(words[end] ?? "");
  const last = isPlaced ? endOfName(words, end + 1) : end;
  // Those of one year may be those of the next.
  if (isPlaced && words.slice(end, last).some((word) => time.test(word))) return undefined;
  return { count: Number(words[at]), name, place: words.slice(end, last), end: last };
}

const time =
  /^(?:(?:19|20)\d\d|mornings?|afternoons?|evenings?|nights?|days?|weeks?|weekends?|months?|years?|seasons?|terms?|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|first|beginning|end)$/;
const limits = /^(?:to|than|approximately|nearly|almost|below|least|most|average|about)$/;

/** "18 operators and two mechanics" as "20 people", "four engineers in Leeds and three in York" as "seven engineers in Leeds and York". */
export const summed: Order = (words) =>
  words.flatMap((_, at) => {
    const counted = listFrom(words, at);
    const [first, second] = counted;
    if (!first || isGoingOn(words, counted.at(-1)?.end ?? at)) return [];
    if (!second)
      return first.count > 1 ? [[...words.slice(0, at + 1), "people", ...words.slice(endOfName(words, at + 1))]] : [];
    if (isOfThose(counted)) return [];
    const total = String(counted.reduce((sum, { count }) => sum + count, 0));
    const isSame = counted.every(({ name }) => name.join(" ") === first.name.join(" "));
    const who = [...(isSame ? [first.name] : []), ["people"]];
    const places = counted.map(({ place }) => place.slice(1));
    const isPlaced = places.every((place) => place.length > 0 && !article.test(place[0] ?? ""));
    const where = isPlaced
      ? [[...first.place.slice(0, 1), ...listed(places)], []]
      : places.flat().length > 0
        ? []
        : [[]];
    const rest = words.slice(counted.at(-1)?.end);
    return who.flatMap((name) => where.map((place) => [...words.slice(0, at), total, ...name, ...place, ...rest]));
  });

/** "Trained 12 people: eight porters and four cooks": these are the twelve. */
const isOfThose = (counted: Counted[]): boolean => {
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return counted.length > 2 && counted.some(({ count, name }) => count * 2 === total || people.test(name.at(-1) ?? ""));
};

/** "Two managers, three drivers and four patients" are not five. */
const isGoingOn = (words: string[], end: number) =>
  /^(?:,|and)$/.test(words[end] ?? "") && /^\d/.test(words[words[end + 1] === "and" ? end + 2 : end + 1] ?? "");

/** "Seven engineers" are told in both towns or in none. */
export const keepsSummedPlaces = (said: string[], held: string[]): boolean =>
  held.every((_, at) => {
    const counted = /^\d/.test(held[at] ?? "") ? listFrom(held, at) : [];
    if (isOfThose(counted)) return said.every((word) => !/^\d/.test(word) || held.includes(word));
    const places = counted.map(({ place }) => place.at(-1) ?? "");
    if (counted.length < 2 || places.includes("") || counted.some(({ count }) => said.includes(String(count))))
      return true;
    return new Set(places.map((place) => said.includes(place))).size === 1;
  });

const listed = (places: string[][]) =>
  places.flatMap((place, index) => [...(index === 0 ? [] : index === places.length - 1 ? ["and"] : [","]), ...place]);

function listFrom(words: string[], from: number): Counted[] {
  const found: Counted[] = [];
  let next = from;
  for (;;) {
    const one = countedAt(words, next, found.at(-1)?.name);
    if (!one) return found;
    found.push(one);
    const joint = words.slice(one.end, one.end + 2);
    if (joint[0] !== "," && joint[0] !== "and") return found;
    next = one.end + (joint[0] === "," && joint[1] === "and" ? 2 : 1);
  }
}
