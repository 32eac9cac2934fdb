import { join } from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { TypstAnswer, TypstJob } from "./typst-job.ts";

const rememberedDocuments = 2;
const [templateFolder = "", fontFolder = ""] = process.argv.slice(2);
const compiler = NodeCompiler.create({ workspace: templateFolder, fontArgs: [{ fontPaths: [fontFolder] }] });

process.on("message", (job: TypstJob) => {
  process.send?.(answer(job));
  // What was remembered for documents of other people: it grows by several megabytes with each.
  compiler.evictCache(rememberedDocuments);
});
process.on("disconnect", () => process.exit());

function answer(job: TypstJob): TypstAnswer {
  try {
    return { id: job.id, ...accessiblePdf(bestPagination(job)) };
  } catch (error) {
    return { id: job.id, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Entries stay whole unless that costs a page. */
function bestPagination(job: TypstJob): NodeTypstDocument {
  const whole = compile(job, "yes");
  if (job.template === "letter" || whole.numOfPages === 1) return whole;
  const broken = compile(job, "no");
  return broken.numOfPages < whole.numOfPages ? broken : whole;
}

function compile(job: TypstJob, keepEntriesWhole: "yes" | "no"): NodeTypstDocument {
  const result = compiler.compile({
    mainFilePath: join(templateFolder, `${job.template}.typ`),
    inputs: { data: job.data, keep_entries_whole: keepEntriesWhole },
  });
  if (!result.result) throw new Error(firstDiagnostic(result.takeDiagnostics()?.shortDiagnostics));
  return result.result;
}

function firstDiagnostic(diagnostics: { message?: string }[] = []): string {
  return diagnostics[0]?.message ?? "no reason given";
}

/** PDF/UA-1 refuses a document with a character that no font draws; such a one is written as a plain tagged PDF. */
function accessiblePdf(document: NodeTypstDocument): { pdf: Uint8Array; missingCharacters: string[] } {
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: "ua-1" }), missingCharacters: [] };
  } catch (error) {
    return {
      pdf: compiler.pdf(document, {}),
      missingCharacters: missingIn(error instanceof Error ? error.message : ""),
    };
  }
}

function missingIn(message: string): string[] {
  const found = message.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g);
  return [...new Set([...found].map(([, character]) => character ?? ""))];
}
