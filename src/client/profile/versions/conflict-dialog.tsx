import { useId, useState } from "react";
import { profileDifferences } from "../../../shared/profile/merging/profile-differences.rules.ts";
import { mergeProfiles } from "../../../shared/profile/merging/profile-merge.rules.ts";
import type { Conflict, Side } from "../../../shared/profile/merging/three-way-merge.rules.ts";
import { valueInWords } from "../../../shared/profile/profile-words.rules.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import type { ProfileConflict, ProfileEditing } from "../editor/use-profile-editor.ts";
import { DifferenceList } from "./difference-list.tsx";

/** The profile was saved elsewhere since this page read it: shows both sides' changes and saves them together. */
export function ConflictDialog({ editing, conflict }: { editing: ProfileEditing; conflict: ProfileConflict }) {
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const { merged, conflicts } = mergeProfiles(conflict, choices);
  const undecided = conflicts.filter(({ path }) => choices[path] === undefined).length;

  return (
    <Dialog
      open
      onClose={editing.postponeConflict}
      title="Your profile was changed elsewhere"
      description="It was saved in another tab or on another device after you opened it here. Nothing has been overwritten."
      footer={
        <>
          <Button variant="secondary" onClick={editing.postponeConflict}>
            Back to editing
          </Button>
          <Button disabled={undecided > 0} onClick={() => void editing.saveMerged(conflict, merged)}>
            Save both together
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {conflicts.map((one) => (
          <ConflictChoice
            key={one.path}
            conflict={one}
            chosen={choices[one.path]}
            onChoose={(side) => setChoices({ ...choices, [one.path]: side })}
          />
        ))}
        <Changes title="Changed elsewhere" before={conflict.base} after={conflict.theirs} />
        <Changes title="Changed here" before={conflict.base} after={conflict.mine} />
      </div>
    </Dialog>
  );
}

function Changes({
  title,
  before,
  after,
}: {
  title: string;
  before: ProfileConflict["base"];
  after: ProfileConflict["base"];
}) {
  return (
    <section>
      <h3 className="mb-2 font-sans font-semibold text-base tracking-normal">{title}</h3>
      <DifferenceList differences={profileDifferences(before, after)} empty="Nothing." />
    </section>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function ConflictChoice({ conflict, chosen, onChoose }: ConflictChoiceProps) {
  const group = useId();
  const sides = [
    { side: "mine", label: "From here" },
    { side: "theirs", label: "From elsewhere" },
  ] as const;
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-4">
      <legend className="px-1 font-semibold">{conflict.place}</legend>
      <p className="mb-2 text-muted text-sm">Both changed this. Which one is right?</p>
      {sides.map(({ side, label }) => (
        <label key={side} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name={group}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            className="mt-1 size-4.5 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="block text-muted text-sm">{label}</span>
            <span className="line-clamp-6 break-words">{valueInWords(conflict[side]) || "Removed"}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
