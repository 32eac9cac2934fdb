import type { Rule } from "./rewriting.ts";

const overseen = "guidance|supervision|direction|leadership|mentorship";

/** What is said beside the deed, written in several ways: under whom, how often. The last is the one that is compared. */
export const adjunctWritings: Rule[] = [
  [/\bnot only (\S+ (?:(?!(?:not|but|i)\b)\S+ )*?)(?:, )?but also /g, "$1and "],
  [/\bguided by (?=the |an? |my |our )/g, "under the guidance of "],
  [/\bsupervised by (?=the |an? |my |our )/g, "under the supervision of "],
  [/\bdirected by (?=the |an? |my |our )/g, "under the direction of "],
  [
    new RegExp(String.raw`\bunder ((?:the|an?|my|our) (?:\S+ ){0,3}?\S+?)'s? (${overseen})\b`, "g"),
    "under the $2 of $1",
  ],
  [/\b(\d+) of whom (?=\S)/g, "of whom $1 "],
  [/\b(of whom \d+) (?:was|were|is|are) (?=\S*(?:al|ic|ous|ful|able|ible|ary|less|ive|ing|or)(?: ,|$))/g, "$1 "],
  [/, including (\d+) (\S+) ones\b/g, ", of whom $1 $2"],
  [/, (?:now|today) with (?=(?:(?:more than|approximately|up to) )?\d)/g, ", that now has "],
  [
    /\b(energy|electricity|power|water|fuel|diesel|petrol|gas|heat|heating|paper|pesticide|fertiliser|antibiotic) (?:use|usage)(?= (?:,|by|in|of|from|per|at|and|for|to)(?: |$)|$)/g,
    "$1 consumption",
  ],
  [/, of whom (?=\d+ (?:in|at|for|from|with|on|to) )/g, ", including "],
  [/\bat the time of (?=\S)/g, "at "],
  [/, of whom (?=\d+ (?:women|men|people|children|\S+s)(?: ,|$))/g, ", including "],
  [/, among them (?=\S)/g, ", including "],
  [/\b(\d+) of the (?=\d)/g, "$1 of "],
];
