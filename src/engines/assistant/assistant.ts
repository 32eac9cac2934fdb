/**
 * Holds a reply of the assistant against what is known, whoever wrote it. In: the reply's Markdown as it grows, and its grounds: the
 * person's facts, what was stated in the conversation, the openings that tools returned. Out: the blocks that may be shown, with openings
 * drawn from their records; the sentences that nothing holds; the drafts of letters and summaries in it.
 *
 * It also holds the *guide*, which answers where no language model is configured: a message becomes a *task*, what the task needs is looked up
 * by the server, and the reply is written in the person's language. What is unsure becomes a choice.
 *
 * Terms: a *block* is a paragraph, list or table of a reply, *stated* what the person said in the conversation, a *draft* text that the
 * person may send to others, *unheld* what no fact proves.
 */

export { cardsMeant } from "./cards-meant.ts";
export { adviceOn, lineAdvice } from "./cv-advice.ts";
export type { Stated } from "./drafts/stated-facts.ts";
export { unheldSentences } from "./drafts/unheld-sentences.ts";
export { distressReply } from "./guide/distress/distress-reply.ts";
export { isDistress } from "./guide/distress/read-distress.ts";
export { finishedReply } from "./guide/guide-reply.ts";
export { guideLanguageOf } from "./guide/reading/guide-language.ts";
export { wordKnowledgeOf } from "./guide/reading/word-knowledge.ts";
export { boardReply, mailReply, moveReply } from "./guide/replies/reply-board.ts";
export { compareReply, interviewReply, whyReply } from "./guide/replies/reply-match.ts";
export {
  askTitleReply,
  type FoundOpenings,
  findReply,
  openingReply,
  openingsPerPage,
  payReply,
} from "./guide/replies/reply-openings.ts";
export { cvReply, profileReply } from "./guide/replies/reply-profile.ts";
export { chooseReply, documentsReply, tellReply } from "./guide/replies/reply-talk.ts";
export { understandMessage } from "./guide/tasks/decide-task.ts";
export type { GuideSetting } from "./guide/tasks/guide-setting.ts";
export type { AskedOpenings, GuideReply, GuideThread, Task } from "./guide/tasks/task.ts";
export { createGrowingReply } from "./reply/growing-reply.ts";
export type { Openings } from "./reply/opening-links.ts";
export type { Grounds } from "./reply/proven-block.ts";
export { replyFacts } from "./reply/reply-facts.ts";
export { linksIn, replyHtml } from "./reply/reply-html.ts";
