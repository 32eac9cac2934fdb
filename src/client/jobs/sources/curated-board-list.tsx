import { Power } from "lucide-react";
import { useState } from "react";
import type { AdministeredSource, CuratedBoards } from "../../../shared/jobs/source-administration.contract.ts";
import { boardNameOf } from "../../../shared/jobs/source-words.rules.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { useChangeSources, useCuratedBoards } from "./source-administration.queries.ts";

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The list of boards that comes with the application, by country. */
export function CuratedBoardList({ sources }: { sources: AdministeredSource[] }) {
  const { data, isError, refetch } = useCuratedBoards();
  if (data) return <Boards curated={data} sources={sources} />;
  return isError ? (
    <ErrorState title="The list could not be loaded" onRetry={() => void refetch()} />
  ) : (
    <LoadingState>Loading the list...</LoadingState>
  );
}

function Boards({ curated: { about, boards }, sources }: { curated: CuratedBoards; sources: AdministeredSource[] }) {
  const change = useChangeSources();
  const countries = [...new Set(boards.map(({ country }) => country))]
    .map((value) => ({ value, label: countryNames.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const [country, setCountry] = useState(countries[0]?.value ?? "");
  const on = new Set(sources.filter(({ is_on }) => is_on).map(({ source }) => source));
  const shown = boards.filter((board) => board.country === country);
  const off = shown.filter(({ source }) => !on.has(source)).map(({ source }) => source);
  const switchOn = (chosen: string[]) => change.mutate({ command: "on", sources: chosen });
  return (
    <div className="flex flex-col gap-5">
      <details className="max-w-prose text-muted">
        <summary className="cursor-pointer font-semibold text-ink">
          Where this list comes from, and what was not checked
        </summary>
        {about.map((line) => (
          <p key={line} className="mt-2 wrap-anywhere">
            {line}
          </p>
        ))}
      </details>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Country"
          options={countries}
          value={country}
          className="w-full max-w-xs"
          onChange={({ target }) => setCountry(target.value)}
        />
        {off.length > 1 && (
          <Button
            variant="secondary"
            busy={change.isPending && change.variables.sources.length > 1}
            onClick={() => switchOn(off)}
          >
            <Power aria-hidden="true" />
            Switch on all {off.length}
          </Button>
        )}
      </div>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {shown.map(({ company, source }) => (
          <li key={source} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              <span className="font-medium wrap-anywhere">{company}</span>
              <Badge>{boardNameOf(source)}</Badge>
            </span>
            {on.has(source) ? (
              <Badge tone="soft">Is on</Badge>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Switch on: ${company} on ${boardNameOf(source)}`}
                busy={change.isPending && change.variables.sources.includes(source)}
                onClick={() => switchOn([source])}
              >
                Switch on
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
