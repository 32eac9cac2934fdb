import type { UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import { type Grounds, provenBlock } from "./proven-block.ts";
import { replyBlocks } from "./reply-blocks.ts";

/** A reply while a model writes it: each block is shown once it is whole and was held against what is known. */
export interface GrowingReply {
  /** What may be shown so far. */
  markdown: string;
  leftOut: UnheldSentence[];
  /** @param grounds what is known by now: tools may have returned more */
  add: (text: string, grounds: () => Grounds) => boolean;
  end: (grounds: Grounds) => void;
  hasText: () => boolean;
}

/** What models think aloud, as some servers pass it on. */
const thought = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/g;

export function createGrowingReply(): GrowingReply {
  let written = "";
  let judged = 0;
  const reply: GrowingReply = {
    ...{ markdown: "", leftOut: [] },
    add(text, grounds) {
      written += text;
      return text.includes("\n") && judge(grounds(), 1);
    },
    end(grounds) {
      judge(grounds, 0);
    },
    hasText: () => written.replace(thought, "").trim() !== "",
  };

  /** All but the last so many blocks, which may still grow. */
  function judge(grounds: Grounds, open: number): boolean {
    const blocks = replyBlocks(written.replace(thought, ""));
    const whole = blocks.slice(judged, Math.max(judged, blocks.length - open));
    for (const block of whole) {
      const { markdown, leftOut } = provenBlock(block, grounds);
      reply.markdown += markdown;
      reply.leftOut.push(...leftOut);
    }
    judged += whole.length;
    return whole.length > 0;
  }

  return reply;
}
