import { describe, expect, it } from "vitest";
import type { ShownMessage } from "./chat-storage.ts";
import {
  type Question,
  waitingIn,
  withFailure,
  withReply,
  withServerCopy,
  withUnsent,
  withWaiting,
} from "./chat-thread.ts";

const timestamp = "2026-11-21T10:00:00.000Z";
const question = (id: string): Question => ({ id, request_id: id, role: "user", content: `Q ${id}`, timestamp });
const reply = (id: string): ShownMessage => ({ id: `reply-${id}`, role: "system", content: `A ${id}`, timestamp });
const contents = (thread: ShownMessage[]) => thread.map(({ content }) => content);

describe("the thread of a conversation", () => {
  it("sets a reply below its question, also when others were asked since, and takes the notice away", () => {
    const first = withFailure(withWaiting([], question("1")), question("1"), reply("overloaded"));
    expect(contents(first)).toEqual(["Q 1", "A overloaded"]);
    const both = withReply(withWaiting(first, question("2")), question("2"), reply("2"));
    const again = withWaiting(both, question("1"));
    expect(contents(again)).toEqual(["Q 1", "Q 2", "A 2"]);
    expect(waitingIn(again).map(({ id }) => id)).toEqual(["1"]);
    const answered = withReply(again, question("1"), reply("1"));
    expect(contents(answered)).toEqual(["Q 1", "A 1", "Q 2", "A 2"]);
    expect(answered.some(({ reply_state }) => reply_state)).toBe(false);
  });

  it("holds a reply that comes twice once", () => {
    const answered = withReply(withWaiting([], question("1")), question("1"), reply("1"));
    expect(contents(withReply(answered, question("1"), reply("1")))).toEqual(["Q 1", "A 1"]);
  });

  it("takes what was said in another tab, and keeps the welcome, a notice and what was not sent", () => {
    const welcome: ShownMessage = { ...reply("welcome"), isWelcome: true };
    const failed = withFailure(withWaiting([welcome], question("1")), question("1"), reply("overloaded"));
    const inTab = withWaiting(failed, question("unsent"));
    const stored: ShownMessage[] = [
      { ...question("1"), reply_state: "broken_off" },
      question("of another tab"),
      reply("of another tab"),
    ];
    const merged = withServerCopy(inTab, stored);
    expect(contents(merged)).toEqual([
      "A welcome",
      "Q 1",
      "A overloaded",
      "Q of another tab",
      "A of another tab",
      "Q unsent",
    ]);
    expect(withServerCopy(merged, stored)).toBe(merged);
  });

  it("leaves what was not sent above what was sent after it", () => {
    const failed = withFailure(withWaiting([], question("1")), question("1"), reply("overloaded"));
    const refused = withFailure(withWaiting(failed, question("2")), question("2"), reply("refused"));
    const inTab = withReply(withWaiting(refused, question("3")), question("3"), reply("3"));
    const order = ["Q 1", "A overloaded", "Q 2", "A refused", "Q 3", "A 3"];
    expect(contents(inTab)).toEqual(order);
    expect(contents(withServerCopy(inTab, [question("3"), reply("3")]))).toEqual(order);
    const { request_id: _unknown, ...unmarked } = question("3");
    expect(contents(withUnsent([unmarked, reply("3")], inTab))).toEqual(order);
  });

  it("adds to the server's conversation what this tab could not send, and nothing else", () => {
    const inTab = withFailure(
      withWaiting(
        withFailure(withWaiting([reply("welcome")], question("1")), question("1"), reply("x")),
        question("2"),
      ),
      question("2"),
      reply("y"),
    );
    expect(contents(withUnsent([question("1"), reply("1")], inTab))).toEqual(["Q 1", "A 1", "Q 2", "A y"]);
  });
});
