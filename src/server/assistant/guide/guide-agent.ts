import {
  fileLookedUp,
  type GuideSetting,
  type GuideThread,
  heldReply,
  type LookedUp,
  matchLookedUp,
  openingLookedUp,
  openingsLookedUp,
  pairLookedUp,
  payLookedUp,
  readMessageClassifier,
  type Task,
  todayLookedUp,
  understandMessage,
  withoutLookup,
} from "../../../engines/assistant/assistant.ts";
import { defaultDays } from "../../../shared/tracker/today/today.rules.ts";
import type { PostingStore } from "../../jobs/postings/posting.store.ts";
import type { MatchingService } from "../../matching/matching.service.ts";
import { projectPath } from "../../project-path.ts";
import type { AgentTurn, AssistantAgent } from "../assistant-agent.ts";
import { readAttachment, type ToolParts } from "../tools/assistant-tools.ts";
import { readCards, readToday } from "../tools/tool-board.ts";
import { readPay } from "../tools/tool-search.ts";

export interface GuideParts extends ToolParts {
  postingStore: PostingStore;
  matchingService: Pick<MatchingService, "match">;
  /** Openings are made up for demonstration. */
  isDemonstration: () => boolean;
}

const classifierFile = projectPath("assets/messages/message-classifier.br");

/** The assistant where no language model is configured: looks up what the guide asks for. */
export function createGuideAgent(parts: GuideParts): AssistantAgent {
  // Half a second of processor time, which a start can do without.
  let meaningsOf: GuideSetting["meaningsOf"] | undefined;
  return async (turn) => {
    meaningsOf ??= readMessageClassifier(classifierFile);
    const setting = { ...(await settingOf(parts, turn)), meaningsOf };
    const understood = understandMessage(turn.message, setting);
    const lookedUp = await answerTask(parts, turn, understood.task, { ...setting, thread: understood.thread });
    const reply = heldReply(lookedUp, understood, turn.stated);
    turn.onHtml?.(reply.html);
    return { ...reply, modelMessages: [{ role: "assistant", content: reply.markdown }] };
  };
}

async function settingOf(
  parts: GuideParts,
  { userId, stated, threads, hasFile }: AgentTurn,
): Promise<Omit<GuideSetting, "meaningsOf">> {
  const [board, knowledge] = await Promise.all([readCards(parts, userId), parts.jobSearchService.wordKnowledge()]);
  const thread: GuideThread = threads.at(-1) ?? { language: "en", page: 1, listed: [], offers: [] };
  return {
    // A button of an earlier reply still does what it says.
    thread: { ...thread, offers: threads.toReversed().flatMap(({ offers }) => offers) },
    profile: stated.profile,
    board,
    hasFile,
    knowledge,
    now: new Date(),
    isDemonstration: parts.isDemonstration(),
  };
}

/** Looks up what a task needs and writes the reply to it. */
async function answerTask(
  parts: GuideParts,
  { userId, conversationId, days = defaultDays }: AgentTurn,
  task: Task,
  setting: GuideSetting,
): Promise<LookedUp> {
  const { postingStore, matchingService, jobSearchService, assistantStore } = parts;
  switch (task.do) {
    case "find":
      return openingsLookedUp(task, (query) => jobSearchService.page(query), days.zone, setting);
    case "opening":
      return openingLookedUp(task, await postingStore.byUrl(task.job.job_url), setting);
    case "why":
    case "interview":
      return matchLookedUp(
        task,
        await matchingService.match(userId, task.job.job_url, "posted" in task ? task.posted : undefined),
        setting,
      );
    case "compare": {
      const looked = task.jobs.map(async (listed) => ({
        listed,
        posting: await postingStore.byUrl(listed.job_url),
        match: await matchingService.match(userId, listed.job_url),
      }));
      return pairLookedUp(task, await Promise.all(looked), setting);
    }
    case "pay":
      return payLookedUp(task, await readPay(parts, { title: task.asked.title, ...task.asked.place }), setting);
    case "next":
      return todayLookedUp({ today: await readToday(parts, userId, days), zone: days.zone }, setting);
    case "cv":
      return fileLookedUp(await readAttachment(assistantStore, userId, conversationId), setting);
    default:
      return withoutLookup(task, setting);
  }
}
