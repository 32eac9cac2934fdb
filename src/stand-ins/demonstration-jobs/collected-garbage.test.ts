import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { collectGarbage } from "./collected-garbage.ts";

it("what nobody holds any more is gone at once", async () => {
  const left = new WeakRef({});
  const held = { some: "thing" };
  const kept = new WeakRef(held);
  await nextTurn();
  await collectGarbage();
  expect(left.deref()).toBeUndefined();
  expect(kept.deref()).toBe(held);
});
