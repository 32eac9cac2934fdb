import { employmentPhrases, onSitePhrases, optionalPhrases, remotePhrases } from "./cue-words.ts";
import { isRefused } from "./refusal.ts";
import { findPhrase, folded, type Span, says, textOf, type Word } from "./sentence.ts";
import { isJobWord } from "./trade-words.ts";

export type Employment = "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY";

export interface WorkingTerms {
  remote: boolean;
  /** "It doesn't have to be remote", "on site is fine". */
  isRemoteOptional: boolean;
  /** "No remote work", "only on site". */
  isRemoteUnwanted: boolean;
  employment: Employment | undefined;
  /** "Nothing self-employed": a kind of which no other kind is the opposite. */
  unwantedKind: string | undefined;
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
    (remote !== undefined && !isOptional && (isRefused(words, remote) || isRefusedBehind(words, remote))) ||
    (onSite !== undefined && says(words, "only", "nur", "strictly") && !optional);
  if (isUnwanted) take(findPhrase(words, offices));
  return {
    remote: remote !== undefined && !isUnwanted && !isOptional && !onSite,
    isRemoteOptional: isOptional || isUnwanted || onSite !== undefined,
    isRemoteUnwanted: isUnwanted,
    ...employmentOf(words, take),
  };
}

/** Where somebody works who does not work from home. */
const offices = ["in an office", "in a office", "in office"];

/** "Remote is not for me" */
function isRefusedBehind(words: Word[], { end }: Span): boolean {
  const behind = words
    .slice(end, end + 5)
    .map(({ text }) => folded(text).replace(/'/g, ""))
    .join(" ");
  return /^(?:(?:work|working|jobs?) )?(?:(?:is|was|are) not|isnt|is no|not|doesnt|does not|wont|will not) (?:for|good|an option|possible|work|working|suit|happening)/.test(
    behind,
  );
}

/** What is left when one kind is refused: "not part time" is full time. */
const opposites: Partial<Record<Employment, Employment>> = { FULL_TIME: "PART_TIME", PART_TIME: "FULL_TIME" };

/** "Contract electrician", but a contract manager manages contracts. */
function contract(words: Word[]): Span | undefined {
  const start = words.findIndex(({ key }) => key === "contract");
  const behind = words.slice(start + 1, start + 4);
  const end = behind.findIndex(({ opensClause }) => opensClause);
  const named = end < 0 ? behind : behind.slice(0, end);
  if (start < 0 || ofContracts.test(named[0]?.key ?? "") || !named.some(isJobWord)) return undefined;
  return { start, end: start + 1 };
}

const ofContracts =
  /^(?:manag|admin|lawyer|officer|specialist|negotiat|analyst|coordinat|executive|attorney|director|advis|support|catering|law)/;

function employmentOf(
  words: Word[],
  take: (span: Span | undefined) => Span | undefined,
): Pick<WorkingTerms, "employment" | "unwantedKind"> {
  const kinds: Employment[] = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"];
  for (const kind of kinds) {
    const span = take(
      findPhrase(words, employmentPhrases[kind] ?? []) ?? (kind === "CONTRACTOR" ? contract(words) : undefined),
    );
    if (!span) continue;
    if (!isRefused(words, span)) return { employment: kind, unwantedKind: undefined };
    const other = opposites[kind];
    return { employment: other, unwantedKind: other ? undefined : textOf(words.slice(span.start, span.end)) };
  }
  return { employment: undefined, unwantedKind: undefined };
}
