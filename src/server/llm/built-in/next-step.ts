import { z } from "zod";
import {
  prepareInterviewOutput,
  readAttachmentOutput,
  readBoardOutput,
  readProfileOutput,
} from "../../../shared/assistant/assistant-tools.contract.ts";
import { intentOf } from "./intent.ts";
import { readRequest } from "./job-request.ts";
import { jobsStep } from "./jobs-step.ts";
import type { Lexicon } from "./lexicon.ts";
import { payStep } from "./pay-step.ts";
import { plainTalkOf } from "./plain-talk.ts";
import type { Turn } from "./prompt-reading.ts";
import { bestPaidReply } from "./reply-best-paid.ts";
import { boardReply } from "./reply-board.ts";
import { adviceReply, cvReply, profileReply, withoutCvReply } from "./reply-cv.ts";
import { interviewReply } from "./reply-interview.ts";
import { openingReply } from "./reply-opening.ts";
import { asksForTitle, isDangerReply, type Talk, talkReply } from "./reply-talk.ts";
import { failure, type Step } from "./step.ts";

/** What the built-in assistant does next: look something up with a tool, or answer from what the tools gave. */
export async function nextStep(turn: Turn, lexicon: Lexicon): Promise<Step> {
  const plain = plainTalkOf(turn.text, turn.hasAttachment);
  if (plain) return { reply: talkReply(plain) };
  const asked = asksForTitle(turn.previousReply) ? await readRequest(turn.previousText, lexicon) : undefined;
  const intent = intentOf(turn, await readRequest(turn.text, lexicon), asked?.request);
  switch (intent.kind) {
    case "cv":
      return cvStep(turn, intent.wantsAdvice ? adviceReply : cvReply);
    case "profile":
      return answerFrom(turn, "read_profile", readProfileOutput, profileReply);
    case "board":
      return answerFrom(turn, "read_board", readBoardOutput, (board) => boardReply(board, intent.status, intent.about));
    case "interview": {
      const reply = (prepared: z.output<typeof prepareInterviewOutput>) => interviewReply(prepared, intent.about);
      return answerFrom(turn, "prepare_interview", prepareInterviewOutput, reply, { about: intent.about });
    }
    case "pay":
      return payStep(turn, intent.request);
    case "jobs":
      return jobsStep(turn, intent, lexicon);
    case "opening":
      return { reply: openingReply(intent.job) };
    case "best_paid":
      return { reply: bestPaidReply(intent.jobs) };
    case "talk":
      return { reply: talkReply(stillInDanger(turn, intent.about) ? "danger" : intent.about, turn.text) };
  }
}

/** "No" or "why?" to the offer of help is no small talk. */
function stillInDanger({ previousReply }: Turn, about: Talk): boolean {
  return isDangerReply(previousReply) && ["short", "beyond", "comfort", "complaint"].includes(about);
}

function answerFrom<Schema extends z.core.$ZodType>(
  turn: Turn,
  tool: string,
  schema: Schema,
  reply: (result: z.output<Schema>) => string,
  input: object = {},
): Step {
  const result = turn.results.find((one) => one.tool === tool);
  if (!result) return { call: tool, input };
  const parsed = z.safeParse(schema, result.data);
  return { reply: parsed.success ? reply(parsed.data) : failure };
}

/** On the attached CV; without one, on what stands in the profile, from which CVs are made. */
function cvStep(turn: Turn, reply: (read: z.output<typeof readAttachmentOutput>) => string): Step {
  const attached = turn.results.find(({ tool }) => tool === "read_attachment");
  const hasNone = readAttachmentOutput.safeParse(attached?.data).data?.attachment === null;
  return hasNone
    ? answerFrom(turn, "read_profile", readProfileOutput, withoutCvReply)
    : answerFrom(turn, "read_attachment", readAttachmentOutput, reply);
}
