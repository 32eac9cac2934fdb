import type { Fact } from "../../truth/truth.ts";
import type { Asked } from "../asked.ts";
import type { ProfileIndex } from "./profile-index.ts";
import type { tradeOf } from "./same-trade.ts";

/** A person as a posting's requirements are held against them. */
export interface MatchedPerson {
  index: ProfileIndex;
  /** "2026-11", until which a job that goes on counts. */
  today: string;
  opening: ReturnType<typeof tradeOf>;
  /** Whether the person has worked in the opening's occupation. */
  isOfTrade: boolean;
  /** Of which the person said: not this. */
  isRejected(asked: Pick<Asked, "term_key">, fact: Fact): boolean;
}
