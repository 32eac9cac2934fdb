import { adjunctWritings } from "./adjunct-writings.ts";
import { withPlainAmounts } from "./amount-writings.ts";
import { isKnownVerb } from "./equal-words.ts";
import { isLink } from "./link-classes.ts";
import { withFoldedVerbs } from "./long-verbs.ts";
import { rewriter } from "./rewriting.ts";
import { deverbal, inForm, verbReadings } from "./verb-reading.ts";

/** Writings that mean the same wherever they stand; the last is the one that is compared. */
const withPlainWritings = rewriter([
  [/\b(?:as many as|as much as|a maximum of|at most|(?:no|not) more than)\b(?! 1\b)/g, "up to"],
  [/\b(?:around|some|roughly|about|an estimated|circa|approximately) (?=\d|€|£|\$)/g, "approximately "],
  [
    // Who "took over 40 contracts" may have taken them from somebody.
    /(?<!\bfor )(?<!\b(?:t(?:ake|ook|aken|aking)|(?:hand|pass|look|presid|turn|talk|roll)(?:e|ed|ing)?|w[io]n|winning|went|go) (?=over))\b(?:over|more than|upwards of|in excess of) (?=\d)(?!\d+ (?:years?|months?|weeks?|days?|hours?|minutes?|seasons?)\b)/g,
    "more than ",
  ],
  [/(?<=\bfor )(?:over|more than) (?=\d)/g, "more than "],
  [/\b(?:in the years )?between ((?:19|20)\d\d(?:-\d\d)?) and (?=(?:19|20)\d\d(?:-\d\d)?(?!\S))/g, "from $1 to "],
  [/\bbetween (\d\S*(?: [^\s\d]{1,3})?) and (?=\d)/g, "$1 to "],
  [/(?<=\d) (?:through|up) to (?=\d)/g, " to "],
  [/\bfrom (\S+(?: \S+){0,3}) through to\b/g, "from $1 to"],
  [/\b(?:along|together|jointly|in cooperation|in collaboration|in partnership) with\b/g, "with"],
  [/\b(mobile|web|ios|android|desktop|native|software|banking) application(s?)\b/g, "$1 app$2"],
  [/\b(?:of which|of them)\b/g, "of whom"],
  [/\bwhich\b/g, "that"],
  [/\bround (?=(?:the|our|my|their) )/g, "around "],
  [/\bby half\b/g, "by 50 %"],
  [/\bby a quarter\b(?= |$)/g, "by 25 %"],
  [/\b(within|in|over|for) an? (year|month|week|day|quarter|hour|night|season|term|morning|afternoon)\b/g, "$1 1 $2"],
  [/\b1 (third|quarter|fifth|tenth)\b/g, "a $1"],
  [/\bon (?=\d+ days? per )/g, ""],
  [/(?<!\S)(\d\S*) (\S+) to (\d\S*) \2(?!\S)/g, "$1 to $3 $2"],
  [/\bof (?=up to)/g, ""],
  [/(?<=\d )t\b/g, "tonnes"],
  [/(?<=\d )(?:m|meters|metre|meter)(?!\S)/g, "metres"],
  [/(?<=\d )(?:min|mins)\b/g, "minutes"],
  [/(?<= metres) (?:high|tall)\b/g, " in height"],
  [/\b(?:worked|served) (?:in|on) (the|an?) (?=(?:\S+ )?team)/g, "was part of $1 "],
  [
    /(?<=\d \S+(?: \S+)?) (?:a|each|every) (?=(?:service|session|season|term|visit|round|class|course|night|turn|trip|flight|game|match)(?= ,| and|$))/g,
    " per ",
  ],
  [/(\b\S+) , \1(?: ,|$)/g, "$1"],
  [/\b(?:from )?(\d+) to (\d+) years (?:of age|old)\b/g, "aged $1 to $2"],
  [/\b(?:between )?the ages of (\d+) (?:to|and) (\d+)\b/g, "aged $1 to $2"],
  [/\bbetween aged (?=\d)/g, "aged "],
  [
    /(?<=from )(\d\S*) (?!to )(\S+) to (\d\S*)(?= (?:by|in|over|within|through|at|for|with|using|after|since|,)(?: |$)|$)/g,
    "$1 to $3 $2",
  ],
  [/\bhalf (?:an )?hour\b/g, "30 minutes"],
  [/\b2 times\b/g, "twice"],
  [/\b(?:according to|in accordance with|in line with)\b/g, "according"],
  [/\bon time\b(?! with)/g, "on schedule"],
  [/\bwithout a single\b/g, "without a"],
  [
    /\b(?:human resources|hr) (?=(?:departments?|data|teams?|managers?|directors?|officers?|assistants?|policy|policies|records?)\b)/g,
    "hr ",
  ],
  [/\bclient relationship management\b(?! (?:training|courses?|trainer|instructor))/g, "crm"],
  [/\bboth (?=.+ and )/g, ""],
  [/\b(?:in charge of|accountable for)\b/g, "responsible for"],
  [/\b(?:a )?member of the (?=(?:\S+ )?(?:team|group|committee|board)\b)/g, "part of the "],
  [/\b(?:in a row|running)(?= ,|$| with)/g, "consecutive"],
  [/\bnot (?:a|one) single\b/g, "no"],
  [/\bin an? (\S+) time\b/g, "in $1 time"],
  [/\bwith no (?!more |less |fewer |other |1 )/g, "without "],
  [/\bresponsible for (\S+ing \S.*?) and for (?=\S+ing )/g, "responsible for $1 and "],
  [
    /(?<!contribut\S+ )\bto (?=(?:the )?\S+ (?:standards?|specifications|regulations|guidelines)(?= ,| and| in| at| for| with|$))/g,
    "according ",
  ],
  [/\bke(?:pt|ep|eping) (?:(?!and )\S+ ){1,7}?(?:, )?uptodate\b/g, (kept) => asUpdate(kept)],
  [/\b(?:under|less than|fewer than) (?=\d)/g, "below "],
  [/\bof (?=below)/g, ""],
  [/\bfollowing (?=the |an? )/g, "after "],
  [/\bwent down\b/g, "fell"],
  [/\bwent up\b/g, "rose"],
  [/\b(?:aged between|between the ages of|aged from|from the age of|ages) (\d+) (?:and|to) (?=\d)/g, "aged $1 to "],
  [/\b(\d+) to (\d+) year olds\b/g, "children aged $1 to $2"],
  [/\b(\d+) and (\d+) year olds\b/g, "children aged $1 and $2"],
  [/\b([4-9]|\d\d) year olds\b/g, "children aged $1"],
  [/\baged (\d+) to (\d+) years?\b(?: old)?/g, "aged $1 to $2"],
  [/\bbelonged to the (?=(?:\S+ )?(?:team|group|committee|board)\b)/g, "was part of the "],
  [/\b(?:thanks to|by means of|by way of|with the help of|with the aid of)\b/g, "by"],
  [/\b(?:regarding|concerning|in relation to|with regard to)\b(?! \d)/g, "about"],
  [/\bin order to\b/g, "to"],
  [/(?<=\d )canadian \$/g, "cad"],
  [/(?<=\d )(?:try|turkish liras?)\b/g, "₺"],
  [/(?<=\d )(?:inr|indian rupees)\b/g, "₹"],
  [/(?<=\d )australian \$/g, "aud"],
  [/(?<=\d )new[ _]zealand \$/g, "nzd"],
  [/(?<=\d )singapore \$/g, "sgd"],
  [/(?<=\d )hong kong \$/g, "hkd"],
  [/(?<=\d )united states \$/g, "$"],
  [
    /\bnew(?:ly hired)? (starter|hire|recruit|joiner|employee|colleague|coworker|(?:staff|team) member)s\b/g,
    "newcomers",
  ],
  [/\bnew(?:ly hired)? (starter|hire|recruit|joiner|employee|colleague|coworker|(?:staff|team) member)\b/g, "newcomer"],
  [/\b(?:in|within) a single (?=(?:year|month|week|weekend|day|night|morning|afternoon|shift|season)\b)/g, "in 1 "],
  [/\bmore than (?=(?:doubl|tripl|quadrupl|halv)(?:ed?|es|ing)\b)/g, "over"],
  [/\bthe elderly(?= ,| and| in| at| with| by| on| to| for| from|$)/g, "older people"],
  [/\b(?:took over|acted) as\b/g, "served as"],
  [/\b(?:stepped|stood|filled) in as (?=(?:an? |the )?(?:acting|interim|temporary) )/g, "served as "],
  [/\b(?:stepped|stood|filled) in as\b/g, "deputised as"],
  [/\b(?:came|finished|ranked) (first|second|third|fourth|fifth)(?= (?:in|at) |$| ,)/g, "won $1 place"],
  [/\b(?:took|achieved|gained|secured) (first|second|third) (?=place|prize)/g, "won $1 "],
  [
    /\b(appl(?:y|ied|ying)) to (\S+(?: \S+){0,3}?) for (\S+(?: \S+){0,2}?)(?= in | at | ,| and |$)/g,
    "$1 for $3 from $2",
  ],
  [/\bplac(e|ed|ing) (?:the |an )?orders? (?:with|from|at) /g, "order$1 from "],
  [/\bordere from\b/g, "order from"],
  [/^(?:the )?responsibility for /g, "responsible for "],
  [/^i had (?:the )?responsibility for /g, "i was responsible for "],
  [/^i have (?:the )?responsibility for /g, "i am responsible for "],
  [/\bcowr(?=(?:ote|itten|iting|ite)\b.* with )/g, "wr"],
  [/\b(train(?:ed|ing)?) (\S+(?: \S+){0,3}?) to use (?=\S)/g, "$1 $2 on "],
  [/\ba background in\b/g, "experience in"],
  [/\bexperience of\b/g, "experience in"],
  [/\b(?:on|by) my own\b(?= in | at | for |$| ,)/g, "alone"],
  [/\b(?:in|on|with) the use of\b/g, "in"],
  [/\b(?:in accordance with|in line with|in compliance with|according to)\b/g, "accordingto"],
  [/\b(?:over|via|on) the (phone|telephone|radio|internet)\b/g, "by $1"],
  [/\b(?:via|over|per) (phone|telephone|radio|email|post)\b/g, "by $1"],
  [/(?<=\d )(?:l|litres?|liters?)(?!\S)/g, "litres"],
  [/(?<=\d )(?:kms?|kilometres?|kilometers?)(?!\S)/g, "kilometre"],
  [/\bbetween (\d\S*) (\S+) and (\d\S*) \2(?!\S)/g, "$1 to $3 $2"],
  [/\b(\d+) consecutive (\S+s)\b/g, "$1 $2 consecutive"],
  [/\bpass (\S+(?: \S+){0,3}) on to\b/g, "refer $1 to"],
  [/\bpassed (\S+(?: \S+){0,3}) on to\b/g, "referred $1 to"],
  [/\bpassing (\S+(?: \S+){0,3}) on to\b/g, "referring $1 to"],
  [/\b(?:ages|age) (?=\d)/g, "aged "],
  ...adjunctWritings,
  [
    /\b(set|setting|put|took|taking|brought|bringing|carried|carrying|handed|handing|sorted|worked|drew|looked) (it|them) (up|out|down|apart|together)\b/g,
    "$1 $3 $2",
  ],
]);

