import { savedSearchEndpoints } from "../../src/shared/jobs/saved-search.contract.ts";
import { reminderEndpoints } from "../../src/shared/reminders/reminders.contract.ts";
import type { TestApp } from "../test-app.ts";

/** What somebody wants to be told of, with words of theirs in it. */
export async function saveAlerts(app: TestApp, token: string, words: string): Promise<void> {
  const search = { id: "search-one", name: `For ${words}`, query: { job_title: "Engineer" } };
  await app.call(savedSearchEndpoints.save, { token, body: search });
  const digest = { is_on: true, hour: 8, weekdays: [1], zone: "Europe/Berlin" };
  await app.call(reminderEndpoints.setDigest, { token, body: digest });
  await app.call(reminderEndpoints.renewCalendar, { token });
}
