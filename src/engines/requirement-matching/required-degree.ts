import type { Fact } from "../truth/truth.ts";
import { type KeyPhrase, keyPhrasesOf } from "./key-phrases.ts";

/** Steps of study, of which a higher one answers a lower: school, bachelor, master, doctor. A trade's certificate is on no such ladder. */
const degreeWords: [RegExp, number][] = [
  [
    /\b(?:ph\.?\s?d\b\.?|d\.?phil\b\.?|doctora(?:te|l)|doctor of|promoviert|doctorat|doctorado|dottorato|doktorat|doutorado|doutoramento)(?:\s+(?:degree|studies))?/i,
    4,
  ],
  [
    /\b(?:(?<!scrum )master(?:['’]?s(?: of (?:science|arts|engineering|laws))?(?:\s+(?:degree|level))?| of (?:science|arts|engineering|laws|business administration)\b| degree|(?= in\b)|(?<=^master)$)|m\.?\s?sc\b\.?|m\.?eng\b\.?|m\.?b\.?a\b\.?|m\.?phil\b\.?|llm\b|dipl(?:om(?!a)|\.)(?:-?[a-zäöü]+\.?)?(?=\s|$)|staatsexamen|magister|máster|laurea magistrale|mestrado|(?:post)?graduate degree)/i,
    3,
  ],
  [
    /\b(?:bachelor(?:['’]?s)?(?: of (?:science|arts|engineering|laws|technology|education|commerce|business administration))?(?:\s+(?:degree|level))?|b\.?\s?sc\b\.?|b\.?eng\b\.?|b\.?tech\b\.?|b\.?com\b\.?|bba\b|llb\b|undergraduate degree|licenciatura|laurea|licencjat|(?:university|college|academic|tertiary|4-year|four-year)\s+(?:degree|education|diploma)|(?:abgeschlossenes\s+)?(?:hochschul|universitäts)?studium|(?:hochschul|universitäts)abschluss|título universitario|diplôme universitaire|wykształcenie wyższe|ensino superior)(?:\s*\(hons\.?\)|\s+honours)?/i,
    2,
  ],
  [/\bdegree\b/i, 2],
  [
    /\b(?:high[- ]school (?:diploma|degree)|ged|abitur|a[- ]levels?|matura|secondary school (?:diploma|certificate))\b/i,
    1,
  ],
];
/** Initials that mean other things as well: "MA", but not "ma". */
const initials: [RegExp, number][] = [
  [/^(?:MA|MS)(?= in\b|$| degree)|\bM\.(?:A|S)\.(?= |$)/, 3],
  [/^(?:BA|BS)(?= in\b|$| degree)|\bB\.(?:A|S)\.(?= |$)/, 2],
];
/** "Degree" behind a number is a temperature or an angle, before "of" a measure. */
const otherDegree = /\d[- ]?degrees?\b|\bdegrees? (?:of|celsius|fahrenheit)\b|\b(?:high|some) degree\b/i;
const around =
  /\b(?:(?:within |in )?the (?:last|past) (?:\d+|\w+) years?|abgeschlossenes?|accredited|completed|equivalent|good|recogni[sz]ed|relevant|successfully|or higher|or above|minimum|required|preferred)\b/gi;

export interface RequiredDegree {
  level: number;
  /** As the posting writes it: "Bachelor's degree". */
  words: string;
  subject: KeyPhrase[];
}

/** The degree that a part of a requirement asks for. */
export function requiredDegreeIn(part: string): RequiredDegree | undefined {
  if (otherDegree.test(part)) return undefined;
  for (const [word, level] of [...initials, ...degreeWords]) {
    const found = word.exec(part)?.[0];
    if (!found) continue;
    const rest = part
      .replace(found, " ")
      .replace(/\bdegree\b/i, " ")
      .replace(around, " ");
    return { level, words: found.trim(), subject: keyPhrasesOf(rest) };
  }
  return undefined;
}

/** "Bachelor's or Master's degree in physics": of both it is the subject. */
export function withSubjects(parts: string[]): string[] {
  return parts.map((part, at) => {
    const [own, next = ""] = [requiredDegreeIn(part), parts[at + 1]];
    const following = own?.subject.length === 0 ? requiredDegreeIn(next) : undefined;
    return following ? `${part} ${next.replace(following.words, " ")}` : part;
  });
}

/** How high a degree of the profile stands; undefined where that cannot be told. */
export function levelOfDegree({ text }: Fact): number | undefined {
  if (/^(?:MA|MS)\b|\bmaster(?! (?:craftsman|electrician))\b/i.test(text)) return 3;
  if (/^(?:BA|BS)\b/.test(text)) return 2;
  const found = degreeWords.find(([word]) => word.test(text));
  return found?.[0].source === "\\bdegree\\b" ? undefined : found?.[1];
}