const rhythmical = /\bon an? (daily|hourly|weekly|monthly|yearly|annual|quarterly) basis\b/g;
const rates = new Map(
  "daily day|hourly hour|weekly week|monthly month|yearly year|annually year|quarterly quarter|nightly night"
    .split("|")
    .map((line) => line.split(" ") as [string, string]),
);
const behindAdverbs = /^(,|and|or|in|at|on|for|with|by|over|from|to|as|across|of|that|which)$/;

/** "inspected the slings daily": how often; but "the daily inspection" is a thing. */
function withRates(given: string): string {
  if (!/(?:ly|annual)\b/.test(given)) return given;
  const text = given.replace(rhythmical, "$1").replace(/\b(once|twice|times) annual\b/g, "$1 per year");
  const told = text.split(" ").flatMap((word, at, words) => {
    const unit = rates.get(word);
    const next = words[at + 1];
    const isFront = at === 0 && (next === "," || next === "i");
    return unit && (at > 0 || isFront) && (next === undefined || isFront || behindAdverbs.test(next))
      ? ["per", unit]
      : [word];
  });
  return told.join(" ");
}

/** "helped plan", "helped to plan", "assisted in planning" and "assisted in the planning of" as "helped planning". */
function withHelp(words: string[]): string[] {
  const text = words.join(" ");
  const helped =
    /\b((?:help|assist|support|aid)(?:ed|ing|s)?) (?:(?:in|with|to) )?(?:the )?(\S+)(?: (of))?(?= (\S+)|$)/g;
  return text
    .replace(helped, (whole, help: string, deed: string, of: string | undefined, next: string | undefined) => {
      if (/^(?:for|of|to|with|in|by|from|on|at|and)$/.test(deed)) return whole;
      if (isLink(deed)) return whole;
      const readings = verbReadings(deed);
      if (/ing$/.test(deed) && (of || / (?:in|with) /.test(whole))) return `${help} ${inForm(deed, "ing")}`;
      const isShown = / to /.test(whole) || /^(a|an|the|\d.*)$/.test(next ?? "");
      const isVerb = readings.some(({ form, lemma }) => form === "base" && (isShown || isKnownVerb(lemma)));
      if (isVerb && !/ (?:in|with|the) /.test(whole)) return `${help} ${inForm(deed, "ing")}${of ? " of" : ""}`;
      const verb = of ? deverbal(deed).join("|") : "";
      return verb && / (?:in|with) |^\S+ the /.test(whole) ? `${help} ${verb}#ing` : whole;
    })
    .split(" ");
}

