import { afterAll, expect, it, vi } from "vitest";
import { allAppearances } from "../../../../tests/bench/documents/document-matrix.ts";
import { careerOf, layoutProfiles, writtenSet } from "../../../../tests/bench/documents/document-samples.ts";
import { pageFaults, pagesOfLines } from "../../../../tests/bench/documents/page-faults.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { careers, sampledCareers } from "../../../../tests/round-trip/careers.ts";
import { plainCv } from "../../../../tests/round-trip/read-back.ts";
import type { WrittenDocument } from "../../../engines/document-writing/document-writing.ts";
import { type DocumentAppearance, defaultAppearance } from "../../../shared/documents/document-appearance.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { createPdfRenderer } from "../../pdf/pdf-renderer.ts";
import { sheetOf } from "../pages/document-sheet.ts";

// Each process that starts loads the compiler anew, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const renderer = createPdfRenderer({ size: 1 });
afterAll(() => renderer.close());

async function faultsOf(document: WrittenDocument, appearance: DocumentAppearance): Promise<string[]> {
  const sheet = sheetOf(document, appearance);
  const { pdf } = await renderer.render(sheet);
  const faults = await pageFaults(pdf, sheet);
  return faults.map(
    (fault) => `${document.name.text}, ${appearance.design}, ${appearance.paper}, ${document.kind}: ${fault}`,
  );
}

const { "two-pages": twoPages, "thirty-pages": thirtyPages } = layoutProfiles;
const jobs = careerOf(3, 4);
const profiles: Record<string, ProfileDocument | undefined> = {
  "two pages": twoPages,
  "no experience": engineerProfile({ professional_experience: [] }),
  "jobs without points": engineerProfile({
    professional_experience: jobs.map((job) => ({ ...job, responsibilities: [] })),
  }),
  "points without jobs": engineerProfile({
    professional_experience: jobs.map((job) => ({ ...job, title: "", company: "", location: "", from: "", to: "" })),
  }),
};

it.each(Object.entries(profiles))(
  "separates nothing that belongs together in any design: %s",
  async (_name, profile) => {
    if (!profile) throw new Error("There is no such sample");
    const { cv } = writtenSet(profile);
    expect((await Promise.all(allAppearances.map((appearance) => faultsOf(cv, appearance)))).flat()).toEqual([]);
  },
);

it("separates nothing that belongs together in the CVs of fifty people", async () => {
  const faults = sampledCareers.map((career, index) =>
    faultsOf(plainCv(career), allAppearances[index % allAppearances.length] ?? defaultAppearance),
  );
  expect((await Promise.all(faults)).flat()).toEqual([]);
});

it("separates nothing that belongs together on thirty pages", async () => {
  if (!thirtyPages) throw new Error("There is no such sample");
  expect(await faultsOf(writtenSet(thirtyPages).cv, { design: "executive", paper: "a4" })).toEqual([]);
});

it("sets tighter only what would leave a few lines alone on the last page", async () => {
  const measured = async (profile: ProfileDocument | undefined) => {
    if (!profile) throw new Error("There is no such sample");
    const sheet = sheetOf(plainCv(profile), { design: "modern", paper: "us-letter" });
    const pages = await pagesOfLines((await renderer.render(sheet)).pdf);
    return { pages: pages.length, size: Math.min(...pages.flatMap(({ body }) => body.map(({ size }) => size))) };
  };
  const nearlyOnePage = careers.find(({ personal_details }) => personal_details.name === "Priya Raghunathan");
  expect(await measured(nearlyOnePage)).toMatchObject({ pages: 1 });
  expect(await measured(twoPages)).toEqual({ pages: 2, size: 9.5 });
});

it("leaves no empty row where an entry has points alone", async () => {
  const profile = profiles["points without jobs"];
  if (!profile) throw new Error("There is no such sample");
  const { pdf } = await renderer.render(sheetOf(writtenSet(profile).cv, defaultAppearance));
  const [page] = await pagesOfLines(pdf);
  const heading = page?.body.findIndex(({ text }) => text === "EXPERIENCE") ?? -1;
  const [above, below] = page?.body.slice(heading, heading + 2) ?? [];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(25);
});
