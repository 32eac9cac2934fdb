import { counted, escapedText, placeText } from "../../../engines/assistant/assistant.ts";
import type { ReadPayInput, ReadPayOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import { payRange, payText, perYear } from "./money-text.ts";
import type { PayWish } from "./pay-wish.ts";

export interface PayTry {
  asked: ReadPayInput;
  found: ReadPayOutput;
}

type Group = ReadPayOutput["groups"][number];

/** Fewer openings than this show what they name, not what is usual. */
export const enoughOpenings = 5;
const mostGroups = 3;

export const askForPayTitle =
  "Tell me a job title, and a place if you like: “what does a nurse earn in Berlin?” I then look up what the openings in my index pay.";

/** What openings pay, and how many say so. */
export function payReply(tries: PayTry[], offer: PayWish | undefined): string {
  const told = tries.filter(({ found }) => found.groups.length > 0);
  const [first] = tries;
  if (!first) return askForPayTitle;
  if (told.length === 0) return noneReply(first);
  const parts = told.map((one) => sectionOf(one));
  const basis =
    "These are figures of the openings in my index that name pay, and of nothing else. What you are offered also depends on experience, hours and shifts.";
  const last = told.at(-1);
  const comparison = offer && last?.found.groups[0] ? [compared(offer, last.found.groups[0])] : [];
  return [...parts, ...comparison, `${basis} Say **show me the openings** to see them.`].join("\n\n");
}

function noneReply({ asked, found }: PayTry): string {
  if (found.unknown_place)
    return `I know no openings in a place called “${escapedText(found.unknown_place)}”, so I cannot say what they pay. Please name a country, a state or a city.`;
  return `I have no opening for ${titled(asked, found)} that names its pay, so I cannot say. Another name for the same work, or a larger place, may help.`;
}

function sectionOf({ asked, found }: PayTry): string {
  const all = found.groups.reduce((sum, { count }) => sum + count, 0);
  const groups = found.groups
    .slice(0, mostGroups)
    .map((group) => (found.groups.length > 1 ? groupLine(group) : groupText(group)));
  const rest =
    found.groups.length > mostGroups
      ? [
          `- and ${counted(found.groups.length - mostGroups, "other currency", "other currencies")}; name a country for one figure`,
        ]
      : [];
  const few = all < enoughOpenings ? ", too few to tell what is usual" : "";
  return [`Pay for ${titled(asked, found)}, from ${counted(all, "opening")}${few}:`, "", ...groups, ...rest].join("\n");
}

function groupText({ count, currency, period, median, lowerQuarter, upperQuarter, lowest, highest }: Group): string {
  const range = payRange(lowest, highest, period, currency);
  if (count < enoughOpenings) return `- ${range} (${counted(count, "opening")})`;
  const half = payRange(lowerQuarter, upperQuarter, period, currency);
  return `- Median: **${payText(median, period, currency)}** (${counted(count, "opening")})\n- The middle half: ${half}\n- From the lowest to the highest: ${range}`;
}

/** One of several, in one line. */
function groupLine({ count, currency, period, median, lowerQuarter, upperQuarter, lowest, highest }: Group): string {
  if (count < enoughOpenings) return `- ${payRange(lowest, highest, period, currency)} (${counted(count, "opening")})`;
  const half = payRange(lowerQuarter, upperQuarter, period, currency);
  return `- **${payText(median, period, currency)}** (median of ${counted(count, "opening")}; the middle half ${half})`;
}

function titled({ title, remote }: ReadPayInput, { place }: ReadPayOutput): string {
  return `${remote ? "remote work as " : ""}**${escapedText(title)}**${place === "" ? "" : ` in ${placeText(place)}`}`;
}

/** Where an amount lies among what openings pay. */
function compared({ amount: least, atMost, period }: PayWish, group: Group): string {
  const amount = least || (atMost ?? 0);
  const year = perYear(amount, period);
  const [low, high] = [perYear(group.lowerQuarter, group.period), perYear(group.upperQuarter, group.period)];
  const where =
    year < low
      ? "below the middle half: most openings pay more"
      : year > high
        ? "above the middle half: most openings pay less"
        : "within the middle half";
  const counted40 = period === group.period ? "" : " (counted as 40 hours a week, 12 months)";
  return `**${payText(amount, period, group.currency)}**${counted40} lies ${where}.`;
}
