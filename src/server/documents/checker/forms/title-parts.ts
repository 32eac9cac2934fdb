/** How much or on which days somebody worked, where a title says it: "Salon Assistant (part-time)", "Weekend Bookseller". */
export interface Arrangement {
  /** The title without it, as it is written. */
  bare: string;
  /** As it stands before a title, if it can: "part-time". */
  adjective: string | undefined;
  /** As it is said of the work: "I worked weekends as ...". */
  adverbs: string[];
  /** Whether somebody of that title is one of the bare title, too: who works half the week as a nurse is a nurse. */
  isOnlyTime: boolean;
}

const kinds: [form: RegExp, adjective: string, adverbs: string[], isOnlyTime: boolean][] = [
  [/^part[- ]time$/i, "part-time", ["part-time", "on a part-time basis"], true],
  [/^full[- ]time$/i, "full-time", ["full-time", "on a full-time basis"], true],
  [/^weekends?$/i, "weekend", ["weekends", "at weekends", "on weekends", "at the weekend"], true],
  [/^freelance$/i, "freelance", ["freelance", "on a freelance basis"], false],
  [/^seasonal$/i, "seasonal", ["seasonally", "on a seasonal basis"], false],
  [/^temporary$/i, "temporary", ["temporarily", "on a temporary basis"], false],
];

/** A weekend editor makes what is read at weekends, at whatever time. */
const made = /(?:editor|producer|presenter|anchor|host|manager|editions?|planner)$/i;

export function arrangementOf(title: string): Arrangement | undefined {
  const [, bare = "", inside = ""] =
    /^(.+?)(?: \(|, )(\d+ ?%|[\p{L}-]+(?: time)?)(?:, \d+ hours?(?: an?| per| each)?(?: week)?)?\)?$/u.exec(title) ??
    [];
  if (/^\d+ ?%$/.test(inside))
    return { bare, adjective: undefined, adverbs: [inside, `at ${inside}`], isOnlyTime: true };
  const behind = kinds.find(([form]) => form.test(inside));
  if (behind) return { bare, adjective: behind[1], adverbs: behind[2], isOnlyTime: behind[3] };
  const [, first = "", rest = ""] = /^((?:part|full)[- ]time|weekend|freelance) (.+)$/i.exec(title) ?? [];
  const before = made.test(rest) && /^weekend$/i.test(first) ? undefined : kinds.find(([form]) => form.test(first));
  return before && { bare: rest, adjective: before[1], adverbs: before[2], isOnlyTime: false };
}

const stages: Record<string, string> = {
  ...{ intern: "internship", apprentice: "apprenticeship", trainee: "traineeship" },
};
/** Those who look after apprentices are none. */
const lookingAfter =
  /^(?:train|coordinat|manag|mentor|supervis|lead|officer|advis|instruct|recruit|liaison|coach|teach|program|support|administrat|develop|relation|counsel|tutor)/;

/** What somebody is who learns the work, and what that time is called: "Marketing Intern", "Apprentice Machinist". */
export function stageOf(title: string): { who: string; time: string } | undefined {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  for (const [who, time] of Object.entries(stages)) {
    const at = words.indexOf(who);
    const next = words[at + 1];
    const isFirst = at === 0 || (at === 1 && /^(?:graduate|student)$/.test(words[0] ?? ""));
    if (at >= 0 && (next === undefined || (isFirst && !words.slice(at + 1).some((word) => lookingAfter.test(word)))))
      return { who, time };
    if (words[0] === time && /^(?:in|as|at)$/.test(words[1] ?? "in")) return { who, time };
  }
  return undefined;
}

/** "2010 - 2014, part-time" as its years and how it was studied. */
export function studyOf(period: string): { years: string; adverbs: string[] } {
  const found = arrangementOf(period);
  return found?.isOnlyTime ? { years: found.bare, adverbs: found.adverbs } : { years: period, adverbs: [] };
}

/** Degrees that say what somebody is. */
export const isCalling = (degree: string): boolean =>
  /(?:meister|meisterin|techniker|technikerin|fachwirt|fachwirtin|betriebswirt|betriebswirtin|kaufmann|kauffrau|gesell[ei]n?|craftsman|craftswoman|journeyman|journeywoman)$/i.test(
    degree,
  );
