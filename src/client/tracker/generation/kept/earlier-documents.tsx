import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { originWords } from "../../../../shared/documents/document-review.contract.ts";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/overlays/toast.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import { documentIdIn } from "./document-link.ts";
import {
  type KeptSet,
  type KeptVersion,
  keptDocumentsQuery,
  useSetAgain,
  useVersionAgain,
} from "./kept-documents.queries.ts";

interface EarlierDocumentsProps {
  job: TrackedJob;
  /** After the card leads to other documents. */
  onChanged: () => void;
}

const names = { cv: "CV", letter: "Cover letter" } as const;

/** What was made for this card before what it shows: versions of its documents, and the sets before them. */
export function EarlierDocuments({ job, onChanged }: EarlierDocumentsProps) {
  const { data } = useQuery(keptDocumentsQuery(job.job_url));
  const shown = [job.generated_documents?.cv_link, job.generated_documents?.cover_letter_link].map(documentIdIn);
  const isShown = ({ id }: KeptVersion) => shown.includes(id);
  const current = data?.sets.find(({ versions }) => versions.some(isShown));
  const others = data?.sets.filter((set) => set !== current) ?? [];
  const versions = current?.versions.filter((version) => !isShown(version)) ?? [];
  const earlier = others.length + versions.length;
  return (
    <>
      {earlier > 0 && (
        <details>
          <summary className="cursor-pointer py-3 font-semibold text-accent text-sm md:py-1.5">
            Earlier versions ({earlier})
          </summary>
          <ul className="flex flex-col divide-y divide-line">
            {versions.map((version) => (
              <EarlierVersion
                key={version.id}
                version={version}
                newestId={current?.versions.find(({ kind }) => kind === version.kind)?.id ?? version.id}
                job={job}
                onChanged={onChanged}
              />
            ))}
            {others.map((set) => (
              <EarlierSet key={set.generated_at} set={set} job={job} onChanged={onChanged} />
            ))}
          </ul>
        </details>
      )}
      {current && <DeleteSet job={job} set={current} className="-my-2 -ml-3 self-start" of="these documents" />}
    </>
  );
}

const rowClasses = "flex flex-wrap items-center gap-x-4 py-1 text-sm";

interface EarlierVersionProps extends EarlierDocumentsProps {
  version: KeptVersion;
  newestId: string;
}

function EarlierVersion({ version, newestId, job, onChanged }: EarlierVersionProps) {
  const { kind, version: number, origin, created_at, link } = version;
  const what = `${names[kind]}, version ${number}`;
  const again = useVersionAgain(job, outcomes(`${what} is used again.`, onChanged));
  const use = () => again.mutate({ newestId, version_id: version.id });
  const queryClient = useQueryClient();
  const remove = useOneAtATime(async () => (await versionRemoval()).removeVersion(queryClient, version.id, what));
  return (
    <li className={rowClasses}>
      <span className="min-w-0 flex-1 basis-56">
        {what}: {originWords[origin]} <span className="text-muted">{new Date(created_at).toLocaleString()}</span>
      </span>
      <EarlierLink href={link} text="Download" of={what} />
      <UseAgain of={what} busy={again.isPending} onPress={use} />
      {version.id !== newestId && (
        <Button variant="quiet" size="small" onClick={() => void remove()}>
          Delete<span className="sr-only"> {what}</span>
        </Button>
      )}
    </li>
  );
}

function EarlierSet({ set, job, onChanged }: EarlierDocumentsProps & { set: KeptSet }) {
  const when = new Date(set.generated_at).toLocaleString();
  const again = useSetAgain(job, outcomes(`The documents of ${when} are used again.`, onChanged));
  return (
    <li className={rowClasses}>
      <span className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-4">
        <span className="text-muted">{when}</span>
        {set.cv_link && <EarlierLink href={set.cv_link} text="CV" of={when} />}
        {set.cover_letter_link && <EarlierLink href={set.cover_letter_link} text="Cover letter" of={when} />}
      </span>
      <UseAgain of={when} busy={again.isPending} onPress={() => again.mutate(set)} />
      <DeleteSet job={job} set={set} of={`the documents of ${when}`} isShort />
    </li>
  );
}

/** Code that comes when it is pressed. */
const removal = () => import("./document-removal.ts");
const versionRemoval = () => import("../../../ui/documents/version-removal.ts");

interface DeleteSetProps {
  job: TrackedJob;
  set: KeptSet;
  of: string;
  /** Where the row says what it is about. */
  isShort?: boolean;
  className?: string;
}

function DeleteSet({ job, set, of, isShort, className }: DeleteSetProps) {
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: async () => (await removal()).removeDocuments(queryClient, job, set),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      busy={deleting.isPending}
      onClick={() => deleting.mutate()}
      className={className}
    >
      Delete{isShort ? <span className="sr-only"> {of}</span> : ` ${of}`}
    </Button>
  );
}

const outcomes = (done: string, onChanged: () => void) => ({
  onChanged: () => {
    onChanged();
    showToast({ title: done });
  },
  onFailure: () =>
    showToast({
      title: "The card could not be changed. It shows what it did before.",
      description: "Another tab may have changed it. Please try again.",
      tone: "error",
    }),
});

function UseAgain({ of, busy, onPress }: { of: string; busy: boolean; onPress: () => void }) {
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={onPress}>
      Use again<span className="sr-only"> {of}</span>
    </Button>
  );
}

function EarlierLink({ href, text, of }: { href: string; text: string; of: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 md:min-h-8"
    >
      {text}
      <span className="sr-only"> of {of}</span>
    </a>
  );
}
