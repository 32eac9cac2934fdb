const betweenGlyphs = /(?<=[^\\]\) |> )-?\d+(?:\.\d+)?(?= [(<])/g;

/** In thousandths of the letters' size; half the width of a space, above which pypdf sees one, is 100 at least. */
const largestStep = 60;

/**
 * Pairs that are kerned much, "P," above all, are drawn together by several smaller steps: pypdf and PyPDF2 take one large step
 * for a space, "HACCP , Inventory". The steps add up to what they were.
 */
export function withKerningInSteps(content: string): string {
  return content.replace(/^\[.+\] TJ$/gm, (shown) =>
    shown.replace(betweenGlyphs, (adjustment) => {
      const parts = Math.ceil(Math.abs(Number(adjustment)) / largestStep);
      return parts < 2 ? adjustment : inParts(Number(adjustment), parts);
    }),
  );
}

function inParts(step: number, parts: number): string {
  const part = Math.trunc(step / parts);
  const last = Number((step - part * (parts - 1)).toFixed(4));
  return [...Array.from({ length: parts - 1 }, () => part), last].join(" ");
}