/** "Helped the cook plan", "helped the cook to plan" and "assisted the cook in planning" as "helped the cook in planning". */
function withHelpedPerson(words: string[]): string[] {
  const helped =
    /\b((?:help|assist|support|aid)(?:ed|ing|s)?) ((?:the|an?|our|my|new|\d+) (?:\S+ ){0,3}?\S+?) (?:(in|with|to) )?(?:the (?=\S+ of ))?(\S+)( of)?(?= (\S+)|$)/g;
  return words
    .join(" ")
    .replace(helped, (whole, ...found: string[]) => {
      const [help = "", person = "", link, deed = "", of] = found;
      const readings = verbReadings(deed);
      const ofNoun = of && /^(?:in|with)$/.test(link ?? "") ? deverbal(deed) : [];
      if (ofNoun.length > 0) return `${help} ${person} in ${ofNoun.join("|")}#ing`;
      const isDeed =
        link === "in" || link === "with"
          ? /ing(?:#|$)/.test(deed)
          : readings.some(({ form, lemma }) => form === "base" && isKnownVerb(lemma)) &&
            !/ (?:in|with|to)$/.test(person);
      return isDeed ? `${help} ${person} in ${inForm(deed, "ing")}` : whole;
    })
    .split(" ");
}

/** Where it stands beside its number, whatever else is counted. */
const averages: [writing: RegExp, same: string][] = [
  [/\bon average (?=\d+ per )/g, "an average of "],
  [/(?:, )?\bon average (in |for |to |by |from )?(?=\d)/g, "$1an average of "],
  [
    /(?<!\S)(?<!\b(?:to|and|or|than) )(\d\S*(?: (?!and )[a-z%°]\S*){1,2}?) on average(?= ,|$| (?:in|at|for|with|and)(?: |$))/g,
    "an average of $1",
  ],
  [
    /(?<!\S)(?<!\b(?:to|or|than) )(\d\S*(?: (?!(?:and|in|for|with|to) )[a-z]\S*){0,3}) on an average (day|week|month|shift|night|year)\b/g,
    "an average of $1 per $2",
  ],
];

/** "Kept the list up to date" as "updated the list". */
function asUpdate(kept: string): string {
  const [verb = "", ...what] = kept.replace(/(?: ,)? uptodate$/, "").split(" ");
  const form = verb === "kept" ? "updated" : verb === "keeping" ? "updating" : "update";
  return [form, ...what].join(" ");
}

/** "On average 12 guests" and "12 guests on average" as "an average of 12 guests", where it can be said of one number only. */
function withAverages(given: string): string {
  if (!given.includes("average")) return given;
  const text = averages.reduce((line, [writing, same]) => line.replace(writing, same), given);
  const isOne = text.match(/(?<!\S)\d/g)?.length === 1;
  const isAverage = / ?(?:, )?\bon average\b(?: ,)?/;
  if (!isOne || !isAverage.test(text)) return text;
  return text
    .replace(isAverage, "")
    .trim()
    .replace(/(?<!\S)(?=\d)/, "an average of ");
}

export function plainWords(words: string[]): string[] {
  const text = withAverages(withPlainAmounts(withPlainWritings(withRates(words.join(" ")))));
  const folded = withFoldedVerbs(text.split(" "));
  return /\b(?:help|assist|support|aid)/.test(folded.join(" ")) ? withHelpedPerson(withHelp(folded)) : folded;
}
