import { escapeHtml } from "./html-escape.rules.ts";

/** Markup that is safe to send: made by `html` only. */
export interface SafeHtml {
  readonly markup: string;
}

type Value = string | number | SafeHtml | SafeHtml[];

/** A template tag that escapes every value but markup made by itself. */
export function html(parts: TemplateStringsArray, ...values: Value[]): SafeHtml {
  const markup = parts.map((part, index) => part + markupOf(values[index] ?? "")).join("");
  return { markup };
}

function markupOf(value: Value): string {
  if (Array.isArray(value)) return value.map((item) => item.markup).join("");
  return typeof value === "object" ? value.markup : escapeHtml(String(value));
}
