import type { ConfirmedWording } from "../../shared/wordings/wordings.contract.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { RevocableRow } from "./revocable-list.tsx";
import { useKeepWording, useRevokeWording } from "./wordings.queries.ts";

export function WordingRow({ wording }: { wording: ConfirmedWording }) {
  const revoke = useRevokeWording();
  const keep = useKeepWording();
  return (
    <RevocableRow
      entry={wording}
      text={wording.text}
      language={wording.language}
      action="Revoke"
      revoking={revoke}
      failure={keep.error}
    >
      {wording.state === "changed" && (
        <ChangedFacts wording={wording} busy={keep.isPending} onKeep={() => keep.mutate(wording)} />
      )}
    </RevocableRow>
  );
}

interface ChangedFactsProps {
  wording: ConfirmedWording;
  busy: boolean;
  onKeep: () => void;
}

/** Why documents do without it for now, and how they get it back. */
function ChangedFacts({ wording, busy, onKeep }: ChangedFactsProps) {
  const canKeep = wording.changes.every(({ now }) => now !== null);
  return (
    <div className="flex flex-col items-start gap-2 rounded-md bg-sunken px-3.5 py-3 text-[0.9375rem]">
      <Badge tone="caution">To be confirmed again</Badge>
      <ul className="flex flex-col gap-1">
        {wording.changes.map(({ before, now }) => (
          <li key={before}>
            <del className="text-muted">{before}</del>{" "}
            {now === null ? "is not in your profile any more." : <ins className="no-underline">{now || "Present"}</ins>}
          </li>
        ))}
      </ul>
      {canKeep && (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={`Still true, keep it: ${wording.text}`}
          onClick={onKeep}
        >
          Still true, keep it
        </Button>
      )}
    </div>
  );
}
