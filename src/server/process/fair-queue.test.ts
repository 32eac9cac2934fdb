import { expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";

function drained(queue: FairQueue<string>): string[] {
  const item = queue.shift();
  return item === undefined ? [] : [item, ...drained(queue)];
}

it("serves whoever asks for little before somebody who asks for much", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3", "a4"]) queue.push("anna", item);
  expect([queue.shift(), queue.shift()]).toEqual(["a1", "a2"]);
  queue.push("ben", "b1");
  for (const item of ["c1", "c2"]) queue.push("carla", item);
  expect(queue.size).toBe(5);
  expect(drained(queue)).toEqual(["b1", "c1", "a3", "c2", "a4"]);
});

it("serves what comes back as if it had not been its turn", () => {
  const queue = new FairQueue<string>();
  queue.push("ben", "b1");
  expect(queue.shift()).toBe("b1");
  queue.push("anna", "a1");
  expect(queue.shift()).toBe("a1");
  for (const item of ["a2", "a3"]) queue.push("anna", item);
  queue.push("ben", "b2");
  queue.giveBack("anna", "a1");
  expect(drained(queue)).toEqual(["a1", "b2", "a2", "a3"]);
});
