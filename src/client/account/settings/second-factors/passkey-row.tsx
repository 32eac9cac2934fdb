import type { Passkey } from "../../../../shared/account/second-factor.contract.ts";
import { InlineConfirm } from "../../../ui/overlays/inline-confirm.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { FactorRow } from "./factor-row.tsx";

interface PasskeyRowProps {
  passkey: Passkey;
  busy: boolean;
  onRemove: () => void;
}

export function PasskeyRow({ passkey: { name, added_at, last_used_at }, busy, onRemove }: PasskeyRowProps) {
  return (
    <FactorRow
      title={`Passkey: ${name}`}
      detail={
        <>
          Added <RelativeTime iso={added_at} />, {last_used_at ? "last used " : "not used yet"}
          {last_used_at && <RelativeTime iso={last_used_at} />}
        </>
      }
    >
      <InlineConfirm question={`Remove ${name}?`} confirmLabel="Remove" busy={busy} onConfirm={onRemove}>
        Remove <span className="sr-only">the passkey {name}</span>
      </InlineConfirm>
    </FactorRow>
  );
}
