import type { Fact } from "./fact.ts";

/** Formatting, control and private characters, and blanks of no width; a joined emoji's joiner too. */
const hidden = /\p{Cf}|\p{Cc}|\p{Co}|\p{Cn}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;

const names: Record<string, string> = {
  "\u00ad": "soft hyphen",
  "\u200b": "zero-width space",
  "\u200c": "zero-width non-joiner",
  "\u200d": "zero-width joiner",
  "\u200e": "left-to-right mark",
  "\u200f": "right-to-left mark",
  "\u202d": "left-to-right override",
  "\u202e": "right-to-left override",
  "\u2060": "word joiner",
  "\ufeff": "byte order mark",
};

/** Each character of a text that nobody sees and that no fact has. */
export function hiddenNotIn(text: string, facts: Fact[]): string[] {
  const found = [...new Set(text.match(hidden))];
  return found.filter((character) => facts.every((fact) => !fact.text.includes(character)));
}

/** With a name in the place of each character that nobody sees: "solv[soft hyphen]ent". */
export const visible = (text: string): string => text.replace(hidden, (character) => `[${nameOf(character)}]`);

function nameOf(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return names[character] ?? `U+${number}`;
}
