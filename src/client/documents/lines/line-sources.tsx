import { X } from "lucide-react";
import { useState } from "react";
import type { ReviewedDocument, ReviewedLine } from "../../../shared/documents/document-review.contract.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { FactLines } from "../../ui/wordings/fact-lines.tsx";
import { DrawnPages } from "../drawn-pages.tsx";
import { AddedLine } from "./added-line.tsx";
import { LineActions } from "./line-actions.tsx";
import type { LineContext } from "./line-context.ts";
import { LineEditor, lineDraft } from "./line-editor.tsx";

interface LineSourcesProps {
  line: ReviewedLine | undefined;
  document: ReviewedDocument;
  context: LineContext;
}

/** Where a line comes from, and what can be done to it. Beside the text on wide screens, over its foot on narrow ones. */
export function LineSources({ line, document, context }: LineSourcesProps) {
  const { active, panel, panelId } = context;
  // Narrow screens have the pages in a view of their own.
  const isWide = useIsWide();
  const close = () => {
    const place = active.place;
    active.clear();
    window.document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  };
  return (
    <aside
      ref={panel}
      id={panelId}
      tabIndex={-1}
      aria-label="Where it comes from"
      onKeyDown={({ key }) => key === "Escape" && close()}
      className={classNames(
        "z-10 max-h-[60dvh] overflow-y-auto border-line bg-raised p-4 outline-none max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:rounded-t-xl max-lg:border-t max-lg:shadow-float",
        "lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:rounded-lg lg:border",
        !line && "max-lg:hidden",
      )}
    >
      {line ? (
        <Sources key={line.place} {...{ line, document, context, close }} />
      ) : (
        <>
          <h2 className="text-lg">Where it comes from</h2>
          <p className="mt-2 text-muted text-sm">
            Point at a line, or move to it with the Tab key, and its source in your profile stands here. Press it to
            change it.
          </p>
        </>
      )}
      {isWide && (
        <section aria-label="As it prints" className="mt-5 border-line border-t pt-4">
          <h2 className="mb-3 text-lg">As it prints</h2>
          <DrawnPages document={document} className="flex flex-col gap-3" />
          <p className="mt-3">
            <TextLink to={`/jobtracking/documents?document=${document.id}&view=pages`}>See the pages larger</TextLink>
          </p>
        </section>
      )}
    </aside>
  );
}

interface SourcesProps extends LineSourcesProps {
  line: ReviewedLine;
  close: () => void;
}

/** What can be done comes before what may be long: on a phone neither Edit nor Save needs scrolling to. */
function Sources({ line, document, context, close }: SourcesProps) {
  const { active, factById, isBusy, apply, panel } = context;
  const draft = lineDraft(document, line);
  const [editing, setIsEditing] = useState<boolean>();
  const [isAdding, setIsAdding] = useState(false);
  const isEditing = active.isChosen && (editing ?? draft.read() !== undefined);
  const sources = line.facts.flatMap((id) => factById.get(id) ?? []);
  const leaveOut = () => {
    active.clear();
    void apply({ what: "leave_out", place: line.place }, "The line is left out.");
  };
  const tellDifferently = () =>
    void apply({ what: "tell_differently", place: line.place }, "Something else of your profile stands here now.");

  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg">{headingOf(isEditing, isAdding)}</h2>
        {active.isChosen && (
          <IconButton label="Close" onClick={close} className="-my-2 -mr-2">
            <X />
          </IconButton>
        )}
      </div>
      <div className="mt-3 flex flex-col gap-3">
        {isEditing ? (
          <LineEditor
            line={line}
            document={document}
            context={context}
            source={sources.find(({ section }) => section)}
            onDone={() => {
              setIsEditing(false);
              panel.current?.focus();
            }}
          />
        ) : isAdding ? (
          <AddedLine
            draft={`added ${document.versions.at(-1)?.id ?? ""} ${line.place}`}
            source={sources.find(({ section }) => section)}
            isBusy={isBusy}
            add={(text) => context.add(line.place, text)}
            onDone={() => {
              setIsAdding(false);
              panel.current?.focus();
            }}
          />
        ) : (
          active.isChosen && (
            <LineActions
              {...{ line, isBusy, leaveOut, tellDifferently }}
              moving={context.moving}
              onEdit={() => setIsEditing(true)}
              onAdd={() => setIsAdding(true)}
            />
          )
        )}
        {sources.length === 0 ? (
          <p className="text-[0.9375rem]">It rests on nothing in your profile: a courtesy, or words of your own.</p>
        ) : (
          <FactLines facts={sources} />
        )}
      </div>
    </>
  );
}

function headingOf(isEditing: boolean, isAdding: boolean): string {
  if (isEditing) return "Change this line";
  return isAdding ? "A new sentence" : "Where it comes from";
}
