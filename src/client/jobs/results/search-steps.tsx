import type { ReactNode } from "react";
import type { SearchStep, UnderstoodCondition } from "../../../shared/jobs/search-filters.contract.ts";
import { Button } from "../../ui/button.tsx";
import { filterTitles } from "../filters/filter-names.ts";
import type { Refinement, SearchFields } from "../search-form/search-address.ts";

interface SearchStepsProps {
  steps: SearchStep[];
  understood: UnderstoodCondition[];
  refinement: Refinement;
  onRefine: (change: Partial<Refinement>) => void;
  onSearch: (change: Partial<SearchFields>) => void;
}

/** Asks for all that a place has. */
const anyJob = "any job";
/** Counted no further by the server. */
const countLimit = 200;

/** What gave way so that something was found, and what else would bring more; each in one line. */
export function SearchSteps({ steps, understood, refinement, onRefine, onSearch }: SearchStepsProps) {
  const conditions = steps.filter((step) => step.kind === "condition");
  const sentences = steps.flatMap((step) => {
    const sentence = sentenceOf(step, understood);
    return sentence ? [{ step, sentence }] : [];
  });
  /** Written beside the title, it stays there. */
  const place = understood.find(({ kind }) => kind === "place")?.text ?? "";
  const keep = (written: string) => onRefine({ asWritten: [...refinement.asWritten, written] });

  function withoutCondition(text: string) {
    const name = filterNamed(text);
    if (!name) return onRefine({ takenOff: [...refinement.takenOff, text] });
    const { [name]: _, ...filters } = refinement.filters;
    onRefine({ filters });
  }

  if (sentences.length === 0 && conditions.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      {sentences.map(({ step, sentence }) => (
        <p key={`${step.kind} ${sentence}`}>
          {sentence}
          {step.kind === "spelling" && (
            <Inline onClick={() => keep(step.written)}>Search for “{step.written}” instead</Inline>
          )}
          {step.kind === "nothing" &&
            [...step.nearest, ...(step.any > 0 ? [{ name: anyJob, count: step.any }] : [])].map(({ name, count }) => (
              <Inline key={name} onClick={() => onSearch({ title: `${name} ${place}`.trim() })}>
                {name === anyJob ? "all openings, newest first" : name}: {counted(count)}
              </Inline>
            ))}
        </p>
      ))}
      {conditions.length > 0 && (
        <p>
          More would fit{" "}
          {conditions.map(({ text, count }) => (
            <Inline key={text} onClick={() => withoutCondition(text)}>
              without {nameOf(text, understood)}: {counted(count)}
            </Inline>
          ))}
        </p>
      )}
    </div>
  );
}

function Inline({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" size="small" className="-my-1.5 whitespace-normal! text-left" onClick={onClick}>
      <span className="wrap-anywhere">{children}</span>
    </Button>
  );
}

function sentenceOf(step: SearchStep, understood: UnderstoodCondition[]): string | undefined {
  switch (step.kind) {
    case "spelling":
      return `Showing results for “${step.read}”.`;
    case "levels":
      return `No opening says ${quoted(step.left_out)}: ${counted(step.count)} without it.`;
    case "similar":
      return `No opening is called that: ${counted(step.count)} in the same occupation, called ${quoted(step.names)}.`;
    case "place":
      return `No opening in ${step.asked}: ${counted(step.count)} ${/^within /.test(step.used) ? step.used : `in ${step.used}`}.`;
    case "some_words":
      return step.missing.length > 0
        ? `None of these says ${quoted(step.missing)}: ${counted(step.count)} with the other words.`
        : `No opening has all of these words: ${counted(step.count)} with some of them.`;
    case "mentioned":
      return "No opening is called that. These mention it.";
    case "without": {
      const conditions = step.texts.map((text) => nameOf(text, understood));
      return `No opening meets ${listed(conditions)}: ${counted(step.count)} without ${conditions.length > 1 ? "these" : "it"}.`;
    }
    case "nothing":
      if (step.nearest.length > 0) return "Similar occupations that have openings:";
      return step.any > 0 ? "Nothing here is called anything like it. What there is:" : undefined;
    case "condition":
      return undefined;
  }
}

const counted = (count: number) => (count >= countLimit ? `${countLimit} or more` : count.toLocaleString("en"));

function quoted(words: string[]): string {
  return listed(words.map((word) => `“${word}”`));
}

const listed = (all: string[]): string =>
  all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;

/** As its chip or its filter is called. */
function nameOf(text: string, understood: UnderstoodCondition[]): string {
  const name = filterNamed(text);
  if (name) return `the filter “${filterTitles[name]}”`;
  return `“${understood.find((one) => one.text === text)?.meaning ?? text}”`;
}

function filterNamed(text: string) {
  return isFilterName(text) ? text : undefined;
}

const isFilterName = (text: string): text is keyof typeof filterTitles => Object.hasOwn(filterTitles, text);
