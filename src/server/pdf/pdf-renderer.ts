import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { projectPath } from "../project-path.ts";
import { cleanSheet, textIn } from "./clean-text.ts";
import { chooseScripts } from "./script-choice.ts";
import type { Sheet } from "./sheet.ts";
import { startTypstChild, type TypstChild } from "./typst-child.ts";
import type { TypstAnswer } from "./typst-job.ts";

export interface RenderedPdf {
  pdf: Uint8Array;
  /** Characters that no font draws. Empty: the PDF is PDF/UA-1, otherwise it is only tagged. */
  missingCharacters: string[];
}

interface Options {
  fontFolder?: string;
  /** Processes at most; they start when there is work and stay. */
  size?: number;
  /** After so many documents a process is replaced by a fresh one. */
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
  const idle: TypstChild[] = [];
  const busy = new Set<TypstChild>();
  const waiting: ((child: TypstChild) => void)[] = [];
  let lastJobId = 0;
  let closed = false;

  function acquire(): TypstChild | Promise<TypstChild> {
    if (closed) throw new Error("The PDF renderer is closed.");
    const child = idle.pop();
    if (child?.isAlive()) return take(child);
    if (busy.size < size) return take(startTypstChild(fontFolder));
    return new Promise((resolve) => waiting.push(resolve));
  }

  function take(child: TypstChild): TypstChild {
    busy.add(child);
    return child;
  }

  function release(child: TypstChild): void {
    busy.delete(child);
    const usable = child.isAlive() && child.documents() < documentsPerProcess;
    if (!usable) void child.stop();
    if (closed) return;
    const next = waiting.shift();
    if (next) next(take(usable ? child : startTypstChild(fontFolder)));
    else if (usable) idle.push(child);
  }

  async function compile(template: Sheet["template"], data: string): Promise<TypstAnswer> {
    const child = await acquire();
    try {
      lastJobId += 1;
      return await child.render({ id: lastJobId, template, data }, timeLimitMs);
    } finally {
      release(child);
    }
  }

  return {
    async render(sheet: Sheet): Promise<RenderedPdf> {
      requireFonts(fontFolder);
      const answer = await compile(sheet.template, templateData(sheet));
      if ("failure" in answer) throw new Error(`The document could not be set: ${answer.failure}`);
      return { pdf: answer.pdf, missingCharacters: answer.missingCharacters };
    },
    async close(): Promise<void> {
      closed = true;
      await Promise.all([...idle.splice(0), ...busy].map((child) => child.stop()));
    },
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
