const amount = String.raw`(?:(?:approximately|more than|at least|nearly|up to) )?\d\S* (?:€|£|\$|₹|¥|₺|zł|[a-z]{3})`;
const things = String.raw`(?!(?:per|in|at|for|from|to|with|on|and|by|of)\b)\S+`;
const overseen = "guidance|supervision|direction|leadership|mentorship";

/** What is said beside the deed, written in several ways: under whom, of what value, how often. The last is the one that is compared. */
export const adjunctWritings: [RegExp, string][] = [
  [/\bguided by (?=the |an? |my |our )/g, "under the guidance of "],
  [/\bsupervised by (?=the |an? |my |our )/g, "under the supervision of "],
  [/\bdirected by (?=the |an? |my |our )/g, "under the direction of "],
  [
    new RegExp(String.raw`\bunder ((?:the|an?|my|our) (?:\S+ ){0,3}?\S+?)'s? (${overseen})\b`, "g"),
    "under the $2 of $1",
  ],
  [new RegExp(String.raw`\bwith an? (?:annual|yearly) value of (${amount})(?!\S)`, "g"), "worth $1 per year"],
  [
    new RegExp(
      String.raw`\b(?:with an? (?:total|overall|combined) value of|together worth|worth a total of) (${amount})(?!\S)`,
      "g",
    ),
    "worth $1 in total",
  ],
  [new RegExp(String.raw`(?: ,)? totall?ing (${amount})(?!\S)`, "g"), " , $1 in total"],
  [new RegExp(String.raw`\bwith an? (?:contract )?value of (${amount})(?!\S)`, "g"), "worth $1"],
  [new RegExp(String.raw`\b(?:to the value of|valued at) (${amount})(?!\S)`, "g"), "worth $1"],
  [new RegExp(String.raw`(?<!\S)(${amount}) worth of (${things}(?: ${things})?)(?= |$)`, "g"), "$2 worth $1"],
  [/\b(\d+) of whom (?=\S)/g, "of whom $1 "],
  [/\b(\d+) of the (?=\d)/g, "$1 of "],
];
