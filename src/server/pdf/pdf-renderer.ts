import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type PdfSheet, type Sheet, sheetData, withoutLinks } from "../../engines/typesetting/typesetting.ts";
import { projectPath } from "../project-path.ts";
import { startTypstChild } from "./typst-child.ts";
import type { TypstAnswer, TypstOutput } from "./typst-job.ts";
import { TypstPool } from "./typst-pool.ts";

export interface RenderedPdf {
  pdf: Uint8Array;
  /** Characters that no font draws. Empty: the PDF is PDF/UA-1, otherwise it is only tagged. */
  missingCharacters: string[];
}

interface Options {
  fontFolder?: string;
  size?: number;
  documentsPerProcess?: number;
  timeLimitMs?: number;
}

/** Sets documents with Typst in a pool of child processes. Render rejects when a document cannot be set in time. */
export function createPdfRenderer({
  fontFolder = projectPath(".cache/fonts"),
  size = Math.min(4, availableParallelism()),
  documentsPerProcess = 200,
  timeLimitMs = 20_000,
}: Options = {}) {
  const startChild = () => startTypstChild(fontFolder);
  const pool = new TypstPool({ startChild, size, documentsPerProcess, timeLimitMs });
  async function set<As extends TypstOutput>(sheet: PdfSheet, as: As, owner?: string) {
    requireFonts(fontFolder);
    const answer = await pool.render({ template: sheet.template, data: sheetData(sheet), as }, owner);
    if (isOutput(answer, as)) return answer;
    const failure = "failure" in answer ? answer.failure : `the typesetting process answered something else than ${as}`;
    throw new Error(`The document could not be set: ${failure}`);
  }

  // The owner, of each, is the person whose turn it takes.
  return {
    render: (sheet: PdfSheet, owner?: string): Promise<RenderedPdf> => set(sheet, "pdf", owner),
    /** The same pages as pictures to look at: an SVG each, in the order of the document. */
    draw: async (sheet: Sheet, owner?: string): Promise<string[]> =>
      (await set(withoutLinks(sheet), "drawings", owner)).drawings,
    /** How much tighter than its design the PDF is set, from 0 to 1, below 0 if looser: for a file that is to be no longer than it. */
    tightnessOf: async (sheet: Sheet, owner?: string): Promise<number> =>
      (await set(sheet, "tightness", owner)).tightness,
    close: () => pool.close(),
  };
}

export type PdfRenderer = ReturnType<typeof createPdfRenderer>;

const isOutput = <As extends TypstOutput>(
  answer: TypstAnswer,
  as: As,
): answer is Extract<TypstAnswer, Record<As, unknown>> => as in answer;

function requireFonts(fontFolder: string): void {
  if (existsSync(join(fontFolder, "SourceSans3_400Regular.ttf"))) return;
  throw new Error(`No fonts in ${fontFolder}: run "node scripts/preparation/prepare-fonts.mjs" once.`);
}
