// Copies the TrueType fonts that documents are set in out of their packages into .cache/fonts.
// The packages hold every weight (300 MB); a document needs the regular and the bold of each family, and one italic.
import { constants } from "node:fs";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));
const packages = join(projectRoot, "node_modules/@expo-google-fonts");

/** Package-relative paths. Family names inside the files are what assets/typst/designs.typ and stationery.typ list. */
const fontFiles = [
  "source-sans-3/400Regular/SourceSans3_400Regular.ttf",
  "source-sans-3/700Bold/SourceSans3_700Bold.ttf",
  "source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  "source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
  "source-serif-4/700Bold/SourceSerif4_700Bold.ttf",
  "lora/400Regular/Lora_400Regular.ttf",
  "lora/700Bold/Lora_700Bold.ttf",
  "ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf",
  "ibm-plex-sans/700Bold/IBMPlexSans_700Bold.ttf",
  "vazirmatn/400Regular/Vazirmatn_400Regular.ttf",
  "vazirmatn/700Bold/Vazirmatn_700Bold.ttf",
  "noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
  "noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf",
  "noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf",
  "noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf",
  "sarabun/400Regular/Sarabun_400Regular.ttf",
  "sarabun/700Bold/Sarabun_700Bold.ttf",
  "noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
  "noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf",
  "noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf",
  "noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf",
  "noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf",
  "noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf",
  "noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
  "noto-emoji/700Bold/NotoEmoji_700Bold.ttf",
];

/** Idempotent: a file of the right size is left alone, so a second run takes a few milliseconds. */
export async function prepareFonts(target = join(projectRoot, ".cache/fonts")) {
  await mkdir(target, { recursive: true });
  await Promise.all(fontFiles.map((file) => copyOnce(join(packages, file), join(target, basename(file)))));
  return target;
}

/**
 * @param {string} source
 * @param {string} target
 */
async function copyOnce(source, target) {
  const wanted = await stat(source);
  const present = await stat(target).catch(() => undefined);
  if (present?.size === wanted.size) return;
  const unfinished = join(dirname(target), `.${process.pid}-${basename(target)}`);
  try {
    await copyFile(source, unfinished, constants.COPYFILE_FICLONE);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepareFonts();
