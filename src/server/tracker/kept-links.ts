import { ownDocument } from "./card-documents.store.ts";

export interface DocumentLinkSigner {
  linkFor(userId: string, documentId: string): string;
  documentIdOf(userId: string, link: string): string | undefined;
}

export type KeptLinks = ReturnType<typeof createKeptLinks>;

/** Links to our own documents expire, so the store keeps which document it was, and every read signs a fresh link. */
export function createKeptLinks(documentLinks: DocumentLinkSigner) {
  return {
    keptForm: <Link extends string | null | undefined>(userId: string, link: Link) => {
      const documentId = link && documentLinks.documentIdOf(userId, link);
      return documentId ? ownDocument + documentId : link;
    },

    shownForm: <Link extends string | null>(userId: string, kept: Link) =>
      kept?.startsWith(ownDocument) ? documentLinks.linkFor(userId, kept.slice(ownDocument.length)) : kept,
  };
}
