import type { RequirementVerdict } from "../../../shared/matching/requirement-match.contract.ts";
import type { DocumentLanguage } from "../../text/text.ts";
import type { Fact } from "../../truth/truth.ts";
import type { Asked, AskedLanguage } from "../asked.ts";
import { languagesIn, levelIn, type NamedLevel, nativeLevel } from "../reading/language-names.ts";
import type { MatchedPerson } from "./matched-person.ts";

interface Spoken {
  fact: Fact;
  code: string;
  level: NamedLevel | undefined;
}

type LanguageComparison =
  | { is: "met" | "unsure"; fact: Fact }
  | { is: "below"; fact: Fact; have: string; asked: string }
  | { is: "unlisted" };

/** Held against the profile's languages, level by level; a language that is not listed is a question. */
export function languageVerdict(asked: Asked, { index, isRejected }: MatchedPerson): RequirementVerdict {
  const own = index.facts
    .filter((fact) => fact.kind === "language" && !isRejected(asked, fact))
    .flatMap((fact) =>
      languagesIn(fact.text)
        .slice(0, 1)
        .map((code): Spoken => ({ fact, code, level: levelIn(fact.text) })),
    );
  const alternatives = (asked.languages?.any ?? []).map((all) =>
    all.map((language) => bestComparison(language, all, own, asked.lang)),
  );
  const met = alternatives.find((all) => all.length > 0 && all.every(({ is }) => is === "met"));
  const facts = (all: LanguageComparison[]) => all.flatMap((one) => (one.is === "unlisted" ? [] : [one.fact.id]));
  if (met) {
    const [first = "", ...others] = facts(met);
    return { is: "met", facts: [first, ...others], how: "computed" };
  }
  const exact = alternatives.find((all) => all.every(({ is }) => is === "met" || is === "below"));
  const below = exact?.find((one) => one.is === "below");
  if (exact && below?.is === "below" && alternatives.length === 1) {
    return {
      is: "part",
      facts: [below.fact.id, ...facts(exact).filter((id) => id !== below.fact.id)],
      missing: { have: below.have, asked: below.asked },
    };
  }
  const open = alternatives.flat().find((one) => one.is === "unsure" || one.is === "below");
  return {
    is: "question",
    candidate: open && open.is !== "unlisted" ? open.fact.id : null,
    jobs: [],
    prefill: { field: "language", words: asked.text },
  };
}

function bestComparison(
  { code, level }: AskedLanguage,
  all: AskedLanguage[],
  own: Spoken[],
  posting: DocumentLanguage,
): LanguageComparison {
  const named = new Set<string>([posting, ...all.map((language) => language.code)]);
  const found = own.filter((language) => (code ? language.code === code : !named.has(language.code)));
  const [only, another] = found;
  // "A second foreign language": which one is the first?
  if (only && !another && code === "" && all.length === 1) return { is: "unsure", fact: only.fact };
  const results = found.map((language) => compared(level, language));
  return (
    results.find(({ is }) => is === "met") ??
    results.find(({ is }) => is === "unsure") ??
    results[0] ?? { is: "unlisted" }
  );
}

/** A level in words is no step of the framework: near it nothing is sure. */
function compared(asked: AskedLanguage["level"], { fact, level }: Spoken): LanguageComparison {
  if (level?.level === nativeLevel) return { is: "met", fact };
  // "German: I get by at the loading dock" is a level in words that nobody can place.
  if (!asked) return { is: level || fact.text.split(/\s+/).length <= 2 ? "met" : "unsure", fact };
  if (!level) return { is: "unsure", fact };
  if (level.level >= asked.level) return { is: "met", fact };
  if (asked.isOfFramework && !level.isOfFramework && level.level >= asked.level - 1) return { is: "unsure", fact };
  return { is: "below", fact, have: level.words, asked: asked.words };
}
