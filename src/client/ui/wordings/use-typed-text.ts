import { useState } from "react";
import { z } from "zod/mini";
import { draftStore } from "../../http/storage/draft-store.ts";

/** What is typed into a field that is not saved yet; it is there again when the person comes back to it. */
export interface TypedText {
  text: string;
  write: (text: string) => void;
  remove: () => void;
}

export function useTypedText(name: string, initial: string): TypedText {
  const [text, setText] = useState(() => z.string().safeParse(draftStore.read(name)).data ?? initial);
  return {
    text,
    write: (next) => {
      setText(next);
      draftStore.write(name, next);
    },
    remove: () => draftStore.remove(name),
  };
}
