import { PDFiumModule } from "@hyzyla/pdfium";

type PackagePdfium = Awaited<ReturnType<typeof PDFiumModule>>;

/** What the package's own types leave out of PDFium's interface (fpdf_attachment.h). */
interface AttachmentFunctions {
  _FPDFDoc_GetAttachmentCount(document: number): number;
  _FPDFDoc_GetAttachment(document: number, index: number): number;
  _FPDFAttachment_GetFile(attachment: number, buffer: number, length: number, written: number): number;
}
export type Pdfium = PackagePdfium & AttachmentFunctions;

/** FPDF_GetLastError: a password is needed, or the one given is wrong. */
const passwordError = 4;

let loaded: Promise<Pdfium> | undefined;

const hasAttachmentFunctions = (pdfium: PackagePdfium): pdfium is Pdfium => "_FPDFAttachment_GetFile" in pdfium;

/** PDFium's functions, as its headers name them; one instance a process. */
function loadPdfium(): Promise<Pdfium> {
  loaded ??= PDFiumModule({}).then((pdfium) => {
    if (!hasAttachmentFunctions(pdfium)) throw new Error("PDFium without its attachments");
    pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
    return pdfium;
  });
  return loaded;
}

/**
 * Opens a PDF for as long as it is used.
 * @throws Error that speaks of a password or of a broken file
 */
export async function withPdf<Result>(
  bytes: Uint8Array,
  use: (pdfium: Pdfium, document: number) => Result,
): Promise<Result> {
  const pdfium = await loadPdfium();
  const memory = pdfium.wasmExports.malloc(bytes.length);
  let document = 0;
  try {
    pdfium.HEAPU8.set(bytes, memory);
    document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0);
    if (!document) {
      throw new Error(pdfium._FPDF_GetLastError() === passwordError ? "A password is needed" : "A broken PDF");
    }
    return use(pdfium, document);
  } finally {
    if (document) pdfium._FPDF_CloseDocument(document);
    pdfium.wasmExports.free(memory);
  }
}
