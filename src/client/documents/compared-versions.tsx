import { useQuery } from "@tanstack/react-query";
import {
  documentReviewEndpoints,
  type ReviewedDocument,
  type ReviewedPart,
} from "../../shared/documents/document-review.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { ErrorState } from "../ui/states/error-state.tsx";
import { LoadingState } from "../ui/states/loading-state.tsx";
import { MarkedWords } from "../ui/wordings/marked-words.tsx";

interface ComparedVersionsProps {
  document: ReviewedDocument;
  /** The earlier version; undefined while none is looked at. */
  earlierId: string | undefined;
  onClose: () => void;
}

/** An earlier version beside the newest one, with what only one of them says marked. */
export function ComparedVersions({ document, earlierId, onClose }: ComparedVersionsProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ["document-version", earlierId],
    queryFn: ({ signal }) => callEndpoint(documentReviewEndpoints.version, { body: { id: earlierId ?? "" }, signal }),
    enabled: earlierId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = { parts: document.parts, salutation: document.salutation?.text };
  const earlier = { parts: data?.parts ?? [], salutation: data?.salutation };
  return (
    <Dialog
      open={earlierId !== undefined}
      onClose={onClose}
      title={document.kind === "cv" ? "Two versions of the CV" : "Two versions of the letter"}
      className="md:w-[min(72rem,calc(100vw-3rem))]"
    >
      {data ? (
        <div className="grid gap-6 md:grid-cols-2">
          <VersionText name={`Version ${data.version}`} {...earlier} other={shown} />
          <VersionText name={`Version ${document.version}, shown`} {...shown} other={earlier} />
        </div>
      ) : isError ? (
        <ErrorState title="This version could not be loaded" onRetry={() => void refetch()}>
          <p>It can still be downloaded.</p>
        </ErrorState>
      ) : (
        <LoadingState>Loading the version...</LoadingState>
      )}
    </Dialog>
  );
}

interface VersionSaid {
  parts: ReviewedPart[];
  /** How a letter begins. */
  salutation: string | undefined;
}

interface VersionTextProps extends VersionSaid {
  name: string;
  other: VersionSaid;
}

function VersionText({ name, parts, salutation, other }: VersionTextProps) {
  const otherTexts = [...textsOf(other.parts), ...(other.salutation ? [other.salutation] : [])];
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-4 wrap-anywhere">
      <h2 className="sticky -top-5 z-10 border-line border-b bg-surface py-2 text-lg">{name}</h2>
      {parts.map(({ place, heading, blocks }) => (
        <div key={place} className="flex flex-col gap-2">
          {heading && <h3 className="font-semibold">{heading}</h3>}
          {place === "paragraphs" && salutation && (
            <ComparedLine text={salutation} isInline={false} others={otherTexts} />
          )}
          {blocks.map(({ place: at, shape, head, lines }) => (
            <div key={at} className={shape === "paragraph" ? "leading-relaxed" : "flex flex-col gap-1"}>
              {[...head, ...lines].map((line) => (
                <ComparedLine key={line.place} text={line.text} isInline={shape === "paragraph"} others={otherTexts} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

function ComparedLine({ text, isInline, others }: { text: string; isInline: boolean; others: string[] }) {
  const Line = isInline ? "span" : "p";
  if (others.includes(text)) return <Line className="text-muted">{text} </Line>;
  return (
    <Line className="rounded-sm bg-accent-soft box-decoration-clone px-1">
      <span className="sr-only">Only here: </span>
      <MarkedWords text={text} own={others} />{" "}
    </Line>
  );
}

const textsOf = (parts: ReviewedPart[]) =>
  parts.flatMap(({ blocks }) => blocks.flatMap(({ head, lines }) => [...head, ...lines].map(({ text }) => text)));
