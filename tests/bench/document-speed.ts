import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { Document, Font, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { createElement } from "react";
import { sheetOf } from "../../src/server/documents/document-sheet.ts";
import { createPdfRenderer, type PdfRenderer } from "../../src/server/pdf/pdf-renderer.ts";
import type { CvSheet, Sheet } from "../../src/server/pdf/sheet.ts";
import { projectPath } from "../../src/server/project-path.ts";
import { usualLook } from "../../src/shared/documents/document-look.contract.ts";
import { layoutProfiles, writtenSet } from "./document-samples.ts";

const rounds = 30;
const atOnce = 8;
const setsMeasured = 160;
const megabyte = 1024 * 1024;

let samples = 0;

/** No two have a line in common: Typst remembers what it has set before. */
function nextSample(): { cv: Sheet; letter: Sheet } {
  samples += 1;
  const profile = layoutProfiles["two-pages"];
  if (!profile) throw new Error("There is no sample");
  const { cv, letter } = numbered(writtenSet(profile), samples);
  return { cv: sheetOf(cv, usualLook), letter: sheetOf(letter, usualLook) };
}

/** Every text of a document with a number at its end. */
function numbered<Value>(value: Value, number: number): Value {
  return JSON.parse(JSON.stringify(value), (key, item) =>
    typeof item === "string" && item !== "" && (key === "text" || key === "heading") ? `${item} ${number}` : item,
  );
}

/** Milliseconds for a CV and its letter while eight are asked for at once: median and 95th percentile. */
export async function setTimes(renderer: PdfRenderer): Promise<{ p50: number; p95: number }> {
  const set = async () => {
    const { cv, letter } = nextSample();
    const start = performance.now();
    await renderer.render(cv);
    await renderer.render(letter);
    return performance.now() - start;
  };
  await Promise.all(Array.from({ length: atOnce * 2 }, set));
  const times: number[] = [];
  const person = async () => {
    for (let round = 0; round < setsMeasured / atOnce; round += 1) times.push(await set());
  };
  await Promise.all(Array.from({ length: atOnce }, person));
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** Megabytes of this process and its children after every hundred documents. */
export async function memoryOver(documents: number): Promise<number[]> {
  const renderer = createPdfRenderer({ size: 2 });
  const megabytes: number[] = [];
  for (let done = 0; done < documents; done += 100) {
    for (let pair = 0; pair < 50; pair += 1)
      await Promise.all([renderer.render(nextSample().cv), renderer.render(nextSample().cv)]);
    megabytes.push(Math.round(residentBytes(process.pid) / megabyte));
  }
  await renderer.close();
  return megabytes;
}

/** Medians in milliseconds of one two-page CV after the other, the same words in both. */
export async function besideReactPdf(): Promise<{ ours: number; reactPdf: number }> {
  const renderer = createPdfRenderer({ size: 1 });
  const ours = await medianOf((cv) => renderer.render(cv));
  await renderer.close();
  Font.register({
    family: "Source Sans 3",
    fonts: [
      { src: projectPath(".cache/fonts/SourceSans3_400Regular.ttf") },
      { src: projectPath(".cache/fonts/SourceSans3_700Bold.ttf"), fontWeight: 700 },
    ],
  });
  return { ours, reactPdf: await medianOf((cv) => renderToBuffer(reactCv(cv))) };
}

function reactCv({ template, data }: Sheet) {
  if (template !== "cv") throw new Error("Only a CV is compared");
  const { name, headline, contacts, sections }: CvSheet = data;
  const bold = { fontWeight: 700 };
  const line = (key: string, text: string, style = {}) => createElement(Text, { key, style }, text);
  const body = sections.flatMap((section, place) => [
    line(`h${place}`, section.heading.toUpperCase(), { ...bold, marginTop: 12 }),
    ...section.paragraphs.map((text, index) => line(`p${place}.${index}`, text)),
    ...section.entries.map((entry, index) =>
      createElement(View, { key: `e${place}.${index}`, style: { marginTop: 6 } }, [
        line("title", `${entry.title}  ${entry.date}`, bold),
        line("place", [entry.organisation, entry.place].filter(Boolean).join(", ")),
        line("text", entry.text),
        ...entry.bullets.map((text, at) => line(`b${at}`, `• ${text}`)),
      ]),
    ),
  ]);
  const page = createElement(Page, { size: "A4", style: { padding: 56, fontSize: 10, fontFamily: "Source Sans 3" } }, [
    line("name", name, { ...bold, fontSize: 25 }),
    line("headline", headline),
    line("contacts", contacts.map(({ text }) => text).join(" | ")),
    ...body,
  ]);
  return createElement(Document, { title: data.title, author: data.author }, page);
}

async function medianOf(work: (cv: Sheet) => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 3; warm += 1) await work(nextSample().cv);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { cv } = nextSample();
    const start = performance.now();
    await work(cv);
    times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

function quantile(times: number[], share: number): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0);
}

/** Linux tells a process's children and memory; elsewhere the bench has no figure. */
function residentBytes(pid: number): number {
  const own = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return Number(own ?? 0) * 1024 + children.reduce((sum, child) => sum + residentBytes(Number(child)), 0);
}
