import { Rss } from "lucide-react";
import { useState } from "react";
import type { AdministeredSource } from "../../../shared/jobs/source-administration.contract.ts";
import { boardNameOf, openingCount } from "../../../shared/jobs/source-words.rules.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SourceRow } from "./source-row.tsx";

/** So many are seen at a glance. */
const fewSources = 8;

export function SourceList({ sources }: { sources: AdministeredSource[] }) {
  const [typed, setTyped] = useState("");
  if (sources.length === 0) {
    return (
      <EmptyState title="There are no sources yet" icon={<Rss />}>
        <p>
          Find the board of a company by its name, choose boards by country, or name them in the server's setting
          JOB_SOURCES.
        </p>
      </EmptyState>
    );
  }
  const wanted = typed.trim().toLowerCase();
  const isWanted = ({ source }: AdministeredSource) =>
    `${source} ${boardNameOf(source)}`.toLowerCase().includes(wanted);
  const shown = sources.filter(isWanted).toSorted((a, b) => rankOf(a) - rankOf(b) || (a.source < b.source ? -1 : 1));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{summaryOf(sources)}</p>
      {sources.length > fewSources && (
        <TextField
          label="Show only"
          type="search"
          value={typed}
          placeholder="A company or a board"
          className="max-w-sm"
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {shown.length === 0 && <p className="text-muted">No source is called that.</p>}
      <ul className="flex flex-col gap-3">
        {shown.map((source) => (
          <SourceRow key={source.source} source={source} />
        ))}
      </ul>
    </div>
  );
}

/** What needs somebody stands first, what is off last. */
function rankOf({ is_on, failures }: AdministeredSource): number {
  if (!is_on) return 2;
  return failures > 0 ? 0 : 1;
}

function summaryOf(sources: AdministeredSource[]): string {
  const on = sources.filter(({ is_on }) => is_on);
  const failing = on.filter(({ failures }) => failures > 0).length;
  const open = on.reduce((sum, one) => sum + one.open, 0);
  const parts = [
    `${on.length} of ${sources.length} ${sources.length === 1 ? "source is" : "sources are"} on`,
    openingCount(open),
    failing === 0 ? "none is failing" : `${failing} ${failing === 1 ? "is" : "are"} failing`,
  ];
  return `${parts.join(", ")}.`;
}
