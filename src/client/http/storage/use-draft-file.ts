import { useEffect, useState } from "react";
import { z } from "zod/mini";
import { draftStore } from "./draft-store.ts";
import { keptFiles } from "./kept-files.ts";

const draftedFile = z.object({ id: z.string(), name: z.string() });

/** What the draft itself holds: under which id the file is kept. */
export type DraftedFile = z.infer<typeof draftedFile>;

export interface DraftFile {
  file: File | undefined;
  /** The name of a file that was chosen before and is gone. */
  lost: string | undefined;
  change(file: File | undefined): void;
}

/** Like `useState` for one file, which is there again after a reload or a new sign-in until it is taken out. */
export function useDraftFile(name: string): DraftFile {
  const [file, setFile] = useState<File>();
  const [lost, setLost] = useState<string>();

  useEffect(() => {
    const draft = draftedFile.safeParse(draftStore.read(name)).data;
    if (!draft) return;
    let abandoned = false;
    void keptFiles.read(draft.id).then((kept) => {
      if (abandoned) return;
      if (kept) return setFile((chosen) => chosen ?? kept);
      setLost(draft.name);
      draftStore.remove(name);
    });
    return () => {
      abandoned = true;
    };
  }, [name]);

  const change = (next: File | undefined) => {
    setFile(next);
    setLost(undefined);
    const former = draftedFile.safeParse(draftStore.read(name)).data;
    if (former) void keptFiles.remove(former.id);
    if (!next) return draftStore.remove(name);
    const draft: DraftedFile = { id: crypto.randomUUID(), name: next.name };
    draftStore.write(name, draft);
    void keptFiles.write(draft.id, next);
  };
  return { file, lost, change };
}
