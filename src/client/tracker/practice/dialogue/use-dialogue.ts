import { useEffect, useRef, useState } from "react";
import type { UnheldSentence } from "../../../../shared/assistant/assistant.contract.ts";
import {
  type DialogueTurn,
  interviewerReply,
  maxTurns,
  practiceDialogue,
} from "../../../../shared/tracker/practice/practice-dialogue.contract.ts";
import type { InterviewKind } from "../../../../shared/tracker/records/interview-kinds.rules.ts";
import { replyIn, requestEndpoint } from "../../../http/calls/call-endpoint.ts";
import { CallError } from "../../../http/calls/call-error.ts";
import { grownReply, isGrowing } from "../../../http/calls/grown-reply.ts";

export interface ShownTurn extends DialogueTurn {
  /** Of the interviewer. */
  html?: string;
  leftOut?: UnheldSentence[];
  /** How long the person spoke. */
  seconds?: number | null;
}

const stopped = "Stopped. What you said stands in the field again.";
const failed = "The interviewer could not be reached. What you said is still there: please try again.";

/** A dialogue as long as its page is open; the server keeps nothing of it. */
export function useDialogue(jobUrl: string, kind: InterviewKind) {
  const [turns, setTurns] = useState<ShownTurn[]>([]);
  /** What there is of the reply that is being written. */
  const [growing, setGrowing] = useState<string>();
  const [failure, setFailure] = useState("");
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Says something, or with nothing begins; false where no reply came, and then nothing was said. */
  async function say(said?: ShownTurn): Promise<boolean> {
    const before = turns;
    const asked = said ? [...turns, said] : turns;
    const leaving = new AbortController();
    underWay.current = leaving;
    setTurns(asked);
    setFailure("");
    setGrowing("");
    try {
      const response = await requestEndpoint(practiceDialogue, {
        body: { job_url: jobUrl, interview_kind: kind, turns: asked.map(({ role, text }) => ({ role, text })) },
        accept: "text/event-stream, application/json",
        signal: leaving.signal,
      });
      const { text, html, left_out } = isGrowing(response)
        ? await grownReply(response, interviewerReply, setGrowing)
        : await replyIn(response, practiceDialogue);
      setTurns([...asked, { role: "interviewer", text, html, leftOut: left_out }]);
      return true;
    } catch (error) {
      setTurns(before);
      if (leaving.signal.aborted) setFailure(stopped);
      else setFailure(error instanceof CallError && error.status < 500 && error.message ? error.message : failed);
      return false;
    } finally {
      setGrowing(undefined);
    }
  }

  return {
    turns,
    growing,
    failure,
    /** The interviewer's answer must have room too. */
    isFull: turns.length >= maxTurns - 1,
    say,
    stop: () => underWay.current?.abort(),
    startAnew() {
      setTurns([]);
      setFailure("");
    },
  };
}
