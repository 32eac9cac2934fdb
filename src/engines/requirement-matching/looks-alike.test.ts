import { describe, expect, it } from "vitest";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { profileFacts } from "../truth/truth.ts";
import { matchRequirements, readRequirements } from "./requirement-matching.ts";
import { contentWords } from "./requirement-words.ts";

const factsOf = (skill: string) => [...profileFacts({ ...emptyProfile(), skills: [{ skill }] }).values()];
const verdicts = (requirements: string, facts: ReturnType<typeof factsOf>) =>
  matchRequirements(readRequirements({ job_title: "", description: "", requirements }), facts, {
    today: "2026-11",
    jobTitle: "Planner",
  }).map(({ verdict }) => verdict.is);

describe("a verdict", () => {
  it.each([
    "BSc Computer Science (dropped out)",
    "Part of a BSc in Computer Science",
    "BSc in Computer Science, left after two years",
    "BSc in Computer Science, almost finished",
    "Grado en informática, casi terminado",
    "Master informatique, presque terminé",
    "BSc in Computer Science (nearly completed)",
    "BSc in Computer Science, half completed",
    "Teil eines BSc in Computer Science",
  ])("takes no study for finished that may not be: %j", (degree_type) => {
    const education = [{ institution: "", attendance: "2016 - 2018", degree_type, specialization: "", gpa: "" }];
    const facts = [...profileFacts({ ...emptyProfile(), education }).values()];
    expect(verdicts(/BSc/.test(degree_type) ? "BSc in Computer Science" : "Grado en informática", facts)).not.toContain(
      "met",
    );
  });

  it.each([
    ["BSc in Computer Science", "BSc in Computer Science (part-time)"],
    ["BSc in Basic Medical Sciences", "BSc Basic Medical Sciences"],
    ["Bachelor of Learning Support", "Bachelor of Learning Support"],
  ])("takes a study that has ended for %j, whatever its name: %j", (asked, degree_type) => {
    const education = [{ institution: "", attendance: "2012 - 2016", degree_type, specialization: "", gpa: "" }];
    expect(verdicts(asked, [...profileFacts({ ...emptyProfile(), education }).values()])).toEqual(["met"]);
  });

  it.each([
    ["Gestion des demandes", "Gestion"],
    ["Experience with welcome desks", "Desks"],
    ["Food hygiene certificate (or higher)", "Higher National Certificate in Music"],
    ["Experience in database design", "Collected data, base in Leeds; design of posters"],
    ["Management of similar projects", "Management"],
    ["Experience with Excel and SAP related modules", "Excel"],
    ["Voedselhygiëne certificaat (of hoger)", "Hoger diploma muziek"],
    ["Erfahrung in Webentwicklung", "Web, Entwicklung von Rezepten"],
    ["Excel and superior communication skills", "Excel"],
    ["German and higher mathematics", "German"],
    ["Kenntnisse in Buchhaltung und höherer Mathematik", "Buchhaltung"],
    ["Experience with payroll, bookkeeping and related tax law", "Payroll"],
    ["Experience with welding, plumbing and related safety regulations", "Welding"],
    ["Experience with first aid and equivalent emergency care", "First aid"],
  ])("takes for %j nothing that only begins, ends or reads alike: %j", (asked, skill) => {
    expect(verdicts(asked, factsOf(skill))).not.toContain("met");
  });

  it.each([
    ["Experience with Jira, Confluence and similar tools", "Jira"],
    ["Experience with Jira, Confluence and similar", "Jira"],
    ["Erfahrung mit Jira, Confluence und vergleichbaren Systemen", "Jira"],
    ["Expérience avec Jira, Confluence et autres outils similaires", "Jira"],
    ["Experiencia con Jira, Confluence y herramientas similares", "Jira"],
    ["Doświadczenie z Jira, Confluence i podobnymi narzędziami", "Jira"],
    ["Experience with Excel, Word, etc.", "Excel"],
    ["Experience with Java/Kotlin", "Java"],
    ["Experience with testing (Cypress, Playwright or alike)", "Playwright"],
    ["Erfahrung im Servicedesk", "Service Desk"],
  ])("takes one of an open list, and a word written in two, for %j: %j", (asked, skill) => {
    expect(verdicts(asked, factsOf(skill))).toEqual(["met"]);
  });

  it.each([
    "Planned and reactive maintenance",
    "Reactive and planned maintenance",
    "Scheduled and unscheduled maintenance",
    "Suspended ceilings",
    "Gestione liste d’attesa",
    "Provisional tax returns",
    "Withdrawn stock",
    "Reactivation of inactive customers",
  ])("takes a skill for had that has a word of state in its name: %j", (skill) => {
    expect(verdicts(skill, factsOf(skill))).toEqual(["met"]);
  });

  it.each([
    ["Forklift licence", "Forklift licence expired"],
    ["Forklift licence", "Forklift licence expired in May 2024"],
    ["Forklift licence", "Forklift licence (expired, unfortunately)"],
    ["Staplerschein", "Staplerschein abgelaufen"],
    ["Staplerschein", "Staplerschein: Prüfung geplant"],
    ["Carretilla elevadora", "Carretilla elevadora, caducado"],
  ])("takes for %j no skill that says it is not held: %j", (asked, skill) => {
    expect(verdicts(asked, factsOf(skill))).not.toContain("met");
  });

  it.each([
    ["Maintenance of presses", "Maintenance of presses (planned and reactive)", "met"],
    ["Esperienza nella manutenzione di presse", "Manutenzione di presse (programmata, prevista)", "met"],
    ["Maintenance of presses", "Maintenance of presses: course planned", "question"],
  ])("takes for %j what a duty says of kinds of the work: %j, %s", (asked, duty, expected) => {
    const job = { company: "Acme", location: "", from: "2018-01", to: "", notable_achievements: [] };
    const professional_experience = [{ ...job, title: "Fitter", responsibilities: [duty] }];
    const facts = [...profileFacts({ ...emptyProfile(), professional_experience }).values()];
    expect(verdicts(asked, facts)).toEqual([expected]);
  });

  it("keeps a noun that a word of asking begins with", () => {
    expect(contentWords("gestion des demandes demandée", "fr").map(({ key }) => key)).toEqual(["gestion", "demandes"]);
  });

  it("takes no word of capitals for a name where all are", () => {
    const words = contentWords("EXPERIENCE WITH FORKLIFT TRUCKS IN WAREHOUSES", "en");
    expect(words.map(({ key, name }) => [key, name])).toEqual([
      ["forklift", null],
      ["trucks", null],
      ["warehouses", null],
    ]);
  });

  it.each([
    ["Carnet clase B", "Hepatitis B"],
    ["Schein Klasse B", "Goethe-Zertifikat B"],
  ])("takes for %j no certificate that has its letter: %j", (asked, certification_name) => {
    const paper = { certification_name, certification_date: "", certification_organization: "" };
    const facts = [...profileFacts({ ...emptyProfile(), certifications: [paper] }).values()];
    expect(verdicts(asked, facts)).not.toContain("met");
  });

  it.each([
    ["nl", "3 jaar ervaring met vragenlijsten", "Bakker", "Brood bakken"],
    ["de", "3 Jahre Berufserfahrung in der Voraussetzungsprüfung", "Bäcker", "Brot backen"],
    ["pt", "3 anos de experiência em requerimentos", "Padeiro", "Cozer pão"],
    ["en", "3 years of experience with welcome desks", "Desk Clerk", "Filing"],
  ])("counts no years of work with what only sounds like asking (%s): %s", (_, asked, title, duty) => {
    const job = { company: "Acme", location: "", from: "2018-01", to: "", notable_achievements: [] };
    const professional_experience = [{ ...job, title, responsibilities: [duty] }];
    const facts = [...profileFacts({ ...emptyProfile(), professional_experience }).values()];
    expect(verdicts(asked, facts)).toEqual(["question"]);
  });
});
