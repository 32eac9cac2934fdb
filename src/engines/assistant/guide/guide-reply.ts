import { paragraphs, say } from "./replies/reply-parts.ts";
import type { UnderstoodMessage } from "./tasks/decide-task.ts";
import type { GuideReply, GuideThread } from "./tasks/task.ts";
import { guideTextsOf } from "./texts/guide-texts-of.ts";

const maxActions = 6;

/** A reply with the word that comes before it, and the conversation as it is then. */
export function finishedReply(
  reply: GuideReply,
  { thread, otherLanguage, isStrained, task, otherwise }: UnderstoodMessage,
): { reply: GuideReply; thread: GuideThread } {
  const texts = guideTextsOf(thread.language);
  const isComfort = task.do === "tell" && task.topic === "strain";
  const back =
    reply.thread.earlier && reply.thread.topic === "find"
      ? [say({ do: "find", asked: reply.thread.earlier, page: 1 }, texts, texts.label.back)]
      : [];
  const instead = otherwise.map((other) => ({ ...say(other, texts), under: texts.choose.instead }));
  const labels = new Set<string>();
  const actions = [...reply.actions.slice(0, maxActions), ...back, ...instead].filter(
    ({ label }) => !labels.has(label) && labels.add(label),
  );
  const markdown = paragraphs(
    otherLanguage && otherLanguageText(otherLanguage),
    isStrained && !isComfort && task.do !== "move" && texts.strained,
    reply.markdown,
  );
  return {
    reply: { ...reply, markdown, actions },
    thread: {
      ...thread,
      ...reply.thread,
      last: task,
      offers: actions.flatMap(({ label, task: offered }) => (offered ? [{ label, task: offered }] : [])),
    },
  };
}

function otherLanguageText(code: string): string {
  const name = new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
  return `You seem to write ${name}, which I do not speak yet. I speak English, German, French, Spanish, Italian, Dutch, Polish and Portuguese; until then I go on in English.`;
}
