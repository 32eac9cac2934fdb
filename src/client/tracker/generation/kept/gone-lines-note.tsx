import { useQuery } from "@tanstack/react-query";
import { goneLines } from "../../../../shared/documents/gone-lines.rules.ts";
import { useAdditions } from "../../../http/calls/client-config.queries.ts";
import { reviewQuery } from "../../../ui/documents/review.queries.ts";
import { usePrivateLines } from "../../../ui/private-lines/private-lines.queries.ts";
import { Notice } from "../../../ui/states/notice.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

/** Beside the downloads: that documents still say what their owner keeps from employers by now. Who keeps nothing is not looked up. */
export function GoneLinesNote({ documentId }: { documentId: string }) {
  const { data: privateLines = [] } = usePrivateLines(useAdditions());
  const keepsLines = privateLines.some(({ is_asked }) => !is_asked);
  const { data: review } = useQuery({ ...reviewQuery(documentId), enabled: keepsLines });
  const documents = [review?.cv, review?.letter].filter((document) => document != null);
  const [first] = documents.filter((document) => goneLines(document, review?.facts ?? []).length > 0);
  if (!first) return null;
  return (
    <Notice>
      These files still say what you keep to yourself, or what your profile does not say any more.{" "}
      <TextLink to={`/jobtracking/documents?document=${documentId}&view=${first.kind}`}>Leave it out</TextLink>
    </Notice>
  );
}
