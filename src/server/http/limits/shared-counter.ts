/** Adds to what all servers have counted of a key, and answers how many that are and when they are forgotten. */
export type CountTogether = (name: string, count: number) => Promise<{ count: number; secondsLeft: number }>;

/** What one caller did in the present window. */
interface Counter {
  /** On this server. */
  own: number;
  /** Of these, the servers know of so many. */
  told: number;
  /** On the other servers, as far as is known. */
  others: number;
  endsAt: number;
  isTelling: boolean;
}

type Answer = (error: Error | null, result: { current: number; ttl: number }) => void;

/** Of callers that are remembered at most. */
const maxCounters = 20_000;

/**
 * A store for @fastify/rate-limit. Each server counts by itself, and tells the others only of callers that have used a tenth
 * of their limit: an ordinary request costs no query, and however many servers there are, each adds no more than a tenth.
 * No request waits for that; while the database is away each server has the whole limit.
 */
export function createSharedCounter(countTogether: CountTogether) {
  class SharedCounter {
    readonly #counters = new Map<string, Counter>();

    /** For a route with a limit of its own, which its keys tell apart. */
    child(): SharedCounter {
      return this;
    }

    incr(key: string, answer: Answer, windowMs: number, max: number): void {
      const counter = this.#counterOf(key, windowMs);
      counter.own += 1;
      // While nobody can be told it counts alone.
      this.#tell(counter, `requests:${key}`, max / 10).catch(() => undefined);
      answer(null, { current: counter.own + counter.others, ttl: counter.endsAt - Date.now() });
    }

    async #tell(counter: Counter, name: string, step: number): Promise<void> {
      if (counter.isTelling) return;
      counter.isTelling = true;
      try {
        while (counter.own - counter.told >= step) await exchange(counter, name);
      } finally {
        counter.isTelling = false;
      }
    }

    #counterOf(key: string, windowMs: number): Counter {
      const known = this.#counters.get(key);
      if (known && known.endsAt > Date.now()) return known;
      this.#counters.delete(key);
      const [oldest] = this.#counters.keys();
      if (oldest !== undefined && this.#counters.size >= maxCounters) this.#counters.delete(oldest);
      const counter = { own: 0, told: 0, others: 0, endsAt: Date.now() + windowMs, isTelling: false };
      this.#counters.set(key, counter);
      return counter;
    }
  }

  async function exchange(counter: Counter, name: string): Promise<void> {
    const news = counter.own - counter.told;
    const { count, secondsLeft } = await countTogether(name, news);
    counter.told += news;
    counter.others = Math.max(0, count - counter.told);
    counter.endsAt = Date.now() + secondsLeft * 1000;
  }

  return SharedCounter;
}
