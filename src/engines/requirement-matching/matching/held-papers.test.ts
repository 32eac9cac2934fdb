import { expect, it } from "vitest";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { profileFacts } from "../../truth/truth.ts";
import { matchRequirements, readRequirements } from "../requirement-matching.ts";

function verdicts(asked: string, certification_name: string) {
  const paper = { certification_date: "", certification_organization: "", certification_name };
  const facts = [...profileFacts({ ...emptyProfile(), certifications: [paper] }).values()];
  const requirements = readRequirements({ job_title: "", description: "", requirements: `- ${asked}` });
  const matched = matchRequirements(requirements, facts, { today: "2026-11", jobTitle: "Planner" });
  return matched.map(({ verdict }) => verdict.is);
}

it.each([
  ["CPCS A62 ticket", "CPCS A62, test is in Feb"],
  ["Bobath-Zertifikat", "Bobath – angemeldet"],
  ["Certyfikat MSSF", "MSSF (zapisana)"],
  ["Attestato preposto", "Attestato preposto, corso a gennaio"],
  ["Certificat SSIAP 2", "Certificat SSIAP 2, inscrit à la formation"],
  ["CPCS A62 ticket", "CPCS A62, test next month"],
  ["Certyfikat MSSF", "MSSF, egzamin w marcu"],
  ["Certificat SSIAP 2", "SSIAP 2, examen le mois prochain"],
  ["Licence to practise", "Licence to practise as a pharmacist"],
  ["Licence to practise", "Good practice certificate"],
  ["Licence to practise as a pharmacist", "Licence to practise"],
  ["Good practice certificate", "Practice"],
  ["Full EU licence, category CE", "Prawo jazdy kat. B, C"],
  ["Site waste licence, category A3", "Driving licence, category B"],
  ["Ważne uprawnienia na metody 135 i 141", "Spawanie MAG (135, 136)"],
  ["First aid certificate", "Financial aid adviser certificate"],
  ["Attestation de premiers secours", "Attestation de secours incendie"],
  ["Advanced life support certificate", "Basic life support certificate"],
  ["Certificado de soporte vital avanzado", "Certificado de soporte vital básico"],
])("asks about a paper that is only planned: %s, %s", (asked, name) => {
  expect(verdicts(asked, name)).toEqual(["question"]);
});

it.each([
  ["CACES R489 catégorie 3 en cours de validité", "CACES R489 catégorie 3, plus valable depuis 2025"],
  ["CACES R489 catégorie 3", "CACES R489 catégorie 3, expiré en 2025"],
  ["Aktualny kurs pierwszej pomocy", "Kurs pierwszej pomocy, nieważny od 2024"],
  ["Class 2 licence", "Class 2 licence (suspended)"],
])("asks about a paper that is held no more: %s, %s", (asked, name) => {
  expect(verdicts(asked, name)).toEqual(["question"]);
});

it.each([
  ["Newborn life support, in date", "Newborn Life Support"],
  ["Valid first aid certificate", "First Aid at Work"],
  ["Advanced life support certificate", "Advanced Life Support (ALS)"],
  ["Nachweis für Hubarbeitsbühnen", "Bediener Hubarbeitsbühnen"],
  ["Licence to practise", "Licence to practise"],
  ["Good practice certificate", "Good practice certificate"],
  ["Good practice certificate", "Good Practice Certificate, 2021"],
  ["Registered with the NMC", "Registered with the NMC, renewed until March"],
  ["Iscrizione all'albo degli infermieri", "Iscrizione all'albo degli infermieri, iscritta all'albo"],
  ["Enrolled nurse certificate", "Enrolled nurse certificate, in March 2019"],
  ["CPCS A62 ticket", "CPCS A62 ticket – Lorry loader, hook and grab"],
  ["CPCS A62 ticket", "CPCS A62, passed in May, 2019"],
  ["Certyfikat MSSF", "MSSF, w marcu 2019"],
  ["Next Generation Nursing certificate", "Next Generation Nursing"],
  ["Full EU licence, category CE", "Prawo jazdy kat. B, C, C+E"],
  ["Category C licence", "Driving licence, category C"],
  ["Staplerschein", "Staplerschein, gültig bis nächstes Jahr"],
  ["Certificat SSIAP 2", "SSIAP 2, valable jusqu'au mois prochain"],
  ["Certyfikat MSSF", "MSSF, ważny do przyszłego roku"],
  ["Kurs pierwszej pomocy", "Pierwsza pomoc"],
  ["Driving licence B, as the branch is eight miles away", "Driving licence B"],
  ["Führerschein Klasse B, da Sie viel reisen", "Führerschein B"],
])("takes a paper for had whatever else is said of it: %s, %s", (asked, name) => {
  expect(verdicts(asked, name)).toEqual(["met"]);
});
