import { deflateSync, inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { withPageContent } from "./page-content.ts";

function file(content: string): Buffer {
  const stream = (id: number) => {
    const packed = deflateSync(Buffer.from(content, "latin1"), { level: 1 });
    const head = `${id} 0 obj\n<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n`;
    return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream\nendobj\n")]);
  };
  return Buffer.concat([Buffer.from("1 0 obj\n<<\n  /Contents 8 0 R\n>>\nendobj\n"), stream(7), stream(8)]);
}

function contentsOf(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf);
  return [...bytes.toString("latin1").matchAll(/\/Length (\d+) *\n[\s\S]*?stream\n/g)].map(
    ({ 0: head, 1: length, index }) =>
      inflateSync(bytes.subarray(index + head.length, index + head.length + Number(length))).toString("latin1"),
  );
}

const content = "q\nBT\n/f0 10 Tf\n(one) Tj\nET\nQ\n".repeat(20);

it("[DOCS-06] changes what pages draw, and nothing else, in as many bytes", () => {
  const pdf = file(content);
  const changed = withPageContent(pdf, (drawn) => drawn.replaceAll("one", "two"));
  expect(changed).toHaveLength(pdf.length);
  expect(contentsOf(changed)).toEqual([content, content.replaceAll("one", "two")]);
});

it("leaves a page as it is whose change needs more bytes", () => {
  const pdf = file(content);
  const noise = Array.from({ length: 400 }, (_, index) => String.fromCharCode((index * 7919) % 251)).join("");
  expect(
    Buffer.compare(
      withPageContent(pdf, () => noise),
      pdf,
    ),
  ).toBe(0);
});
