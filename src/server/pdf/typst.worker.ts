import { join } from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import {
  bestPagination,
  missingCharactersIn,
  type PageSetting,
  type Paginated,
  pageDrawings,
  readablePdf,
} from "../../engines/typesetting/typesetting.ts";
import { readyMessage, type TypstAnswer, type TypstJob } from "./typst-job.ts";

/** How many documents later something is forgotten that none has used again. */
const rememberedDocuments = 2;
const bounds = {
  cv: { minLength: 0.7, minLastFill: 0.25, minOnlyFill: 0.75 },
  letter: { minLength: 0.7, minLastFill: 0.3, minOnlyFill: 0 },
};
const asDesigned: PageSetting = { tightness: 0 };
const [templateFolder = "", fontFolder = ""] = process.argv.slice(2);
const compiler = NodeCompiler.create({ workspace: templateFolder, fontArgs: [{ fontPaths: [fontFolder] }] });

process.on("message", (job: TypstJob) => {
  process.send?.(answer(job));
  // What was remembered for documents of other people: it grows by several megabytes with each.
  compiler.evictCache(rememberedDocuments);
});
process.on("disconnect", () => process.exit());
process.send?.(readyMessage);

function answer({ template, data, as }: TypstJob): TypstAnswer {
  try {
    layFile("sheet.json", data);
    if (template === "report") return accessiblePdf(compile(template, asDesigned, true));
    const { document, tightness } = bestPagination(
      (setting) => paginated(fewestPages(template, setting)),
      bounds[template],
    );
    if (as === "tightness") return { tightness };
    return as === "drawings" ? { drawings: pageDrawings(compiler.plainSvg(document)) } : accessiblePdf(document);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Entries stay whole unless that costs a page. */
function fewestPages(template: TypstJob["template"], setting: PageSetting): NodeTypstDocument {
  const whole = compile(template, setting, true);
  if (template === "letter" || whole.numOfPages === 1 || valueIn(whole, "needs-every-page")) return whole;
  const broken = compile(template, setting, false);
  return broken.numOfPages < whole.numOfPages ? broken : whole;
}

const paginated = (document: NodeTypstDocument): Paginated<NodeTypstDocument> => ({
  document,
  pages: document.numOfPages,
  lastFill: valueIn(document, "last-page-fill"),
  lowSection: valueIn(document, "low-section"),
});

function compile(
  template: TypstJob["template"],
  { tightness, onNextPage }: PageSetting,
  keep_entries_whole: boolean,
): NodeTypstDocument {
  layFile("pagination.json", JSON.stringify({ tightness, on_next_page: onNextPage, keep_entries_whole }));
  const result = compiler.compile({ mainFilePath: join(templateFolder, `${template}.typ`) });
  if (!result.result) throw new Error(firstDiagnostic(result.takeDiagnostics()?.shortDiagnostics));
  return result.result;
}

/** For the template to read; only in memory. An input of the compiler would make it forget all that it knows. */
function layFile(name: string, text: string): void {
  compiler.mapShadow(join(templateFolder, name), Buffer.from(text));
}

/** What the template says about the document that it made. */
function valueIn(document: NodeTypstDocument, label: "needs-every-page" | "last-page-fill" | "low-section"): number {
  return Number(compiler.query(document, { selector: `<${label}>`, field: "value" })[0]);
}

function firstDiagnostic(diagnostics: { message?: string }[] = []): string {
  return diagnostics[0]?.message ?? "no reason given";
}

/** PDF/UA-1 refuses a document with a character that no font draws; such a one is written as a plain tagged PDF. */
function accessiblePdf(document: NodeTypstDocument): { pdf: Uint8Array; missingCharacters: string[] } {
  try {
    return { pdf: readablePdf(compiler.pdf(document, { pdfStandard: "ua-1" })), missingCharacters: [] };
  } catch (error) {
    return {
      pdf: readablePdf(compiler.pdf(document, {})),
      missingCharacters: missingCharactersIn(error instanceof Error ? error.message : ""),
    };
  }
}
