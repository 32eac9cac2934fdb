/** What a word that joins can mean; two of them may say the same where they have a meaning in common. */
const meanings: Record<string, string> = {
  "": "kind",
  object: "object",
  along: "in",
  according: "according",
  outside: "outside",
  of: "of",
  "'s": "of",
  worth: "worth",
  in: "in time",
  on: "in time about",
  at: "in time",
  across: "in",
  throughout: "in time",
  inside: "in",
  within: "in time",
  around: "in about",
  during: "time",
  over: "in time",
  for: "for lasting",
  with: "with",
  using: "means",
  via: "means",
  through: "means",
  by: "by means",
  from: "from",
  to: "to",
  into: "to into",
  per: "per",
  about: "about",
  regarding: "about",
  concerning: "about",
  after: "after",
  following: "after",
  before: "before",
  under: "under",
  against: "against",
  between: "between",
  among: "among",
  amongst: "among",
  towards: "to",
  toward: "to",
  including: "including",
  since: "since",
  until: "until",
  that: "that",
  who: "that",
  while: "while",
  when: "when",
  like: "like",
  as: "as",
  or: "or",
  but: "but",
  plus: "plus",
  above: "above",
  below: "below",
  if: "if",
  because: "because",
  so: "so",
  where: "where",
  near: "near",
  behind: "behind",
  beside: "beside",
  onto: "onto",
  upon: "on",
  versus: "against",
  than: "than",
  unless: "unless",
  without: "without",
  despite: "despite",
  except: "except",
  ",": "aside",
};

const classes = new Map(Object.entries(meanings).map(([link, all]) => [link, all.split(" ")]));
const none = [] as string[];

/**
 * Whether a link of a sentence says no more than one of a fact. What stands before a noun may be of it, for it, in it or about
 * it ("classroom support"), and what stands apart behind a comma may have hung on anything.
 */
export function isSameLink(said: string, held: string): boolean {
  if (said === held) return true;
  const [one, other] = [classes.get(said) ?? none, classes.get(held) ?? none];
  if (one.some((meaning) => other.includes(meaning))) return true;
  const pair = [one[0] ?? "", other[0] ?? ""];
  return loose.some(([a, b]) => pair[0] === a && pair[1] === b);
}

/** The sentence's link first. */
const loose = [
  ["kind", "of"],
  ["of", "kind"],
  ["kind", "for"],
  ["for", "kind"],
  ["kind", "in"],
  ["kind", "about"],
  ["kind", "object"],
  ["of", "object"],
  ["object", "of"],
  ["object", "kind"],
  ["worth", "for"],
  ["kind", "by"],
  ["kind", "per"],
  ["per", "kind"],
  ["with", "means"],
  ["kind", "aside"],
  ["aside", "kind"],
  ["worth", "aside"],
  ["of", "aside"],
  ["in", "aside"],
  ["with", "aside"],
  ["per", "aside"],
  ["aside", "in"],
  ["aside", "with"],
  ["aside", "per"],
] as const;

export const isLink = (word: string) =>
  word !== "" && word !== "," && word !== "that" && word !== "who" && word !== "object" && classes.has(word);
