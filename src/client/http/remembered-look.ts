import { useSyncExternalStore } from "react";
import { z } from "zod/mini";
import {
  type DocumentLook,
  documentDesign,
  documentPaper,
  usualLook,
} from "../../shared/documents/document-look.contract.ts";

const key = "document-look";
const listeners = new Set<() => void>();
let cached: { text: string | null; look: DocumentLook } = { text: null, look: usualLook };

/** How this person wants documents to be set; kept in the browser, for the next document too. */
export const rememberedLook = {
  read(): DocumentLook {
    const text = storedText();
    if (text !== cached.text) cached = { text, look: lookIn(text) };
    return cached.look;
  },
  keep(look: DocumentLook): void {
    try {
      localStorage.setItem(key, `${look.design} ${look.paper}`);
    } catch {
      // Storage is full or switched off: the choice then holds for this page alone.
      cached = { text: storedText(), look };
    }
    for (const listener of listeners) listener();
  },
};

export const useRememberedLook = (): DocumentLook => useSyncExternalStore(subscribe, rememberedLook.read);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function lookIn(text: string | null): DocumentLook {
  const [design, paper] = text?.split(" ") ?? [];
  return {
    design: z.catch(documentDesign, usualLook.design).parse(design),
    paper: z.catch(documentPaper, usualLook.paper).parse(paper),
  };
}
