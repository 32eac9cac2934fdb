import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { runnableModule } from "../process/runnable-module.ts";
import { projectPath } from "../project-path.ts";
import type { TypstAnswer, TypstJob } from "./typst-job.ts";

/**
 * Compiles documents in a process of its own: a running compilation can neither be interrupted nor its thread be ended,
 * and the compiler leaks about 0.4 MB a document. The process inherits nothing of the server's environment: no secrets.
 */
export function startTypstChild(fontFolder: string) {
  const { path, execArgv } = runnableModule(import.meta.url, "./typst.worker");
  const child = fork(path, [projectPath("assets/typst"), fontFolder], {
    execArgv,
    cwd: projectPath("."),
    env: { MALLOC_ARENA_MAX: "1" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let documents = 0;
  return {
    /** How many it was given so far. */
    documents: () => documents,
    isAlive: () => child.connected && !hasEnded(child),
    /** One at a time. Rejects when the process dies, which it is made to at the limit. */
    render(job: TypstJob, timeLimitMs: number): Promise<TypstAnswer> {
      documents += 1;
      return answerTo(child, job, timeLimitMs);
    },
    async stop(): Promise<void> {
      if (hasEnded(child)) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

export type TypstChild = ReturnType<typeof startTypstChild>;

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function answerTo(child: ChildProcess, job: TypstJob, timeLimitMs: number): Promise<TypstAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), timeLimitMs);
    const settle = (done: () => void) => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onEnd).off("error", onEnd);
      done();
    };
    const onMessage = (answer: unknown) => settle(() => resolve(answer as TypstAnswer));
    const onEnd = () => settle(() => reject(new Error("The typesetting process ended before the document was done.")));
    child.on("message", onMessage).on("exit", onEnd).on("error", onEnd);
    child.send(job);
  });
}
