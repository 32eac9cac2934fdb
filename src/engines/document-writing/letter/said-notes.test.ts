import { expect, it } from "vitest";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { isTidyNote } from "./said-notes.ts";

it.each([
  ["On-time shipment 81% (2023) to 93% (2025), started weekly T&A mtg", true],
  ["cronoprogr. MS Project, rit. medio da 5 a 2 sett. (2023-2025)", true],
  ["calls & mails; and so on. ok. fine", false],
])("[DOCS-06] the note %j may stand in a letter's list: %s", (note, isTidy) => {
  expect(isTidyNote(note, phrasesOf("en"))).toBe(isTidy);
});
