import type { ChatAction, ChatJob, UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import { byAddress } from "../chat-job.ts";
import type { Stated } from "../drafts/stated-facts.ts";
import { replyHtml } from "../reply/reply-html.ts";
import type { LookedUp } from "./find-openings.ts";
import { finishedReply } from "./guide-reply.ts";
import type { UnderstoodMessage } from "./tasks/decide-task.ts";
import type { GuideThread } from "./tasks/task.ts";

/** What the guide answers, as any other reply is kept. */
export interface HeldReply {
  markdown: string;
  html: string;
  leftOut: UnheldSentence[];
  notInProfile: UnheldSentence[];
  jobs: ChatJob[];
  actions: ChatAction[];
  thread: GuideThread;
}

/** The guide's sentences are ours, and hold only what was looked up: nothing is left out of them. */
export function heldReply(
  { reply: written, jobs }: LookedUp,
  understood: UnderstoodMessage,
  stated: Stated,
): HeldReply {
  const { reply, thread } = finishedReply(written, understood);
  const { markdown } = reply;
  const openings = byAddress([...stated.openings, ...jobs]);
  return {
    ...{ markdown, html: replyHtml(markdown, new Set(openings.keys())), leftOut: [], jobs, thread },
    // A draft of ours holds own facts; what else stands in quotes is of a posting.
    notInProfile: [],
    actions: reply.actions.map(({ task: _, ...action }): ChatAction => action),
  };
}
