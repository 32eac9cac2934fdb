import type { Advice } from "../../shared/assistant/assistant-tools.contract.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";

const maxLines = 3;
const weakOpening =
  /^(?:responsible for|duties included|in charge of|tasked with|worked on|helped|assisted|involved in|participated in|zuständig für|verantwortlich für|responsable de|encargad[oa] de)/iu;

/** What could be better in a CV or a profile: findings of fixed rules, each with the lines that it is about. */
export function adviceOn(profile: ProfileDocument): Advice[] {
  const jobs = profile.professional_experience;
  const bullets = jobs.flatMap((job) => job.responsibilities);
  const findings: Advice[] = [
    {
      advice: "Start with what you did or achieved; these lines only say what you were there for.",
      lines: bullets.filter((bullet) => weakOpening.test(bullet)),
    },
    {
      advice: "Say how much or how many, if you know it: a number makes a claim checkable.",
      lines: bullets.filter((bullet) => bullet.length > 40 && !/\d/.test(bullet) && !weakOpening.test(bullet)),
    },
    {
      advice: "Shorten these lines: past two lines a bullet is skipped.",
      lines: bullets.filter((bullet) => bullet.length > 240),
    },
    {
      advice: "Add when these positions began and ended; I found no dates.",
      lines: jobs.filter((job) => job.from === "").map(positionName),
    },
    {
      advice: "Add what you did in these positions; nothing is told about them.",
      lines: jobs
        .filter((job) => job.responsibilities.length === 0 && job.notable_achievements.length === 0)
        .map(positionName),
    },
    ...missingParts(profile),
  ];
  return findings
    .filter(({ lines }, index) => lines.length > 0 || index >= 5)
    .map(({ advice, lines }) => ({ advice, lines: lines.slice(0, maxLines) }));
}

function missingParts({
  personal_details,
  profile_summary,
  professional_experience,
  skills,
}: ProfileDocument): Advice[] {
  const missing: [boolean, string][] = [
    [personal_details.email === "", "Add an e-mail address; I found none."],
    [personal_details.mobile_numbers.length === 0, "Add a telephone number; I found none."],
    [profile_summary === "", "Add two or three sentences on top that say who you are and what you look for."],
    [
      professional_experience.length === 0,
      "I recognised no positions. A heading such as “Experience” and dates help readers, too.",
    ],
    [skills.length === 0, "Add a list of skills; many employers search by them."],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, advice]) => ({ advice, lines: [] }));
}

function positionName({ title, company }: { title: string; company: string }): string {
  return [title, company].filter((part) => part !== "").join(", ");
}
