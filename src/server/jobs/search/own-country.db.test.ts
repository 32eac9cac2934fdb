import { beforeAll, expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { createTestApp, type TestApp } from "../../../../tests/test-app.ts";
import { jobSearchEndpoints } from "../../../shared/jobs/job-search.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { createPostingIngestStore } from "../postings/posting-ingest.store.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const places = [
    { countryCode: "DE", city: "Munich", state: "Bavaria" },
    { countryCode: "GB", city: "Leeds", state: "England" },
    { countryCode: "JP", city: "Tokyo", state: "" },
  ];
  const postings = places.flatMap((place, at) =>
    ["Plumber", "General Practitioner"].map((title) =>
      makePosting({
        id: `${place.countryCode}-${title}`,
        title,
        ...place,
        postedAt: new Date(Date.UTC(2026, 10, 1 + at)),
      }),
    ),
  );
  await createPostingIngestStore(app.database).upsertPostings(postings);
});

it("shows the profile's country first, else the browser's, whole titles and like ones, and says which", async () => {
  const anna = await app.signUp();
  const ask = async (job_title: string) => {
    const body = { job_title, zone: "Europe/Berlin" };
    const { reply } = await app.call(jobSearchEndpoints.geosearch, { token: anna.token, body });
    return { first: reply.first_country, id: reply.results[0]?.id };
  };
  for (const [asked, title] of [
    ["plumber", "Plumber"],
    ["GP", "General Practitioner"],
  ])
    expect(await ask(asked ?? "")).toEqual({ first: { name: "Germany", by: "browser" }, id: `DE-${title}` });
  const data = emptyProfile();
  data.personal_details.present_location = "Leeds, UK";
  await app.call(profileEndpoints.saveVersion, { token: anna.token, body: { data } });
  for (const [asked, title] of [
    ["plumber", "Plumber"],
    ["GP", "General Practitioner"],
  ])
    expect(await ask(asked ?? "")).toEqual({ first: { name: "United Kingdom", by: "profile" }, id: `GB-${title}` });
  expect((await ask("plumber Munich")).first).toBeUndefined();
  data.personal_details.present_location = "Valencia";
  await app.call(profileEndpoints.saveVersion, { token: anna.token, body: { data } });
  // There is one in Venezuela and one in Spain.
  expect((await ask("plumber")).first).toEqual({ name: "Germany", by: "browser" });
});
