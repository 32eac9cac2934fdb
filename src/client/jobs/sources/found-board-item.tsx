import { Power } from "lucide-react";
import type { AdministeredSource, FoundBoard } from "../../../shared/jobs/source-administration.contract.ts";
import { boardNameOf, openingsFound } from "../../../shared/jobs/source-words.rules.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/page/card.tsx";
import { useChangeSources } from "./source-administration.queries.ts";

const howFound: Record<FoundBoard["how"], string> = {
  address: "At the address that you gave.",
  linked: "The company's page leads to it.",
  by_name:
    "Found by its name alone: another company may be called the same. Look at the examples before you switch it on.",
};

interface FoundBoardItemProps {
  board: FoundBoard;
  /** Where it is a source already. */
  known: AdministeredSource | undefined;
}

export function FoundBoardItem({ board, known }: FoundBoardItemProps) {
  const change = useChangeSources();
  const { source, company, examples, how, unreadable } = board;
  return (
    <li>
      <Card className="flex flex-col gap-3 px-4 py-4 md:px-5" aria-label={`${company} on ${boardNameOf(source)}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h2 className="font-display font-medium text-[1.0625rem] leading-snug wrap-anywhere">{company}</h2>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge>{boardNameOf(source)}</Badge>
              {openingsFound(board)}
              {unreadable > 0 && <span className="text-caution">{unreadable} could not be read</span>}
            </p>
          </div>
          {known?.is_on ? (
            <Badge tone="soft">Is on</Badge>
          ) : (
            <Button
              size="small"
              aria-label={`Switch on: ${company} on ${boardNameOf(source)}`}
              busy={change.isPending}
              onClick={() => change.mutate({ command: "on", sources: [source] })}
            >
              <Power aria-hidden="true" />
              Switch on
            </Button>
          )}
        </div>
        {examples.length > 0 && (
          <ul className="list-disc pl-5 text-[0.9375rem]">
            {examples.map(({ title, location }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two openings may read the same, and the list never changes
              <li key={at} className="wrap-anywhere">
                {title}
                {location && <span className="text-muted">, {location}</span>}
              </li>
            ))}
          </ul>
        )}
        <p className="text-[0.9375rem] text-muted">{howFound[how]}</p>
      </Card>
    </li>
  );
}
