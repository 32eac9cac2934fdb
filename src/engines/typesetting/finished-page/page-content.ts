import { constants, deflateSync, inflateSync } from "node:zlib";

const packedStream = /(?<=\n)(\d+) 0 obj\n<<\n {2}\/Length (\d+)\n {2}\/Filter \/FlateDecode\n>>\nstream\n/g;

/**
 * The PDF with what its pages draw changed, where that can be packed into as many bytes as before: no address within the file
 * moves. What is over becomes spaces in the dictionary of the stream.
 */
export function withPageContent(pdf: Uint8Array, change: (content: string) => string): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const text = file.toString("latin1");
  const pages = new Set([...text.matchAll(/^ {2}\/Contents (\d+) 0 R$/gm)].map(([, id]) => id));
  const changed = Buffer.from(file);
  for (const { 0: head, 1: id, 2: length = "", index } of text.matchAll(packedStream)) {
    if (!pages.has(id)) continue;
    const start = index + head.length;
    const content = inflateSync(file.subarray(start, start + Number(length))).toString("latin1");
    const next = change(content);
    if (next === content) continue;
    const packed = deflateSync(Buffer.from(next, "latin1"), { level: constants.Z_BEST_COMPRESSION });
    if (packed.length > Number(length)) continue;
    const shorter = head
      .replace(`/Length ${length}\n`, `/Length ${String(packed.length).padEnd(length.length)}\n`)
      .replace("\n>>\n", `${" ".repeat(Number(length) - packed.length)}\n>>\n`);
    changed.write(shorter, index, "latin1");
    packed.copy(changed, index + shorter.length);
  }
  return changed;
}
