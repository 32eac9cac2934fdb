import { Power, PowerOff, RotateCw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { AdministeredSource } from "../../../shared/jobs/source-administration.contract.ts";
import { boardNameOf, openingCount, sourceNameOf } from "../../../shared/jobs/source-words.rules.ts";
import { timeUntil } from "../../../shared/time/time-ago.rules.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/page/card.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { type SourceChange, useChangeSources } from "./source-administration.queries.ts";

/** One source: what it is, how it does, and what can be done with it. */
export function SourceRow({ source }: { source: AdministeredSource }) {
  const change = useChangeSources();
  const { is_on, is_added, is_running, failures, fault, last_fault } = source;
  const name = sourceNameOf(source.source);
  const isDue = is_on && Date.parse(source.next_run_at) <= Date.now();
  const act = (command: SourceChange["command"], icon: ReactNode, label: string) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${label}: ${name}`}
      busy={change.isPending && change.variables.command === command}
      disabled={change.isPending}
      onClick={() => change.mutate({ command, sources: [source.source] })}
    >
      {icon}
      {label}
    </Button>
  );
  return (
    <li>
      <Card className="flex flex-col gap-3 px-4 py-4 md:px-5" aria-label={`${name} on ${boardNameOf(source.source)}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h2 className="font-display font-medium text-[1.0625rem] leading-snug wrap-anywhere">{name}</h2>
            <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
              <Badge>{boardNameOf(source.source)}</Badge>
              <StateBadge source={source} isDue={isDue} />
              {is_added && <Badge>Added here</Badge>}
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            {is_on && act("run", <RotateCw aria-hidden="true" />, "Read now")}
            {is_on && act("off", <PowerOff aria-hidden="true" />, "Switch off")}
            {!is_on && act("on", <Power aria-hidden="true" />, "Switch on")}
            {!is_on && is_added && act("remove", <Trash2 aria-hidden="true" />, "Remove")}
          </div>
        </div>
        {is_on && failures > 0 && (
          <p className="rounded-md bg-danger-soft px-3 py-2 text-danger wrap-anywhere">
            {failures === 1 ? "The last run failed" : `The last ${failures} runs failed`}: {fault}
          </p>
        )}
        <dl className="flex flex-col gap-x-8 gap-y-1 text-[0.9375rem] sm:flex-row sm:flex-wrap">
          <Fact name="In the results">
            {openingCount(source.open)}
            {source.newest_posted_at && (
              <>
                , newest <RelativeTime iso={source.newest_posted_at} />
              </>
            )}
          </Fact>
          <Fact name="Read">
            {source.last_success_at ? <RelativeTime iso={source.last_success_at} /> : "not yet"}
            {source.last_success_at && `: ${changesOf(source)}`}
          </Fact>
          {is_on && !is_running && (
            <Fact name="Next">{isDue ? "due now" : timeUntil(source.next_run_at, new Date())}</Fact>
          )}
          {last_fault && failures === 0 && (
            <Fact name="Last failure">
              <RelativeTime iso={last_fault.at} />: {last_fault.sentence}
            </Fact>
          )}
          {last_fault && failures > 0 && (
            <Fact name="Failed">
              <RelativeTime iso={last_fault.at} />
            </Fact>
          )}
        </dl>
      </Card>
    </li>
  );
}

function StateBadge({
  source: { is_on, is_running, failures },
  isDue,
}: {
  source: AdministeredSource;
  isDue: boolean;
}) {
  if (!is_on) return <Badge>Off</Badge>;
  if (is_running) return <Badge tone="soft">Being read</Badge>;
  if (isDue) return <Badge tone="soft">Due now</Badge>;
  return failures > 0 ? <Badge tone="danger">Failing</Badge> : <Badge tone="soft">On</Badge>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function changesOf({ added, changed, unchanged, closed, unreadable }: AdministeredSource): string {
  const counts = [
    [added, "new"],
    [changed, "changed"],
    [closed, "closed"],
    [unchanged, "as before"],
    [unreadable, "unreadable"],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString("en")} ${word}`);
  return told.join(", ") || "nothing new";
}
