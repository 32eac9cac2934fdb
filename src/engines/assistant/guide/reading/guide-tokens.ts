import { foldText } from "../../../../shared/text/folded-text.rules.ts";

export interface GuideToken {
  /** Folded, without the pronoun of "prépare-moi". */
  key: string;
  written: string;
  at: number;
  end: number;
}

/** "Prépare-moi", "guarda-o": a verb with its pronoun. */
const enclitic = /^(.+)-(?:moi|toi|nous|vous|les?|la|me|te|se|lhe|nos|mi|o|a)$/;

/** The words of a message; "e-mail" is one, "j'ai" two, "I've" one. */
export function guideTokens(text: string): GuideToken[] {
  const plain = text.replace(/['’](?:ve|re|ll)(?!\p{L})/giu, "   ");
  return [...plain.matchAll(/(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)(?:-[\p{L}\p{M}\p{N}]+)*[+#]*/gu)].map(
    ({ 0: written, index }) => ({
      key: foldText(written).replace(enclitic, "$1"),
      written,
      at: index,
      end: index + written.length,
    }),
  );
}
