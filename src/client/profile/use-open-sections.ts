import { useCallback, useRef, useState } from "react";
import type { ProfileDocument, ProfileSection } from "../../shared/profile/profile.contract.ts";

/** Checks an open section and gives the document with its entries, or undefined when something in it is wrong. */
export type CollectSection = (base: ProfileDocument) => Promise<ProfileDocument | undefined>;

interface OpenSection {
  isDirty: boolean;
}

/** Which sections are being edited, and how to get at what is entered in them. */
export function useOpenSections() {
  const [open, setOpen] = useState<Partial<Record<ProfileSection, OpenSection>>>({});
  const collectors = useRef(new Map<ProfileSection, CollectSection>());

  const mark = useCallback((section: ProfileSection, isDirty: boolean) => {
    setOpen((sections) => ({ ...sections, [section]: { isDirty } }));
  }, []);

  const register = useCallback((section: ProfileSection, collect: CollectSection) => {
    collectors.current.set(section, collect);
    return () => {
      collectors.current.delete(section);
    };
  }, []);

  return {
    mark,
    register,
    isOpen: (section: ProfileSection) => open[section] !== undefined,
    hasDirty: Object.values(open).some((section) => section?.isDirty),
    close: (section: ProfileSection) => setOpen((sections) => ({ ...sections, [section]: undefined })),
    closeAll: () => setOpen({}),

    /** The document with everything entered so far; undefined when one of the open sections breaks a rule. */
    async collect(base: ProfileDocument): Promise<ProfileDocument | undefined> {
      let document: ProfileDocument | undefined = base;
      for (const collectSection of collectors.current.values()) {
        document = document && (await collectSection(document));
      }
      return document;
    },
  };
}
