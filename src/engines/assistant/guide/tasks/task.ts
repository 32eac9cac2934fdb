import type { ChatAction, ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { UnkeptPosting } from "../../../../shared/matching/matching.contract.ts";
import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import type { DocumentLanguage } from "../../../text/text.ts";
import type { AdviceTopic } from "../advice/advice-texts.ts";
import type { ProductTopic } from "../product/product-texts.ts";
import type { MailKind, Topic } from "../words/guide-words.ts";

export interface PlaceParts {
  country?: string;
  state?: string;
  city?: string;
}

/** What openings are asked for; title and conditions are words for the search, which reads them. */
export interface AskedOpenings {
  /** Empty for work of any kind. */
  title: string;
  place?: PlaceParts;
  /** As they were written: "part time", "over £30k". */
  conditions: string[];
  /** Titles that are left out of a list. */
  without?: string[];
}

/** What the guide does for one message. */
export type Task =
  | { do: "find"; asked: AskedOpenings; page: number; unused?: string[]; others?: PlaceParts[]; from?: "profile" }
  /** Openings are wanted and no title is known; the place may be. */
  | { do: "ask_title"; asked: AskedOpenings; lacks: "title" | "home" | "profile" }
  /** `about` is what was asked of it, in the person's words. */
  | { do: "opening"; job: ChatJob; about?: string[]; asksPay?: true }
  /** `posted` is what somebody has pasted of it. */
  | { do: "why"; job: ChatJob; posted?: UnkeptPosting }
  | { do: "interview"; job: ChatJob }
  | { do: "compare"; jobs: [ChatJob, ChatJob]; about?: string[] }
  /** For no known opening with its names left open. */
  | { do: "mail"; kind: MailKind; job?: ChatJob; isShort?: true }
  | { do: "move"; job: ChatJob; status: JobStatus }
  /** Off the board. */
  | { do: "remove"; job: ChatJob }
  | { do: "documents"; job?: ChatJob }
  | { do: "pay"; asked: AskedOpenings }
  | { do: "next" }
  | { do: "cv" }
  | { do: "profile" }
  /** `asked` is the work that it is about. */
  | { do: "advise"; topic: AdviceTopic; asked?: AskedOpenings }
  /** `job` where it is of one opening. */
  | { do: "explain"; topic: ProductTopic; job?: ChatJob }
  /** How many openings came how far and when; `jobs` where these are named. */
  | { do: "count"; jobs?: ChatJob[] }
  /** Those of the list that say something on it, in the person's words; of none how each fits. */
  | { do: "among"; about: string[]; isPay?: true }
  /** Somebody has the job. */
  | { do: "hired"; job?: ChatJob }
  /** `near` are the topics of advice that it may be about. */
  | { do: "tell"; topic: Topic | "help" | "greet" | "thanks" | "ok" | "strain" | "other"; near?: AdviceTopic[] }
  /** More than one thing may be meant, or a thing lacks its opening. */
  | {
      do: "choose";
      between: Choice[];
      why: "unsure" | "which_opening" | "past" | "which_mail" | "no_opening" | "offered" | "no_list";
      understood?: AskedOpenings;
      /** Of the board's columns one that was named and has no card. */
      lacking?: JobStatus;
    };

/** A button: its words, sent, do the task. */
export interface Choice {
  label: string;
  task: Task;
}

/** What is kept with a conversation from one reply to the next. */
export interface GuideThread {
  language: DocumentLanguage;
  /** What the last list or figures were about. */
  topic?: "find" | "pay";
  asked?: AskedOpenings;
  page: number;
  /** The question before that. */
  earlier?: AskedOpenings;
  /** The last list, in its order. */
  listed: ChatJob[];
  /** The opening talked of last. */
  opening?: ChatJob;
  /** Openings shown since the list: compared, waiting on the board, offered to choose from. */
  talked?: ChatJob[];
  /** What was done last. */
  last?: Task;
  /** The buttons of the last reply. */
  offers: Choice[];
}

/** What a reply offers; `task` is what a button's words will do when they are sent. */
export type OfferedAction = ChatAction & { task?: Task };

export interface GuideReply {
  markdown: string;
  actions: OfferedAction[];
  /** Changes of the thread; the offers are taken from the actions. */
  thread: Partial<Omit<GuideThread, "language" | "offers" | "last">>;
}
