/** What a template says of the document that it made. */
export interface Paginated<Document> {
  document: Document;
  pages: number;
  /** Part of its room that the last page fills. */
  lastFill: number;
}

/**
 * From 0, the design's own distances and letters, to 1, the tightest that reads well; below 0 there is more room than the
 * design's own.
 */
export type Tightness = number;

interface Tightened<Document> extends Paginated<Document> {
  tightness: Tightness;
}

interface Bounds {
  /** No document gets shorter than this part of itself, however tight. */
  minLength: number;
  /** A last page that fills less looks forgotten. */
  minLastFill: number;
}

/** In a longer document a page more or less is nothing to correct, and each layout takes its time. */
const maxTightenedPages = 4;
/** Of the way from what does not fit to what does: measured distances are not exactly even. */
const safety = 0.09;
const looserSettings: Tightness[] = [-1, -2];

/**
 * On the fewest pages that read well, set as little tighter as spares the page. Where none can be spared and a few lines would
 * stand alone on the last page, everything gets a little more room.
 */
export function bestPagination<Document>(
  paginateAt: (tightness: Tightness) => Paginated<Document>,
  { minLength, minLastFill }: Bounds,
): Tightened<Document> {
  const paginate = (tightness: Tightness) => ({ ...paginateAt(tightness), tightness });
  const usual = paginate(0);
  if (usual.pages === 1 || usual.pages > maxTightenedPages) return usual;
  const length = usual.pages - 1 + usual.lastFill;
  const tightest = length * minLength <= usual.pages - 1 ? paginate(1) : usual;
  if (tightest.pages < usual.pages) return leastTightened(usual, tightest, paginate);
  if (usual.lastFill >= minLastFill) return usual;
  const looser = looserSettings
    .map(paginate)
    .find(({ pages, lastFill }) => pages === usual.pages && lastFill >= minLastFill);
  return looser ?? usual;
}

function leastTightened<Document>(
  usual: Tightened<Document>,
  tightest: Tightened<Document>,
  paginate: (tightness: Tightness) => Tightened<Document>,
): Tightened<Document> {
  const estimate = usual.lastFill / (usual.lastFill + 1 - tightest.lastFill) + safety;
  for (const tightness of [estimate, (estimate + 1) / 2]) {
    if (tightness >= 1) break;
    const tighter = paginate(tightness);
    if (tighter.pages < usual.pages) return tighter;
  }
  return tightest;
}
