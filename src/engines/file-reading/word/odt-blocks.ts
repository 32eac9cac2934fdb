import type { CvBlock } from "../../cv-reading/cv-reading.ts";
import { walkXml } from "../walk-xml.ts";
import { zipFiles } from "../zip-files.ts";
import { createBlockBuilder, type TextStyle } from "./block-builder.ts";

const plain: TextStyle = { bold: false, italic: false, size: 0 };

/** The paragraphs and tables of an OpenDocument text. */
export function odtBlocks(bytes: Uint8Array): CvBlock[] {
  const files = zipFiles(bytes, /^(?:content|styles|META-INF\/manifest)\.xml$/);
  if (files.get("META-INF/manifest.xml")?.includes("encryption-data")) throw new Error("Encrypted");
  const content = files.get("content.xml")?.toString("utf8");
  if (content === undefined) throw new Error("No content");
  const styles = new Map<string, TextStyle>();
  const builder = createBlockBuilder();
  for (const xml of [files.get("styles.xml")?.toString("utf8") ?? "", content]) readStyles(xml, styles);
  readBody(content, styles, builder);
  return builder.blocks();
}

function readStyles(xml: string, styles: Map<string, TextStyle>): void {
  let name = "";
  walkXml(xml, {
    onopentag(tag, attributes) {
      if (tag === "style:style") {
        name = attributes["style:name"] ?? "";
        styles.set(name, { ...(styles.get(attributes["style:parent-style-name"] ?? "") ?? plain) });
      } else if (tag === "style:text-properties") {
        const style = styles.get(name);
        const size = Number.parseFloat(attributes["fo:font-size"] ?? "");
        if (!style) return;
        if (attributes["fo:font-weight"]) style.bold = /bold|[6-9]00/.test(attributes["fo:font-weight"]);
        if (attributes["fo:font-style"]) style.italic = attributes["fo:font-style"] === "italic";
        if (/pt$/.test(attributes["fo:font-size"] ?? "") && size > 0) style.size = size;
      }
    },
  });
}

function readBody(xml: string, styles: Map<string, TextStyle>, builder: ReturnType<typeof createBlockBuilder>): void {
  const open: TextStyle[] = [];
  let [isBody, items] = [false, 0];
  const style = () => open.at(-1) ?? plain;
  walkXml(xml, {
    onopentag(tag, attributes) {
      if (tag === "office:text") isBody = true;
      if (!isBody) return;
      if (tag === "text:p" || tag === "text:h") {
        builder.beginParagraph();
        builder.mark({ isHeading: tag === "text:h", isListItem: items > 0 });
      }
      if (/^text:(?:p|h|span)$/.test(tag)) open.push(styles.get(attributes["text:style-name"] ?? "") ?? style());
      if (tag === "text:tab") builder.text("\t", style());
      if (tag === "text:s") builder.text(" ", style());
      if (tag === "text:line-break") builder.breakLine();
      if (tag === "text:list-item") items += 1;
      if (tag === "table:table") builder.beginTable();
      if (tag === "table:table-row") builder.beginRow();
      if (tag === "table:table-cell") builder.beginCell();
    },
    ontext(text) {
      if (isBody && open.length > 0) builder.text(text, style());
    },
    onclosetag(tag) {
      if (!isBody) return;
      if (/^text:(?:p|h|span)$/.test(tag)) open.pop();
      if (tag === "text:p" || tag === "text:h") builder.endParagraph();
      if (tag === "text:list-item") items -= 1;
      if (tag === "table:table-cell") builder.endCell();
      if (tag === "table:table") builder.endTable();
    },
  });
}
