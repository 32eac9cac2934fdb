import { savedSearchEndpoints } from "../../src/shared/jobs/saved-search.contract.ts";
import type { TestApp } from "../test-app.ts";

/** What somebody wants to be told of, with words of theirs in it. */
export async function saveAlerts(app: TestApp, token: string, words: string): Promise<void> {
  const search = { id: "search-one", name: `For ${words}`, query: { job_title: "Engineer" } };
  await app.call(savedSearchEndpoints.save, { token, body: search });
}
