import { useSyncExternalStore } from "react";
import { z } from "zod/mini";
import {
  type DocumentAppearance,
  defaultAppearance,
  documentDesign,
  documentPaper,
} from "../../../shared/documents/document-appearance.contract.ts";

const key = "document-look";
const listeners = new Set<() => void>();
let cached: { text: string | null; appearance: DocumentAppearance } = { text: null, appearance: defaultAppearance };

/** How this person wants documents to be set; kept in the browser, for the next document too. */
export const rememberedAppearance = {
  read(): DocumentAppearance {
    const text = storedText();
    if (text !== cached.text) cached = { text, appearance: appearanceIn(text) };
    return cached.appearance;
  },
  keep(appearance: DocumentAppearance): void {
    try {
      localStorage.setItem(key, `${appearance.design} ${appearance.paper}`);
    } catch {
      // Storage is full or switched off: the choice then holds for this page alone.
      cached = { text: storedText(), appearance };
    }
    for (const listener of listeners) listener();
  },
};

export const useRememberedAppearance = (): DocumentAppearance =>
  useSyncExternalStore(subscribe, rememberedAppearance.read);

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

function appearanceIn(text: string | null): DocumentAppearance {
  const [design, paper] = text?.split(" ") ?? [];
  return {
    design: z.catch(documentDesign, defaultAppearance.design).parse(design),
    paper: z.catch(documentPaper, defaultAppearance.paper).parse(paper),
  };
}
