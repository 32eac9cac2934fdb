import type { WordingForm, WordingOrigin } from "../../../shared/wordings/wordings.contract.ts";
import type { Sentence } from "../document.ts";
import type { Proposal } from "../proposals/proposals.ts";
import type { TracedVersion } from "./open-set.ts";

/** A sentence as the words for its facts, each as the person saw it. */
export function wordingOf(
  { text, facts: ids }: Sentence,
  form: WordingForm,
  origin: WordingOrigin,
  { content, facts }: TracedVersion,
) {
  const seen = ids
    .flatMap((id) => facts.get(id) ?? [])
    .flatMap((fact) => (fact.key ? { key: fact.key, text: fact.text } : []));
  return { text, form, origin, language: content.language ?? "en", facts: seen };
}

export function formOf({ isOfEntry }: Proposal, { content }: TracedVersion): WordingForm {
  if (content.kind === "letter") return "sentence";
  return isOfEntry ? "bullet" : "summary";
}

export function formAt(place: string): WordingForm | undefined {
  if (place.startsWith("paragraphs.")) return "sentence";
  if (/\.bullets\.\d+$/.test(place)) return "bullet";
  return /^sections\.\d+\.paragraphs\./.test(place) ? "summary" : undefined;
}
