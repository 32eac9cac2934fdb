import { type TypstChild, TypstChildLost } from "./typst-child.ts";
import type { TypstAnswer, TypstJob } from "./typst-job.ts";

interface Options {
  startChild: () => TypstChild;
  /** Processes at most, but for one that starts in another's place. They start when there is work and stay. */
  size: number;
  /** After so many documents a process is replaced by a fresh one, and works on until that is ready. */
  documentsPerProcess: number;
  timeLimitMs: number;
}

interface Order {
  job: TypstJob;
  /** How many processes were lost with it. */
  losses: number;
  resolve(answer: TypstAnswer): void;
  reject(error: unknown): void;
}

/** A document that takes its process down takes no more of them with it. */
const lossesAllowed = 2;

/** Gives documents to child processes, one at a time to each; a document whose process was lost goes to another. */
export function createTypstPool({ startChild, size, documentsPerProcess, timeLimitMs }: Options) {
  const children = new Set<TypstChild>();
  const idle = new Set<TypstChild>();
  const waiting: Order[] = [];
  let starting = 0;
  /** One at a time, so that there is never more than one process too many. */
  let replacement: { old: TypstChild; isReady: boolean } | undefined;
  let closed = false;

  function dispatch(): void {
    while (idle.size > 0) {
      const order = waiting.shift();
      if (!order) return;
      serve(order, takeIdle()).catch(order.reject);
    }
    while (!closed && starting < waiting.length && children.size < size) startForWaiting().catch(failNext);
  }

  /** The one that worked last: its memory is warm, and the others may be paged out. */
  function takeIdle(): TypstChild {
    const [child] = [...idle].slice(-1);
    if (!child) throw new Error("There is no idle process.");
    idle.delete(child);
    return child;
  }

  async function serve(order: Order, child: TypstChild): Promise<void> {
    try {
      order.resolve(await child.render(order.job, timeLimitMs));
      free(child);
    } catch (error) {
      child.stop();
      tryAgain(order, error);
    }
    dispatch();
  }

  function tryAgain(order: Order, error: unknown): void {
    const losses = order.losses + 1;
    if (closed || losses > lossesAllowed || !(error instanceof TypstChildLost)) order.reject(error);
    else waiting.unshift({ ...order, losses });
  }

  function free(child: TypstChild): void {
    if (replacement?.old === child && replacement.isReady) {
      child.stop();
      return;
    }
    idle.add(child);
    if (!closed && !replacement && child.documents() >= documentsPerProcess) replace(child).catch(failNext);
  }

  async function replace(old: TypstChild): Promise<void> {
    const mine = { old, isReady: false };
    replacement = mine;
    mine.isReady = await start();
    if (mine.isReady && idle.delete(old)) old.stop();
    if (!mine.isReady && replacement === mine) replacement = undefined;
    dispatch();
  }

  async function startForWaiting(): Promise<void> {
    if (!(await start())) {
      const order = waiting.shift();
      if (order) tryAgain(order, new TypstChildLost());
    }
    dispatch();
  }

  async function start(): Promise<boolean> {
    const child = startChild();
    children.add(child);
    starting += 1;
    child.ended.then(() => forget(child)).catch(failNext);
    const hasStarted = await child.started;
    starting -= 1;
    if (hasStarted) idle.add(child);
    return hasStarted;
  }

  /** Of what goes wrong beside any document, the next one tells. */
  function failNext(error: unknown): void {
    waiting.shift()?.reject(error);
  }

  function forget(child: TypstChild): void {
    children.delete(child);
    idle.delete(child);
    if (replacement?.old === child) replacement = undefined;
    dispatch();
  }

  return {
    render: (job: TypstJob): Promise<TypstAnswer> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error("The PDF renderer is closed."));
        waiting.push({ job, losses: 0, resolve, reject });
        dispatch();
      }),
    async close(): Promise<void> {
      closed = true;
      for (const order of waiting.splice(0)) order.reject(new Error("The PDF renderer is closed."));
      const running = [...children];
      for (const child of running) child.stop();
      await Promise.all(running.map(({ ended }) => ended));
    },
  };
}
