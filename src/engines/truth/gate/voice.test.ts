import { expect, it } from "vitest";
import { denies, leavesOpen } from "./voice.ts";

it.each([
  ["I do not travel.", true],
  ["Ich arbeite nicht nachts.", true],
  ["Je ne travaille pas la nuit.", true],
  ["No trabajo de noche.", true],
  ["Non lavoro di notte.", true],
  ["Ik werk niet in het weekend.", true],
  ["Nie pracuję w nocy.", true],
  ["Não trabalho à noite.", true],
  ["Sem carta.", true],
  ["Senza patente.", true],
  ["Io non guido.", true],
  ["Ik heb geen rijbewijs.", true],
  ["Eu não trabalho à noite.", true],
  ["Cuoco. Non lavoro di notte.", true],
  ["Assistenza ad anziani non autosufficienti", false],
  ["Gestione non conformità e azioni correttive", false],
  ["Auditorias internas e não conformidades", false],
  ["Responsable du rayon non alimentaire", false],
  ["Aide aux personnes non voyantes", false],
  ["Teaching non native speakers", false],
  ["Zorg voor mensen die niet zelfstandig wonen", false],
  ["Ik zorg voor mensen die niet zelfstandig wonen", false],
  ["Cucina senza glutine", false],
  ["Eu cozinho sem glúten", false],
  ["4 anni senza infortuni", false],
  ["4 anos sem acidentes", false],
  ["4 jaar zonder ongevallen", false],
  ["4 lata bez wypadku", false],
  ["Non-destructive testing of 40 welds a week", false],
  ["SEM and TEM of 200 samples", false],
  ["I left the navy to teach.", false],
])("%j denies something: %s", (sentence, isDenial) => {
  expect(denies(sentence)).toBe(isDenial);
});

it("leaves no paper open for a word of its name", () => {
  expect(leavesOpen("Non-destructive testing, level 2")).toBe(false);
  expect(leavesOpen("SEM operator")).toBe(false);
});
