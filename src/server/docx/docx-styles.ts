import type { IStylesOptions } from "docx";
import type { DocumentDesign } from "../../shared/documents/document-look.contract.ts";

interface DocxLook {
  font: string;
  accent: string;
}

/** Faces that Word has everywhere, near to those of the PDF: a Word file carries no fonts. */
const looks: Record<DocumentDesign, DocxLook> = {
  modern: { font: "Calibri", accent: "12503F" },
  classic: { font: "Cambria", accent: "161616" },
  compact: { font: "Arial", accent: "1F3A6E" },
  executive: { font: "Calibri", accent: "2B3F57" },
  warm: { font: "Georgia", accent: "9C3D1E" },
};

/** Sizes in half points, spacing in twentieths of a point. */
export function docxStyles(design: DocumentDesign, language: string): IStylesOptions {
  const { font, accent } = looks[design];
  const size = design === "compact" ? 18 : 21;
  const paragraphStyle = (id: string, before: number, after: number, run = {}) => ({
    id,
    name: id,
    basedOn: "Normal",
    run,
    paragraph: { spacing: { before, after } },
  });
  return {
    default: {
      document: {
        run: { font, size, language: { value: language } },
        paragraph: { spacing: { after: 80, line: 264 } },
      },
      heading1: { run: { size: 48, bold: true, color: accent }, paragraph: { spacing: { after: 60 } } },
      heading2: {
        run: { size: size + 1, bold: true, color: accent },
        paragraph: { spacing: { before: 280, after: 100 } },
      },
      listParagraph: { paragraph: { spacing: { after: 40 } } },
      hyperlink: { run: { color: "565E5A" } },
    },
    paragraphStyles: [
      paragraphStyle("Headline", 0, 60, { size: size + 4 }),
      paragraphStyle("Contacts", 0, 160, { color: "565E5A", size: size - 1 }),
      paragraphStyle("Entry", 160, 20),
      paragraphStyle("Place", 0, 40, { color: "565E5A" }),
    ],
  };
}
