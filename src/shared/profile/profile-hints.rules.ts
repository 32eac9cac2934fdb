import type { ProfileDocument, ProfileSection } from "./profile.contract.ts";
import { entryName } from "./profile-words.rules.ts";

/** Something that a recruiter would miss, and the section where it belongs. */
export interface ProfileHint {
  section: ProfileSection;
  text: string;
}

type Position = ProfileDocument["professional_experience"][number];

const shortSummary = 80;
const fewSkills = 5;
const maxGapMonths = 6;

/** What a recruiter would miss in this profile, in the order of its sections. */
export function profileHints(profile: ProfileDocument, now: Date): ProfileHint[] {
  return [
    ...hintsOn("personal_details", contactGaps(profile.personal_details)),
    ...hintsOn("profile_summary", summaryGaps(profile.profile_summary)),
    ...hintsOn("professional_experience", experienceGaps(profile.professional_experience, now)),
    ...hintsOn("volunteer_experience", profile.volunteer_experience.flatMap(datesOf)),
    ...hintsOn("education", educationGaps(profile.education)),
    ...hintsOn("skills", skillGaps(profile.skills)),
  ];
}

function hintsOn(section: ProfileSection, texts: string[]): ProfileHint[] {
  return texts.map((text) => ({ section, text }));
}

function contactGaps(details: ProfileDocument["personal_details"]): string[] {
  const gaps: [boolean, string][] = [
    [!details.name, "Your name is missing."],
    [!details.email, "There is no email to answer to."],
    [details.mobile_numbers.length === 0, "There is no phone number."],
    [!details.present_location, "Where you live is missing: many postings ask for a region."],
    [details.languages_known.length === 0, "No language is named."],
  ];
  return gaps.flatMap(([isMissing, text]) => (isMissing ? [text] : []));
}

function summaryGaps(summary: string): string[] {
  if (summary.trim() === "") return ["There is no summary: it is what is read first."];
  return summary.length < shortSummary ? ["The summary is very short. Two or three sentences carry further."] : [];
}

function experienceGaps(positions: Position[], now: Date): string[] {
  if (positions.length === 0) return ["No position is named."];
  return [...positions.flatMap(positionGaps), ...gapsBetween(positions, now)];
}

function positionGaps(position: Position): string[] {
  const name = nameOf(position);
  const isBare = position.responsibilities.length + position.notable_achievements.length === 0;
  return [
    ...(isBare ? [`${name}: what you did there is missing.`] : []),
    ...(position.from ? [] : [`${name}: the start is missing.`]),
    ...datesOf(position),
  ];
}

function datesOf(entry: { from: string; to: string }): string[] {
  return entry.from && entry.to && entry.to < entry.from ? [`${nameOf(entry)}: the end lies before the start.`] : [];
}

function gapsBetween(positions: Position[], now: Date): string[] {
  const dated = positions
    .filter(({ from }) => from)
    .map(({ from, to }) => ({ start: monthNumber(from), end: to ? monthNumber(to) : thisMonth(now) }))
    .toSorted((one, other) => one.start - other.start);
  let workedUntil = dated[0]?.end ?? 0;
  const gaps: string[] = [];
  for (const { start, end } of dated) {
    const months = start - workedUntil - 1;
    if (months >= maxGapMonths)
      gaps.push(`Between ${monthText(workedUntil)} and ${monthText(start)} lie ${months} months without a position.`);
    workedUntil = Math.max(workedUntil, end);
  }
  return gaps;
}

/** Months since the year 0. */
function monthNumber(yearMonth: string): number {
  const [year, month] = yearMonth.split("-").map(Number);
  return (year ?? 0) * 12 + (month ?? 1) - 1;
}

function thisMonth(now: Date): number {
  return now.getFullYear() * 12 + now.getMonth();
}

function monthText(months: number): string {
  const date = new Date(Date.UTC(Math.floor(months / 12), months % 12));
  return date.toLocaleString("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
}

function educationGaps(studies: ProfileDocument["education"]): string[] {
  if (studies.length === 0) return ["No school or university is named."];
  return studies.flatMap((study) => [
    ...(study.degree_type ? [] : [`${nameOf(study)}: the degree is missing.`]),
    ...(study.attendance ? [] : [`${nameOf(study)}: the years are missing.`]),
  ]);
}

function skillGaps(skills: ProfileDocument["skills"]): string[] {
  if (skills.length >= fewSkills) return [];
  return [skills.length === 0 ? "No skill is named: many recruiters search by skills." : "Only few skills are named."];
}

function nameOf(entry: Record<string, unknown> | { from: string; to: string }): string {
  return entryName({ ...entry }) || "One entry";
}
