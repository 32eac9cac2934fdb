import type { FastifyInstance } from "fastify";
import { distressReply, guideLanguageOf, interviewerTask, replyHtml } from "../../../engines/assistant/assistant.ts";
import type { UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import { practiceDialogue } from "../../../shared/tracker/practice/practice-dialogue.contract.ts";
import { notFound } from "../../http/app-error.ts";
import { addUserRoute } from "../../http/route.ts";
import type { MatchingService } from "../../matching/matching.service.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import type { QuotaService } from "../../subscription/quota.service.ts";
import type { TrackerStore } from "../../tracker/tracker.store.ts";
import type { AssistantAgent } from "../assistant-agent.ts";
import { distressIn } from "../conversation/chat-turn.ts";
import { streamedReply } from "../streamed-reply.ts";

interface Parts {
  trackerStore: Pick<TrackerStore, "list">;
  profileStore: Pick<ProfileStore, "load">;
  matchingService: Pick<MatchingService, "match">;
  quotaService: QuotaService;
}

const callsPerMinute = 60;
/** Of a turn in a conversation: there is none. */
const noConversation = { conversationId: "", hasFile: false, days: undefined, threads: [] };

const shown = (text: string, left_out: UnheldSentence[]) => ({ text, html: replyHtml(text, new Set()), left_out });

/** Nothing of a dialogue is kept: it ends with whoever goes away, and with the server. */
export function registerPracticeDialogue(app: FastifyInstance, parts: Parts, agent: AssistantAgent): void {
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());

  addUserRoute(app, { ...practiceDialogue, callsPerMinute }, async ({ user, body, request, reply }) => {
    const { turns, job_url, interview_kind: kind } = body;
    const job = (await parts.trackerStore.list(user.id)).find((one) => one.job_url === job_url);
    if (!job) throw notFound("This job is not on your board any more.");
    const last = turns.at(-1)?.text ?? "";
    if (distressIn(last) === "surely") {
      return shown(distressReply("surely", guideLanguageOf(last, "en").language, undefined), []);
    }
    const task = interviewerTask({ job, match: await parts.matchingService.match(user.id, job_url), kind, turns });
    const profile = await parts.profileStore.load(user.id);
    const said = turns.flatMap(({ role, text }) => (role === "person" ? text : []));
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    return streamedReply(request, reply, (onHtml) =>
      parts.quotaService.during(user.id, "assistant_message", async (reserved) => {
        const { markdown, leftOut } = await agent({
          ...noConversation,
          userId: user.id,
          message: last,
          messages: task.messages,
          interviewer: task,
          onHtml,
          stated: { profile, file: null, messages: said, openings: [] },
          signal: AbortSignal.any([stopping.signal, gone.signal]),
        });
        await parts.quotaService.settle(user.id, reserved);
        return shown(task.said(markdown, leftOut.length > 0), leftOut);
      }),
    );
  });
}
