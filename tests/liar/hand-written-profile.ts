import { postingFacts, targetPosting } from "../../src/engines/requirement-matching/requirement-matching.ts";
import type { FactBase } from "../../src/engines/truth/truth.ts";
import { profileFacts } from "../../src/engines/truth/truth.ts";
import { distillationPosting, engineerProfile } from "../factories/profile-document.ts";

const job = ["title", "organisation", "place", "from", "to"];
const factsOf = (entry: string, kinds: string[]) => kinds.map((kind) => `${entry}.${kind}`);

/** What a sentence about one of these cites. */
export const cited: Record<string, string[]> = {
  // Senior Process Engineer at Kernwerk Chemie GmbH in Ludwigshafen since March 2019.
  kernwerk: factsOf("experience.1", job),
  solvent: [...factsOf("experience.1", job), "experience.1.statement.0"],
  teams: [...factsOf("experience.1", job), "experience.1.statement.1"],
  hazop: [...factsOf("experience.1", job), "experience.1.statement.2"],
  unit: [...factsOf("experience.1", job), "experience.1.statement.3"],
  all: [...factsOf("experience.1", job), ...[0, 1, 2, 3].map((index) => `experience.1.statement.${index}`)],
  // Process Engineer at Polska Farba S.A. in Gdańsk from September 2014 to February 2019.
  farba: factsOf("experience.0", job),
  batch: [...factsOf("experience.0", job), "experience.0.statement.0"],
  reactors: [...factsOf("experience.0", job), "experience.0.statement.1"],
  diagrams: [...factsOf("experience.0", job), "experience.0.statement.2"],
  farbaAll: [...factsOf("experience.0", job), ...[0, 1, 2].map((index) => `experience.0.statement.${index}`)],
  extra: [
    ...factsOf("experience.2", job),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => `experience.2.statement.${index}`),
  ],
  wola: [...factsOf("volunteer.0", job), "volunteer.0.statement.0"],
  study: factsOf("education.0", ["degree", "subject", "organisation", "period", "grade"]),
  training: [...factsOf("training.0", ["title", "organisation", "year"]), "training.0.statement"],
  paper: factsOf("publication.0", ["title", "organisation", "year"]),
  certificate: factsOf("certification.0", ["title", "organisation", "year"]),
  skills: [0, 1, 2, 3, 4].map((index) => `person.skill.${index}`),
  languages: [0, 1, 2].map((index) => `person.language.${index}`),
  summary: ["person.summary.0", "person.summary.1"],
  posting: ["posting.title", "request.company"],
  line: ["posting.line.2"],
};

/** The engineer with a third job, whose statements say less than a liar would like. */
export function handWrittenFacts(): FactBase {
  const profile = engineerProfile();
  profile.professional_experience.push({
    company: "Rohr & Ventil AG",
    location: "Basel",
    from: "2013-01",
    to: "2014-08",
    title: "Intern",
    notable_achievements: [
      "Assisted in the commissioning of a pump station under supervision.",
      "Helped draft a maintenance plan for 30 valves.",
      "Sold spare parts worth CHF 45,000 to customers in Basel.",
      "Did not cause a single accident in 20 months.",
      "Took part in planning and testing of up to 12 pumps.",
      "Audited suppliers in Poland and visited customers in Norway.",
      "Raised the yield by 4 % in one of three lines.",
      "Familiar with basic German and PLC programming.",
    ],
    responsibilities: [],
  });
  const facts = new Map(profileFacts(profile));
  for (const fact of postingFacts(targetPosting(distillationPosting), "Nordchem")) facts.set(fact.id, fact);
  return facts;
}
