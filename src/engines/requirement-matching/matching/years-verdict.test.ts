import { expect, it } from "vitest";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { profileFacts } from "../../truth/truth.ts";
import { matchRequirements, readRequirements } from "../requirement-matching.ts";

it.each([
  ["brings 4+ years in recruitment", "HR Partner", "Recruiter", "met"],
  ["Mindestens drei Jahre in der Elektroinstallation", "Bauleitung", "Elektroniker", "question"],
  ["Mínimo dos años como jefe/a de partida", "Jefe/a de partida", "Jefa de partida", "met"],
  ["Pelo menos dois anos de experiência em cozinha", "Chefe", "Cozinheira", "met"],
  ["Co najmniej 3 lata doświadczenia w spawaniu", "Monter", "Spawacz", "met"],
  ["brings 4+ years in recruitment", "HR Partner", "Receptionist", "question"],
  ["brings 4+ years in recruitment", "HR Partner", "HR Generalist", "question"],
  ["Mindestens drei Jahre in der Finanzbuchhaltung", "Controller", "Steuerberater", "question"],
  ["4 years in recruitment software sales", "HR Partner", "Recruiter", "question"],
  ["Mindestens drei Jahre in der Elektroinstallation", "Bauleitung", "Installateur Heizung", "question"],
  ["Mínimo dos años como jefe/a de partida", "Jefe/a de partida", "Ayudante de partida", "question"],
])("counts the years of those whose trade it is: %s (%s), %s", (asked, jobTitle, title, expected) => {
  const job = { company: "Acme", location: "", from: "2018-01", to: "", responsibilities: [] };
  const professional_experience = [{ ...job, title, notable_achievements: [] }];
  const requirements = readRequirements({ job_title: "", description: "", requirements: `- ${asked}` });
  const facts = [...profileFacts({ ...emptyProfile(), professional_experience }).values()];
  expect(matchRequirements(requirements, facts, { today: "2026-11", jobTitle })[0]?.verdict.is).toBe(expected);
});
