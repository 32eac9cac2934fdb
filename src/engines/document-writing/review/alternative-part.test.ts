import { expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../truth/truth.ts";
import { writeLetter } from "../document-writing.ts";
import { documentFacts } from "../facts/document-facts.ts";
import { withAlternative } from "./alternative-part.ts";

const companyName = "Nordchem";
const job = { location: "", notable_achievements: [] };
const profile = engineerProfile({
  profile_summary: "",
  volunteer_experience: [],
  professional_experience: [
    {
      ...{ ...job, company: "Kernwerk", title: "Senior Process Engineer", from: "2019-03", to: "" },
      responsibilities: [
        "Cut the solvent losses.",
        "Lead HAZOP studies for three plants with the operators, the fitters and the laboratory.",
        "Raised the yield of audits from 60 to 70 findings.",
        "Saved 20,000 EUR on budgets.",
        "Led the audits of budgets.",
        "Led the planning of reactors.",
        "Answered the telephone.",
        "Planned the budgets of 2 reactors.",
      ],
    },
    {
      ...{ ...job, company: "Farba", title: "Process Engineer", from: "2014-09", to: "2019-02" },
      responsibilities: [
        "Started the reactors.",
        "Audited the suppliers.",
        "Planned the budgets.",
        "Trained the apprentices.",
      ],
    },
  ],
});
const posted = targetPosting({
  job_title: "Lead Engineer",
  description: "",
  requirements:
    "Cutting solvent losses\nStarting reactors\nHAZOP studies\nAuditing suppliers\nPlanning budgets\nTraining apprentices",
});
const user = { id: "1", name: "Zoë", email: "zoe@example.org" };
const facts = documentFacts(profileFacts(profile), user, posted, companyName);
const target = answered(posted, facts);

it("a paragraph that is written differently says something else of its job, also where another job answers better", () => {
  const letter = writeLetter(facts, target, companyName, "2026-11-22");
  const index = letter.paragraphs.findIndex((paragraph) =>
    paragraph.some(({ text }) => text.includes("solvent losses")),
  );
  const used = new Set(letter.paragraphs.flatMap((paragraph) => paragraph.flatMap((sentence) => sentence.facts)));
  const changed = withAlternative(letter, `paragraphs.${index}`, { facts, target, companyName }, used);
  if (changed?.kind !== "letter") throw new Error("The paragraph has no alternative.");
  const text = changed.paragraphs[index]?.map((sentence) => sentence.text).join(" ");
  expect(text).toContain("Kernwerk");
  const statements = changed.paragraphs[index]?.flatMap((sentence) =>
    sentence.facts.filter((id) => /statement/.test(id)),
  );
  expect(statements).not.toEqual([]);
  expect(statements?.filter((id) => used.has(id))).toEqual([]);
});
