import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

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
  const key = Buffer.from(hkdfSync("sha256", secret, "", "document links", 32));
  const origin = publicUrl.replace(/\/+$/, "");

  const sign = (userId: string, documentId: string, expires: number) =>
    createHmac("sha256", key)
      .update(JSON.stringify([userId, documentId, expires]))
      .digest("base64url");

  function isSigned(userId: string, documentId: string, expires: number, signature: string): boolean {
    const [wanted, given] = [Buffer.from(sign(userId, documentId, expires)), Buffer.from(signature)];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }

  return {
    /** A link to the person's own document that works for a day. */
    linkFor(userId: string, documentId: string): string {
      const expires = Math.floor((now().getTime() + validForMs) / 1000);
      return `${origin}/documents/${documentId}/file?expires=${expires}&signature=${sign(userId, documentId, expires)}`;
    },

    /** Whether a link that was followed is one of ours for this document and still good. `expires` in Unix seconds. */
    allows(userId: string, documentId: string, expires: number, signature: string): boolean {
      return expires * 1000 > now().getTime() && isSigned(userId, documentId, expires, signature);
    },

    /** The document of a link that was made for this person, expired or not; undefined for any other address. */
    documentIdOf(userId: string, link: string): string | undefined {
      if (!URL.canParse(link, origin)) return undefined;
      const url = new URL(link, origin);
      const documentId = linkPath.exec(url.pathname)?.[1];
      if (documentId === undefined) return undefined;
      const signed = isSigned(
        userId,
        documentId,
        Number(url.searchParams.get("expires")),
        url.searchParams.get("signature") ?? "",
      );
      return signed ? documentId : undefined;
    },
  };
}

export type DocumentLinkService = ReturnType<typeof createDocumentLinkService>;
