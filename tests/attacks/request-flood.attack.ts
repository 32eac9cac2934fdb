import { afterAll, expect, it } from "vitest";
import { exchange } from "../call-from.ts";
import { startThrowawayPostgres } from "../database/throwaway-postgres.ts";
import { withoutOpenings } from "../durability/without-openings.ts";
import { attackedServer } from "./attacked-server.ts";

const postgres = await startThrowawayPostgres();
afterAll(() => postgres.stop());
await postgres.createDatabase("forthright");
const settings = {
  DATABASE_URL: postgres.url("forthright"),
  SECRET: "a secret that both of the servers have",
  ...withoutOpenings,
};
const servers = [await attackedServer(settings), await attackedServer(settings)];
const requests = 3_000;
const senders = 10;

it(`serves at two servers hardly more of ${requests} requests of one address than one would, and everybody else`, async () => {
  const answers = new Map<number, number>();
  const ask = async (number: number, address: string) => {
    const { url } = servers[number % servers.length] ?? { url: "" };
    // With a token that has the form of one: each would cost a look into the database.
    return (await exchange({ url, token: "a".repeat(32), address }, "GET", "/api/config")).status;
  };
  const began = performance.now();
  const flood = Array.from({ length: senders }, async (_, sender) => {
    for (let count = sender; count < requests; count += senders) {
      const status = await ask(count, "127.9.9.9");
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  for (let count = 0; count < 50; count += 1) expect(await ask(count, "127.8.8.8")).toBe(200);
  await Promise.all(flood);
  const minutes = Math.ceil((performance.now() - began) / 60_000);
  expect([...answers.keys()].sort()).toEqual([200, 429]);
  // A tenth for each server, and what was under way when the servers heard of each other.
  expect(answers.get(200)).toBeLessThan(minutes * 600 * 1.4);
});
