import { expect, it } from "vitest";
import { inWholeSentences, writtenOut } from "./spelled-notes.ts";

it.each([
  ["en", "i have run the shop for a year, i like it", "I have run the shop for a year, I like it."],
  ["de", "abends daheim. und ich will den Polier machen", "Abends daheim. Und ich will den Polier machen."],
  ["de", "sofort, wg. Insolvenz frei", "Sofort, wegen Insolvenz frei."],
  ["es", "ya llevo un salón sin q me lo paguen", "Ya llevo un salón sin que me lo paguen."],
  ["nl", "waar ik t liefst ben, met mn team", "Waar ik het liefst ben, met mijn team."],
  ["fr", "l'atelier me plaît !", "L'atelier me plaît !"],
  ["en", "iOS is what I know. Can begin at once!", "iOS is what I know. Can begin at once!"],
  ["en", "Designed in Adobe XD", "Designed in Adobe XD."],
  ["en", "I know J. Smith & Co. Ltd.", "I know J. Smith & Co. Ltd."],
])('writes %s "%s" as whole sentences', (locale, typed, written) => {
  expect(inWholeSentences(typed, locale)).toBe(written);
  expect(inWholeSentences(written, locale)).toBe(written);
});

it.each([
  ["en", "NEBOSH IOSH certified"],
  ["en", "IFRS GAAP"],
  ["en", "Drawings in SOLIDWORKS"],
  ["de", "PRAXISANLEITUNG DER NEUEN LEUTE"],
])("leaves capitals in %s %j", (locale, typed) => expect(writtenOut(typed, locale)).toBe(typed));

it("writes a line that is all in capitals small", () => {
  expect(writtenOut("TRAINED NEW DRIVERS", "en")).toBe("Trained new drivers");
});
