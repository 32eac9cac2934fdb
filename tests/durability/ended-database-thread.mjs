// Loaded before a server under test: SIGUSR2 ends the thread of its embedded database.
import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";

/** @type {import("node:worker_threads").Worker[]} */
const started = [];
const kept = new Proxy(threads.Worker, {
  construct(target, given, newTarget) {
    const worker = Reflect.construct(target, given, newTarget);
    started.push(worker);
    return worker;
  },
});

if (threads.isMainThread) {
  Object.assign(threads, { Worker: kept });
  syncBuiltinESMExports();
  process.on("SIGUSR2", () => {
    for (const thread of started) thread.terminate().catch(() => undefined);
  });
}
