import { expect, it } from "vitest";
import { deviceInWords } from "./device-words.ts";

const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/129.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.6 Safari/605.1.15`, "Safari on macOS"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${apple} CriOS/129.0 Mobile Safari/604.1`,
    "Chrome on iPhone",
  ],
  [`Mozilla/5.0 (Linux; Android 14) ${chrome} Mobile Safari/537.36`, "Chrome on Android"],
  ["curl/8.5.0", "Unknown device"],
  [null, "Unknown device"],
])("puts %s in words", (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words);
});
