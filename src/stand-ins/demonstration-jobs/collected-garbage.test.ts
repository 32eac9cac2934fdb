import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { runnableModule } from "../../server/process/runnable-module.ts";

/** On its own heap: on that of all tests, V8 looks through everything that other files left, thrice. */
const script = `
  const { parentPort, workerData } = require("node:worker_threads");
  import(workerData).then(async ({ collectGarbage }) => {
    const held = { some: "thing" };
    const [left, kept] = [new WeakRef({}), new WeakRef(held)];
    await new Promise((resolve) => setImmediate(resolve));
    await collectGarbage();
    parentPort.postMessage({ isGone: left.deref() === undefined, isKept: kept.deref() === held });
  });`;

it("what nobody holds any more is gone at once", async () => {
  const workerData = runnableModule(import.meta.url, "./collected-garbage");
  const [found] = await once(new Worker(script, { eval: true, workerData, execArgv: [] }), "message");
  expect(found).toEqual({ isGone: true, isKept: true });
});
