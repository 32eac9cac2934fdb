import { deflateSync, inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { withRunsShownAtOnce } from "./right-to-left-runs.ts";

const word = (glyphs: string, x: string) => `/ReversedChars BMC\n0 Tr\n/f0 27 Tf\n1 0 0 -1 ${x} 0 Tm\n${glyphs}\nEMC\n`;

function file(content: string, letter: string): Buffer {
  const packed = deflateSync(Buffer.from(content, "latin1"), { level: 1 });
  const head = `<0001> <${letter}>\n7 0 obj\n<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream\nendobj\n")]);
}

function contentOf(pdf: Uint8Array): string {
  const [[head = "", length = ""] = []] = [
    ...Buffer.from(pdf)
      .toString("latin1")
      .matchAll(/[\s\S]*\/Length (\d+)[\s\S]*?stream\n/g),
  ];
  return inflateSync(Buffer.from(pdf).subarray(head.length, head.length + Number(length))).toString("latin1");
}

it("[DOCS-06] shows the words of a right-to-left run at once, in as many bytes", () => {
  const content = `q\nBT\n${word("[(\\000\\001) 20 (\\000\\002)] TJ", "0")}${word("(\\000\\003) Tj", "78.408")}ET\nQ\n`;
  const pdf = file(content, "05D0");
  const joined = withRunsShownAtOnce(pdf);
  expect(joined).toHaveLength(pdf.length);
  expect(contentOf(joined)).toBe(
    "q\nBT\n0 Tr\n/f0 27 Tf\n1 0 0 -1 0 0 Tm\n[(\\000\\001) 20 (\\000\\002) (\\000\\003)] TJ\nET\nQ\n",
  );
});

it.each([
  ["in two fonts", word("(\\000\\001) Tj", "0") + word("(\\000\\002) Tj", "9").replace("/f0", "/f1"), "05D0"],
  ["of one word", word("(\\000\\001) Tj", "0"), "05D0"],
  ["of a file without such letters", word("(\\000\\001) Tj", "0") + word("(\\000\\002) Tj", "9"), "0041"],
])("leaves a run %s as it is", (_, words, letter) => {
  const pdf = file(`BT\n${words}ET\n`, letter);
  expect(Buffer.compare(withRunsShownAtOnce(pdf), pdf)).toBe(0);
});
