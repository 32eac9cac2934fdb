import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import { z } from "zod/mini";

const box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const word = z.object({ text: z.string(), confidence: z.number(), bbox: box });
const line = z.object({
  rowAttributes: z.object({ rowHeight: z.number() }),
  baseline: box,
  words: z.array(word),
});
const page = z.object({
  blocks: z.nullish(z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(line) })) }))),
});

/** A row of words, in pixels. */
export type RecognisedLine = z.infer<typeof line>;

/** The languages whose data are installed with the application, by ISO 639-1. */
const dataOf: Record<string, string> = { en: "eng", de: "deu", fr: "fra", es: "spa" };

export const isRecognisable = (language: string): boolean => language in dataOf;

const neuralNetworks = 1;
const upright = 1;

/**
 * Reads the words of a picture in one language, with Tesseract; undefined where its packages, which are optional, are not installed.
 * Nothing is fetched.
 */
export async function openTesseract(language: string): Promise<((png: Uint8Array) => RecognisedLine[]) | undefined> {
  const data = dataOf[language] ?? "eng";
  const found = await packagesFor(data);
  if (!found) return undefined;
  const quiet = () => undefined;
  const tesseract = await found.load({ TesseractProgress: quiet, print: quiet, printErr: quiet });
  tesseract.FS.writeFile(`${data}.traineddata`, gunzipSync(found.data));
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, data, neuralNetworks) !== 0) throw new Error("Tesseract cannot read its data");
  return (png) => {
    tesseract.FS.writeFile("/input", png);
    api.SetImageFile(upright, 0);
    api.Recognize(null);
    const { blocks } = page.parse(JSON.parse(api.GetJSONText(0)));
    return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs).flatMap(({ lines }) => lines);
  };
}

async function packagesFor(data: string) {
  try {
    const { default: load } = await import("tesseract.js-core/tesseract-core-simd-lstm.js");
    const path = createRequire(import.meta.url).resolve(
      `@tesseract.js-data/${data}/4.0.0_best_int/${data}.traineddata.gz`,
    );
    return { load, data: await readFile(path) };
  } catch {
    return undefined;
  }
}
