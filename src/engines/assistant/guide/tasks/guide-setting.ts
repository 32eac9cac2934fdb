import type { ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import type { TextClassifier } from "../../../text/text.ts";
import type { CardOnBoard } from "../reading/meant-opening.ts";
import type { WordKnowledge } from "../reading/word-knowledge.ts";
import type { Meaning } from "./message-meaning.ts";
import type { GuideThread } from "./task.ts";

/** All that a message is understood by. */
export interface GuideSetting {
  thread: GuideThread;
  profile: ProfileDocument;
  board: readonly CardOnBoard[];
  /** A file came with the message. */
  hasFile: boolean;
  knowledge: WordKnowledge;
  /** The country of the person's clocks, ISO 3166-1 alpha-2, where they tell it. */
  clocksOf?: string | undefined;
  meaningsOf: TextClassifier<Meaning>;
  now: Date;
  /** Openings are made up for demonstration. */
  isDemonstration: boolean;
}
