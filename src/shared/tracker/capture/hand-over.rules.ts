import { maxPageUnits } from "../tracker.contract.ts";
import { type CapturedPage, capturedPage } from "./captured-page.contract.ts";

/** Bytes. A small text can be made to unpack into gigabytes. */
const maxUnpacked = maxPageUnits * 8;

/** The page that `packedPage` has packed into an address; undefined where it is none. */
export async function pageOfHandOver(packed: string): Promise<CapturedPage | undefined> {
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (unit) => unit.charCodeAt(0));
    return capturedPage.safeParse(JSON.parse(await unpacked(bytes))).data;
  } catch {
    return undefined;
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > maxUnpacked) throw new Error("It is larger than any page that is handed over");
    text += decoder.decode(value, { stream: true });
  }
}
