import { z } from "zod/mini";
import { unheldSentence } from "../../assistant/assistant.contract.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import { interviewKinds } from "../records/interview-kinds.rules.ts";

/** Of what the person says at once. */
export const maxSpoken = 4000;
/** Of the dialogue, which the client holds: nothing of it is kept but the answers that the person keeps. */
export const maxTurns = 60;

const turn = z.object({
  role: z.enum(["interviewer", "person"]),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2 * maxSpoken)),
});
export type DialogueTurn = z.infer<typeof turn>;

export const interviewerReply = z.object({
  success: z.literal(true),
  /** Markdown, as it is sent back with the next turn. */
  text: z.string(),
  html: z.string(),
  /** What the interviewer said and nothing proves: it is not in the text. */
  left_out: z.array(unheldSentence),
});
export type InterviewerReply = z.infer<typeof interviewerReply>;

/** Only where a language model is configured, which `GET /api/config` says. */
export const practiceDialogue = defineEndpoint({
  method: "POST",
  path: "/api/jobs/practice",
  summary: "What an interviewer says next; streams with Accept: text/event-stream. Costs a message of the assistant",
  body: z.object({
    job_url: z.string().check(z.minLength(1), z.maxLength(2048)),
    interview_kind: z.enum(interviewKinds),
    /** The dialogue so far, the oldest turn first; none begins it. */
    turns: z.array(turn).check(z.maxLength(maxTurns)),
  }),
  reply: interviewerReply,
});
