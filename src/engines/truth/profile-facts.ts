import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { splitSentences } from "../text/text.ts";
import type { Fact, FactBase, FactKind, FactSection } from "./fact.ts";

type Part = [kind: FactKind, text: string | string[]];

/** Every single thing that a profile says, by an id that tells its place. Empty fields say nothing. */
export function profileFacts(profile: ProfileDocument): FactBase {
  const facts = [
    ...personFacts(profile),
    ...profile.professional_experience.flatMap((entry, index) => [
      ...entryFacts("experience", index, [
        ["title", entry.title],
        ["organisation", entry.company],
        ["place", entry.location],
        ["from", entry.from],
        ["statement", [...entry.notable_achievements, ...entry.responsibilities]],
      ]),
      endFact("experience", index, entry.to),
    ]),
    ...profile.volunteer_experience.flatMap((entry, index) => [
      ...entryFacts("volunteer", index, [
        ["title", entry.title],
        ["organisation", entry.organization],
        ["place", entry.location],
        ["from", entry.from],
        ["statement", entry.responsibilities],
      ]),
      endFact("volunteer", index, entry.to),
    ]),
    ...profile.education.flatMap((entry, index) =>
      entryFacts("education", index, [
        ["degree", entry.degree_type],
        ["subject", entry.specialization],
        ["organisation", entry.institution],
        ["period", entry.attendance],
        ["grade", entry.gpa],
      ]),
    ),
    ...profile.training.flatMap((entry, index) =>
      entryFacts("training", index, [
        ["title", entry.training_name],
        ["organisation", entry.training_institution],
        ["year", entry.date],
        ["skill", [entry.skill, ...entry.skills_acquired]],
        ["statement", entry.description],
      ]),
    ),
    ...profile.publications.flatMap((entry, index) =>
      entryFacts("publication", index, [
        ["title", entry.publication_title],
        ["organisation", entry.publication_organization],
        ["year", entry.publication_date],
        ["statement", entry.publication_description],
      ]),
    ),
    ...profile.certifications.flatMap((entry, index) =>
      entryFacts("certification", index, [
        ["title", entry.certification_name],
        ["organisation", entry.certification_organization],
        ["year", entry.certification_date],
      ]),
    ),
    ...profile.references.flatMap((entry, index) =>
      entryFacts("reference", index, [
        ["name", entry.name],
        ["title", entry.title],
        ["organisation", entry.company],
        ["contact", [entry.email, entry.mobile]],
      ]),
    ),
  ];
  return new Map(facts.map((fact) => [fact.id, fact]));
}

function personFacts({ personal_details: person, profile_summary, skills }: ProfileDocument): Fact[] {
  return factsOf("person", "person", null, [
    ["name", person.name],
    ["place", person.present_location],
    ["contact", [person.email, ...person.mobile_numbers, person.external_profile_url]],
    ["language", person.languages_known],
    ["summary", splitSentences(profile_summary)],
    ["skill", skills.map(({ skill }) => skill)],
  ]);
}

function entryFacts(section: FactSection, index: number, parts: Part[]): Fact[] {
  const entry = `${section}.${index}`;
  return factsOf(entry, section, entry, parts);
}

function factsOf(prefix: string, section: FactSection, entry: string | null, parts: Part[]): Fact[] {
  return parts.flatMap(([kind, value]) =>
    [value].flat().flatMap((text, index) => {
      const id = Array.isArray(value) ? `${prefix}.${kind}.${index}` : `${prefix}.${kind}`;
      const kept = text.normalize("NFC").replace(/\s+/g, " ").trim();
      return kept ? [{ id, kind, section, entry, text: kept }] : [];
    }),
  );
}

/** Unlike other fields an empty end says something: that it goes on. */
function endFact(section: FactSection, index: number, to: string): Fact {
  const entry = `${section}.${index}`;
  return { id: `${entry}.to`, kind: "to", section, entry, text: to };
}
