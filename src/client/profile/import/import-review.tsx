import { useMemo, useState } from "react";
import type { WaitingImport } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { tidyProfile } from "../../../shared/profile/profile.rules.ts";
import { sectionOrder } from "../../../shared/profile/profile-words.rules.ts";
import { isProfileChanged } from "../../http/calls/profile-changed.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { type LoadedProfile, useSaveProfile } from "../profile.queries.ts";
import { DocumentPane } from "./document/document-pane.tsx";
import { markedSegments } from "./document/marked-segments.ts";
import { focusRow, useLighting } from "./document/use-lighting.ts";
import { ImportBar } from "./import-bar.tsx";
import type { SavedImport } from "./profile-import.queries.ts";
import type { ImportEditing } from "./use-import-changes.ts";
import { reviewedEntries, takenProfile } from "./values/reviewed-entries.ts";
import { ReviewedSection } from "./values/reviewed-section.tsx";
import { UnplacedLines } from "./values/unplaced-lines.tsx";

interface ImportReviewProps {
  found: WaitingImport;
  loaded: LoadedProfile;
  editing: ImportEditing;
  onSaved: (saved: SavedImport) => void;
  /** The profile is another one by now. */
  onProfileChanged: () => void;
}

/** The document on one side, and on the other what was read in it: to check, to change and to leave out. */
export function ImportReview({ found, loaded, editing, onSaved, onProfileChanged }: ImportReviewProps) {
  const { reading, id } = found;
  const { changes, change, place, takeBack } = editing;
  const { root, handlers } = useLighting();
  const [error, setError] = useState("");
  const saving = useSaveProfile();

  const entries = useMemo(() => reviewedEntries(reading, loaded.content, changes), [reading, loaded, changes]);
  const taken = useMemo(() => takenProfile(loaded.content, entries), [loaded, entries]);
  // What is typed moves no place in the document.
  const unchanged = useMemo(
    () => reviewedEntries(reading, loaded.content, { importId: id, values: {}, placed: changes.placed }),
    [reading, loaded, id, changes.placed],
  );
  const segments = useMemo(() => markedSegments(reading.lines, unchanged), [reading, unchanged]);
  const values = entries.flatMap((entry) => entry.values);
  const open = values.filter(({ isOpen }) => isOpen);
  const differing = values.filter(({ presentText, isSame, isTaken }) => presentText !== "" && !isSame && !isTaken);

  const goOn = (after?: string) => {
    const index = open.findIndex((value) => value.id === after);
    const next = open[index + 1] ?? open.find((value) => value.id !== after);
    if (next) focusRow(root.current, next.id);
  };

  const save = useOneAtATime(async () => {
    const [first] = taken.faults.keys();
    if (first !== undefined) {
      setError("Please correct the marked fields, or leave them out.");
      return focusRow(root.current, first);
    }
    if (taken.otherFaults[0]) return setError(taken.otherFaults[0]);
    setError("");
    try {
      const profile = tidyProfile(taken.profile);
      const [before, former] = [loaded.version ?? 0, loaded.content];
      const { version: after = 0 } = await saving.mutateAsync({ content: profile, version: before, importId: id });
      onSaved({ before, after, former, count: taken.count });
    } catch (failed) {
      if (isProfileChanged(failed)) onProfileChanged();
      setError(
        isProfileChanged(failed)
          ? "Your profile was changed elsewhere. What you see is compared with it anew: please check it and add it again."
          : "Your profile could not be saved. Please try again.",
      );
    }
  });

  const review = {
    lines: reading.lines,
    faults: taken.faults,
    onChange: change,
    onDecide: (value: string, isTaken: boolean) => {
      change({ [value]: { isTaken } });
      goOn(value);
    },
  };

  return (
    <div ref={root} {...handlers} className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {reading.lines.length > 0 && <DocumentPane found={found} entries={unchanged} segments={segments} />}
        <div className="flex min-w-0 flex-col gap-5">
          {sectionOrder.map((section) => {
            const own = entries.filter((entry) => entry.section === section);
            return own.length > 0 && <ReviewedSection key={section} section={section} entries={own} review={review} />;
          })}
          <UnplacedLines
            unplaced={reading.unplaced}
            placed={changes.placed}
            entries={entries}
            onPlace={place}
            onTakeBack={takeBack}
          />
        </div>
      </div>
      <ImportBar
        count={taken.count}
        openCount={open.length}
        isKnown={values.length > 0 && values.every(({ presentText }) => presentText !== "")}
        heldCount={entries.filter(({ isHeld }) => isHeld).length}
        differingCount={differing.length}
        error={error}
        isSaving={saving.isPending}
        onNext={() => goOn()}
        onSave={() => void save()}
      />
    </div>
  );
}
