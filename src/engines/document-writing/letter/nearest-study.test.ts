import { expect, it } from "vitest";
import { isPartDone } from "./nearest-study.ts";

it.each([
  ["Diploma, 5 of 10 units", true],
  ["Grado (96 de 240 créditos)", true],
  ["Formazione sicurezza, Decreto 81 di 2008", false],
] as const)("of %j a part alone is done: %s", (name, isPart) => expect(isPartDone(name)).toBe(isPart));
