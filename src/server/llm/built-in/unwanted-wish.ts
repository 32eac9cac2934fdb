import { exclusionOpenings, placePrepositions } from "./cue-words.ts";
import { exclusionStops } from "./known-words.ts";
import type { PlaceWish } from "./place-wish.ts";
import { findPhrase, type Span, says, type Word } from "./sentence.ts";

/** "not night shift", "no agencies", "anything but sales or marketing". */
export function findUnwanted(
  words: Word[],
  taken: Set<number>,
  take: (span: Span) => Span | undefined,
  placeFrom: (at: number) => PlaceWish | undefined,
): string[] {
  const found: string[] = [];
  for (let from = 0; ; ) {
    const opening = earlier(
      findPhrase(words, exclusionOpenings, from),
      nothing(words, from) ?? butPlace(words, from, placeFrom),
    );
    if (!opening) return found;
    from = opening.end;
    // "Outside London is fine, too" refuses nothing.
    if (
      /^(?:outside|beyond)$/.test(words[opening.start]?.key ?? "") &&
      says(words, "fine", "ok", "okay", "too", "also")
    )
      continue;
    const unwanted = unwantedAfter(words, opening, taken, placeFrom);
    if (!unwanted) continue;
    take({ start: opening.start, end: unwanted.end });
    found.push(...unwanted.names);
    from = unwanted.end;
  }
}

const earlier = (a: Span | undefined, b: Span | undefined) => (a && b ? (a.start <= b.start ? a : b) : (a ?? b));

/** "Welder in Aberdeen, nothing offshore" */
function nothing(words: Word[], from: number): Span | undefined {
  const at = words.findIndex(
    ({ key, opensClause }, index) =>
      index >= from &&
      index > 0 &&
      key === "nothing" &&
      (opensClause || /^(?:but|and)$/.test(words[index - 1]?.key ?? "")),
  );
  return at < 0 || /^(?:in|with|to)$/.test(words[at + 1]?.key ?? "") ? undefined : { start: at, end: at + 1 };
}

/** "Anywhere in the Netherlands but Rotterdam" */
function butPlace(words: Word[], from: number, placeFrom: (at: number) => PlaceWish | undefined): Span | undefined {
  if (!says(words, "anywhere", "everywhere", "all", "any", "whole", "somewhere")) return undefined;
  const at = words.findIndex(({ key }, index) => index >= from && key === "but" && placeFrom(index + 1)?.place);
  return at < 0 ? undefined : { start: at, end: at + 1 };
}

/** What somebody lacks is nothing they refuse: "no experience", "not sure". */
const lacked = new Set(
  "experience degree degrees qualification qualifications diploma certificate speak english german french spanish problem problems idea clue luck money hurry thanks worries matter driving drivers licence license car sure able have know like good great bad answer reply one longer really so too very bothered fussed special fancy else much wrong specific particular important every it this that my being".split(
    " ",
  ),
);
const leading = new Set(
  "a an the any more in as with please to do some from of en a dans im am bei la le les los las el for be being involving involve".split(
    " ",
  ),
);
/** Say nothing of their own: "night shift" is anything at night. */
const emptyWords = new Set(
  "shift shifts work works working job jobs role roles position positions company companies please pls".split(" "),
);
const endsExclusion = new Set([...placePrepositions, "but", "that", "which", "for", "because", "if", "with", "as"]);

function unwantedAfter(
  words: Word[],
  { end }: Span,
  taken: ReadonlySet<number>,
  placeFrom: (at: number) => PlaceWish | undefined,
): { names: string[]; end: number } | undefined {
  const names: string[][] = [[]];
  let at = end;
  while (leading.has(words[at]?.key ?? "")) at += 1;
  if (lacked.has(words[at]?.key ?? "")) return undefined;
  for (; at < words.length && at < end + 7; at += 1) {
    const word = words[at];
    if (!word || taken.has(at) || endsExclusion.has(word.key) || (word.opensClause && names.flat().length > 0)) break;
    const place = placeFrom(at);
    if (place?.place) {
      // "No overnight trips, Texas" and "no overnight trips texas" want Texas.
      if (names.at(-1)?.length) break;
      names.at(-1)?.push(place.name);
      at = place.end - 1;
    } else if (["or", "and", "nor", "oder", "ou", "o", "und"].includes(word.key)) names.push([]);
    else if (emptyWords.has(word.key)) continue;
    else if (exclusionStops.has(word.key) && !unwantedCues.has(word.key) && word.joint !== "-") break;
    else names.at(-1)?.push(word.text);
  }
  const kept = names.map((parts) => parts.join(" ")).filter((name) => name !== "");
  return kept.length > 0 ? { names: kept, end: at } : undefined;
}

/** Cues of other things that may well be unwanted. */
const unwantedCues = new Set(
  "weekend weekends agency agencies travel wochenende wochenenden monday friday fridays saturday saturdays sunday sundays mornings".split(
    " ",
  ),
);
