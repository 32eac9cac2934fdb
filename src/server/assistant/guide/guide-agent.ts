import {
  createGrowingReply,
  finishedReply,
  type GuideSetting,
  type GuideThread,
  replyFacts,
  replyHtml,
  understandMessage,
} from "../../../engines/assistant/assistant.ts";
import type { ChatAction } from "../../../shared/assistant/assistant.contract.ts";
import type { AgentTurn, AssistantAgent } from "../assistant-agent.ts";
import { readBoard } from "../tools/tool-board.ts";
import { answerTask, type GuideParts } from "./guide-lookups.ts";

/** The assistant where no language model is configured: looks up what the guide asks for, and holds its reply as any other. */
export function createGuideAgent(parts: GuideParts): AssistantAgent {
  return async (turn) => {
    const { stated, onHtml } = turn;
    const setting = await settingOf(parts, turn);
    const understood = understandMessage(turn.message, setting);
    const spoken = { ...setting, thread: understood.thread };
    const { reply: written, jobs, data } = await answerTask(parts, turn, understood.task, spoken);
    const { before, reply, thread } = finishedReply(written, understood);
    const now = new Date();
    const openings = new Map([...stated.openings, ...jobs].map((job) => [job.job_url, job]));
    const facts = replyFacts({ ...stated, openings: [...openings.values()] }, [...data, understood], now);
    const growing = createGrowingReply();
    growing.add(reply.markdown, () => ({ openings, facts, today: now.toISOString().slice(0, 10) }));
    growing.end({ openings, facts, today: now.toISOString().slice(0, 10) });
    const markdown = before === "" ? growing.markdown : `${before}\n\n${growing.markdown}`;
    const html = replyHtml(markdown, new Set(openings.keys()));
    onHtml?.(html);
    return {
      markdown,
      html,
      leftOut: growing.leftOut,
      jobs,
      modelMessages: [{ role: "assistant", content: markdown }],
      actions: reply.actions.map(({ task: _, ...action }): ChatAction => action),
      thread,
    };
  };
}

async function settingOf(parts: GuideParts, { userId, stated, threads, hasFile }: AgentTurn): Promise<GuideSetting> {
  const [{ jobs: board }, knowledge] = await Promise.all([
    readBoard(parts.trackerStore, userId),
    parts.jobSearchService.wordKnowledge(),
  ]);
  const last = threads.at(-1);
  const thread: GuideThread = last ?? { language: "en", page: 1, listed: [], offers: [] };
  return {
    // A button of an earlier reply still does what it says.
    thread: { ...thread, offers: threads.toReversed().flatMap(({ offers }) => offers) },
    profile: stated.profile,
    board,
    hasFile,
    knowledge,
    now: new Date(),
    isDemonstration: parts.isDemonstration,
  };
}
