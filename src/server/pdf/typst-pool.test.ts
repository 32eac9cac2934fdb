import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultAppearance } from "../../shared/documents/document-appearance.contract.ts";
import { projectPath } from "../project-path.ts";
import { startTypstChild, type TypstChild } from "./typst-child.ts";
import type { TypstJob } from "./typst-job.ts";
import { TypstPool } from "./typst-pool.ts";

// Each process that starts loads the compiler anew, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const job: TypstJob = {
  template: "cv",
  data: JSON.stringify({
    ...defaultAppearance,
    title: "Zoë – CV",
    author: "Zoë",
    name: "Zoë",
    headline: "",
    running_title: "CV",
    lang: "en",
    region: null,
    place: "",
    contacts: [],
    side_sections: [],
    sections: [],
    cjk_fonts: [],
    rtl: false,
    tall_script: false,
  }),
};

type PoolOptions = ConstructorParameters<typeof TypstPool>[0];
const pools: TypstPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

/** A pool, and the processes that it started, in order. */
function poolWith(options: Partial<PoolOptions>, around = (child: TypstChild) => child) {
  const started: TypstChild[] = [];
  const startChild = () => {
    const child = around(startTypstChild(projectPath(".cache/fonts")));
    started.push(child);
    return child;
  };
  const pool = new TypstPool({ startChild, size: 2, documentsPerProcess: 200, timeLimitMs: 20_000, ...options });
  pools.push(pool);
  return { pool, started };
}

const pdfOf = async (pool: TypstPool) => {
  const answer = await pool.render(job);
  if (!("pdf" in answer)) throw new Error(JSON.stringify(answer));
  return Buffer.from(answer.pdf).toString("latin1");
};

describe("the pool of typesetting processes", () => {
  it("serves more callers than processes, each the same bytes, and replaces a process after its share", async () => {
    const { pool, started } = poolWith({ documentsPerProcess: 3 });
    const pdfs: string[] = [];
    const caller = async () => {
      for (let round = 0; round < 8; round += 1) pdfs.push(await pdfOf(pool));
    };
    await Promise.all([caller(), caller(), caller()]);
    expect(pdfs).toHaveLength(24);
    expect(new Set(pdfs).size).toBe(1);
    expect(started.length).toBeGreaterThan(2);
  });

  it("lets a process work until the one in its place is ready", async () => {
    const events: string[] = [];
    const { pool } = poolWith({ size: 1, documentsPerProcess: 1 }, (child) => {
      const started = child.started.then((ready) => {
        events.push("ready");
        return ready;
      });
      const stop = () => {
        events.push("stop");
        return child.stop();
      };
      return { ...child, started, stop };
    });
    await pdfOf(pool);
    await expect.poll(() => events).toEqual(["ready", "ready", "stop"]);
    await pdfOf(pool);
  });

  it("hands a document on whose process was killed: no caller notices", async () => {
    let killed = 0;
    const { pool, started } = poolWith({}, (child) => ({
      ...child,
      render(order, limit) {
        const answer = child.render(order, limit);
        // While it works: the first document of each of the first two processes.
        if (killed < 2) {
          killed += 1;
          child.stop();
        }
        return answer;
      },
    }));
    const answers = await Promise.all(Array.from({ length: 8 }, () => pdfOf(pool)));
    expect(new Set(answers).size).toBe(1);
    expect([killed, started.length > 2]).toEqual([2, true]);
  });

  it("serves on after an idle process was killed", async () => {
    const { pool, started } = poolWith({ size: 1 });
    await pdfOf(pool);
    started[0]?.stop();
    await started[0]?.ended;
    await pdfOf(pool);
    expect(started).toHaveLength(2);
  });

  it("gives up a document that took three processes down", async () => {
    const { pool, started } = poolWith({ size: 1 }, (child) => ({
      ...child,
      render(order, limit) {
        const answer = child.render(order, limit);
        child.stop();
        return answer;
      },
    }));
    await expect(pool.render(job)).rejects.toThrow("ended before the document was done");
    expect(started).toHaveLength(3);
  });

  it("gives up where no process starts", async () => {
    const { pool } = poolWith({ size: 2 }, (child) => {
      child.stop();
      return child;
    });
    await expect(pool.render(job)).rejects.toThrow("ended before the document was done");
  });

  it("ends a compilation that takes too long, once, and goes on with the next", async () => {
    const { pool, started } = poolWith({ size: 1, timeLimitMs: 1 });
    await expect(pool.render(job)).rejects.toThrow("took too long");
    await expect(pool.render(job)).rejects.toThrow("took too long");
    expect(started).toHaveLength(2);
  });

  it("refuses what waits when it is closed", async () => {
    const { pool } = poolWith({ size: 1 });
    const answers = Promise.allSettled([pool.render(job), pool.render(job)]);
    await pool.close();
    expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(pool.render(job)).rejects.toThrow("closed");
  });
});
