/**
 * Holds a reply of the assistant against what is known, whoever wrote it. In: the reply's Markdown as it grows, and its grounds: the
 * person's facts, what was stated in the conversation, the openings that tools returned. Out: the blocks that may be shown, with openings
 * drawn from their records; the sentences that nothing holds; the drafts of letters and summaries in it.
 *
 * It also holds the *guide*, which answers where no language model is configured: a message becomes a *task*, what the task needs is looked up
 * in the sources that the server hands in, and the reply is written in the person's language, in sentences of ours that need no such proof. What
 * is unsure becomes a choice. And what a configured model is told, and gets of its tools; and a stored conversation as it is shown.
 *
 * Terms: a *block* is a paragraph, list or table of a reply, *stated* what the person said in the conversation, a *draft* text that the
 * person may send to others, *unheld* what no fact proves.
 */

export { cardsMeant } from "./cards-meant.ts";
export { byAddress, chatJobOf } from "./chat-job.ts";
export { chatReplyOf, conversationView } from "./conversation/conversation-view.ts";
export { deadSince, heartbeatMs, unansweredState } from "./conversation/reply-state.ts";
export type { Stated } from "./drafts/stated-facts.ts";
export { unheldBesideCard, unheldSentences } from "./drafts/unheld-sentences.ts";
export { findingsOf } from "./findings-in-words.ts";
export { answerTask, type GuideSources } from "./guide/answer-task.ts";
export { asksAgain, distressReply, helpInDistress } from "./guide/distress/distress-reply.ts";
export { createDistressReader, type DistressLevel } from "./guide/distress/read-distress.ts";
export { heldReply } from "./guide/held-reply.ts";
export { guideLanguageOf } from "./guide/reading/guide-language.ts";
export { wordKnowledgeOf } from "./guide/reading/word-knowledge.ts";
export { understandMessage } from "./guide/tasks/decide-task.ts";
export type { GuideSetting } from "./guide/tasks/guide-setting.ts";
export { readMessageClassifier } from "./guide/tasks/message-meaning.ts";
export { firstSearchFor } from "./guide/tasks/profile-work.ts";
export type { GuideThread, Task } from "./guide/tasks/task.ts";
export type { StatedCard } from "./mails/card-words.ts";
export { draftedMail } from "./mails/drafted-mail.ts";
export { systemPrompt } from "./model/assistant.prompts.ts";
export { attachmentNote } from "./model/attachment-note.ts";
export { earlierOutputs } from "./model/earlier-outputs.ts";
export { interviewerTask } from "./model/interviewer.ts";
export {
  modelTasks,
  openingToFind,
  outcomesInLines,
  type TaskAnswer,
  type TaskOutcome,
} from "./model/model-tasks.ts";
export { resultInShort } from "./model/result-in-short.ts";
export { createGrowingReply } from "./reply/growing-reply.ts";
export { createGrowingGrounds } from "./reply/reply-grounds.ts";
export { mentionedJobs, replyHtml } from "./reply/reply-html.ts";
export { attachmentAsRead } from "./tools/attachment-tool.ts";
export {
  conditionsOfTool,
  openingsToolOutput,
  payToolOutput,
  placeOfTool,
  queryOfTool,
} from "./tools/openings-tool.ts";
