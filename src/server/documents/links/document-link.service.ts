import { isSameSecret, keyedHash } from "../../encryption/keyed-hash.ts";
import { derivedKey } from "../../encryption/text-cipher.ts";

const validForMs = 24 * 60 * 60 * 1000;
const linkPath = /^\/documents\/([\w-]{1,64})\/file$/;

interface LinkSettings {
  secret: string;
  publicUrl: string;
  now?: () => Date;
}

/**
 * Makes and reads download links. They carry no session (a plain link sends no header) and are signed for one document
 * of one person and one time, so they can neither be guessed nor changed nor used for ever.
 */
export function createDocumentLinkService({ secret, publicUrl, now = () => new Date() }: LinkSettings) {
  const key = derivedKey(secret, "document links");
  const origin = publicUrl.replace(/\/+$/, "");

  const sign = (userId: string, documentId: string, expires: number) =>
    keyedHash(key, JSON.stringify([userId, documentId, expires]));

  return {
    /** A link to the person's own document that works for a day. */
    linkFor(userId: string, documentId: string): string {
      const expires = Math.floor((now().getTime() + validForMs) / 1000);
      return `${origin}/documents/${documentId}/file?expires=${expires}&signature=${sign(userId, documentId, expires)}`;
    },

    /** Whether a link that was followed is one of ours for this document and still good. `expires` in Unix seconds. */
    allows(userId: string, documentId: string, expires: number, signature: string): boolean {
      return expires * 1000 > now().getTime() && isSameSecret(sign(userId, documentId, expires), signature);
    },

    /** The document of a link that was made for this person, expired or not; undefined for any other address. */
    documentIdOf(userId: string, link: string): string | undefined {
      if (!URL.canParse(link, origin)) return undefined;
      const url = new URL(link, origin);
      const documentId = linkPath.exec(url.pathname)?.[1];
      if (documentId === undefined) return undefined;
      const signed = sign(userId, documentId, Number(url.searchParams.get("expires")));
      return isSameSecret(signed, url.searchParams.get("signature") ?? "") ? documentId : undefined;
    },
  };
}

export type DocumentLinkService = ReturnType<typeof createDocumentLinkService>;
