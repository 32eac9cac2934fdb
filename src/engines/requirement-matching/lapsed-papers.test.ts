import { expect, it } from "vitest";
import { isPartDone } from "./lapsed-papers.ts";

it.each([
  ["Diploma, 5 of 10 units", true],
  ["Level 4 Diploma, first two units of nine", true],
  ["Grado (96 de 240 créditos)", true],
  ["Drei Module von fünf", true],
  ["Formazione sicurezza, Decreto 81 di 2008", false],
  ["Una formación de dos años", false],
  ["Dos cursos de tres meses", false],
  ["Corso, 9 di 9", false],
] as const)("of %j a part alone is done: %s", (name, isPart) => expect(isPartDone(name)).toBe(isPart));
