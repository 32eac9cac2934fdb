/** British as American, "-isation" as "-ization": both sides of a comparison are folded, so that it need not be the right word. */
const spellings: [RegExp, string][] = [
  [/^practis(?=e|ing)/, "practic"],
  [/^analys[ei]s$/, "analyze"],
  [/(?<=^..+)is(?=ation|e$|e[drs]$|ing$|ers$|able$)/, "iz"],
  [/ys(?=e$|e[drs]$|ing$|ers$)/, "yz"],
  [/^(col|behavi|lab|hon|fav|harb|neighb|endeav|hum|od|rum|vap|vig|tum|flav|arm)our/, "$1or"],
  [/^((?:kilo|milli|centi)?met|cent|lit|fib|theat|calib)re(?=s?$)/, "$1er"],
  [/ogue(?=s?$)/, "og"],
  [/^((?:.*[aeiouy])[^aeiouy]+[aeiouy])ll(?=(?:ing|ed|ers?|ors?|ments?|ations?)?$)/, "$1l"],
  [/^programme/, "program"],
  [/^(lic|def|off)ence/, "$1ense"],
  [/^(p|orthop|encyclop)aed/, "$1ed"],
  [/^an?aesth/, "anesth"],
  [/^haem/, "hem"],
  [/^gynaec/, "gynec"],
  [/^manoeuv(?:re|er)/, "maneuver"],
  [/^artefact/, "artifact"],
  [/^speciality$/, "specialty"],
  [/^judgement/, "judgment"],
  [/^enquir/, "inquir"],
  [/^grey/, "gray"],
  [/^aluminium$/, "aluminum"],
];

/** The word in one spelling: "optimised" as "optimized". */
export function americanSpelling(word: string): string {
  return spellings.reduce((text, [pattern, same]) => text.replace(pattern, same), word);
}
