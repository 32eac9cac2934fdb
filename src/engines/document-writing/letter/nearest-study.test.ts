import { expect, it } from "vitest";
import { leavesOpen, negates } from "../../truth/truth.ts";
import { isPartDone } from "./nearest-study.ts";

it.each([
  ["Diploma, 5 of 10 units", true],
  ["Grado (96 de 240 créditos)", true],
  ["Formazione sicurezza, Decreto 81 di 2008", false],
] as const)("of %j a part alone is done: %s", (name, isPart) => expect(isPartDone(name)).toBe(isPart));

it.each(["Logistyka, mgr zaocznie praca niezłożona", "Logistyka, brak obrony", "Mechanics, not finished"])(
  "%s is not finished",
  (name) => expect(leavesOpen(name) || negates(name)).toBe(true),
);
