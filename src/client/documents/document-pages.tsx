import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import {
  type AppearanceChoice,
  type DocumentAppearance,
  designNames,
  documentDesign,
  documentDesigns,
  documentPaper,
  documentPapers,
  paperNames,
} from "../../shared/documents/document-appearance.contract.ts";
import type { ReviewedDocument } from "../../shared/documents/document-review.contract.ts";
import { documentsEndpoints } from "../../shared/documents/documents.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { rememberedAppearance } from "../http/storage/remembered-appearance.ts";
import { buttonClasses } from "../ui/button-styles.ts";
import { reviewQuery } from "../ui/documents/review.queries.ts";
import { FormError } from "../ui/fields/form-error.tsx";
import { SelectField } from "../ui/fields/select-field.tsx";
import { DrawnPages, documentNames } from "./drawn-pages.tsx";

interface DocumentPagesProps {
  documents: ReviewedDocument[];
  /** Of the review in the address. */
  reviewedId: string;
}

/** Both documents as they will be printed, and the choice of their design and paper. */
export function DocumentPages({ documents, reviewedId }: DocumentPagesProps) {
  const queryClient = useQueryClient();
  const [first] = documents;
  const [chosen, setChosen] = useState<Partial<DocumentAppearance>>({});
  const setting = useMutation({
    // One after the other: of two choices in a row the last one holds.
    scope: { id: "document-appearance" },
    mutationFn: async (change: AppearanceChoice) => {
      await Promise.all(documents.map((document) => setIn(document, change)));
      rememberedAppearance.keep({ ...rememberedAppearance.read(), ...change });
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
    setting.mutate(change);
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
      <div className="grid items-start gap-8 md:grid-cols-2">
        {documents.map((document) => (
          <section key={document.kind} aria-label={documentNames[document.kind]} className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl">{documentNames[document.kind]}</h2>
              <a href={document.link} className={buttonClasses("secondary", "small")}>
                <Download aria-hidden="true" /> Download {documentNames[document.kind]}
              </a>
            </div>
            <DrawnPages document={document} className="grid gap-4" />
          </section>
        ))}
      </div>
    </div>
  );
}

function setIn({ id, kind }: ReviewedDocument, appearance: AppearanceChoice) {
  return kind === "cv"
    ? callEndpoint(documentsEndpoints.resumePdf, { body: { resume_id: id, ...appearance } })
    : callEndpoint(documentsEndpoints.coverLetterPdf, { body: { letter_id: id, ...appearance } });
}
