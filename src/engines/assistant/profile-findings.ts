import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { foldText } from "../../shared/text/folded-text.rules.ts";
import { numberWords } from "../text/text.ts";
import type { CvFindingKind } from "./guide/texts/guide-texts.ts";

export interface Finding {
  kind: CvFindingKind;
  /** The lines that it is about. */
  lines: string[];
}

const maxLines = 3;
/** Characters past which a line is skipped by readers, and from which on one says enough to be measured. */
const [longLine, tellingLine] = [240, 40];
const weakOpening =
  /^(?:responsible for|duties included|in charge of|tasked with|worked on|helped|assisted|involved in|participated in|zuständig für|verantwortlich für|responsable de|encargad[oa] de|responsabile di|verantwoordelijk voor|odpowiedzialn[ya] za|responsável por)/iu;

/** What lines of a CV or a profile could say better. Of a CV that nobody has checked only these: what is missing may have been missed. */
export function lineFindings({ professional_experience }: ProfileDocument): Finding[] {
  const points = professional_experience.flatMap((job) => job.responsibilities);
  const isVague = (point: string) => point.length > tellingLine && !saysNumber(point) && !weakOpening.test(point);
  return [
    ...about(
      "weak_openings",
      points.filter((point) => weakOpening.test(point)),
    ),
    ...about("no_numbers", points.filter(isVague)),
    ...about(
      "long_lines",
      points.filter((point) => point.length > longLine),
    ),
  ];
}

/** From two on: "one" is an article in most languages. */
const numbersInWords = new Set([...numberWords()].filter(([, number]) => number > 1).map(([word]) => foldText(word)));
const saysNumber = (point: string): boolean =>
  /\d/.test(point) || (foldText(point).match(/\p{L}+/gu) ?? []).some((word) => numbersInWords.has(word));

/** What could be better in a profile, which its owner has confirmed, by fixed rules. */
export function profileFindings(profile: ProfileDocument): Finding[] {
  const { personal_details, profile_summary, professional_experience: jobs, skills } = profile;
  const undated = jobs.filter((job) => job.from === "");
  const bare = jobs.filter((job) => job.responsibilities.length + job.notable_achievements.length === 0);
  const missing: [CvFindingKind, boolean][] = [
    ["no_email", personal_details.email === ""],
    ["no_phone", personal_details.mobile_numbers.length === 0],
    ["no_summary", profile_summary === ""],
    ["no_positions", jobs.length === 0],
    ["no_skills", skills.length === 0],
  ];
  return [
    ...lineFindings(profile),
    ...about("no_dates", undated.map(positionName)),
    ...about("no_duties", bare.map(positionName)),
    ...missing.filter(([, isMissing]) => isMissing).map(([kind]) => ({ kind, lines: [] })),
  ];
}

const about = (kind: CvFindingKind, lines: string[]): Finding[] =>
  lines.length > 0 ? [{ kind, lines: lines.slice(0, maxLines) }] : [];

const positionName = ({ title, company }: { title: string; company: string }): string =>
  [title, company].filter(Boolean).join(", ");
