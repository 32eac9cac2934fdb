import { createPdfRenderer } from "../../src/server/pdf/pdf-renderer.ts";
import { checkMatrix } from "./document-matrix.ts";
import { besideReactPdf, memoryOver, setTimes } from "./document-speed.ts";

const renderer = createPdfRenderer();
const { documents, faults } = await checkMatrix(renderer);
console.log(`${documents} documents, every design on both papers: ${faults.length} faults`);
for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);

const { p50, p95 } = await setTimes(renderer);
console.log(`setting a CV and its letter, 8 at once, warm: median ${p50} ms, p95 ${p95} ms (at most 1000)`);
await renderer.close();

const { ours, reactPdf } = await besideReactPdf();
const share = Math.round((ours / reactPdf) * 100);
console.log(`a two-page CV: ${ours} ms, @react-pdf/renderer ${reactPdf} ms: ${share} % (at most 25)`);

const megabytes = await memoryOver(1000);
console.log(`memory after every 100 of 1,000 documents, all processes: ${megabytes.join(", ")} MB`);

if (faults.length > 0 || p95 > 1000 || share > 25) process.exitCode = 1;
