import { withPdf } from "../pdfium.ts";

/** Bytes; Europass stays below 200 kB without the photograph. */
const maxAttachment = 5_000_000;

/** The first XML file that is attached to a PDF, as Europass does. */
export const attachedXml = (bytes: Uint8Array): Promise<string | undefined> =>
  withPdf(bytes, (pdfium, document) => {
    const count = Math.min(pdfium._FPDFDoc_GetAttachmentCount(document), 20);
    for (let index = 0; index < count; index += 1) {
      const attachment = pdfium._FPDFDoc_GetAttachment(document, index);
      const content = attachment ? contentOf(pdfium, attachment) : undefined;
      if (content?.trimStart().startsWith("<")) return content;
    }
    return undefined;
  });

function contentOf(pdfium: Parameters<Parameters<typeof withPdf>[1]>[0], attachment: number): string | undefined {
  const size = pdfium.wasmExports.malloc(4);
  let memory = 0;
  try {
    if (!pdfium._FPDFAttachment_GetFile(attachment, 0, 0, size)) return undefined;
    const length = new DataView(pdfium.HEAPU8.buffer, size, 4).getUint32(0, true);
    if (length === 0 || length > maxAttachment) return undefined;
    memory = pdfium.wasmExports.malloc(length);
    if (!pdfium._FPDFAttachment_GetFile(attachment, memory, length, size)) return undefined;
    return new TextDecoder().decode(pdfium.HEAPU8.slice(memory, memory + length));
  } finally {
    pdfium.wasmExports.free(size);
    if (memory) pdfium.wasmExports.free(memory);
  }
}
