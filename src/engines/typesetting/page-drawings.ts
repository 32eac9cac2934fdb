/**
 * Each page of a drawing that Typst made of a whole document, as an SVG of its own with the letters that it uses. It holds
 * shapes only: text from people is drawn, never written into it.
 */
export function pageDrawings(svg: string): string[] {
  const [, width = "0", height = "0"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  // Typst's own indentation tells what is a child of the drawing itself: a background and a group for each page.
  const pages = [...svg.matchAll(/^ {4}<g(?: [^>]*)?>\n[\s\S]*?^ {4}<\/g>$/gm)].map(([group]) => compact(group));
  const definitions = [...svg.matchAll(/^ {4}<(defs|style)[^>]*>\n[\s\S]*?^ {4}<\/\1>$/gm)].map(([part]) => part);
  const symbols = definitions.flatMap((part) => [
    ...part.matchAll(/^ {8}<symbol id="(\w+)"[\s\S]*?^ {8}<\/symbol>$/gm),
  ]);
  const others = definitions.map((part) => part.replace(/^ {8}<symbol id="\w+"[\s\S]*?^ {8}<\/symbol>$/gm, ""));
  const pageHeight = Number(height) / Math.max(1, pages.length);
  return pages.map((page, index) => {
    const used = symbols.filter(([, id]) => page.includes(`#${id}"`)).map(([symbol]) => symbol);
    const box = `0 ${index * pageHeight} ${width} ${pageHeight}`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}" width="${width}" height="${pageHeight}">${page}<defs>${compact(used.join(""))}</defs>${compact(others.join(""))}</svg>`;
    return withShortNames(drawing);
  });
}

const compact = (part: string) =>
  part
    .replace(/\n\s*/g, "")
    .replaceAll(' fill-rule="nonzero"', "")
    .replace(/(\d+\.\d{2})\d+(?=")/g, "$1");

/** Typst names a letter's shape by 32 digits, and repeats the name wherever the letter stands. */
function withShortNames(drawing: string): string {
  const names = new Map<string, string>();
  return drawing.replace(/(?<=["#])g[\dA-F]{20,}(?=")/g, (name) => {
    const short = names.get(name) ?? `g${names.size}`;
    names.set(name, short);
    return short;
  });
}
