import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AccountSession, accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { Badge } from "../../ui/badge.tsx";
import { InlineConfirm } from "../../ui/overlays/inline-confirm.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { FormFailure } from "../form-failure.tsx";
import { AccountSection } from "./account-section.tsx";
import { reloadOverview } from "./account-settings.queries.ts";

export function SessionsSection({ sessions }: { sessions: AccountSession[] }) {
  const end = useEnding((sessionId: string) =>
    callEndpoint(accountSettingsEndpoints.endSession, { body: { session_id: sessionId } }),
  );
  const endOthers = useEnding(() => callEndpoint(accountSettingsEndpoints.endOtherSessions));
  const cause = end.error ?? endOthers.error;

  return (
    <AccountSection title="Devices" description="Where you are signed in. End what you do not know or no longer use.">
      <FormFailure failure={cause ? { text: "The session could not be ended. Please try again.", cause } : undefined} />
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <InlineConfirm
            variant="secondary"
            confirmLabel="Sign them out"
            busy={endOthers.isPending}
            onConfirm={() => endOthers.mutate(undefined)}
          >
            Sign out all other devices
          </InlineConfirm>
        </div>
      )}
    </AccountSection>
  );
}

interface SessionItemProps {
  session: AccountSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{session.device}</p>
        <p className="text-muted text-sm">
          Signed in <RelativeTime iso={session.created_at} />, last used <RelativeTime iso={session.last_used_at} />
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="soft">This device</Badge>
      ) : (
        <InlineConfirm
          variant="quiet"
          question={`Sign out ${session.device}?`}
          confirmLabel="Sign out"
          busy={busy}
          onConfirm={onEnd}
        >
          Sign out <span className="sr-only">{session.device}</span>
        </InlineConfirm>
      )}
    </li>
  );
}

/** Ends sessions by a call and reads anew which ones there are. */
function useEnding<Variables>(call: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: call, onSuccess: () => reloadOverview(queryClient) });
}
