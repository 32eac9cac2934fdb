import type { AskedRequirement } from "../../shared/matching/requirement-match.contract.ts";
import type { DocumentLanguage } from "../text/text.ts";
import type { RequirementWord } from "./requirement-words.ts";

/** One thing that is asked for: "stock control". */
export interface Thing {
  words: RequirementWord[];
}

/** Things of which one will do. */
export interface GroupOfThings {
  any: Thing[];
}

export interface AskedYears {
  months: number;
  /** "several years": no number that could be fallen short of. */
  isVague: boolean;
  /** In a position like the one that is offered. */
  inSimilarPost: boolean;
}

export interface AskedLanguage {
  /** Empty for "another European language". */
  code: string;
  level: { level: number; words: string; isOfFramework: boolean } | undefined;
}

export interface Asked extends AskedRequirement {
  lang: DocumentLanguage;
  /** All of them are asked for. */
  groups: GroupOfThings[];
  years?: AskedYears;
  /** Any of the lists will do, all of one. */
  languages?: { any: AskedLanguage[][] };
  degree?: { level: number; words: string; orExperience: boolean };
}
