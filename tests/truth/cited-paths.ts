import type { Fact, FactBase, FactKind } from "../../src/engines/truth/truth.ts";
import type { ProfileDocument } from "../../src/shared/profile/profile.contract.ts";

const sections: Record<string, string> = {
  professional_experience: "experience",
  volunteer_experience: "volunteer",
  education: "education",
  training: "training",
  publications: "publication",
  certifications: "certification",
  references: "reference",
};

const kinds: Record<string, FactKind> = {
  ...{
    title: "title",
    name: "name",
    company: "organisation",
    organization: "organisation",
    institution: "organisation",
  },
  ...{ location: "place", from: "from", to: "to", responsibilities: "statement", notable_achievements: "statement" },
  ...{ attendance: "period", degree_type: "degree", specialization: "subject", gpa: "grade" },
  ...{
    training_name: "title",
    training_institution: "organisation",
    date: "year",
    skill: "skill",
    skills_acquired: "skill",
  },
  ...{ description: "statement", publication_title: "title", publication_organization: "organisation" },
  ...{ publication_date: "year", publication_description: "statement", certification_name: "title" },
  ...{ certification_organization: "organisation", certification_date: "year", email: "contact", mobile: "contact" },
};

const ofPerson: Record<string, FactKind> = {
  ...{ name: "name", present_location: "place", address: "address", languages_known: "language", email: "contact" },
  ...{ mobile_numbers: "contact", external_profile_url: "contact" },
};

/** The ids of the facts at a path of the profile document, e.g. "education.0.degree_type"; throws where there is no such place. */
export function citedIdsOf(path: string, profile: ProfileDocument, facts: FactBase): string[] {
  const parts = path
    .replace(/\[(\d+)\]/g, ".$1")
    .replace(/^profile\.(?!summary)/, "")
    .split(".")
    .filter(Boolean);
  const [first = "", ...rest] = parts;
  const all = [...facts.values()];
  if (facts.has(path)) return [path];
  if (first === "posting" || first === "request") return idsOf(all, ({ section }) => section === "posting");
  const value = valueAt(profile, parts, path);
  if (first === "profile_summary") return idsOf(all, ({ kind, entry }) => kind === "summary" && entry === null);
  if (first === "skills") return personIds(all, "skill", rest[0]);
  if (first === "personal_details") return detailIds(all, rest);
  const section = sections[first];
  if (section === undefined || value === undefined) throw new Error(`Unknown path: ${path}`);
  return entryIds(all, section, rest, profile);
}

const idsOf = (facts: Fact[], isMeant: (fact: Fact) => boolean) => facts.filter(isMeant).map(({ id }) => id);

/** Also where the field is empty; a place that the document does not have is a mistake of who wrote the path. */
function valueAt(profile: ProfileDocument, parts: string[], path: string): unknown {
  let value: unknown = profile;
  for (const part of parts) {
    if (typeof value === "string" && /^\d+$/.test(part)) return value;
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part))
      throw new Error(`Unknown path: ${path}`);
    value = Reflect.get(value, part);
  }
  return value;
}

const personIds = (facts: Fact[], kind: FactKind, index: string | undefined) =>
  idsOf(
    facts,
    (fact) => fact.section === "person" && fact.kind === kind && (index === undefined || fact.id.endsWith(`.${index}`)),
  );

function detailIds(facts: Fact[], [field, index]: string[]): string[] {
  if (field === undefined)
    return idsOf(facts, ({ section, kind }) => section === "person" && Object.values(ofPerson).includes(kind));
  const kind = ofPerson[field];
  return kind ? personIds(facts, kind, kind === "language" ? index : undefined) : [];
}

function entryIds(facts: Fact[], section: string, [index, field, at]: string[], profile: ProfileDocument): string[] {
  const isIn = ({ section: own, entry }: Fact) =>
    own === section && (index === undefined || entry === `${section}.${index}`);
  if (field === undefined) return idsOf(facts, isIn);
  const kind = kinds[field];
  const own = facts.filter((fact) => isIn(fact) && fact.kind === kind);
  const job = section === "experience" ? profile.professional_experience[Number(index)] : undefined;
  const achievements = job?.notable_achievements.length ?? 0;
  const position = ({ id }: Fact) => Number(id.split(".").at(-1));
  const listed = own.filter((fact) => {
    if (job && field === "notable_achievements") return position(fact) < achievements;
    return !(job && field === "responsibilities") || position(fact) >= achievements;
  });
  if (at === undefined) return listed.map(({ id }) => id);
  const offset = job && field === "responsibilities" ? achievements : field === "skills_acquired" ? 1 : 0;
  return listed.filter((fact) => position(fact) === Number(at) + offset).map(({ id }) => id);
}
