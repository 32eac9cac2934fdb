import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { ClassifierTable } from "./text-classifier.ts";

/** A classifier as a file: a line of JSON, then the weights. */
export function packedClassifier({ weights, ...table }: ClassifierTable, trainedWith: object): Buffer {
  const header = Buffer.from(`${JSON.stringify({ ...table, ...trainedWith })}\n`);
  return brotliCompressSync(Buffer.concat([header, Buffer.from(weights)]));
}

/** What stands before the weights is for the reader to check. */
export function readPackedClassifier(file: string): { header: unknown; weights: Int8Array } {
  const bytes = brotliDecompressSync(readFileSync(file));
  const end = bytes.indexOf("\n");
  return { header: JSON.parse(bytes.toString("utf8", 0, end)), weights: new Int8Array(bytes.subarray(end + 1)) };
}
