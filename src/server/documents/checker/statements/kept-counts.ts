import { prepositions } from "../words/phrase-reading.ts";
import { singularOf, verbReadings } from "../words/verb-reading.ts";

/** "Won the cup", "talk in Bonn": what was one is not told as several, whatever the sentence makes of it. */
export const keepsCounts = (said: string[], held: string[]): boolean =>
  said.every((word, at) => {
    const singles = singularOf(word);
    if (singles.length === 0 || held.includes(word) || /^\d/.test(said[at - 1] ?? "") || unit.test(word)) return true;
    return !singles.some((single) => held.some((own, place) => own === single && isOne(held, place)));
  });

const unit =
  /^(?:years|months|weeks|days|hours|minutes|seconds|shifts|nights|evenings|mornings|afternoons|weekends|seasons|terms|summers|winters|quarters|times|\w+days)$/;
const denying = /^(?:no|not|never|without|nor|neither|none|each|every|any|per|all|both)$/;
const stops = (word = "") => word === "" || /^(?:,|and|of|that|who|i)$/.test(word) || prepositions.has(word);

/** A noun that is one thing there: of a kind ("customer complaints") or denied ("without a complaint") it is none. */
function isOne(held: string[], at: number): boolean {
  if (!stops(held[at + 1]) || held.slice(0, at).some((word) => denying.test(word))) return false;
  // "Calibration of scales" is a kind of work.
  if (at === 0) return !/(?:ion|ment|ysis|ance|al|ing)$/.test(held[0] ?? "");
  const start = held.slice(0, at).findLastIndex((word) => stops(word) || verbReadings(word).some(isPast)) + 1;
  const own = held.slice(start, at);
  return own.some((word) => /^(?:an?|the|1|my)$/.test(word)) && !own.some((word) => recurring.test(word));
}

const recurring = /^(?:daily|nightly|weekly|fortnightly|monthly|quarterly|annual|yearly|regular|day|week|month|year)$/;
const isPast = ({ form }: { form: string }) => form === "past";
