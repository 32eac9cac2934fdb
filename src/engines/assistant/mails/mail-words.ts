import { documentLanguages } from "../../text/text.ts";
import type { StatedCard } from "./card-words.ts";
import { mailTextsOf } from "./mail-texts-of.ts";

/** The words of our own mails about a card: its company, its position, how readers are addressed. */
export function mailWords({ job: { job_title: title, company_name: company } }: StatedCard): Set<string> {
  const bodies = documentLanguages.flatMap((language) => Object.values(mailTextsOf(language).body));
  const text = bodies.map((body) => body({ title, company, on: "" })).join(" ");
  return new Set(text.match(/[\p{L}\p{N}]+/gu));
}
