import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { type CvLine, cvLines } from "./sample-cv.ts";

/** The sample CV as a PDF with a text layer, set by Typst. */
export function cvPdf(lines: CvLine[] = cvLines()): Buffer {
  const compiler = NodeCompiler.create();
  return compiler.pdf({ mainFileContent: `#set page(margin: 2cm)\n${lines.map(markup).join("\n\n")}` });
}

function markup({ kind, text }: CvLine): string {
  const words = `#${JSON.stringify(text)}`;
  return { title: `= ${words}`, heading: `== ${words}`, point: `- ${words}`, text: words }[kind];
}
