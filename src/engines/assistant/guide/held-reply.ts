import type { ChatAction, ChatJob, UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import { byAddress } from "../chat-job.ts";
import type { Stated } from "../drafts/stated-facts.ts";
import { createGrowingReply } from "../reply/growing-reply.ts";
import { replyGrounds } from "../reply/reply-grounds.ts";
import { replyHtml } from "../reply/reply-html.ts";
import { finishedReply } from "./guide-reply.ts";
import type { LookedUp } from "./looked-up.ts";
import type { UnderstoodMessage } from "./tasks/decide-task.ts";
import type { GuideThread } from "./tasks/task.ts";

/** What the guide answers, held as any other reply. */
export interface HeldReply {
  markdown: string;
  html: string;
  leftOut: UnheldSentence[];
  jobs: ChatJob[];
  actions: ChatAction[];
  thread: GuideThread;
}

export function heldReply({ reply: written, jobs, data }: LookedUp, understood: UnderstoodMessage, stated: Stated) {
  const { before, reply, thread } = finishedReply(written, understood);
  const openings = byAddress([...stated.openings, ...jobs]);
  const grounds = replyGrounds(stated, openings, [...data, understood], new Date());
  const growing = createGrowingReply();
  growing.add(reply.markdown, () => grounds);
  growing.end(grounds);
  const markdown = before === "" ? growing.markdown : `${before}\n\n${growing.markdown}`;
  const held: HeldReply = {
    ...{ markdown, html: replyHtml(markdown, new Set(openings.keys())), leftOut: growing.leftOut, jobs, thread },
    actions: reply.actions.map(({ task: _, ...action }): ChatAction => action),
  };
  return held;
}
