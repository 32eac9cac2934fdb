import { expect, it } from "vitest";
import { isPlainProfile } from "./plain-profile.ts";

it.each([
  "Head nurse with twelve years in intensive care, and a mentor of new staff.",
  "Estimator for structural and miscellaneous steel. Started in the shop as a fitter.",
  "Bauzeichner für Hochbau, seit drei Jahren BIM.",
  "J'aime quand un chiffre sert à quelque chose.",
  "Ventotto anni di vendita tra bagno e termoidraulica, prima in ufficio estero, poi agente, ora responsabile.",
  "Recepcionista con 12 años de experiencia en hoteles de costa.",
])("[DOCS-06] takes a plain sentence for a profile: %s", (text) => expect(isPlainProfile(text)).toBe(true));

it.each([
  "Now 46 and knees say train others.",
  "LVT, 9 yrs in small animal + some equine.",
  "Horticulturalist, mower, spreadsheet tamer.",
  "doktersassistent, triagist, 11 jr.",
  "Erzieherin mit Herz und Trillerpfeife, 15 J.",
  "Fleuriste depuis mes 16 ans, j'en ai 33.",
  "39 tacos",
])("[DOCS-06] leaves out what is a note or tells an age: %s", (text) => expect(isPlainProfile(text)).toBe(false));
