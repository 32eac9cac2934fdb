const [soonMs, laterMs] = [2_000, 30_000];

/** Work in rounds, one at a time: at once when somebody asks, by itself a while later, and soon again where something is left. */
export class WorkRounds {
  readonly #work: () => Promise<"done" | "left">;
  readonly #onFailure: (error: unknown) => void;
  #round: Promise<void> | undefined;
  #isDueAgain = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(work: () => Promise<"done" | "left">, onFailure: (error: unknown) => void) {
    this.#work = work;
    this.#onFailure = onFailure;
  }

  /** What begins to wait while a round is ending gets a round of its own. */
  readonly kick = (): void => {
    if (this.#round) {
      this.#isDueAgain = true;
      return;
    }
    this.#schedule(laterMs);
    this.#round = this.#runOnce().finally(() => {
      this.#round = undefined;
      if (!this.#isDueAgain || this.#isClosed) return;
      this.#isDueAgain = false;
      this.kick();
    });
  };

  readonly isClosed = (): boolean => this.#isClosed;

  async settled(): Promise<void> {
    while (this.#round) await this.#round;
  }

  /** Brings the present round to its end; there is no further one. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  async #runOnce(): Promise<void> {
    try {
      if ((await this.#work()) === "left") this.#schedule(soonMs);
    } catch (error) {
      this.#onFailure(error);
      this.#schedule(soonMs);
    }
  }

  #schedule(pauseMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(this.kick, pauseMs).unref();
  }
}
