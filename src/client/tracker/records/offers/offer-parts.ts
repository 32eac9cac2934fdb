import type { RecordOf } from "../../../../shared/tracker/records/card-record.contract.ts";
import { dayInWords } from "../zoned-time.tsx";
import { payInWords } from "./offer-pay.ts";

type Offer = RecordOf<"offer">["data"];

const parts: readonly [string, (offer: Offer) => string][] = [
  ["Base pay", payInWords],
  ["Bonus", ({ bonus }) => bonus],
  ["Days off a year", ({ days_off }) => days_off],
  ["Starts on", ({ starts_on }) => dayInWords(starts_on)],
  ["Decide by", ({ decide_by }) => dayInWords(decide_by)],
  ["Answered on", ({ answered_on }) => dayInWords(answered_on)],
  ["Remarks", ({ remarks }) => remarks],
];

export const offerPartNames = parts.map(([name]) => name);

export const offerPart = (offer: Offer, wanted: string): string =>
  parts.find(([name]) => name === wanted)?.[1](offer) ?? "";

/** What an offer says, without what was left open. */
export const offerParts = (offer: Offer) =>
  parts.map(([name, read]) => ({ name, text: read(offer) })).filter(({ text }) => text !== "");
