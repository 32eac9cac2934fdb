import { walkXml } from "../walk-xml.ts";
import type { TextStyle } from "./block-builder.ts";

export interface WordStyle extends Partial<TextStyle> {
  isHeading: boolean;
}

/** The styles of a DOCX by their ids, each with what it takes from those that it is based on; "" is what holds for all. */
export function wordStyles(xml: string): (id: string) => WordStyle {
  const styles = new Map<string, WordStyle & { basedOn?: string }>([["", { isHeading: false }]]);
  let id = "";
  walkXml(xml, {
    onopentag(name, attributes) {
      const value = attributes["w:val"] ?? "";
      const style = styles.get(id) ?? { isHeading: false };
      if (name === "w:style") {
        id = attributes["w:styleId"] ?? "";
        styles.set(id, { isHeading: false });
      } else if (name === "w:basedOn") style.basedOn = value;
      else if (name === "w:name" && /^(?:heading \d|title)/i.test(value)) style.isHeading = /heading/i.test(value);
      else if (name === "w:outlineLvl") style.isHeading = Number(value) < 9;
      else Object.assign(style, runProperty(name, value));
    },
  });

  return function styleOf(wanted: string, depth = 0): WordStyle {
    const own = styles.get(wanted);
    if (!own) return styles.get("") ?? { isHeading: false };
    const base = depth < 10 && wanted !== "" ? styleOf(own.basedOn ?? "", depth + 1) : undefined;
    const { basedOn: _basedOn, ...told } = own;
    return { ...base, ...told, isHeading: told.isHeading || (base?.isHeading ?? false) };
  };
}

/** What an element of w:rPr says of its text. */
export function runProperty(name: string, value: string): Partial<TextStyle> {
  const isOn = !/^(?:0|false|none|off)$/.test(value);
  if (name === "w:b") return { bold: isOn };
  if (name === "w:i") return { italic: isOn };
  return name === "w:sz" && Number(value) > 0 ? { size: Number(value) / 2 } : {};
}
