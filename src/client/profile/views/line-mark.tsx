import { EyeOff } from "lucide-react";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { oneLine } from "../../../shared/text/one-line.rules.ts";
import { Button } from "../../ui/button.tsx";
import { privateLineWords as words } from "../../ui/private-lines/private-line-words.ts";
import { type LineDeciding, useLineDecision, usePrivateLines } from "../../ui/private-lines/private-lines.queries.ts";

interface Marking {
  /** Whether a line that is held waits for an answer, by what it says; others are not in it. */
  held: ReadonlyMap<string, boolean>;
  decide: LineDeciding["decide"];
}

const MarkingContext = createContext<Marking | undefined>(undefined);

/** Lets the lines below say whether employers read them. */
export function LineMarking({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const { data: lines } = usePrivateLines(isKnown);
  const { decide } = useLineDecision();
  const held = useMemo(() => lines && new Map(lines.map(({ fact, is_asked }) => [fact.text, is_asked])), [lines]);
  return <MarkingContext value={held && { held, decide }}>{children}</MarkingContext>;
}

interface LineMarkProps {
  text: string;
  /** Where it is no line to be kept back by hand: what names an entry. */
  isName?: boolean;
}

/** What a line says of who reads it, to be changed by one press. */
export function LineMark({ text, isName = false }: LineMarkProps) {
  const marking = useContext(MarkingContext);
  const line = oneLine(text);
  if (!marking || line === "") return null;
  const isAsked = marking.held.get(line);
  const decide = (isPrivate: boolean, before: boolean | null) => marking.decide(line, isPrivate, before);
  if (isAsked === undefined) return isName ? null : <KeepButton line={line} keep={() => decide(true, false)} />;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <span className="inline-flex items-center gap-1.5">
        <EyeOff aria-hidden="true" className="size-4 shrink-0" />
        {isAsked
          ? `Held back: it reads like a note to yourself. ${words.question}`
          : "You keep this to yourself. Documents made before may still say it."}
      </span>
      <span className="-ml-3 flex flex-wrap">
        <Button variant="quiet" size="small" onClick={() => decide(false, isAsked ? null : true)}>
          {isAsked ? words.yes : "Employers may read it"}
        </Button>
        {isAsked && (
          <Button variant="quiet" size="small" onClick={() => decide(true, null)}>
            {words.no}
          </Button>
        )}
      </span>
    </span>
  );
}

/** Lies over the text until the line is pointed at, and takes no room; on a screen that is touched, it is always there. */
function KeepButton({ line, keep }: { line: string; keep: () => void }) {
  return (
    <span className="relative">
      <button
        type="button"
        title="Keep this line to yourself"
        aria-label={`Keep to yourself: ${line}`}
        onClick={keep}
        className="ml-1 inline-grid size-6 place-items-center rounded align-text-bottom text-muted opacity-0 transition-opacity hover:text-ink focus-visible:opacity-100 group-hover/line:opacity-100 pointer-fine:absolute pointer-fine:bg-surface pointer-coarse:opacity-100"
      >
        <EyeOff aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
