import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import {
  type DocumentAppearance,
  designNames,
  documentDesign,
  documentDesigns,
  documentPaper,
  documentPapers,
  paperNames,
} from "../../shared/documents/document-appearance.contract.ts";
import { documentReviewEndpoints, type ReviewedDocument } from "../../shared/documents/document-review.contract.ts";
import { documentsEndpoints } from "../../shared/documents/documents.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { rememberedAppearance } from "../http/storage/remembered-appearance.ts";
import { buttonClasses } from "../ui/button-styles.ts";
import { FormError } from "../ui/fields/form-error.tsx";
import { SelectField } from "../ui/fields/select-field.tsx";
import { ErrorState } from "../ui/states/error-state.tsx";
import { LoadingState } from "../ui/states/loading-state.tsx";
import { reviewQuery } from "./document-review.queries.ts";

interface DocumentPagesProps {
  documents: ReviewedDocument[];
  /** Of the review in the address. */
  reviewedId: string;
}

const names = { cv: "CV", letter: "Cover letter" } as const;

/** Both documents as they will be printed, and the choice of their design and paper. */
export function DocumentPages({ documents, reviewedId }: DocumentPagesProps) {
  const queryClient = useQueryClient();
  const [first] = documents;
  const [chosen, setChosen] = useState<Partial<DocumentAppearance>>({});
  const setting = useMutation({
    // One after the other: of two choices in a row the last one holds.
    scope: { id: "document-appearance" },
    mutationFn: async (appearance: DocumentAppearance) => {
      await Promise.all(documents.map((document) => setIn(document, appearance)));
      rememberedAppearance.keep(appearance);
    },
    onSettled: () => queryClient.invalidateQueries(reviewQuery(reviewedId)),
  });
  if (!first) return null;
  const appearance: DocumentAppearance = {
    design: first.design,
    paper: first.paper,
    ...(setting.isError ? {} : chosen),
  };
  const choose = (change: Partial<DocumentAppearance>) => {
    setChosen({ ...appearance, ...change });
    setting.mutate({ ...appearance, ...change });
  };
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Design"
          value={appearance.design}
          options={documentDesigns.map((value) => ({ value, label: designNames[value] }))}
          onChange={({ target }) => choose({ design: documentDesign.parse(target.value) })}
        />
        <SelectField
          label="Paper"
          value={appearance.paper}
          options={documentPapers.map((value) => ({ value, label: paperNames[value] }))}
          onChange={({ target }) => choose({ paper: documentPaper.parse(target.value) })}
        />
      </div>
      <FormError>
        {setting.isError && "Your documents could not be set like this. They are as they were; please try again."}
      </FormError>
      {documents.map((document) => (
        <section key={document.kind} aria-label={names[document.kind]} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl">{names[document.kind]}</h2>
            <a href={document.link} className={buttonClasses("secondary", "small")}>
              <Download aria-hidden="true" /> Download {names[document.kind]}
            </a>
          </div>
          <Pages document={document} />
        </section>
      ))}
    </div>
  );
}

function setIn({ id, kind }: ReviewedDocument, appearance: DocumentAppearance) {
  return kind === "cv"
    ? callEndpoint(documentsEndpoints.resumePdf, { body: { resume_id: id, ...appearance } })
    : callEndpoint(documentsEndpoints.coverLetterPdf, { body: { letter_id: id, ...appearance } });
}

function Pages({ document: { id, kind, design, paper } }: { document: ReviewedDocument }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["document-pages", id, design, paper],
    queryFn: ({ signal }) => callEndpoint(documentReviewEndpoints.pages, { body: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) {
    return (
      <ol className="grid gap-4 md:grid-cols-2">
        {data.pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <li key={index}>
            <PagePicture svg={page} text={`${names[kind]}, page ${index + 1} of ${data.pages.length}`} />
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
