let count = 0;
const waiting: (() => void)[] = [];

/** How many calls wait for their reply: what nobody sees at first is fetched after what the page shows. */
export const pendingCalls = {
  areNone: () => count === 0,

  async during<Reply>(reply: Promise<Reply>): Promise<Reply> {
    count += 1;
    try {
      return await reply;
    } finally {
      count -= 1;
      if (count === 0) for (const begin of waiting.splice(0)) begin();
    }
  },

  /** Begins once none is left. */
  whenDone(begin: () => void): void {
    waiting.push(begin);
  },
};
