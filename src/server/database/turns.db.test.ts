import { once } from "node:events";
import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/test-database.ts";
import { openDatabase } from "./database.ts";
import { outageOf } from "./database-outage.ts";
import { inLockedTurn } from "./turns.ts";

const { config, remove } = await createTestDatabase();
const [own, other] = [await openDatabase(config), await openDatabase(config)];
const { database, connections } = own;

afterAll(async () => {
  await Promise.all([own.close(), other.close()]);
  await remove();
});

it("twenty of one person at once come in their order, and take one connection", async () => {
  const order: number[] = [];
  const works = Array.from({ length: 20 }, (_, number) =>
    inLockedTurn(database, "anna", async () => {
      order.push(number);
      if (number % 7 === 3) throw new Error("comes to nothing");
      return number;
    }),
  );
  const outcomes = await Promise.allSettled(works);
  expect(order).toEqual([...works.keys()]);
  expect(outcomes.flatMap((outcome, number) => (outcome.status === "rejected" ? number : []))).toEqual([3, 10, 17]);
  expect(connections.totalCount).toBe(1);
});

it("who waits behind a lock that another server holds fails with the first; nobody else does", async () => {
  const [begun, end] = [new AbortController(), new AbortController()];
  const holding = inLockedTurn(other.database, "anna", async () => {
    begun.abort();
    await once(end.signal, "abort");
  });
  await once(begun.signal, "abort");
  const waiting = [1, 2, 3].map(() => inLockedTurn(database, "anna", async () => "done"));
  expect(await inLockedTurn(database, "ben", async () => "done")).toBe("done");
  for (const each of await Promise.allSettled(waiting))
    expect(each).toMatchObject({ status: "rejected", reason: expect.toSatisfy((error) => outageOf(error) === "busy") });
  end.abort();
  await holding;
  expect(await inLockedTurn(database, "anna", async () => "done")).toBe("done");
});
