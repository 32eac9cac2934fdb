import { expect, it } from "vitest";
import { z } from "zod/mini";
import { speakPlainly } from "./plain-words.rules.ts";

speakPlainly();

it.each<[z.ZodMiniType, unknown, string]>([
  [z.string().check(z.maxLength(1200)), "a".repeat(1201), "At most 1,200 characters."],
  [z.string().check(z.maxLength(1)), "ab", "At most 1 character."],
  [z.string().check(z.minLength(1)), "", "Please fill this in."],
  [z.string().check(z.minLength(8)), "short", "At least 8 characters."],
  [z.array(z.string()).check(z.maxLength(2)), ["a", "b", "c"], "At most 2 entries."],
  [z.number().check(z.maximum(50)), 51, "At most 50."],
  [z.int().check(z.minimum(0)), -1, "At least 0."],
  [z.enum(["PDF", "Word"]), "Text", "Please choose one of: PDF, Word."],
  [z.email(), "nobody", "Please enter a valid email address."],
  [z.string().check(z.regex(/^\d+$/)), "x", "This does not have the expected form."],
  [z.string(), undefined, "This is missing."],
  [z.string(), 5, "Please check this field."],
  [z.string().check(z.maxLength(3, "Too much for the sign")), "long", "Too much for the sign"],
])("tells a person what is wrong, %#", (schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
