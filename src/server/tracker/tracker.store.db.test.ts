import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { type JobStatus, type JobToSave, jobStatuses } from "../../shared/tracker/tracker.contract.ts";
import { createDocumentsStore } from "../documents/documents.store.ts";
import { createTrackerStore } from "./tracker.store.ts";

const app = await createTestApp();

let count = 0;
function job(): JobToSave {
  count += 1;
  return { job_title: "Nurse", job_url: `https://jobs.example/${count}`, company_name: "Charité" };
}

const statuses = (history: { status: JobStatus }[]) => history.map((entry) => entry.status);

describe("tracker store", () => {
  it("[TRACK-09] has one entry for each change of status, in order and never back in time", async () => {
    const someone = await app.signUp();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ status: fc.constantFrom(...jobStatuses), clock: fc.integer({ min: 0, max: 1e12 }) }), {
          minLength: 1,
          maxLength: 12,
        }),
        async (steps) => {
          const nurse = job();
          for (const { status, clock } of steps) {
            const store = createTrackerStore(
              app.database,
              createDocumentsStore(app.database).setDeletedOfCards,
              () => new Date(clock),
            );
            await store.save(someone.userId, { ...nurse, status });
          }
          const [tracked] = await createTrackerStore(
            app.database,
            createDocumentsStore(app.database).setDeletedOfCards,
          ).list(someone.userId);
          await createTrackerStore(app.database, createDocumentsStore(app.database).setDeletedOfCards).remove(
            someone.userId,
            nurse.job_url,
          );
          const wanted = steps.map((step) => step.status).filter((status, i, all) => status !== all[i - 1]);
          expect(statuses(tracked?.history ?? [])).toEqual(wanted);
          const times = tracked?.history.map((entry) => entry.timestamp) ?? [];
          expect(times).toEqual([...times].sort());
        },
      ),
      { numRuns: 25 },
    );
  });

  it("keeps a whole history under parallel changes", async () => {
    const someone = await app.signUp();
    const store = createTrackerStore(app.database, createDocumentsStore(app.database).setDeletedOfCards);
    const nurse = job();
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => store.save(someone.userId, { ...nurse, status: jobStatuses[i % 5] })),
    );
    const [tracked, ...others] = await store.list(someone.userId);
    expect(others).toEqual([]);
    const history = statuses(tracked?.history ?? []);
    expect(history.every((status, i) => status !== history[i - 1])).toBe(true);
  });
});
