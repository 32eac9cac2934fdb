import { foldText } from "../../../../shared/text/folded-text.rules.ts";

export interface GuideToken {
  /** Folded. */
  key: string;
  written: string;
  at: number;
  end: number;
}

/** The words of a message; "e-mail" is one, "j'ai" two. */
export function guideTokens(text: string): GuideToken[] {
  return [...text.matchAll(/(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)(?:-[\p{L}\p{M}\p{N}]+)*[+#]*/gu)].map(
    ({ 0: written, index }) => ({
      key: foldText(written),
      written,
      at: index,
      end: index + written.length,
    }),
  );
}
