import { type ReadPayInput, readPayInput, readPayOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobRequest } from "./job-request.ts";
import type { PlaceWish } from "./place-wish.ts";
import type { Turn } from "./prompt-reading.ts";
import { askForPayTitle, enoughOpenings, type PayTry, payReply } from "./reply-pay.ts";
import { placeInput } from "./search-input.ts";
import { failure, type Step } from "./step.ts";

/** What openings pay in the place, and in the whole country where the place has too few. */
export function payStep(turn: Turn, request: JobRequest): Step {
  if (request.title === "") return { reply: askForPayTitle };
  const [asked, ...others] = questionsFor(request);
  const tries = payTries(turn);
  if (tries.length < turn.payQuestions.length) return { reply: failure };
  const next = [asked, ...others][tries.length];
  if (next) return call(next);
  const [first] = tries;
  if (!first || others.length > 0) return { reply: payReply(tries, request.pay) };
  const count = first.found.groups.reduce((sum, group) => sum + group.count, 0);
  const { city, state, ...wider } = asked;
  const isNarrow = (city || state) && asked.country && count < enoughOpenings && !first.found.unknown_place;
  if (isNarrow && tries.length === 1) return call(wider);
  return { reply: payReply(tries, request.pay) };
}

/** "Better paid": the search goes by what the upper quarter of the openings pays, which is asked first. */
export function withBetterPay(turn: Turn, request: JobRequest): { ask: ReadPayInput } | { request: JobRequest } {
  const [known] = payTries(turn);
  const [question] = questionsFor({ ...request, otherTitles: [] });
  if (turn.payQuestions.length === 0 && readPayInput.safeParse(question).success) return { ask: question };
  const [group] = known?.found.groups ?? [];
  const without = { ...request, wantsBetterPay: false };
  if (!group) return { request: without };
  const { upperQuarter, period, currency } = group;
  const before = request.pay && request.pay.period === period ? request.pay.amount * 1.1 : 0;
  const amount = rounded(Math.max(upperQuarter, before));
  return { request: { ...without, pay: { amount, period, currency, isAnyDollar: false } } };
}

/** One for each title and place to compare. */
function questionsFor({ title, otherTitles, places, remote }: JobRequest): [ReadPayInput, ...ReadPayInput[]] {
  const question = (one: string, place: PlaceWish | undefined) => ({
    title: one,
    ...placeInput(place),
    ...(remote && { remote }),
  });
  const [first, ...others] = places;
  const rest = [
    ...others.map((place) => question(title, place)),
    ...otherTitles.map((other) => question(other, first)),
  ].slice(0, mostCompared - 1);
  return [question(title, first), ...rest];
}

const mostCompared = 3;

function call(input: ReadPayInput): Step {
  return readPayInput.safeParse(input).success ? { call: "read_pay", input } : { reply: askForPayTitle };
}

function payTries(turn: Turn): PayTry[] {
  const results = turn.results.filter(({ tool }) => tool === "read_pay");
  return turn.payQuestions.flatMap((asked, index) => {
    const found = readPayOutput.safeParse(results[index]?.data);
    return found.success ? [{ asked, found: found.data }] : [];
  });
}

/** Down to two figures that can be said. */
function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.floor(amount / step) * step;
}
