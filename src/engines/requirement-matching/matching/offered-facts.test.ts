import { expect, it } from "vitest";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { profileFacts } from "../../truth/truth.ts";
import { matchRequirements, readRequirements } from "../requirement-matching.ts";

const job = {
  company: "Acme",
  location: "",
  from: "2018-01",
  to: "2023-01",
  title: "Worker",
  notable_achievements: [],
};

function matched(asked: string, profile: { title?: string; line: string; summary?: string }, jobTitle = "Planner") {
  const responsibilities = [profile.line];
  const professional_experience = [{ ...job, title: profile.title ?? job.title, responsibilities }];
  const profile_summary = profile.summary ?? "";
  const facts = [...profileFacts({ ...emptyProfile(), professional_experience, profile_summary }).values()];
  const requirements = readRequirements({ job_title: jobTitle, description: "", requirements: `- ${asked}` });
  const verdict = matchRequirements(requirements, facts, { today: "2026-11", jobTitle })[0]?.verdict;
  const textOf = (id: string | null) => facts.find((fact) => fact.id === id)?.text;
  return verdict?.is === "question" ? `asks: ${textOf(verdict.candidate) ?? ""}` : verdict?.is;
}

it("offers what the first part of a compound is about, and takes it for no proof", () => {
  const complaints = "Handled returns, refunds and complaints for the shop";
  expect(matched("Wij vragen ervaring met klachtenafhandeling", { line: complaints })).toBe(`asks: ${complaints}`);
  const patients = "Cared for the patients of a ward with the team";
  expect(matched("Kenntnisse in der Krankenversicherung und dem Vertragsrecht", { line: patients })).toMatch(/^asks/);
});

it("offers what is written alike in another language, and takes it for no proof", () => {
  const line = "Terapia manual, punción seca y ejercicio terapéutico con los pacientes";
  expect(matched("Maîtrise des techniques de thérapie manuelle avec les patients", { line })).toBe(`asks: ${line}`);
});

it("takes a driving licence that is checked for none of the person's, and one for theirs that the summary lists by itself", () => {
  const line = "Checked the driving licence of every new driver";
  expect(matched("Full driving licence", { line })).toBe("asks: ");
  const asked = "Full driving licence";
  for (const summary of ["Full Irish driving licence.", "Sold cars for years. Permis B.", "Carné B y vehículo propio."])
    expect(matched(asked, { line: "Sold cars", summary })).toBe("met");
  const unheld =
    "I lost my driving licence last year.|Driving licence applied for.|Führerschein Klasse B in Arbeit.|Robię prawo jazdy kat. B.";
  for (const summary of unheld.split("|")) expect(matched(asked, { line: "Sold cars", summary })).toMatch(/^asks/);
});

it.each([
  "I hold a full driving licence.",
  "I have a clean driving licence.",
  "Full clean UK driving licence since 2009.",
  "Ich besitze den Führerschein Klasse B.",
  "Führerschein Klasse B und eigener Pkw.",
  "Führerschein der Klassen B und C vorhanden.",
  "J'ai le permis B.",
  "Permis B et véhicule personnel.",
  "Titulaire du permis B.",
  "Tengo carné B.",
  "Ho la patente B.",
  "Patente B, automunita.",
  "Ik heb rijbewijs B.",
  "Posiadam prawo jazdy kat. B.",
  "Tenho carta de condução e carro próprio.",
  "I have a driving licence and my own car.",
  "Ich besitze einen Führerschein und ein eigenes Auto.",
  "J'ai le permis B et un véhicule.",
])("takes a driving licence that the person says to have: %s", (summary) => {
  expect(matched("Full driving licence", { line: "Sold cars", summary })).toBe("met");
});

it.each([
  "I have lost my driving licence.",
  "I have no driving licence.",
  "I hold a provisional driving licence.",
  "I have a driving licence test in May.",
  "I hold driving licence courses.",
  "Ich habe keinen Führerschein.",
  "Ich habe den Führerschein Klasse B verloren.",
  "Je n'ai pas le permis B.",
  "J'ai le permis B en cours.",
  "No tengo carné B.",
  "Non ho la patente B.",
  "Ho perso la patente B.",
  "Ik heb geen rijbewijs B.",
  "Nie posiadam prawa jazdy kat. B.",
  "Não tenho carta de condução.",
  "Führerschein und Auto verkauft.",
  "My husband and I have a driving licence.",
  "Ich habe den Führerschein noch nicht.",
])("asks about a driving licence that the person lost, learns for, teaches or has not: %s", (summary) => {
  expect(matched("Full driving licence", { line: "Sold cars", summary })).toMatch(/^asks/);
});

it("writes a licence to be filled in as the posting does", () => {
  const [licence] = readRequirements({ job_title: "", description: "", requirements: "- Führerschein Klasse B" });
  expect(licence?.groups[0]?.any[0]?.words.map(({ raw }) => raw)).toEqual(["Führerschein", "B"]);
});

it("knows a short Polish word in its cases", () => {
  const asked = "Min. 3 lata doświadczenia w kadrach i płacach";
  const line = "Rozliczenia dla stu osób i obsługa pracowników firmy";
  expect(matched(asked, { title: "Specjalistka ds. kadr i płac", line }, "Specjalista ds. kadr")).toBe("met");
  expect(matched(asked, { title: "Specjalistka ds. kart i reklamy", line }, "Specjalista ds. kadr")).not.toBe("met");
});

it("needs no word that only says how well a thing is known", () => {
  const line = "Aufmaß, Abrechnung und Nachtragsmanagement für das Team";
  expect(
    matched("Routine in der Abrechnung und im Nachtragsmanagement", { title: "Bauleiter", line }, "Bauleiter"),
  ).toBe("met");
  expect(
    matched("Routine in der Abrechnung und im Vertragsmanagement", { title: "Bauleiter", line }, "Bauleiter"),
  ).toMatch(/^asks/);
});

it("asks for a name that begins like a reason", () => {
  const line = "Schnitt in Premiere und Aufnahmen mit dem Team";
  expect(matched("Erfahrung mit Premiere, Da Vinci Resolve", { line })).toMatch(/^asks/);
});
