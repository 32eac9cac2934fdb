import { z } from "zod/mini";

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>["customError"]>>[0];

/** Sentences for a person wherever a schema has none of its own; the library's texts speak of types. */
export function speakPlainly(): void {
  z.config({ customError: sentence });
}

function sentence(issue: Issue): string {
  if (issue.code === "too_big") return tooBig(issue.origin, Number(issue.maximum));
  if (issue.code === "too_small") return tooSmall(issue.origin, Number(issue.minimum));
  if (issue.code === "invalid_type" && issue.input === undefined) return "This is missing.";
  if (issue.code === "invalid_value") return `Please choose one of: ${issue.values.map(String).join(", ")}.`;
  if (issue.code === "unrecognized_keys") return `Not known here: ${issue.keys.join(", ")}.`;
  if (issue.code === "invalid_format") return formats[issue.format] ?? "This does not have the expected form.";
  return "Please check this field.";
}

const formats: Record<string, string> = {
  email: "Please enter a valid email address.",
  url: "Please enter a web address.",
  date: "Please enter a whole date.",
  datetime: "Please enter a date and a time.",
};

const countedOf: Record<string, string> = { string: "character", array: "entry", set: "entry", file: "byte" };

function tooBig(origin: string, maximum: number): string {
  return `At most ${amount(origin, maximum)}.`;
}

function tooSmall(origin: string, minimum: number): string {
  return origin === "string" && minimum === 1 ? "Please fill this in." : `At least ${amount(origin, minimum)}.`;
}

function amount(origin: string, count: number): string {
  const one = countedOf[origin];
  const number = count.toLocaleString("en-US");
  if (!one) return number;
  return `${number} ${count === 1 ? one : one === "entry" ? "entries" : `${one}s`}`;
}
