import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../scripts/preparation/system-programs.mjs";
import { corpusLayouts, corpusPage, personOn } from "./corpus-pages.ts";
import { type CorpusPerson, corpusPeople } from "./corpus-people.ts";

export interface CorpusFile {
  path: string;
  person: CorpusPerson;
  layout: string;
  printer: string;
}

const folder = resolve(".cache/cv-corpus");
const fonts: Record<string, [name: string, file: string]> = {
  zh: ["noto-sans-sc", "NotoSansSC"],
  ja: ["noto-sans-jp", "NotoSansJP"],
  ko: ["noto-sans-kr", "NotoSansKR"],
  hi: ["noto-sans-devanagari", "NotoSansDevanagari"],
  he: ["noto-sans-hebrew", "NotoSansHebrew"],
  ar: ["vazirmatn", "Vazirmatn"],
  fa: ["vazirmatn", "Vazirmatn"],
};

/** Each person on each layout as Chromium prints it; made once, in the folder of what can be made again. */
export async function printedCorpus(): Promise<CorpusFile[]> {
  mkdirSync(folder, { recursive: true });
  const files = corpusPeople.flatMap((person, place) =>
    Object.keys(corpusLayouts).map((layout, index) => ({
      ...{ person: personOn(layout, person), layout, printer: "chromium" },
      variant: place + index,
      path: `${folder}/${person.language}-${place}-${layout}.pdf`,
    })),
  );
  const missing = files.filter(({ path }) => !existsSync(path));
  if (missing.length > 0) await print(missing);
  return files;
}

async function print(files: (CorpusFile & { variant: number })[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  const page = await browser.newPage();
  const source = `${folder}/page.html`;
  for (const { person, layout, variant, path } of files) {
    writeFileSync(
      source,
      corpusPage(person, layout, variant).replace("<style>", `<style>${fontFaces(person.language)}`),
    );
    await page.goto(pathToFileURL(source).href);
    await page.evaluate("document.fonts.ready.then(() => true)");
    await page.pdf({ path, format: variant % 5 === 0 ? "Letter" : "A4", preferCSSPageSize: false });
  }
  await browser.close();
}

function fontFaces(language: string): string {
  const font = fonts[language];
  if (!font) return "";
  const [name, file] = font;
  return (
    [
      ["400Regular", 400],
      ["700Bold", 700],
    ] as const
  )
    .map(([style, weight]) => {
      const path = resolve(`node_modules/@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`);
      return `@font-face { font-family: Corpus; font-weight: ${weight}; src: url("${pathToFileURL(path).href}") }`;
    })
    .join("\n");
}
