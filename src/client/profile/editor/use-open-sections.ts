import { useCallback, useRef, useState } from "react";
import type { ProfileDocument, ProfileSection } from "../../../shared/profile/profile.contract.ts";

/** How to get at what is entered in an open section. */
export interface SectionAccess {
  /** Checks it and gives the document with it, or undefined when something in it is wrong. */
  collect(base: ProfileDocument): Promise<ProfileDocument | undefined>;
  /** The document with it, right or wrong. */
  read(base: ProfileDocument): ProfileDocument;
  /** Marks its fields that break a rule, and goes to the first. */
  showFault(): Promise<void>;
  /** After this document was sent: whether nothing was entered since. What was stays, as a change of that document. */
  settle(sent: ProfileDocument): boolean;
}

interface OpenSection {
  isDirty: boolean;
}

/** Which sections are being edited, and how to get at what is entered in them. */
export function useOpenSections(noteTyping: () => void) {
  const [open, setOpen] = useState<Partial<Record<ProfileSection, OpenSection>>>({});
  const accesses = useRef(new Map<ProfileSection, SectionAccess>());

  const mark = useCallback((section: ProfileSection, isDirty: boolean) => {
    setOpen((sections) => ({ ...sections, [section]: { isDirty } }));
  }, []);

  const faultToShow = useRef<ProfileSection>(undefined);

  const register = useCallback((section: ProfileSection, access: SectionAccess) => {
    accesses.current.set(section, access);
    if (faultToShow.current === section) {
      faultToShow.current = undefined;
      void access.showFault();
    }
    return () => {
      accesses.current.delete(section);
    };
  }, []);

  const read = useCallback(
    (base: ProfileDocument) => [...accesses.current.values()].reduce((document, access) => access.read(document), base),
    [],
  );

  return {
    mark,
    register,
    noteTyping,
    isOpen: (section: ProfileSection) => open[section] !== undefined,
    hasDirty: Object.values(open).some((section) => section?.isDirty),
    close: (section: ProfileSection) => setOpen((sections) => ({ ...sections, [section]: undefined })),
    closeAll: () => setOpen({}),

    /** After these sections were sent: closes those in which nothing was entered since. */
    settle(sent: ProfileDocument, sections: readonly ProfileSection[] = [...accesses.current.keys()]): void {
      const settled = sections.filter((section) => accesses.current.get(section)?.settle(sent) ?? true);
      setOpen((before) => ({ ...before, ...Object.fromEntries(settled.map((section) => [section, undefined])) }));
    },

    /** Opens these sections, and goes to the first fault in the first of them. */
    showFaults(faulty: readonly ProfileSection[]): void {
      const [first] = faulty;
      const access = first && accesses.current.get(first);
      if (access) void access.showFault();
      else faultToShow.current = first;
      for (const section of faulty) if (!accesses.current.has(section)) mark(section, false);
    },

    /** The document with everything entered so far, right or wrong. */
    read,

    /** The document with everything entered so far; undefined when one of the open sections breaks a rule. */
    async collect(base: ProfileDocument): Promise<ProfileDocument | undefined> {
      let document: ProfileDocument | undefined = base;
      for (const access of accesses.current.values()) {
        document = document && (await access.collect(document));
      }
      return document;
    },
  };
}
