import { Pencil } from "lucide-react";
import { memo, type RefObject, useId, useLayoutEffect, useRef } from "react";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Card } from "../../ui/page/card.tsx";
import { deferred, useDeferred } from "../../ui/states/deferred.ts";
import type { ProfileEditing } from "../editor/use-profile-editor.ts";
import { type ProfileSectionParts, saysSomething } from "./profile-sections.ts";

/** Forms and what they consist of are the larger part of the page. */
const sectionEditor = deferred(async () => (await import("../editor/section-editor.tsx")).SectionEditor);

interface ProfileSectionProps {
  parts: ProfileSectionParts;
  editing: ProfileEditing;
}

/** One of the ten sections: as it reads, or as it is edited. */
export function ProfileSectionPanel({ parts, editing }: ProfileSectionProps) {
  const { section, title } = parts;
  const { sections, draft } = editing;
  const titleId = useId();
  const isOpen = sections.isOpen(section);
  const Editor = useDeferred(sectionEditor, isOpen);
  /** Without content a section is one line. */
  const isLine = !isOpen && section !== "personal_details" && !saysSomething(draft, section);
  const heading = useRef<HTMLHeadingElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useFocusAcross(isOpen, heading, editButton);

  return (
    <Card
      id={section}
      aria-labelledby={titleId}
      className={classNames(
        "scroll-mt-20 px-4 md:px-6",
        // Nothing on it, so no sheet: a list of what is still to be said.
        isLine ? "-mt-2 rounded-none border-transparent border-b-line bg-transparent py-1 shadow-none" : "py-5 md:py-6",
      )}
    >
      <div className={classNames("flex min-h-11 items-center justify-between gap-3 md:min-h-9", !isLine && "mb-4")}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            className={classNames("scroll-mt-28", isLine ? "text-base" : "text-xl")}
          >
            {title}
          </h2>
          {isLine && (
            <div className="hidden text-sm md:block">
              <SectionView parts={parts} profile={draft} />
            </div>
          )}
          {editing.isUnsaved(section) && <Badge tone="caution">Not saved yet</Badge>}
        </div>
        {!isOpen && (
          <Button
            ref={editButton}
            variant="quiet"
            size="small"
            aria-label={`Edit ${title}`}
            onClick={() => sections.mark(section, false)}
          >
            <Pencil aria-hidden="true" />
            Edit
          </Button>
        )}
      </div>
      {isOpen && Editor && <Editor section={section} title={title} editing={editing} />}
      {!isLine && !(isOpen && Editor) && <SectionView parts={parts} profile={draft} />}
    </Card>
  );
}

/** Long sections are not rendered anew for what is typed in another one. */
const SectionView = memo(({ parts: { View }, profile }: { parts: ProfileSectionParts; profile: ProfileDocument }) => (
  <View profile={profile} />
));

/**
 * The edit button goes when the form comes, and the form when it closes: the focus moves on to what is there. Before it is drawn: the
 * page scrolls with the focus, and what is pressed meanwhile would slip away from under the pointer.
 */
function useFocusAcross(
  isOpen: boolean,
  heading: RefObject<HTMLElement | null>,
  editButton: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? heading : editButton).current?.focus();
  }, [isOpen, heading, editButton]);
}
