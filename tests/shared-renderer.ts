import { createPdfRenderer } from "../src/server/pdf/pdf-renderer.ts";

/** For all files of a worker, with which its process ends: one that sets documents takes half a second to start. */
export const sharedRenderer = createPdfRenderer({ size: 1 });
