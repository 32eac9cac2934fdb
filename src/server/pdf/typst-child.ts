import { type ChildProcess, fork } from "node:child_process";
import { runnableModule } from "../process/runnable-module.ts";
import { projectPath } from "../project-path.ts";
import { readyMessage, type TypstAnswer, type TypstJob } from "./typst-job.ts";

/** The process died of something else than the time limit: another one may well set the document. */
export class TypstChildLost extends Error {
  override message = "The typesetting process ended before the document was done.";
}

/**
 * Compiles documents in a process of its own: a running compilation can neither be interrupted nor its thread be ended,
 * and the compiler leaks about 0.4 MB a document. The process inherits nothing of the server's environment: no secrets.
 */
export function startTypstChild(fontFolder: string) {
  const child = fork(runnableModule(import.meta.url, "./typst.worker"), [projectPath("assets/typst"), fontFolder], {
    execArgv: [],
    cwd: projectPath("."),
    env: { MALLOC_ARENA_MAX: "1" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let documents = 0;
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.on("error", () => {
      child.kill("SIGKILL");
      resolve();
    });
  });
  return {
    /** How many it was given so far. */
    documents: () => documents,
    /** True once it can take a document, false when it ended before that. */
    started: Promise.race([
      new Promise<boolean>((resolve) => child.once("message", (said) => resolve(said === readyMessage))),
      ended.then(() => false),
    ]),
    ended,
    /** One at a time. Rejects when the process dies, which it is made to at the limit. */
    render(job: TypstJob, timeLimitMs: number): Promise<TypstAnswer> {
      documents += 1;
      return answerTo(child, job, timeLimitMs);
    },
    /** It has stopped when `ended` resolves. */
    stop(): void {
      child.kill("SIGKILL");
    },
  };
}

export type TypstChild = ReturnType<typeof startTypstChild>;

function answerTo(child: ChildProcess, job: TypstJob, timeLimitMs: number): Promise<TypstAnswer> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill("SIGKILL");
    }, timeLimitMs);
    const settle = (done: () => void) => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onEnd).off("error", onEnd);
      done();
    };
    const onMessage = (answer: unknown) => settle(() => resolve(answer as TypstAnswer));
    const onEnd = () =>
      settle(() => reject(isLate ? new Error("The document took too long to set.") : new TypstChildLost()));
    child.on("message", onMessage).on("exit", onEnd).on("error", onEnd);
    child.send(job);
  });
}
