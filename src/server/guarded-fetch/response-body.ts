import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchRefusal } from "./fetch-refusal.ts";

const decoders = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** The body's text. The limit counts bytes after decompression, so a small file cannot unfold into a large one. */
export async function readBody(response: IncomingMessage, byteLimit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of decompressed(response)) {
    length += chunk.length;
    if (length > byteLimit) {
      response.destroy();
      throw new FetchRefusal("The page is too large to be read.");
    }
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return decoderFor(response.headers["content-type"] ?? "", bytes).decode(bytes);
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (encoding === "identity") return response;
  if (!isKnown(encoding)) throw new FetchRefusal("The page is compressed in a way that cannot be read.");
  // Errors of the response reach the reader through the decoder, which the pipeline destroys.
  return pipeline(response, decoders[encoding](), () => undefined);
}

const isKnown = (encoding: string): encoding is keyof typeof decoders => Object.hasOwn(decoders, encoding);

function decoderFor(contentType: string, bytes: Buffer): InstanceType<typeof TextDecoder> {
  const declared = /charset=["']?([\w-]+)/i;
  const charset = declared.exec(contentType)?.[1] ?? declared.exec(bytes.subarray(0, 2048).toString("latin1"))?.[1];
  try {
    return new TextDecoder(charset ?? "utf-8");
  } catch {
    return new TextDecoder();
  }
}
