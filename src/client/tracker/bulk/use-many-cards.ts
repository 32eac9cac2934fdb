import { useQueryClient } from "@tanstack/react-query";
import type { CardChange } from "../../../shared/tracker/bulk/board-changes.contract.ts";
import { undoOf } from "../../../shared/tracker/bulk/board-changes.rules.ts";
import { recordsToTakeIn } from "../../../shared/tracker/import/board-file.rules.ts";
import type { RecordToSave } from "../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfJob } from "../../../shared/tracker/records/card-record.rules.ts";
import type { JobStatus, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { cardRecordsQuery } from "../../http/calls/all-records.queries.ts";
import { removeRecords, restoreRecords } from "../../http/calls/restore-card.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import { reloadRecords } from "../records/card-records.queries.ts";
import { sentDocumentsNoting } from "../records/files/sent-documents.queries.ts";
import { useBoardChanges } from "./board-changes.queries.ts";

const jobsCounted = (count: number) => (count === 1 ? "1 job" : `${count} jobs`);
const wereCounted = (count: number) => `${jobsCounted(count)} ${count === 1 ? "was" : "were"}`;

const namedBy = (urls: readonly string[], jobs: readonly TrackedJob[]) =>
  jobs.filter(({ job_url }) => urls.includes(job_url));

const yes = () => true as const;
const no = () => false as const;

/** What happens to records together with the cards. */
interface Beside {
  /** They come back when the change is taken back. */
  removed?: readonly RecordToSave[];
  /** Notes something of the cards that were changed, and says what: that goes again when the change is taken back. */
  note?: (changed: readonly string[]) => Promise<readonly RecordToSave[]>;
}

/** What can be done with several cards in one press, each with one press that undoes all of it. */
export function useManyCards() {
  const boardChanges = useBoardChanges();
  const queryClient = useQueryClient();

  async function change(
    changes: readonly CardChange[],
    before: readonly TrackedJob[],
    done: string,
    { removed = [], note }: Beside = {},
  ): Promise<boolean> {
    const { changed, failure } = await boardChanges.mutateAsync(changes);
    const undo = undoOf(changes, changed, before);
    const noted = (await note?.(changed)) ?? [];
    if (failure) {
      const [title, description] = [`Not all of it could be saved.`, `${wereCounted(changed.length)} ${done}.`];
      showToast({ title, description, tone: "error" });
    } else if (changed.length > 0) {
      const title = `${wereCounted(changed.length)} ${done}.`;
      showToast({ title, undo: () => void takeBack(undo, removed, noted) });
    }
    return !failure;
  }

  async function takeBack(
    undo: readonly CardChange[],
    removed: readonly RecordToSave[],
    noted: readonly RecordToSave[],
  ): Promise<void> {
    const { failure } = await boardChanges.mutateAsync(undo);
    const restored = async () => {
      await restoreRecords(removed);
      await removeRecords(noted);
    };
    const isDone = !failure && (await restored().then(yes, no));
    if (!isDone) showToast({ title: "Not all of it could be undone.", tone: "error" });
    if (removed.length + noted.length > 0) await reloadRecords(queryClient);
  }

  /** What is noted on a card goes with it, and comes back with it. */
  async function remove(jobs: readonly TrackedJob[]): Promise<boolean> {
    const all = await queryClient.fetchQuery(cardRecordsQuery).catch(no);
    if (!all) {
      showToast({ title: "The jobs could not be removed.", tone: "error" });
      return false;
    }
    const changes = ofEach(jobs, (job_url) => ({ action: "remove", job_url }));
    const removed = [...new Set(jobs.flatMap((job) => recordsOfJob(all, job)))];
    return change(changes, jobs, "removed", { removed });
  }

  /** What is noted on the cards goes with them when they are taken away again; the contacts of their companies do not. */
  async function takeIn(
    records: readonly RecordToSave[],
    changed: readonly string[],
  ): Promise<readonly RecordToSave[]> {
    if (records.length === 0) return [];
    try {
      const taken = recordsToTakeIn(records, changed, await queryClient.fetchQuery(cardRecordsQuery));
      await restoreRecords(taken);
      await reloadRecords(queryClient);
      return taken.filter(({ kind }) => kind === "contact");
    } catch {
      showToast({ title: "Not all that is noted on them could be imported.", tone: "error" });
      return [];
    }
  }

  const ofEach = (jobs: readonly TrackedJob[], one: (job_url: string) => CardChange) =>
    jobs.map(({ job_url }) => one(job_url));

  return {
    isBusy: boardChanges.isPending,
    move: (jobs: readonly TrackedJob[], status: JobStatus) =>
      change(
        ofEach(jobs, (job_url) => ({ action: "move", job_url, status })),
        jobs,
        `moved to ${status}`,
        status === "Applied"
          ? {
              note: async (changed) =>
                (await sentDocumentsNoting()).noteSentDocuments(queryClient, namedBy(changed, jobs)),
            }
          : {},
      ),
    /** All with the same moment: what leaves the board together is one search. */
    archive(jobs: readonly TrackedJob[]) {
      const archived_at = new Date().toISOString();
      return change(
        ofEach(jobs, (job_url) => ({ action: "archive", job_url, archived_at })),
        jobs,
        "archived",
      );
    },
    putBack: (jobs: readonly TrackedJob[]) =>
      change(
        ofEach(jobs, (job_url) => ({ action: "archive", job_url, archived_at: null })),
        jobs,
        "put back on the board",
      ),
    remove,
    /** With what is noted on them. */
    add: (changes: readonly CardChange[], records: readonly RecordToSave[] = []) =>
      change(changes, [], "imported", { note: (changed) => takeIn(records, changed) }),
  };
}

export type ManyCards = ReturnType<typeof useManyCards>;
