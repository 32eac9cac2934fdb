import { escapeHtml } from "../../src/shared/text/html-escape.rules.ts";
import { type CvLine, cvLines } from "./sample-cv.ts";
import { storedZip } from "./stored-zip.ts";

const wordNamespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const officeTypes = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** The sample CV as the smallest file that Word opens. */
export function cvDocx(lines: CvLine[] = cvLines()): Buffer {
  return storedZip({
    "[Content_Types].xml": `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${officeTypes}.document.main+xml"/></Types>`,
    "_rels/.rels": `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `${declaration}<w:document xmlns:w="${wordNamespace}"><w:body>${lines.map(paragraph).join("")}</w:body></w:document>`,
  });
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const styles = { title: "Title", heading: "Heading1", point: "ListBullet", text: "Normal" };

function paragraph({ kind, text }: CvLine): string {
  return `<w:p><w:pPr><w:pStyle w:val="${styles[kind]}"/></w:pPr><w:r><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r></w:p>`;
}
