import { type ProfileDocument, type ProfileSection, profileDocument } from "./profile.contract.ts";
import { pathInWords, sectionOrder } from "./profile-words.rules.ts";

/** Where a document breaks the rules, in the order of the page. */
export interface ProfileFaults {
  sections: ProfileSection[];
  /** Each field once: "References 1: Email". */
  fields: string[];
}

export function profileFaults(document: ProfileDocument): ProfileFaults {
  const issues = profileDocument.safeParse(document).error?.issues ?? [];
  const sections = sectionOrder.filter((section) => issues.some(({ path }) => path[0] === section));
  const paths = sections.flatMap((section) => issues.filter(({ path }) => path[0] === section));
  return { sections, fields: [...new Set(paths.map(({ path }) => pathInWords(path.join("."))))] };
}

/** "References 1: Email; Education 2: GPA and 3 more". */
export function faultyFieldsInWords({ fields }: ProfileFaults): string {
  const named = fields.slice(0, fieldsNamed).join("; ");
  return fields.length > fieldsNamed ? `${named} and ${fields.length - fieldsNamed} more` : named;
}

const fieldsNamed = 2;
