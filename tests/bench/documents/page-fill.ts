import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sheetOf } from "../../../src/engines/document-writing/document-sheet.ts";
import type { PdfRenderer } from "../../../src/server/pdf/pdf-renderer.ts";
import type { DocumentAppearance } from "../../../src/shared/documents/document-appearance.contract.ts";
import type { ProfileDocument } from "../../../src/shared/profile/profile.contract.ts";
import { careers } from "../../round-trip/careers.ts";
import { plainCv } from "../../round-trip/read-back.ts";
import { judgedFile } from "../../truth/judged-file.ts";
import { type PageOfLines, pagesOfLines } from "./page-faults.ts";

export interface PageFill {
  pages: number;
  /** Part of its page that the last one fills. */
  lastFill: number;
  /** Points, of the smallest letters of the body. */
  smallest: number;
}

/** Less than that of a last page looks forgotten. */
export const forgottenFill = 0.25;
/** Millimetres above and below the text, about; and points of a line. */
const [margins, lineHeight] = [(20 + 18) * 2.835, 12];

/** People with so much to say that their CVs end anywhere from the foot of page 1 to that of page 3. */
const mergedCareers: ProfileDocument[] = Array.from({ length: 10 }, (_, index) => {
  const [first, ...others] = careers.slice(5 * index, 5 * index + 1 + (index % 4) + 1);
  if (!first) throw new Error("There is no such career");
  const jobs = [first, ...others].flatMap(({ professional_experience }) => professional_experience);
  return { ...first, professional_experience: jobs.map((job, place) => backInTime(job, place)) };
});

function backInTime(job: ProfileDocument["professional_experience"][number], place: number) {
  return { ...job, from: `${2023 - 2 * place}-02`, to: place === 0 ? "" : `${2025 - 2 * place}-01` };
}

/** Of about a page and a third. */
const strangers = readdirSync(join(import.meta.dirname, "../../truth/fresh"))
  .filter((name) => name.startsWith("a-"))
  .map(
    (name) =>
      judgedFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../truth/fresh", name), "utf8"))).profile,
  );

export const filledProfiles: ProfileDocument[] = [...strangers, ...mergedCareers];

/** How full the last page is of the CV of each of these people. */
export async function pageFills(
  renderer: PdfRenderer,
  appearance: DocumentAppearance,
  profiles = filledProfiles,
): Promise<PageFill[]> {
  return await Promise.all(profiles.map((profile) => pageFill(renderer, profile, appearance)));
}

async function pageFill(renderer: PdfRenderer, profile: ProfileDocument, appearance: DocumentAppearance) {
  const { pdf } = await renderer.render(sheetOf(plainCv(profile), appearance));
  const pages = await pagesOfLines(pdf);
  return {
    pages: pages.length,
    lastFill: filledPart(pages.at(-1)),
    smallest: Math.min(...pages.flatMap(({ body }) => body.map(({ size }) => size))),
  };
}

function filledPart(page: PageOfLines | undefined): number {
  const [first, last] = [page?.body[0], page?.body.at(-1)];
  return page && first && last ? (last.y - first.y + lineHeight) / (page.height - margins) : 0;
}
