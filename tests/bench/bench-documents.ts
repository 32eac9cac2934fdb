import { createPdfRenderer } from "../../src/server/pdf/pdf-renderer.ts";
import { checkMatrix } from "./document-matrix.ts";

const renderer = createPdfRenderer();
const { documents, faults } = await checkMatrix(renderer);
console.log(`${documents} documents, every design on both papers: ${faults.length} faults`);
for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
await renderer.close();
if (faults.length > 0) process.exitCode = 1;
