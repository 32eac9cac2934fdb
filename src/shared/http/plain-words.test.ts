import { expect, it } from "vitest";
import { z } from "zod";
import { speakPlainly } from "./plain-words.ts";

speakPlainly();

it.each<[z.ZodType, unknown, string]>([
  [z.string().max(1200), "a".repeat(1201), "At most 1,200 characters."],
  [z.string().max(1), "ab", "At most 1 character."],
  [z.string().min(1), "", "Please fill this in."],
  [z.string().min(8), "short", "At least 8 characters."],
  [z.array(z.string()).max(2), ["a", "b", "c"], "At most 2 entries."],
  [z.number().max(50), 51, "At most 50."],
  [z.int().min(0), -1, "At least 0."],
  [z.enum(["PDF", "Word"]), "Text", "Please choose one of: PDF, Word."],
  [z.email(), "nobody", "Please enter a valid email address."],
  [z.string().regex(/^\d+$/), "x", "This does not have the expected form."],
  [z.string(), undefined, "This is missing."],
  [z.string(), 5, "Please check this field."],
  [z.string().max(3, "Too much for the sign"), "long", "Too much for the sign"],
])("tells a person what is wrong, %#", (schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
