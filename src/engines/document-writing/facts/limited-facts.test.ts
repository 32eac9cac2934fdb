import { expect, it } from "vitest";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { hasLapsed, targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../truth/truth.ts";
import {
  hasRemark,
  isHeldTitle,
  isHeldWhole,
  isHeldWithRemark,
  isSpokenWell,
  namesOpenPaper,
} from "./limited-facts.ts";

it.each([
  "Level 3 Food Safety",
  "Certificat restreint de radiotéléphoniste (VHF)",
  "Ausbildereignung (AdA-Schein)",
  "RVT license, Oklahoma",
  "Prawo jazdy B, C, C+E",
])("[DOCS-06] names %j in a sentence", (item) => expect(isHeldWhole(item)).toBe(true));

it.each([
  "Diploma in Payroll Management: 2 of 4 modules passed",
  "HACCP (válido até 2021)",
  "HACCP valid until 2021",
  "VCA Basis verlopen 2024",
  "Excel (basic)",
  "SAP QM (só consulta)",
  "Protur, hace años",
  "ADR-Schein, Verlängerung versäumt",
  "Traffic control card lapsed",
])("[DOCS-06] leaves %j to the CV, whole", (item) => expect(isHeldWhole(item)).toBe(false));

it.each([
  ["HACCP (da rinnovare)", true],
  ["AAT Level 3: 2 of 4 units passed", true],
  ["VCA VOL, examen gepland", true],
  ["Meisterprüfung (1. Teil bestanden, 2. Teil offen)", true],
  ["Ausbildereignung (AEVO)", false],
  ["RVT license, Oklahoma", false],
] as const)("[DOCS-06] a remark on %j: %s", (title, isRemarked) => expect(hasRemark(title)).toBe(isRemarked));

it.each([
  ["F-gassen", "F-gassen: theorie gehaald, praktijk nog niet", true],
  ["Wózek widłowy (UDT)", "UDT wózek widłowy, ważne było do 2024", true],
  ["Power BI", "PL-300 Power BI, raté de peu, à repasser", true],
  ["HACCP", "HACCP", false],
  ["Excel", "PL-300 Power BI, raté de peu, à repasser", false],
] as const)(
  "[DOCS-06] the skill %j is put forward beside the paper %j: not where it says that it is not held whole",
  (skill, name, isOpen) => {
    const facts = profileFacts({
      ...emptyProfile(),
      certifications: [{ certification_name: name, certification_date: "", certification_organization: "" }],
    });
    const fact = { id: "", entry: null, kind: "skill", section: "person", text: skill } as const;
    expect(namesOpenPaper(fact, facts, "2026-11-25")).toBe(isOpen);
  },
);

it("[DOCS-06] a course whose exam is to come is not held", () => {
  expect(isHeldTitle("Vorbereitungskurs Notarfachwirtin, Prüfung im April 2027", "2026-11-25")).toBe(false);
  expect(isHeldTitle("Uprawnienia ważne do 2027", "2026-11-25")).toBe(true);
});

it.each([
  "First aid (not renewed)",
  "Ersthelfer, nicht mehr gültig",
  "Sachkunde, keine Auffrischung seit 2019",
  "CACES non renouvelé",
  "Manipulador, sin renovar",
  "Antincendio non rinnovato",
  "BHV niet verlengd",
  "Uprawnienia nieważne",
  "VCA ongeldig",
  "Socorrismo, não renovado",
  "ADR expired 2020",
  "Ar condicionado gases fluorados - caducou",
  "Wózki widłowe UDT, straciły ważność",
])("knows that %j has run out", (title) => expect(hasLapsed(title)).toBe(true));

it.each([
  "VCA geldig tot 2027",
  "Certified Validation Engineer",
  "Renewed 2024",
  "Führerschein, nicht C",
  "Inscrit à l'Ordre des infirmiers",
  "Iscritta all'Albo OPI",
  "BIG-ingeschreven",
])("knows that %j has not", (title) => expect(hasLapsed(title)).toBe(false));

it("[DOCS-06] names what runs on beyond this year, and with its remark what says itself how far it goes", () => {
  const until = (year: number) => isHeldWhole(`Uprawnienia EN ISO 9606-1 ważne do ${year}`, "2026-11-25");
  expect([2025, 2026, 2027].map(until)).toEqual([false, false, true]);
  const remarks = ["PLC Siemens (lettura e piccole modifiche)", "Excel (basic)", "Excel (not Access)"];
  expect(remarks.map(isHeldWithRemark)).toEqual([true, false, false]);
});

const language = (text: string) => ({ id: "", entry: null, kind: "language", section: "person", text }) as const;
const asking = (line: string) => targetPosting({ job_title: "", description: "", requirements: line });

it("[DOCS-06] says of a language that it is spoken from B2 on, or from B1 where no more is asked", () => {
  const speaks = (text: string, line = "") => isSpokenWell(language(text), asking(line), { locale: "en-GB" });
  expect(speaks("French (B2)")).toBe(true);
  expect(speaks("French (B1)")).toBe(false);
  expect(speaks("French (B1)", "German C1\nFrench an advantage")).toBe(true);
  expect(speaks("French (B1)", "French at C1")).toBe(false);
  expect(speaks("Spanish (intermediate, spoken only)", "Spanish a plus")).toBe(false);
  expect(["French", "Welsh (a few phrases)", "English (native)"].map((text) => speaks(text))).toEqual([
    false,
    false,
    false,
  ]);
});
