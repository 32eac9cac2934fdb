import { expect, it } from "vitest";
import { postingTitle } from "./title-marks.ts";

it.each([
  ["Buchhalter (m/w/d)", "Bilanzbuchhalterin", "Buchhalterin"],
  ["Senior Bilanzbuchhalter (m/w/d)", "Bilanzbuchhalterin", "Senior Bilanzbuchhalter"],
  ["Koch (m/w/d)", "Köchin", "Köchin"],
  ["Industriekaufmann (m/w/d)", "Bürokauffrau", "Industriekaufmann"],
  ["Kaufmann (m/w/d)", "Bürokauffrau", "Kauffrau"],
  ["Bilanzbuchhalterin (w/m/d)", "Bilanzbuchhalter", "Bilanzbuchhalter"],
  ["Infirmier (H/F)", "Infirmière, de nuit", "Infirmière"],
  ["Vendeur polyvalent (H/F)", "Vendeuse", "Vendeur polyvalent"],
  ["Tecnico informatico (m/f)", "Docente di informatica", "Tecnico informatico"],
  ["Geschäftsführer (m/w/d)", "Assistent der Geschäftsführerin", "Geschäftsführer"],
  ["Tecnico (m/f)", "Tecnica", "Tecnica"],
  ["Software-Entwickler (m/w/d)", "Software-Entwicklerin", "Software-Entwicklerin"],
  ["Port Manager (m/w/d)", "Leiter Porta", "Port Manager"],
  ["Port Manager (m/w/d)", "Portin", "Port Manager"],
  ["Mitarbeiter Verkauf (m/w/d)", "Mitarbeiterin", "Mitarbeiter Verkauf"],
  ["Wissenschaftlicher Mitarbeiter (m/w/d)", "Mitarbeiterin", "Wissenschaftlicher Mitarbeiter"],
  ["Technischer Zeichner (m/w/d)", "Zeichnerin", "Technischer Zeichner"],
  ["Technische Zeichnerin (m/w/d)", "Zeichner", "Technische Zeichnerin"],
  ["Bilanzbuchhalter", "Bilanzbuchhalterin", "Bilanzbuchhalter"],
  ["Entwickler (m/w/d)", "Leiterin Entwicklung", "Entwickler"],
])("writes %j to somebody called %j as %j", (title, own, said) => {
  expect(postingTitle(title, [own])).toBe(said);
});

it.each([
  ["Prozessingenieur (m/w/d)", "Prozessingenieur"],
  ["Infirmier (H/F)", "Infirmier"],
  ["Engineer (all genders), Berlin", "Engineer, Berlin"],
  ["Développeur H/F", "Développeur"],
  ["Koch [m/w/x] in Teilzeit", "Koch in Teilzeit"],
  ["Nurse (ICU)", "Nurse (ICU)"],
  ["A/B testing lead", "A/B testing lead"],
  ["(m/w/d)", "(m/w/d)"],
])("writes %j as %j", (title, plain) => {
  expect(postingTitle(title)).toBe(plain);
});
