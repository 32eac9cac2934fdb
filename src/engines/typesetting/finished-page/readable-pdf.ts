import { withClusterLettersApart } from "./cluster-letters.ts";
import { withWidthsInLists } from "./glyph-widths.ts";
import { withJoinedLettersReadable } from "./joined-letters.ts";
import { withPageContent } from "./page-content.ts";
import { withRunsShownAtOnce } from "./right-to-left-runs.ts";
import { withKerningInSteps } from "./strong-kerning.ts";

/** A finished PDF, changed so that every reader finds its words. */
export function readablePdf(pdf: Uint8Array): Uint8Array {
  const spelledOut = withClusterLettersApart(withWidthsInLists(withJoinedLettersReadable(pdf)));
  return withPageContent(spelledOut, (content) => withKerningInSteps(withRunsShownAtOnce(content)));
}

/** Characters that no font draws, as the typesetter complains of them. */
export function missingCharactersIn(complaint: string): string[] {
  const found = complaint.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g);
  return [...new Set([...found].map(([, character]) => character ?? ""))];
}
