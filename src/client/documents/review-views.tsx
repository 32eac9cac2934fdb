import { useSearchParams } from "react-router";
import type { Review } from "../../shared/documents/document-review.contract.ts";
import { PostingMatchRows } from "../ui/matching/posting-match.tsx";
import { Tabs } from "../ui/page/tabs.tsx";
import { HeldLinesNote } from "../ui/private-lines/held-lines-note.tsx";
import { deferred, useDeferred } from "../ui/states/deferred.ts";
import { Notice } from "../ui/states/notice.tsx";
import { useDocumentChanges, useReviewSync } from "./document-review.queries.ts";
import { DocumentText } from "./document-text.tsx";

const parameter = "view";
const cvChanges = deferred(async () => (await import("./cv-changes.tsx")).CvChangeList);
const documentPages = deferred(async () => (await import("./document-pages.tsx")).DocumentPages);

/** The views of a review; the address says which one is open, so that a reload and the browser's Back keep it. */
export function ReviewViews({ review, documentId }: { review: Review; documentId: string }) {
  const [address, setAddress] = useSearchParams();
  const changing = useDocumentChanges(documentId);
  useReviewSync();
  const { cv, letter } = review;
  const wanted = address.get(parameter);
  const CvChangeList = useDeferred(cvChanges, wanted === "changes");
  const DocumentPages = useDeferred(documentPages, wanted === "pages");
  const tabs = [
    { value: "match", label: "Match", content: <PostingMatchRows jobUrl={review.job_url} /> },
    cv && {
      value: "cv",
      label: "CV",
      content: <DocumentText key={cv.kind} document={cv} review={review} changing={changing} />,
    },
    letter && {
      value: "letter",
      label: "Cover letter",
      content: <DocumentText key={letter.kind} document={letter} review={review} changing={changing} />,
    },
    cv && {
      value: "changes",
      label: "What was tailored",
      content: CvChangeList && <CvChangeList cv={cv} review={review} changing={changing} />,
    },
    {
      value: "pages",
      label: "Pages",
      content: DocumentPages && (
        <DocumentPages documents={[cv, letter].filter((part) => part !== null)} reviewedId={documentId} />
      ),
    },
  ].filter((tab) => tab !== null);
  const open = tabs.find(({ value }) => value === wanted) ?? tabs[0];
  return (
    <>
      {review.language_note && <Notice>{review.language_note}</Notice>}
      <HeldLinesNote />
      <Tabs
        tabs={tabs}
        value={open?.value}
        onChange={(value) => setAddress({ document: documentId, [parameter]: value }, { preventScrollReset: true })}
      />
    </>
  );
}
