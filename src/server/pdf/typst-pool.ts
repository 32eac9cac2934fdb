import { FairQueue } from "../process/fair-queue.ts";
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
  /** Whose turn it takes. */
  owner: string;
  /** How many processes were lost with it. */
  losses: number;
  resolve(answer: TypstAnswer): void;
  reject(error: unknown): void;
}

/** A document that takes its process down takes no more of them with it. */
const lossesAllowed = 2;

/** Gives documents to child processes, one at a time to each; a document whose process was lost goes to another. */
export class TypstPool {
  private readonly options: Options;
  private readonly children = new Set<TypstChild>();
  private readonly idle = new Set<TypstChild>();
  private readonly waiting = new FairQueue<Order>();
  private starting = 0;
  /** One at a time, so that there is never more than one process too many. */
  private replacement: { old: TypstChild; isReady: boolean } | undefined;
  private isClosed = false;

  constructor(options: Options) {
    this.options = options;
  }

  /** @param owner whose turn it takes: one person's many documents wait behind another's first */
  render(job: TypstJob, owner = ""): Promise<TypstAnswer> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new Error("The PDF renderer is closed."));
      this.waiting.push(owner, { job, owner, losses: 0, resolve, reject });
      this.dispatch();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (let order = this.waiting.shift(); order; order = this.waiting.shift())
      order.reject(new Error("The PDF renderer is closed."));
    const running = [...this.children];
    for (const child of running) child.stop();
    await Promise.all(running.map(({ ended }) => ended));
  }

  private dispatch(): void {
    while (this.idle.size > 0) {
      const order = this.waiting.shift();
      if (!order) return;
      this.serve(order, this.takeIdle()).catch(order.reject);
    }
    while (!this.isClosed && this.starting < this.waiting.size && this.children.size < this.options.size)
      this.startForWaiting().catch(this.failNext);
  }

  /** The one that worked last: its memory is warm, and the others may be paged out. */
  private takeIdle(): TypstChild {
    const [child] = [...this.idle].slice(-1);
    if (!child) throw new Error("There is no idle process.");
    this.idle.delete(child);
    return child;
  }

  private async serve(order: Order, child: TypstChild): Promise<void> {
    try {
      order.resolve(await child.render(order.job, this.options.timeLimitMs));
      this.free(child);
    } catch (error) {
      child.stop();
      this.tryAgain(order, error);
    }
    this.dispatch();
  }

  private tryAgain(order: Order, error: unknown): void {
    const losses = order.losses + 1;
    if (this.isClosed || losses > lossesAllowed || !(error instanceof TypstChildLost)) order.reject(error);
    else this.waiting.giveBack(order.owner, { ...order, losses });
  }

  private free(child: TypstChild): void {
    if (this.replacement?.old === child && this.replacement.isReady) {
      child.stop();
      return;
    }
    this.idle.add(child);
    const isWorn = child.documents() >= this.options.documentsPerProcess;
    if (!this.isClosed && !this.replacement && isWorn) this.replace(child).catch(this.failNext);
  }

  private async replace(old: TypstChild): Promise<void> {
    const mine = { old, isReady: false };
    this.replacement = mine;
    mine.isReady = await this.start();
    if (mine.isReady && this.idle.delete(old)) old.stop();
    if (!mine.isReady && this.replacement === mine) this.replacement = undefined;
    this.dispatch();
  }

  private async startForWaiting(): Promise<void> {
    if (!(await this.start())) {
      const order = this.waiting.shift();
      if (order) this.tryAgain(order, new TypstChildLost());
    }
    this.dispatch();
  }

  private async start(): Promise<boolean> {
    const child = this.options.startChild();
    this.children.add(child);
    this.starting += 1;
    child.ended.then(() => this.forget(child)).catch(this.failNext);
    const hasStarted = await child.started;
    this.starting -= 1;
    if (hasStarted) this.idle.add(child);
    return hasStarted;
  }

  private forget(child: TypstChild): void {
    this.children.delete(child);
    this.idle.delete(child);
    if (this.replacement?.old === child) this.replacement = undefined;
    this.dispatch();
  }

  /** Of what goes wrong beside any document, the next one tells. */
  private readonly failNext = (error: unknown): void => {
    this.waiting.shift()?.reject(error);
  };
}
