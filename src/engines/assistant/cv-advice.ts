import type { Advice } from "../../shared/assistant/assistant-tools.contract.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";

const maxLines = 3;
const weakOpening =
  /^(?:responsible for|duties included|in charge of|tasked with|worked on|helped|assisted|involved in|participated in|zuständig für|verantwortlich für|responsable de|encargad[oa] de)/iu;

/**
 * What could be better in a profile, which its owner has confirmed: findings of fixed rules, each with the lines that it is
 * about.
 */
export function adviceOn(profile: ProfileDocument): Advice[] {
  const jobs = profile.professional_experience;
  const undated = jobs.filter((job) => job.from === "").map(positionName);
  const bare = jobs
    .filter((job) => job.responsibilities.length === 0 && job.notable_achievements.length === 0)
    .map(positionName);
  return [
    ...lineAdvice(profile),
    ...about("Add when these positions began and ended.", undated),
    ...about("Add what you did in these positions; nothing is told about them.", bare),
    ...missingParts(profile),
  ];
}

/**
 * The same of a CV that was just read and that nobody has checked: what its own lines say. What is missing in it may have been
 * missed by the reader.
 */
export function lineAdvice({ professional_experience }: ProfileDocument): Advice[] {
  const bullets = professional_experience.flatMap((job) => job.responsibilities);
  return [
    ...about(
      "Start with what you did or achieved; these lines only say what you were there for.",
      bullets.filter((bullet) => weakOpening.test(bullet)),
    ),
    ...about(
      "Say how much or how many, if you know it: a number makes a claim checkable.",
      bullets.filter((bullet) => bullet.length > 40 && !/\d/.test(bullet) && !weakOpening.test(bullet)),
    ),
    ...about(
      "Shorten these lines: past two lines a bullet is skipped.",
      bullets.filter((bullet) => bullet.length > 240),
    ),
  ];
}

const about = (advice: string, lines: string[]): Advice[] =>
  lines.length > 0 ? [{ advice, lines: lines.slice(0, maxLines) }] : [];

function missingParts({
  personal_details,
  profile_summary,
  professional_experience,
  skills,
}: ProfileDocument): Advice[] {
  const missing: [boolean, string][] = [
    [personal_details.email === "", "Add an e-mail address; there is none."],
    [personal_details.mobile_numbers.length === 0, "Add a telephone number; there is none."],
    [profile_summary === "", "Add two or three sentences on top that say who you are and what you look for."],
    [professional_experience.length === 0, "Add your positions; none is named."],
    [skills.length === 0, "Add a list of skills; many employers search by them."],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, advice]) => ({ advice, lines: [] }));
}

function positionName({ title, company }: { title: string; company: string }): string {
  return [title, company].filter((part) => part !== "").join(", ");
}
