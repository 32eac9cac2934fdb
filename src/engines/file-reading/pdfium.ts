import { PDFiumModule } from "@hyzyla/pdfium";

type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>;

let loaded: Promise<Pdfium> | undefined;

/** PDFium's functions, as its headers name them; one instance a process. */
export function loadPdfium(): Promise<Pdfium> {
  loaded ??= PDFiumModule({}).then((pdfium) => {
    pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
    return pdfium;
  });
  return loaded;
}
