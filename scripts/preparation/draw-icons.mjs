/**
 * Draws the icons of the installed application and of the browser extension from the mark, public/favicon.svg, into public/icons:
 * node scripts/preparation/draw-icons.mjs
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { root } from "./prepare.mjs";
import { findChromium } from "./system-programs.mjs";

const mark = readFileSync(join(root, "public/favicon.svg"), "utf8");
/** Systems cut an icon of theirs out of it: it has no corners, and the mark keeps to the middle four fifths. */
const maskable = mark
  .replace('rx="8" ', "")
  .replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"')
  .replace('<rect width="32" height="32"', '<rect x="-3" y="-3" width="38" height="38"');
const sizes = [16, 32, 48, 128, 180, 192, 512];

mkdirSync(join(root, "public/icons"), { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage();
/** @param {string} svg @param {number} size @param {string} name */
async function draw(svg, size, name) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(root, `public/icons/${name}.png`), omitBackground: true });
}
// Apple's systems draw their own corners, and black behind what is transparent.
for (const size of sizes) await draw(size === 180 ? maskable : mark, size, `icon-${size}`);
await draw(maskable, 512, "icon-maskable-512");
await browser.close();
