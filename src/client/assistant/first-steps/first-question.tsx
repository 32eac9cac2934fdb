import { FileText } from "lucide-react";
import { useId, useRef } from "react";
import { cvExtensions } from "../../../shared/profile/cv-import/cv-file.rules.ts";
import { useDraftText } from "../../http/storage/use-draft-text.ts";
import { Button } from "../../ui/button.tsx";
import { FilePicker } from "../../ui/fields/file-picker.tsx";
import { deferred, useDeferred } from "../../ui/states/deferred.ts";

const threeLinesForm = deferred(async () => (await import("./three-lines-form.tsx")).ThreeLinesForm);

interface FirstQuestionProps {
  onFile: (file: File) => void;
  onSkip: () => void;
}

/** For somebody whose profile says nothing yet: the one question of the first minute, with three ways to answer it. */
export function FirstQuestion({ onFile, onSkip }: FirstQuestionProps) {
  const headingId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [way, setWay] = useDraftText("first-question-way");
  const isTyped = way === "typed";
  const ThreeLinesForm = useDeferred(threeLinesForm, isTyped);
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-xl border-2 border-edge/50 border-dashed bg-surface p-5 md:p-7"
    >
      <h2 id={headingId} className="text-2xl">
        What have you done so far?
      </h2>
      <p className="mt-1.5 text-muted">
        Everything that I find and write for you rests on your answer, and on nothing else.
      </p>
      {isTyped ? (
        ThreeLinesForm && <ThreeLinesForm onBack={() => setWay("")} />
      ) : (
        <div className="mt-5 flex flex-col items-start gap-3">
          <FilePicker ref={picker} label="CV" extensions={cvExtensions} onFile={onFile} />
          <Button className="min-h-14 px-6 text-base md:min-h-14 md:text-base" onClick={() => picker.current?.click()}>
            <FileText aria-hidden="true" />
            Drop your CV, or choose it
          </Button>
          <details>
            <summary className="min-h-11 content-center font-semibold text-accent md:min-h-10 md:text-[0.9375rem]">
              Bring LinkedIn's export
            </summary>
            <p className="mt-1 max-w-prose text-muted">
              On your LinkedIn profile press Resources, or the three dots, and choose Save to PDF. Or ask in its
              settings, under Data privacy, for a copy of your data: that ZIP comes by mail and is read more surely.
              Then bring either file by the button above.
            </p>
          </details>
          <Button variant="quiet" className="-ml-4" onClick={() => setWay("typed")}>
            Type three lines instead
          </Button>
        </div>
      )}
      <div className="mt-4 border-line border-t pt-2">
        <Button variant="quiet" size="small" className="-ml-3 text-muted" onClick={onSkip}>
          Skip for now
        </Button>
      </div>
    </section>
  );
}
