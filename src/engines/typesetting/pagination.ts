/** What a template says of the document that it made. */
export interface Paginated<Document> {
  document: Document;
  pages: number;
  /** Part of its room that the last page fills. */
  lastFill: number;
  /** The first section that begins so low on the first page that the page stays full enough without it; below 0: none. */
  lowSection: number;
}

/** How a document is set. */
export interface PageSetting {
  /**
   * From 0, the design's own distances and letters, to 1, the tightest that reads well; below 0 there is more room than the
   * design's own.
   */
  tightness: number;
  /** The section that begins page 2, wherever page 1 ends. */
  onNextPage?: number;
}

type Settled<Document> = Paginated<Document> & PageSetting;

interface Bounds {
  /** No document gets shorter than this part of itself, however tight. */
  minLength: number;
  /** A last page that fills less looks forgotten. */
  minLastFill: number;
  /** A document of one page that fills less of it looks thin. */
  minOnlyFill: number;
}

/** In a longer document a page more or less is nothing to correct, and each layout takes its time. */
const maxTightenedPages = 4;
/** Of the way from what does not fit to what does: measured distances are not exactly even. */
const safety = 0.09;
const looserSettings = [-1, -2];
/** Part of its length by which a document grows with each step below 0, at most. */
const growthPerStep = 0.14;
/** A second page that fills less takes a whole section of the first, where one begins low there. */
const minBalancedFill = 0.5;

/**
 * On the fewest pages that read well, set as little tighter as spares the page. Where none can be spared and a few lines would
 * stand alone on the last page, everything gets a little more room, as it does where one page is half empty; and of two pages
 * the second begins with a section.
 */
export function bestPagination<Document>(
  paginateAs: (setting: PageSetting) => Paginated<Document>,
  bounds: Bounds,
): Settled<Document> {
  const paginate = (setting: PageSetting) => ({ ...paginateAs(setting), ...setting });
  const best = bestTightness((tightness) => paginate({ tightness }), bounds);
  if (best.pages !== 2 || best.lastFill >= minBalancedFill || best.lowSection < 0) return best;
  const balanced = paginate({ tightness: best.tightness, onNextPage: best.lowSection });
  return balanced.pages === best.pages ? balanced : best;
}

function bestTightness<Document>(
  paginate: (tightness: number) => Settled<Document>,
  { minLength, minLastFill, minOnlyFill }: Bounds,
): Settled<Document> {
  const usual = paginate(0);
  if (usual.pages === 1 && usual.lastFill < minOnlyFill) return roomier(usual, minOnlyFill, paginate);
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

function roomier<Document>(
  usual: Settled<Document>,
  minOnlyFill: number,
  paginate: (tightness: number) => Settled<Document>,
): Settled<Document> {
  const steps = (minOnlyFill / usual.lastFill - 1) / growthPerStep;
  const looser = paginate(Math.max(-steps, ...looserSettings.slice(-1)));
  return looser.pages === 1 ? looser : usual;
}

function leastTightened<Document>(
  usual: Settled<Document>,
  tightest: Settled<Document>,
  paginate: (tightness: number) => Settled<Document>,
): Settled<Document> {
  const estimate = usual.lastFill / (usual.lastFill + 1 - tightest.lastFill) + safety;
  for (const tightness of [estimate, (estimate + 1) / 2]) {
    if (tightness >= 1) break;
    const tighter = paginate(tightness);
    if (tighter.pages < usual.pages) return tighter;
  }
  return tightest;
}
