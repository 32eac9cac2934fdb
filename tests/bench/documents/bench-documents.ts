/**
 * The way from a posting to two PDFs, as the built server goes it: is every document right, does the reader of CVs find in
 * it what was written, how long does it take, what does it need? `-- --only <part>` runs one: matrix, fill, round-trip, chain,
 * large-profiles, react-pdf.
 */
import { parseArgs } from "node:util";
import { createPdfRenderer } from "../../../src/server/pdf/pdf-renderer.ts";
import { careers } from "../../round-trip/careers.ts";
import { readBack } from "../../round-trip/read-back.ts";
import { largeProfiles } from "../large-profile.ts";
import { besideReactPdf } from "./beside-react-pdf.ts";
import { startChainServer } from "./chain-server.ts";
import { createChainRunner } from "./chain-speed.ts";
import { allAppearances, checkMatrix } from "./document-matrix.ts";
import { forgottenFill, pageFills } from "./page-fill.ts";

const people = 8;
/** By turns: nobody may have more than 20 postings read in a minute. */
const accounts = 48;
const chainsEach = 20;
const documentsWatched = 1000;
/** Growth of the last of them over the middle ones that counts as none: a garbage collector comes and goes. */
const toleratedGrowth = 1.1;

const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
const parts = { matrix, fill, "round-trip": roundTrip, chain, "large-profiles": largeProfiles, "react-pdf": reactPdf };
let isRight = true;
for (const [name, part] of Object.entries(parts)) if (!only || only === name) isRight = (await part()) && isRight;
process.exitCode = isRight ? 0 : 1;

async function matrix(): Promise<boolean> {
  const renderer = createPdfRenderer();
  const { documents, faults } = await checkMatrix(renderer);
  await renderer.close();
  console.log(`${documents} documents, every design on both papers: ${faults.length} faults`);
  for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
  return faults.length === 0;
}

/** What reads as a page forgotten: a last one of a few lines. And what was done to spare it: letters no smaller than readable. */
async function fill(): Promise<boolean> {
  const renderer = createPdfRenderer();
  let [cvs, forgotten] = [0, 0];
  for (const appearance of allAppearances) {
    const fills = await pageFills(renderer, appearance);
    const few = fills.filter(({ pages, lastFill }) => pages > 1 && lastFill < forgottenFill).length;
    const onPages = [1, 2, 3].map((count) => fills.filter(({ pages }) => pages === count).length);
    const smallest = Math.min(...fills.map((filled) => filled.smallest));
    console.log(
      `${appearance.design}, ${appearance.paper}: ${few} of ${fills.length} end on a page filled less than a quarter; on 1, 2, 3 pages ${onPages.join(", ")}; letters from ${smallest.toFixed(1)} pt`,
    );
    cvs += fills.length;
    forgotten += few;
  }
  await renderer.close();
  console.log(`${forgotten} of ${cvs} CVs end on a page filled less than a quarter (none should)`);
  return forgotten === 0;
}

/** Every career in every appearance, read back as an uploaded file is read. */
async function roundTrip(): Promise<boolean> {
  const renderer = createPdfRenderer();
  const read = await Promise.all(
    careers.flatMap((career) =>
      allAppearances.map(async (appearance) => (await readBack(renderer, career, appearance)).f1),
    ),
  );
  await renderer.close();
  const mean = read.reduce((sum, f1) => sum + f1, 0) / read.length;
  console.log(
    `${read.length} CVs read back: F1 ${mean.toFixed(4)} (at least 0.99), the worst ${Math.min(...read).toFixed(3)}`,
  );
  return mean >= 0.99;
}

async function chain(): Promise<boolean> {
  const server = await startChainServer(accounts);
  try {
    const runner = createChainRunner(server);
    await runner.run(people, 4);
    const one = await runner.run(1, chainsEach);
    console.log(`posting to both files, warm, one at a time: ${one.text}`);
    const eight = await runner.run(people, chainsEach);
    const times = (eight.p95 / one.p50).toFixed(1);
    console.log(
      `the same, ${people} at once: ${eight.text}; at most 1000 ms at p95, which is ${times} of the median above`,
    );
    await runner.run(people, Math.ceil((documentsWatched - runner.documents()) / people / 2));
    console.log("MB after every 100 documents, server + typesetting processes:");
    console.log(runner.memory.map(({ server: own, children }) => `  ${own} + ${children.join(" ")}`).join("\n"));
    const isFlat = staysFlat(runner.memory.map(({ server: own, children }) => sum([own, ...children])));
    return eight.p95 <= 1000 && isFlat;
  } finally {
    await server.close();
  }
}

function staysFlat(megabytes: number[]): boolean {
  const third = Math.floor(megabytes.length / 3);
  const growth = sum(megabytes.slice(-third)) / sum(megabytes.slice(third, 2 * third));
  console.log(`the last third of them is ${growth.toFixed(2)} of the middle one (at most ${toleratedGrowth})`);
  return growth <= toleratedGrowth;
}

async function reactPdf(): Promise<boolean> {
  const { ours, reactPdf: theirs } = await besideReactPdf();
  const share = Math.round((ours / theirs) * 100);
  console.log(
    `a CV of two pages: ${ours.toFixed(0)} ms, @react-pdf/renderer ${theirs.toFixed(0)} ms: ${share} % (at most 25)`,
  );
  return share <= 25;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
