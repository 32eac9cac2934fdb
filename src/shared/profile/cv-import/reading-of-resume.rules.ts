import { profileOfResume } from "../json-resume/json-resume-import.rules.ts";
import { isRecord } from "../merging/same-value.rules.ts";
import type { ProfileSection } from "../profile.contract.ts";
import type { CvReading } from "./cv-import.contract.ts";
import { readingOfProfile } from "./reading-of-profile.rules.ts";

/** What a JSON Resume says; undefined of what is none. What no field of the profile takes, or takes in part, is listed as unplaced. */
export function readingOfResume(resume: unknown): CvReading | undefined {
  const read = profileOfResume(resume);
  if (!read || !isRecord(resume)) return undefined;
  const reading = readingOfProfile(read.profile);
  const unplaced = Object.entries(resume).flatMap(([part, value]) => {
    const sections = sectionsOf.get(part) ?? [];
    const own = reading.entries.filter(({ section }) => sections.includes(section));
    const kept = own.flatMap(({ values }) => values.map((one) => wordsOf(one.value)));
    const entries: unknown[] = Array.isArray(value) ? value : [value];
    const lines = entries.map((entry) => leftOf(entry, kept)).filter(Boolean);
    const heading = part === "basics" ? "" : part.charAt(0).toUpperCase() + part.slice(1);
    return lines.length > 0 && !untold.has(part)
      ? [{ heading, lines: lines.slice(0, maxLines).map((line) => ({ value: line, source: [], boxes: [] })) }]
      : [];
  });
  return { ...reading, unplaced };
}

/** Of a part: a file that has more is no CV. */
const maxLines = 100;
/** Told to programs alone, pictures among it. */
const untold = new Set(["$schema", "meta", "image", "picture"]);

/** Where the profile keeps what a part says. */
const sectionsOf = new Map<string, ProfileSection[]>([
  ["basics", ["personal_details", "profile_summary"]],
  ["work", ["professional_experience"]],
  ["volunteer", ["volunteer_experience"]],
  ["education", ["education"]],
  ["skills", ["skills"]],
  ["languages", ["personal_details"]],
  ["certificates", ["certifications"]],
  ["publications", ["publications"]],
  ["references", ["references"]],
]);

/** Of whole words, each between spaces: "R" is in "R, Python" and not in "Retail". */
const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}+#]+/gu)
      ?.join(" ") ?? ""
  } `;

/** What is left of an entry, but for dates alone: they are kept without their day or month, an end that goes on as none. */
function leftOf(entry: unknown, kept: string[]): string {
  const left = textsIn(entry).filter((text) => text !== "" && !kept.some((value) => value.includes(wordsOf(text))));
  return left.every((text) => /^(?:\d{4}-\d\d.*|present|current|now)$/i.test(text)) ? "" : left.join(" · ");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value.trim()];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => (untold.has(key) ? [] : textsIn(inner)))
    : [];
}
