import type { QueryClient } from "@tanstack/react-query";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { untilAnswered } from "../../http/calls/until-answered.ts";
import { showToast } from "../overlays/toast.ts";

/** Deletes an earlier version at once, says so, and offers to put it back. */
export async function removeVersion(queryClient: QueryClient, id: string, what: string): Promise<void> {
  const setDeleted = async (is_deleted: boolean) => {
    const body = { id, is_deleted, is_version_alone: true };
    await untilAnswered(() => callEndpoint(documentsEndpoints.setDeleted, { body }));
  };
  const reload = () =>
    Promise.all(
      ["document-review", "kept-documents", "newest-documents"].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] }),
      ),
    );
  const putBack = () =>
    setDeleted(false)
      .catch(() => showToast({ title: `${what} could not be put back.`, tone: "error" }))
      .then(reload);
  try {
    await setDeleted(true);
    showToast({ title: `${what} was deleted.`, undo: () => void putBack() });
  } catch {
    showToast({ title: `${what} could not be deleted.`, tone: "error" });
  }
  await reload();
}
