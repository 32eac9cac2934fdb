import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cardRecordEndpoints, type RecordOf } from "../../../../shared/tracker/records/card-record.contract.ts";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { callEndpoint, requestEndpoint } from "../../../http/calls/call-endpoint.ts";
import { untilAnswered } from "../../../http/calls/until-answered.ts";
import { randomId } from "../../../http/storage/random-id.ts";
import { saveAsFile } from "../../../http/storage/save-as-file.ts";
import { boardChangeKey } from "../../tracker.queries.ts";
import { showRecord } from "../record-changes.queries.ts";

/** Keeps a file on a card. */
export function useUploadFile({ job_url }: TrackedJob) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append("id", randomId());
      body.append("job_url", job_url);
      body.append("file", file);
      return untilAnswered(() => callEndpoint(cardRecordEndpoints.upload, { body }));
    },
    onSuccess: ({ data, revision }) => showRecord(queryClient, data, revision),
  });
}

/** Gives a file back to the person. The call carries the session, which a link could not. */
export function useDownloadFile() {
  return useMutation({
    mutationFn: async ({ id, data }: RecordOf<"file">) => {
      const response = await requestEndpoint(cardRecordEndpoints.download, { query: { id }, accept: "*/*" });
      // Of no type that a browser would show.
      saveAsFile(await response.blob(), "application/octet-stream", data.name);
    },
  });
}
