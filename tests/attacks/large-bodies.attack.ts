import { expect, it } from "vitest";
import { processTree } from "../bench/process-tree.ts";
import { exchange } from "../call-from.ts";
import { attackedServer } from "./attacked-server.ts";

const calls = 400;

it(`${calls} sign-ins of 2 MB are refused and cost no memory`, async () => {
  const { url, processId } = await attackedServer();
  const before = processTree(processId).own;
  const body = `{"email":"${"a".repeat(2_000_000)}"}`;
  const statuses = new Set<unknown>();
  for (let count = 0; count < calls; count += 20) {
    const sent = Array.from({ length: 20 }, (_, each) => {
      const caller = { url, token: "", address: `127.9.${count / 20}.${each + 1}` };
      // The answer comes before all was sent, and the connection ends with it.
      return exchange(caller, "POST", "/login", body).then(
        ({ status }) => status,
        () => "no answer",
      );
    });
    for (const status of await Promise.all(sent)) statuses.add(status);
  }
  expect(statuses).not.toContain(200);
  expect([...statuses].filter((status) => status !== 413 && status !== "no answer")).toEqual([]);
  expect(processTree(processId).own - before).toBeLessThan(100);
});
