import { expect, it, vi } from "vitest";
import { allAppearances } from "../../../../tests/bench/documents/document-matrix.ts";
import { careerOf, layoutProfiles, writtenSet } from "../../../../tests/bench/documents/document-samples.ts";
import { pageFaults, pagesOfLines } from "../../../../tests/bench/documents/page-faults.ts";
import { filledProfiles, forgottenFill, pageFills } from "../../../../tests/bench/documents/page-fill.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { careers, sampled, sampledCareers } from "../../../../tests/round-trip/careers.ts";
import { plainCv } from "../../../../tests/round-trip/read-back.ts";
import { sharedRenderer as renderer } from "../../../../tests/shared-renderer.ts";
import { sheetOf } from "../../../engines/document-writing/document-sheet.ts";
import type { WrittenDocument } from "../../../engines/document-writing/document-writing.ts";
import {
  type DocumentAppearance,
  defaultAppearance,
  designLayouts,
  documentDesigns,
} from "../../../shared/documents/document-appearance.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";

// Each process that starts loads the compiler anew, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

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

it.each(Object.entries(profiles).map(([name, profile], index) => ({ name, profile, index })))(
  "separates nothing that belongs together in any design: $name",
  async ({ profile, index }) => {
    if (!profile) throw new Error("There is no such sample");
    const { cv } = writtenSet(profile);
    const appearances = profile === twoPages ? allAppearances : sampled(allAppearances, index);
    expect((await Promise.all(appearances.map((appearance) => faultsOf(cv, appearance)))).flat()).toEqual([]);
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

it.each(allAppearances.map((appearance, index) => ({ ...appearance, index })))(
  "ends on no page of a few lines, in letters of 9.5 pt at least: $design, $paper",
  async ({ index, ...appearance }) => {
    const people = sampled(filledProfiles.slice(0, 14), index);
    for (const { pages, lastFill, smallest } of await pageFills(renderer, appearance, people)) {
      if (pages > 1) expect(lastFill).toBeGreaterThanOrEqual(forgottenFill);
      expect(smallest).toBeGreaterThanOrEqual(9.5);
    }
  },
);

it("sets tighter only what that spares a page", async () => {
  const measured = async (profile: ProfileDocument | undefined) => {
    if (!profile) throw new Error("There is no such sample");
    const sheet = sheetOf(plainCv(profile), { design: "modern", paper: "us-letter" });
    const pages = await pagesOfLines((await renderer.render(sheet)).pdf);
    // Of the name, which shrinks with all distances.
    return { pages: pages.length, largest: Math.max(...pages.flatMap(({ body }) => body.map(({ size }) => size))) };
  };
  const nearlyOnePage = careers.find(({ personal_details }) => personal_details.name === "Priya Raghunathan");
  const { pages, largest } = await measured(nearlyOnePage);
  expect(pages).toBe(1);
  expect(largest).toBeGreaterThan(20.1);
  expect(largest).toBeLessThan(26.9);
  expect(await measured(twoPages)).toEqual({ pages: 2, largest: 27 });
});

it.each(allAppearances)("sets the dates of a career at one edge: $design, $paper", async (appearance) => {
  const { pdf } = await renderer.render(sheetOf(writtenSet(engineerProfile()).cv, appearance));
  const [page] = await pagesOfLines(pdf);
  const lines = page?.body.filter(({ text }) => /(2019 – Present|2014 – Feb 2019)/.test(text)) ?? [];
  const inMargin = designLayouts[appearance.design] === "dates in margin";
  const edges = lines.map(({ left, right }) => Math.round(inMargin ? left : right));
  const margin = Math.min(...(page?.body.map(({ left }) => left) ?? []));
  const edge = Math.round(inMargin ? margin : (page?.width ?? 0) - margin);
  expect(edges).toEqual([edge, edge]);
});

it("sets no entry's text below its dates where they stand in the margin", async () => {
  const { pdf } = await renderer.render(sheetOf(writtenSet(engineerProfile()).cv, { design: "timeline", paper: "a4" }));
  const [page] = await pagesOfLines(pdf);
  const lefts = page?.body.filter(({ text }) => /^(•|Kernwerk|Polska)/.test(text)).map(({ left }) => left) ?? [];
  expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(1);
  expect(Math.min(...lefts)).toBeGreaterThan(120);
});

it("begins the side column beside the body, on the first page alone, and the second is as wide as its paper", async () => {
  const { cv } = writtenSet(twoPages ?? engineerProfile());
  const { pdf } = await renderer.render(sheetOf(cv, { design: "sidebar", paper: "a4" }));
  const pages = await pagesOfLines(pdf, ({ number, left }) => number === 1 && left < 180);
  const [first, second] = pages;
  const headingAt = (lines: { text: string; y: number }[] | undefined, heading: string) =>
    lines?.find(({ text }) => text === heading)?.y;
  expect(headingAt(first?.side, "SKILLS")).toBeCloseTo(headingAt(first?.body, "SUMMARY") ?? 0, 0);
  const lefts = [first?.side, second?.body].map((lines = []) => Math.min(...lines.map(({ left }) => left)));
  expect(lefts[1]).toBeCloseTo(lefts[0] ?? 0, 0);
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

it("sets no date alone on a row, however long the title before it", async () => {
  const title = "Senior Manager, Site Reliability and Developer Infrastructure for Regulated Products";
  const long = engineerProfile({ professional_experience: jobs.map((job) => ({ ...job, title })) });
  const { cv } = writtenSet(long);
  const dates = documentDesigns.map(async (design) => {
    const { pdf } = await renderer.render(sheetOf(cv, { design, paper: "a4" }));
    const pages = await pagesOfLines(pdf);
    return pages.flatMap(({ body }) => body.filter(({ text }) => /^Mar 20\d\d – [\w ]+$/.test(text)));
  });
  expect((await Promise.all(dates)).flat()).toEqual([]);
});

it("ends no page within a section of a few entries", async () => {
  const degrees = ["MSc, Process Engineering", "BSc, Chemistry", "Diploma, Chemistry"];
  const education = degrees.map((degree, at) => ({
    ...{ institution: "AGH University", attendance: `${2012 - 3 * at} - ${2014 - 3 * at}`, gpa: "" },
    ...{ degree_type: degree.split(", ")[0] ?? "", specialization: degree.split(", ")[1] ?? "" },
  }));
  const careersToFoot: [number, number][] = [
    [5, 4],
    [5, 5],
    [6, 3],
  ];
  const pagesOfDegrees = careersToFoot.map(async (career) => {
    const { cv } = writtenSet(engineerProfile({ education, professional_experience: careerOf(...career) }));
    const { pdf } = await renderer.render(sheetOf(cv, defaultAppearance));
    const pages = await pagesOfLines(pdf);
    return new Set(
      degrees.map((degree) => pages.findIndex(({ body }) => body.some(({ text }) => text.startsWith(degree)))),
    );
  });
  for (const pages of await Promise.all(pagesOfDegrees)) expect(pages.size).toBe(1);
});
