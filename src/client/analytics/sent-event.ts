import type { CaptureResult } from "posthog-js/dist/module.slim.no-external.js";
import { withoutPersonalText, withoutQueries } from "../../shared/reporting/error-report.rules.ts";

/** OBS-03: names of properties that would carry passwords, e-mail addresses or card data; here at the top of an event. */
export const deniedProperties = [
  ...["password", "new_password", "current_password", "confirm_password", "passwd", "pwd", "passphrase"],
  ...["email", "$email", "e_mail", "e-mail", "email_address", "user_email", "emailAddress", "mail"],
  ...["card", "card_number", "cardNumber", "credit_card", "creditCard", "cc_number", "card_expiry", "card_holder"],
  ...["cvc", "cvv", "csc", "iban", "pan"],
];

/** The same at any depth and in any spelling. */
const deniedName = /passw|passwd|passphrase|^pwd|e-?_?mail|credit|card|^cc_|cvc|cvv|iban/i;

/** Texts of the page and of what was clicked: titles, labels and addresses name openings and people. */
const pageTexts = new Set(["title", "$el_text", "$external_click_url", "$selected_content", "$exception_steps"]);
const errorTexts = new Set(["value", "$exception_message", "$exception_values"]);

/** What an event may carry when it leaves the browser. */
export function sentEvent(event: CaptureResult | null): CaptureResult | null {
  if (!event) return null;
  // A replay's texts, inputs and attributes are masked where they are recorded; its addresses are left.
  const properties = cleanRecord(event.properties, event.event);
  return {
    ...event,
    properties,
    ...(event.$set && { $set: cleanRecord(event.$set, event.event) }),
    ...(event.$set_once && { $set_once: cleanRecord(event.$set_once, event.event) }),
  };
}

function cleanRecord(record: object, event: string): Record<string, unknown> {
  const kept = Object.entries(record).filter(([name]) => !isDenied(name) && !pageTexts.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [withoutQueries(name), cleanValue(value, name, event)]));
}

/** Heatmaps are kept by address, and /new-password is one. */
function isDenied(name: string): boolean {
  return deniedName.test(name) && !name.includes("/");
}

function cleanValue(value: unknown, name: string, event: string): unknown {
  if (typeof value === "string") return cleanText(value, name, event);
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, name, event));
  // Dates and the like stay what they are.
  if (typeof value === "object" && value?.constructor === Object) return cleanRecord(value, event);
  return value;
}

function cleanText(text: string, name: string, event: string): string {
  return event === "$exception" && errorTexts.has(name) ? withoutPersonalText(text) : withoutQueries(text);
}
