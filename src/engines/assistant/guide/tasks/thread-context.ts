import type { GuideThread, Task } from "./task.ts";

/** What a message may go on from; it means something else after each. */
export const threadContexts = ["list", "opening", "draft", "board", "advice", "question"] as const;
export type ThreadContext = (typeof threadContexts)[number];

const contexts: Record<Task["do"], ThreadContext> = {
  find: "list",
  pay: "list",
  among: "list",
  opening: "opening",
  why: "opening",
  interview: "opening",
  compare: "opening",
  move: "opening",
  remove: "opening",
  documents: "opening",
  hired: "opening",
  mail: "draft",
  next: "board",
  count: "board",
  cv: "advice",
  profile: "advice",
  advise: "advice",
  explain: "advice",
  tell: "advice",
  choose: "question",
  ask_title: "question",
};

/** What a conversation is at; undefined where it has not begun, or was but greeted. */
export function contextOf({ last }: GuideThread): ThreadContext | undefined {
  if (!last || (last.do === "tell" && (last.topic === "greet" || last.topic === "thanks"))) return undefined;
  return contexts[last.do];
}
