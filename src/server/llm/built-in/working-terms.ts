import { employmentPhrases, onSitePhrases, optionalPhrases, remotePhrases } from "./cue-words.ts";
import { isRefused } from "./refusal.ts";
import { findPhrase, type Span, says, type Word } from "./sentence.ts";

export type Employment = "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY";

export interface WorkingTerms {
  remote: boolean;
  /** "It doesn't have to be remote", "on site is fine". */
  isRemoteOptional: boolean;
  /** "No remote work", "only on site". */
  isRemoteUnwanted: boolean;
  employment: Employment | undefined;
}

/** Where and how much somebody wants to work; what was read is taken. */
export function findWorkingTerms(words: Word[], take: (span: Span | undefined) => Span | undefined): WorkingTerms {
  const remote = take(findPhrase(words, remotePhrases));
  const optional = findPhrase(words, optionalPhrases);
  const isOptional = remote !== undefined && optional !== undefined && remote.start - optional.end < 3;
  if (isOptional) take(optional);
  const onSiteSpan = take(findPhrase(words, onSitePhrases));
  const onSite = onSiteSpan && !isRefused(words, onSiteSpan) ? onSiteSpan : undefined;
  const isUnwanted =
    (remote !== undefined && !isOptional && isRefused(words, remote)) ||
    (onSite !== undefined && says(words, "only", "nur", "strictly") && !optional);
  return {
    remote: remote !== undefined && !isUnwanted && !isOptional && !onSite,
    isRemoteOptional: isOptional || isUnwanted || onSite !== undefined,
    isRemoteUnwanted: isUnwanted,
    employment: employmentOf(words, take),
  };
}

/** What is left when one kind is refused: "not part time" is full time. */
const opposites: Partial<Record<Employment, Employment>> = { FULL_TIME: "PART_TIME", PART_TIME: "FULL_TIME" };

function employmentOf(words: Word[], take: (span: Span | undefined) => Span | undefined): Employment | undefined {
  const kinds: Employment[] = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"];
  for (const kind of kinds) {
    const span = take(findPhrase(words, employmentPhrases[kind] ?? []));
    if (span) return isRefused(words, span) ? opposites[kind] : kind;
  }
  return undefined;
}
