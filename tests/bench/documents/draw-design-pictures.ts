import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { sheetOf } from "../../../src/engines/document-writing/document-sheet.ts";
import { createPdfRenderer } from "../../../src/server/pdf/pdf-renderer.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { documentDesigns } from "../../../src/shared/documents/document-appearance.contract.ts";
import { layoutProfiles, writtenSet } from "./document-samples.ts";

const profile = layoutProfiles["two-pages"];
if (!profile) throw new Error("There is no sample");
const { cv } = writtenSet(profile);
const folder = projectPath("public/designs");
mkdirSync(folder, { recursive: true });
const renderer = createPdfRenderer({ size: 1 });
const named = process.argv.slice(2);
for (const design of documentDesigns.filter((one) => named.length === 0 || named.includes(one))) {
  const path = `${folder}/${design}`;
  writeFileSync(`${path}.pdf`, (await renderer.render(sheetOf(cv, { design, paper: "a4" }))).pdf);
  try {
    execFileSync("pdftoppm", ["-png", "-r", "40", "-singlefile", `${path}.pdf`, path], { stdio: "ignore" });
  } finally {
    rmSync(`${path}.pdf`);
  }
}
await renderer.close();
