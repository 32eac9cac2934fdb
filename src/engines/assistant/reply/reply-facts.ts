import { jobStatuses } from "../../../shared/tracker/tracker.contract.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { type Stated, statedFacts } from "../drafts/stated-facts.ts";

/** Strings of a tool's output beyond these are read no further. */
const maxTexts = 2000;
const dayMs = 86_400_000;

/**
 * All that a reply may rest on, wherever it stands: the profile, the attached file, what was said in the conversation, and what tools
 * returned in it, each object as one text.
 */
export function replyFacts(stated: Stated, outputs: unknown[], now: Date): FactBase {
  const said = [...statedFacts(stated).values()].map((fact) =>
    fact.section === "posting" ? ofConversation(fact) : fact,
  );
  const returned = outputs.flatMap((output) => textsIn(output, now)).slice(0, maxTexts);
  const facts = [...said, ...returned.map((text, at) => ofConversation({ id: `tool.${at}`, text }))];
  return new Map([...facts, ofApplication].map((fact) => [fact.id, fact]));
}

const ofConversation = ({ id, text }: Pick<Fact, "id" | "text">): Fact => ({
  ...{ id, text },
  ...{ kind: "summary", section: "person", entry: null },
});

/** What a reply may name because the application does. */
const ofApplication = ofConversation({
  id: "application",
  text: `Forthright CV CVs PDF DOC DOCX Apply "Generate Documents" ${jobStatuses.join(" ")}`,
});

function textsIn(value: unknown, now: Date): string[] {
  if (typeof value === "string") return [value, ...ageTexts(value, now)];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, now));
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const currency = entries.find(([key]) => key === "currency")?.[1];
  const own = entries.flatMap(([key, field]) => {
    if (typeof field === "number")
      return [`${field} ${key}`, ...(typeof currency === "string" ? [`${field} ${currency}`] : [])];
    return Array.isArray(field) ? [`${field.length} ${key}`] : [];
  });
  return [...(own.length > 0 ? [own.join("; ")] : []), ...entries.flatMap(([, field]) => textsIn(field, now))];
}

/** How long ago a moment of the data is, as a reply would say it. */
function ageTexts(text: string, now: Date): string[] {
  if (!/^\d{4}-\d\d-\d\d(?:T|$)/.test(text)) return [];
  const days = Math.round((now.getTime() - Date.parse(text)) / dayMs);
  return Number.isFinite(days) && days >= 0 ? [`${days} days; ${Math.floor(days / 7)} weeks`] : [];
}
