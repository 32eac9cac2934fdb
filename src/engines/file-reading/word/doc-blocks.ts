import WordExtractor from "word-extractor";
import { blocksOfText, type CvBlock } from "../../cv-reading/cv-reading.ts";

/** The lines of a Word 97 to 2003 file; its styles are not read. */
export async function docBlocks(bytes: Uint8Array): Promise<CvBlock[]> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const texts = [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()];
  return blocksOfText(texts.filter((part) => part.trim() !== "").join("\n\n"));
}
