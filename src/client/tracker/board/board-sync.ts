import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { useChangesElsewhere } from "../../http/storage/change-channel.ts";
import { reloadRecords } from "../records/card-records.queries.ts";
import { boardChangeKey, type LoadedBoard, reloadJobs, reloadUnlessMoving } from "../tracker.queries.ts";
import { useNewestRevision } from "../use-newest-revision.ts";

/**
 * Follows what is changed elsewhere: in another tab as that tells it, on another device as the server tells it. It shows nothing: what it
 * hears draws no page anew that shows the newest board already.
 */
export function BoardSync({ board }: { board: LoadedBoard | undefined }): null {
  const queryClient = useQueryClient();
  useChangesElsewhere((path) => {
    if (!path.startsWith(trackerEndpoints.list.path)) return;
    reloadUnlessMoving(queryClient);
    void reloadRecords(queryClient);
  });

  const newest = useNewestRevision(board?.revision !== undefined);
  const shown = board?.revision;
  // The server may tell of this tab's own change before it answers; the answer then brings what was changed.
  const isSaving = useIsMutating({ mutationKey: boardChangeKey }) > 0;
  useEffect(() => {
    if (isSaving || shown === undefined || newest <= shown) return;
    void reloadJobs(queryClient);
    void reloadRecords(queryClient);
  }, [isSaving, newest, shown, queryClient]);
  return null;
}
