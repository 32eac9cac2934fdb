import { foldKey } from "../../shared/text/folded-text.rules.ts";
import { readSeniority, saysPartTime } from "../job-search/job-search.ts";
import { languageOf } from "../language-detection/language-detection.ts";
import type { PostingDraft } from "./boards/job-board.ts";
import { cleanLine } from "./posting-lines.ts";
import { type PostedSalary, salaryFromNumbers, salaryFromText } from "./posting-salary.ts";
import { type PostingSections, postingSections } from "./posting-sections.ts";

/** One opening of a board in the application's own terms: plain text throughout. */
export interface SourcePosting extends PostingSections {
  /** The board's. */
  externalId: string;
  title: string;
  company: string;
  url: string;
  location: string;
  language: string;
  workplace: "on_site" | "hybrid" | "remote";
  employmentType: "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY";
  salary: PostedSalary | undefined;
  postedAt: Date | undefined;
  validThrough: Date | undefined;
}

export function sourcePosting(draft: PostingDraft): SourcePosting {
  const sections = postingSections(draft.sections);
  const texts = [sections.description, sections.benefits, sections.requirements, sections.companyInfo];
  const location = shortened(draft.location, 300);
  return {
    ...sections,
    externalId: draft.id,
    title: shortened(draft.title, 300),
    company: shortened(draft.company, 200),
    url: new URL(draft.url).href,
    location,
    language: languageCode(draft.language) ?? languageOf(texts.join("\n")),
    workplace: workplaceOf(draft.workplace || location),
    employmentType: employmentOf(draft.employment ?? ""),
    salary:
      (draft.salary && salaryFromNumbers(draft.salary)) ??
      salaryFromText([draft.salaryText ?? "", ...texts].join("\n")),
    postedAt: draft.postedAt,
    validThrough: draft.validThrough,
  };
}

const shortened = (text: string, most: number) => cleanLine(text.slice(0, most * 4)).slice(0, most);

function languageCode(language: string | undefined): string | undefined {
  return language && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language) ? language : undefined;
}

const elsewhere = /\bremote|\bfully\b|telecommut|home ?office|t[ée]l[ée]travail|teletrabajo|\bremoto\b/i;
function workplaceOf(words: string): SourcePosting["workplace"] {
  if (/hybrid|temporary|teilweise|h[íi]brid/i.test(words)) return "hybrid";
  return elsewhere.test(words) ? "remote" : "on_site";
}

const contractor = /\b(?:contract(?:or)?|freelanc\w*|freiberuf\w*|independant\w*|autonomo|libero prof\w*|zzp|b2b)\b/;
const temporary =
  /tempor|fixed term|(?<!un)befristet|season|\bcdd\b|working student|tijdelijk|(?<!in)determinat|\bbepaalde tijd|(?<!nie)okreslon|tymczasow|a termo|eventual/;

/** Boards that do not say it mean a full-time job; an internship ends. */
function employmentOf(words: string): SourcePosting["employmentType"] {
  const key = foldKey(words);
  if (saysPartTime(key)) return "PART_TIME";
  if (contractor.test(key)) return "CONTRACTOR";
  return temporary.test(key) || readSeniority(words) === "training" ? "TEMPORARY" : "FULL_TIME";
}
