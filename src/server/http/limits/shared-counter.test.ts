import { expect, it } from "vitest";
import { createSharedCounter } from "./shared-counter.ts";

const minute = 60_000;

/** One server's counter beside what the others have counted. */
function counterBeside(others: number) {
  const told: number[] = [];
  let total = others;
  const Counter = createSharedCounter(async (_name, count) => {
    told.push(count);
    total += count;
    return { count: total, secondsLeft: 30 };
  });
  const counter = new Counter();
  const count = async (key = "192.0.2.1") => {
    const { current, ttl } = await new Promise<{ current: number; ttl: number }>((resolve) => {
      counter.incr(key, (_error, result) => resolve(result), minute, 100);
    });
    // What it tells is told by then.
    await new Promise(setImmediate);
    return { current, ttl };
  };
  return { told, count };
}

it("tells the other servers of nobody who asks for little", async () => {
  const { told, count } = counterBeside(500);
  for (let each = 0; each < 200; each += 1) await count(`192.0.2.${each % 23}`);
  expect(told).toEqual([]);
});

it("knows of the others after a tenth of the limit, and until when that counts", async () => {
  const { told, count } = counterBeside(95);
  for (let each = 1; each <= 10; each += 1) expect((await count()).current).toBe(each);
  expect(told).toEqual([10]);
  const { current, ttl } = await count();
  expect(current).toBe(106);
  expect(ttl).toBeLessThanOrEqual(30_000);
});

it("counts alone while nobody can be told", async () => {
  const Counter = createSharedCounter(() => Promise.reject(new Error("away")));
  const counter = new Counter();
  const counts: number[] = [];
  for (let each = 0; each < 30; each += 1) {
    counter.incr("192.0.2.1", (_error, { current }) => counts.push(current), minute, 100);
    await new Promise(setImmediate);
  }
  expect(counts.at(-1)).toBe(30);
});
