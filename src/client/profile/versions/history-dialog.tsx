import { useState } from "react";
import { changesInShort } from "../../../shared/profile/merging/changes-in-short.rules.ts";
import type { SavedVersion } from "../../../shared/profile/profile-history.contract.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { useSeen } from "../../ui/states/use-seen.ts";
import { useComparison, useVersions } from "../profile.queries.ts";
import { DifferenceList } from "./difference-list.tsx";
import type { VersionRestoring } from "./use-version-restoring.ts";

interface HistoryDialogProps {
  /** The version on the page. */
  present: number;
  restoring: VersionRestoring;
  onClose: () => void;
}

/** Every save of the profile: to compare with the present, and to bring back. */
export function HistoryDialog({ present, restoring, onClose }: HistoryDialogProps) {
  const versions = useVersions();
  const saved = versions.data?.pages.flat() ?? [];
  const restore = async (version: number) => {
    if (await restoring.restore(version)) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="History"
      description="Every save is kept. Bringing one back makes a new version."
    >
      <div className="flex flex-col gap-3">
        {restoring.isBlocked && (
          <p className="text-muted">Save or cancel your changes before you bring a version back.</p>
        )}
        <FormError>{restoring.error}</FormError>
        {versions.isError && (
          <>
            <FormError>The history could not be loaded. Please try again.</FormError>
            <Button
              variant="secondary"
              className="self-start"
              busy={versions.isFetching}
              onClick={() => void versions.refetch()}
            >
              Retry
            </Button>
          </>
        )}
        {versions.isPending && <p role="status">Loading history...</p>}
        {versions.isSuccess && saved.length === 0 && <p className="text-muted">Nothing has been saved yet.</p>}
        <ul>
          {saved.map((one, index) => (
            <VersionRow
              key={one.version}
              saved={one}
              before={saved[index + 1]?.version}
              present={present}
              restoring={restoring}
              onRestore={restore}
            />
          ))}
        </ul>
        {versions.hasNextPage && (
          <Button
            variant="secondary"
            className="self-start"
            busy={versions.isFetchingNextPage}
            onClick={() => void versions.fetchNextPage()}
          >
            Show earlier ones
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface VersionRowProps {
  saved: SavedVersion;
  /** The version before it, where it is known. */
  before: number | undefined;
  present: number;
  restoring: VersionRestoring;
  onRestore: (version: number) => Promise<void>;
}

function VersionRow({ saved, before, present, restoring, onRestore }: VersionRowProps) {
  const { version, saved_at, file_name } = saved;
  const [isCompared, setCompared] = useState(false);
  const when = new Date(saved_at).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-48">
          {when} <RelativeTime iso={saved_at} className="block text-muted text-sm" />
          {file_name && <span className="block break-words text-muted text-sm">from {file_name}</span>}
          {before !== undefined && <Changed from={before} to={version} />}
        </p>
        {version === present ? (
          <Badge tone="soft">Present</Badge>
        ) : (
          <div className="flex gap-2">
            <Button
              variant="quiet"
              size="small"
              aria-expanded={isCompared}
              aria-label={`Compare ${when} with the present`}
              onClick={() => setCompared(!isCompared)}
            >
              Compare
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Restore ${when}`}
              disabled={restoring.isBlocked || restoring.isPending}
              onClick={() => void onRestore(version)}
            >
              Restore
            </Button>
          </div>
        )}
      </div>
      {isCompared && <Comparison from={version} to={present} />}
    </li>
  );
}

/** What a save changed, in short. */
function Changed({ from, to }: { from: number; to: number }) {
  const [element, isSeen] = useSeen<HTMLSpanElement>();
  const { data } = useComparison(from, to, isSeen);
  return (
    <span ref={element} className="block min-h-5 text-sm">
      {data && (changesInShort(data) || "Nothing changed")}
    </span>
  );
}

function Comparison({ from, to }: { from: number; to: number }) {
  const { data, isError } = useComparison(from, to);
  return (
    <div className="mt-3">
      {data && data.length > 0 && (
        <p className="mb-2 text-muted text-sm">Struck out as it was then, below it as it is now.</p>
      )}
      {data && <DifferenceList differences={data} empty="It says the same as the present version." />}
      {isError && <FormError>The comparison could not be loaded. Please try again.</FormError>}
      {!data && !isError && <p role="status">Comparing...</p>}
    </div>
  );
}
