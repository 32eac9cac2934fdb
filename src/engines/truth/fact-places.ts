import type { ReviewedFact } from "../../shared/documents/document-review.contract.ts";
import type { ProfileSection } from "../../shared/profile/profile.contract.ts";
import { sectionTitles } from "../../shared/profile/profile-words.rules.ts";
import { factsOfEntry } from "./entry-facts.ts";
import type { Fact, FactBase, FactSection } from "./fact.ts";
import { isGone } from "./gone-facts.ts";

const entrySections: Record<Exclude<FactSection, "person" | "posting">, ProfileSection> = {
  experience: "professional_experience",
  volunteer: "volunteer_experience",
  education: "education",
  training: "training",
  publication: "publications",
  certification: "certifications",
  reference: "references",
};

function profileSectionOf({ kind, section }: Fact): ProfileSection | undefined {
  if (section === "posting") return undefined;
  if (section !== "person") return entrySections[section];
  if (kind === "summary") return "profile_summary";
  return kind === "skill" ? "skills" : "personal_details";
}

/** A fact with the place in the profile where it stands, in words and as an anchor. */
export function placedFact(fact: Fact, facts: FactBase): ReviewedFact {
  const section = profileSectionOf(fact);
  const origin = originOf(fact);
  return {
    id: fact.id,
    text: textOf(fact),
    origin,
    section: (origin === "profile" && section) || null,
    where: section ? whereOf(fact, sectionTitles[section], facts) : "The posting",
  };
}

function originOf(fact: Fact): ReviewedFact["origin"] {
  if (fact.section === "posting") return "posting";
  if (isGone(fact)) return "gone";
  return fact.id.startsWith("account.") ? "account" : "profile";
}

function whereOf(fact: Fact, title: string, facts: FactBase): string {
  if (fact.id.startsWith("account.")) return "Your account";
  const name = factEntryName(fact, facts);
  return name ? `${title}: ${name}` : title;
}

/** "Process Engineer, Kernwerk": what a job, a degree ... is called. */
function factEntryName({ entry }: Pick<Fact, "entry">, facts: FactBase): string {
  if (entry === null) return "";
  const own = factsOfEntry(entry, facts);
  const named = ["title", "degree", "subject", "organisation"].flatMap(
    (kind) => own.find((fact) => fact.kind === kind && fact.text !== "")?.text ?? [],
  );
  return named.join(", ");
}

/** An empty end of a job says that it goes on. */
const textOf = ({ kind, text }: Fact) => (kind === "to" && text === "" ? "Present" : text);
