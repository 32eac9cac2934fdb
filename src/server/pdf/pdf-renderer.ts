import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { projectPath } from "../project-path.ts";
import { cleanSheet, textIn } from "./clean-text.ts";
import { chooseScripts } from "./script-choice.ts";
import type { Sheet } from "./sheet.ts";
import { startTypstChild } from "./typst-child.ts";
import { createTypstPool } from "./typst-pool.ts";

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
  const pool = createTypstPool({ startChild, size, documentsPerProcess, timeLimitMs });
  return {
    async render(sheet: Sheet): Promise<RenderedPdf> {
      requireFonts(fontFolder);
      const answer = await pool.render({ template: sheet.template, data: templateData(sheet) });
      if ("failure" in answer) throw new Error(`The document could not be set: ${answer.failure}`);
      return answer;
    },
    close: pool.close,
  };
}

export type PdfRenderer = ReturnType<typeof createPdfRenderer>;

function templateData(sheet: Sheet): string {
  const data = cleanSheet(sheet.data);
  return JSON.stringify({ ...data, ...chooseScripts(textIn(data), data.lang) });
}

function requireFonts(fontFolder: string): void {
  if (existsSync(join(fontFolder, "SourceSans3_400Regular.ttf"))) return;
  throw new Error(`No fonts in ${fontFolder}: run "node scripts/prepare-fonts.mjs" once.`);
}
