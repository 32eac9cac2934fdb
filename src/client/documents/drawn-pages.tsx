import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { documentReviewEndpoints, type ReviewedDocument } from "../../shared/documents/document-review.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { ErrorState } from "../ui/states/error-state.tsx";
import { LoadingState } from "../ui/states/loading-state.tsx";

export const documentNames = { cv: "CV", letter: "Cover letter" } as const;

interface DrawnPagesProps {
  document: Pick<ReviewedDocument, "id" | "kind" | "design" | "paper">;
  className: string;
}

/** The pages of a version as they will be printed. */
export function DrawnPages({ document: { id, kind, design, paper }, className }: DrawnPagesProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["document-pages", id, design, paper],
    queryFn: ({ signal }) => callEndpoint(documentReviewEndpoints.pages, { body: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) {
    return (
      <ol className={className}>
        {data.pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <li key={index}>
            <PagePicture svg={page} text={`${documentNames[kind]}, page ${index + 1} of ${data.pages.length}`} />
          </li>
        ))}
      </ol>
    );
  }
  if (!error) return <LoadingState>Drawing the pages...</LoadingState>;
  return (
    <ErrorState title="The pages could not be drawn" onRetry={() => void refetch()}>
      <p>The file itself may still be downloaded.</p>
    </ErrorState>
  );
}

/** As an image the drawing can run nothing and load nothing. */
function PagePicture({ svg, text }: { svg: string; text: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return <img src={address} alt={text} className="w-full rounded-sm border border-line bg-[white] shadow-card" />;
}
