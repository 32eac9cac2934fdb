import { expect, it } from "vitest";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { profileFacts } from "../../truth/truth.ts";
import { matchRequirements, readRequirements } from "../requirement-matching.ts";

const germanLine = "Beratung der Kunden und Bearbeitung von Aufträgen mit dem Team";
const italianLine = "Trattativa di prezzi, sconti e contratti quadro con i fornitori";

function verdict(asked: string, degree_type: string, specialization: string, skill = "") {
  const education = [{ institution: "", attendance: "2012 - 2016", degree_type, specialization, gpa: "" }];
  const facts = [...profileFacts({ ...emptyProfile(), education, skills: [{ skill }] }).values()];
  const requirements = readRequirements({ job_title: "", description: "", requirements: `- ${asked}` });
  return matchRequirements(requirements, facts, { today: "2026-11", jobTitle: "Planner" })[0]?.verdict.is;
}

const forms = "Technische oder kaufmännische Ausbildung (Lehre, HTL oder Studium)";
const oneOfThree = "Ausbildung als Pflegefachkraft, Gesundheits- und Krankenpfleger oder Altenpfleger";

it.each([
  ["Time-served electrician with NVQ Level 3", "NVQ Level 3", "Electrical Installation", ""],
  [forms, "Laurea triennale", "Economia e management", italianLine],
  [oneOfThree, "Ausbildung", "Altenpflegerin", germanLine],
  ["Eine kaufmännische Ausbildung", "Ausbildung", "Bürokauffrau", germanLine],
  ["Ausbildung zum Kaufmann im Einzelhandel", "Ausbildung", "Kauffrau im Einzelhandel", germanLine],
  ["Una laurea in materie economiche", "Laurea triennale", "Economia aziendale", italianLine],
])("is met by a study in other forms of the same words: %s, %s %s", (asked, degree, subject, line) => {
  expect(verdict(asked, degree, subject, line)).toBe("met");
});

it.each([
  ["Time-served electrician with NVQ Level 3", "NVQ Level 3", "Plumbing", ""],
  [forms, "Laurea triennale", "Filosofia", italianLine],
  [forms, "Bachelor of Science", "Exercise Science, minor in Business", ""],
  ["Degree (BSc Physics or Chemistry)", "BSc", "History", ""],
  [oneOfThree, "Ausbildung", "Gesundheitskaufmann", germanLine],
  ["Eine kaufmännische Ausbildung", "Ausbildung", "Fachfrau für Systemgastronomie", germanLine],
  ["Ausbildung als Industriekaufmann", "Ausbildung", "Bürokauffrau", germanLine],
])("is asked about where the field is another: %s, %s %s", (asked, degree, subject, line) => {
  expect(verdict(asked, degree, subject, line)).toBe("question");
});
