import type { Order } from "../words/name-bounds.ts";
import { textOf } from "../words/text-of.ts";
import type { Turn } from "../words/turn.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";

/** "Used Canva to design flyers" as its parts; "used to design flyers" is a habit and has no tool. */
function partsOf(words: string[]) {
  const use = verbReadings(words[0] ?? "").find(({ lemma }) => /^(?:use|utilise|utilize)$/.test(lemma));
  const to = words.indexOf("to");
  const [deed = "", ...object] = words.slice(to + 1);
  const isDeed = verbReadings(deed).some(({ form }) => form === "base");
  const tool = words.slice(1, to);
  if (!use || to < 2 || !isDeed || object.length === 0 || tool.some((word) => /^(?:,|and|i)$/.test(word)))
    return undefined;
  return { deed: inForm(deed, use.form), object, tool };
}

/** "Used Canva to design flyers" as "designed flyers using Canva". */
export const fromUsedTo: Turn = ({ words, telling, isNow }) => {
  const parts = partsOf(words);
  return parts ? [{ words: [parts.deed, ...parts.object, "using", ...parts.tool], telling, isNow }] : [];
};

/** The same of a statement, which may then be said with "in" and "with", too. */
export const usedTo: Order = (words) => {
  const parts = partsOf(words);
  if (!parts) return [];
  const links = parts.tool.length < 3 ? ["using", "in", "with"] : ["using"];
  return links.map((link) => [parts.deed, ...parts.object, link, ...parts.tool]);
};

/** Who somebody is by a deed that is done, and by one that may go on. */
const done = new Map(
  Object.entries({
    ...{ author: "write", founder: "found", creator: "create", winner: "win", recipient: "receive" },
    ...{ translator: "translate", initiator: "initiate", inventor: "invent" },
  }),
);
const doing = new Map(
  Object.entries({
    ...{ organiser: "organise", organizer: "organise", developer: "develop", designer: "design" },
    ...{ coach: "coach", trainer: "train" },
  }),
);

/** "Author of a handbook" as "wrote a handbook". */
export const fromAgent: Turn = ({ words, telling, isNow }) => {
  const [, be = "", agent = "", rest] = /^(?:(am|was|been) )?(?:the |an? )?(\S+) of (.+)$/.exec(textOf(words)) ?? [];
  const verb = done.get(agent) ?? (be === "am" ? undefined : doing.get(agent));
  const isTold = be === "" ? telling === "bare" : telling === "subject" || telling === "perfect";
  if (rest === undefined || verb === undefined || !isTold || isNow) return [];
  return [{ words: [`${verb}#past`, ...rest.split(" ")], telling: "bare", isNow: false }];
};

const making = /^(?:write|build|develop|create|design|draw|program|make|introduce|prepare|use)$/;

/** "Wrote lists for checking stock" as "wrote lists to check stock"; "won a prize for" and "was paid for" tell no purpose. */
export const fromPurpose: Turn = ({ words, telling, isNow }) => {
  if (!verbReadings(words[0] ?? "").some(({ lemma }) => making.test(lemma))) return [];
  return words.flatMap((word, at) => {
    const deed = words[at + 1] ?? "";
    const isPurpose = word === "for" && at > 1 && verbReadings(deed).some(({ form }) => form === "ing");
    return isPurpose && /^\p{L}+$/u.test(words[at - 1] ?? "")
      ? [{ words: words.toSpliced(at, 2, "to", inForm(deed, "base")), telling, isNow }]
      : [];
  });
};
