/**
 * Holds a reply of the assistant against what is known, whoever wrote it. In: the reply's Markdown as it grows, and its grounds: the
 * person's facts, what was stated in the conversation, the openings that tools returned. Out: the blocks that may be shown, with openings
 * drawn from their records; the sentences that nothing holds; the drafts of letters and summaries in it.
 *
 * Terms: a *block* is a paragraph, list or table of a reply, *stated* what the person said in the conversation, a *draft* text that the
 * person may send to others, *unheld* what no fact proves.
 */

export { cardsMeant } from "./cards-meant.ts";
export { adviceOn, lineAdvice } from "./cv-advice.ts";
export type { Stated } from "./drafts/stated-facts.ts";
export { unheldSentences } from "./drafts/unheld-sentences.ts";
export { createGrowingReply } from "./reply/growing-reply.ts";
export { counted, escapedText, joinedByAnd, linkTo, placeText, shortened } from "./reply/markdown-text.ts";
export type { Openings } from "./reply/opening-links.ts";
export type { Grounds } from "./reply/proven-block.ts";
export { replyFacts } from "./reply/reply-facts.ts";
export { linksIn, replyHtml } from "./reply/reply-html.ts";
