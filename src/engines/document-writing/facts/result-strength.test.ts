import { expect, it } from "vitest";
import { resultStrength } from "./result-strength.ts";

it.each([
  ["Shortened the average lifting cycle from 9 to 7 minutes.", 4],
  ["Verkürzte den Abschluss von 9 auf 5 Tage.", 4],
  ["Cut solvent losses by 18 %.", 2],
  ["Managed a budget of 40,000 zł.", 2],
  ["Wnioski: 3 przyznane, 86 tys. zł", 2],
  ["Czytelnicy z 310 na 540", 4],
  ["Awarie: z 31 na 12 h", 4],
  ["Arbeit von 3 und 4 Gruppen", 1],
  ["Stood still 1994-95", 0],
  ["Noise complaints: 9 in 2019, 2 in 2024", 4],
  ["Inventory accuracy 97.1% -> 99.3%", 4],
  ["About 11 patients a day; 40 min slots", 1],
  ["Stock value down from EUR 14.6m to EUR 12.5m", 4],
  ["97 statt 118 km täglich", 4],
  ["Del 12 % al 4,5 % entre 2017 y 2019", 4],
  ["Festivals in 2018 and 2019: 5 days", 0],
  ["Festivals in 2018 and 2019: 5 stages", 1],
  ["Harvest, 80 hr weeks", 0],
  ["One dad emails at 11pm", 0],
  ["Desserts à l'assiette, 60 à 80 couverts", 1],
  ["Took one apprentice through ph. 4 to 7", 1],
  ["Affinage de 4 200 meules et de 60 autres références", 1],
  ["Trained 12 colleagues.", 2],
  ["Atelier de 6 personnes", 2],
  ["Led a team of six", 2],
  ["13 of 14 trainees passed first time.", 2],
  ["Drive M5000 trams since 2017.", 0],
  ["Answered the telephone.", 0],
  ["Infections fell from six in 2023 to two in 2024", 4],
  ["Die Ausfälle gingen von etwa elf auf vier in der Woche zurück", 4],
  ["De dos proyectos públicos según WCAG 2.1", 1],
  ["Parts from two or three sites", 1],
])("%j names so much of a result: %i", (statement, strength) => {
  expect(resultStrength(statement)).toBe(strength);
});
