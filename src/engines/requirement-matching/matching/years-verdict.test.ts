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
  ["3 years of experience as a driver", "Logistics", "HGV Driver", "met"],
  ["3 years of experience as a driver", "Logistics", "Train Driver", "met"],
  ["3 years of experience as a driver", "Logistics", "Coach Driver", "met"],
  ["3 years of experience as a teacher", "Tutor", "Primary school teacher", "met"],
  ["3 years of experience as a teacher", "Tutor", "Nursery teacher", "met"],
  ["3 years of experience as a mechanic", "Fitter", "Aircraft mechanic", "met"],
  ["3 years of experience as a cleaner", "Housekeeping", "Window cleaner", "met"],
  ["3 years of experience as a developer", "IT", "Web developer", "met"],
  ["3 ans d'expérience comme professeur", "Éducation", "Professeur des écoles", "met"],
  ["3 años de experiencia como conductor", "Logística", "Conductora de autobús", "met"],
  ["3 anni di esperienza come autista", "Logistica", "Autista di camion", "met"],
  ["3 anni di esperienza come insegnante", "Scuola", "Insegnante di inglese", "met"],
  ["3 lata doświadczenia jako kierowca", "Logistyka", "Kierowca ciężarówki", "met"],
  ["3 lata doświadczenia jako nauczyciel", "Szkoła", "Nauczyciel wychowania przedszkolnego", "met"],
  ["3 anos de experiência como motorista", "Logística", "Motorista de pesados", "met"],
  ["3 years of experience as a nurse", "Ward", "Dental nurse", "question"],
  ["3 years of experience as a nurse", "Ward", "Veterinary nurse", "question"],
  ["3 years of experience as a teacher", "Tutor", "Teaching assistant", "question"],
  ["3 years of experience as a developer", "IT", "Business developer", "question"],
  ["3 years of experience as a bus driver", "Logistics", "HGV driver", "question"],
  ["3 years of experience as an HGV driver", "Logistics", "Driver", "question"],
  ["Almeno tre anni in amministrazione di sistemi", "Informatica", "Impiegato amministrativo", "question"],
  ["Przynajmniej 3 lata w administracji systemów", "Informatyk", "Pracownik administracyjny", "question"],
  ["Au moins trois ans en administration de systèmes", "Informatique", "Assistant administratif", "question"],
  ["Pelo menos três anos em administração de sistemas", "Informática", "Administrativo", "question"],
  ["At least 3 years in systems administration", "IT", "Office administrator", "question"],
  ["Mindestens drei Jahre in der Administration von Systemen", "IT", "Verwaltungsangestellter", "question"],
  ["At least 3 years in systems administration", "IT", "Systems administrator", "met"],
  ["At least 3 years in office administration", "Clerk", "Office administrator", "met"],
  ["At least 3 years of recruitment experience", "HR Partner", "Recruiter", "met"],
  ["Au moins deux ans d'expérience en cuisine", "Chef", "Cuisinier", "met"],
])("counts the years of those whose trade it is: %s (%s), %s", (asked, jobTitle, title, expected) => {
  const job = { company: "Acme", location: "", from: "2018-01", to: "", responsibilities: [] };
  const professional_experience = [{ ...job, title, notable_achievements: [] }];
  const requirements = readRequirements({ job_title: "", description: "", requirements: `- ${asked}` });
  const facts = [...profileFacts({ ...emptyProfile(), professional_experience }).values()];
  expect(matchRequirements(requirements, facts, { today: "2026-11", jobTitle })[0]?.verdict.is).toBe(expected);
});
