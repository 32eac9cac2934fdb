import { useState } from "react";
import { draftStore } from "./draft-store.ts";

/** Like `useState` for one text, which is there again after a reload or a new sign-in until it is emptied. */
export function useDraftText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const stored = draftStore.read(name);
    return typeof stored === "string" ? stored : "";
  });
  const change = (next: string) => {
    setText(next);
    if (next) draftStore.write(name, next);
    else draftStore.remove(name);
  };
  return [text, change];
}
