import {
  answerTask,
  type GuideSetting,
  type GuideSources,
  type GuideThread,
  heldReply,
  readMessageClassifier,
  understandMessage,
} from "../../../engines/assistant/assistant.ts";
import { countryOfZone } from "../../../engines/geography/geography.ts";
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
  return async (turn) => {
    // At the first message: a start can do without.
    const setting = { ...(await settingOf(parts, turn)), meaningsOf: readMessageClassifier(classifierFile) };
    const understood = understandMessage(turn.message, setting);
    const lookedUp = await answerTask(understood.task, sourcesOf(parts, turn), {
      ...setting,
      thread: understood.thread,
    });
    const reply = heldReply(lookedUp, understood, turn.stated);
    turn.onHtml?.(reply.html);
    return { ...reply, modelMessages: [{ role: "assistant", content: reply.markdown }] };
  };
}

async function settingOf(
  parts: GuideParts,
  { userId, stated, threads, hasFile, days = defaultDays }: AgentTurn,
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
    clocksOf: countryOfZone(days.zone),
    now: new Date(),
    isDemonstration: parts.isDemonstration(),
  };
}

/** What is looked up for one turn. */
const sourcesOf = (parts: GuideParts, { userId, conversationId, days = defaultDays }: AgentTurn): GuideSources => ({
  search: (query) => parts.jobSearchService.page(query),
  posting: (url) => parts.postingStore.byUrl(url),
  match: (url, posted) => parts.matchingService.match(userId, url, posted),
  pay: (asked) => readPay(parts, asked),
  today: () => readToday(parts, userId, days),
  cards: () => parts.trackerStore.list(userId),
  attachment: () => readAttachment(parts.assistantStore, userId, conversationId),
  zone: days.zone,
});
