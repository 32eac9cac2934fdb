import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import { type TrackedJob, trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { untilAnswered } from "../../http/calls/until-answered.ts";
import { usageQuery } from "../../http/calls/usage.queries.ts";
import { additions, knowsAdditions } from "../../http/server-additions.ts";
import { rememberedAppearance } from "../../http/storage/remembered-appearance.ts";
import { callStep } from "../call-step.ts";
import { begunGenerations } from "./begun-generation.ts";
import { failureOf, type GenerationFailure } from "./generation-failure.ts";
import { keptDocumentsQuery } from "./kept/kept-documents.queries.ts";

interface StepResults {
  job_id: string;
  isCompared: true;
  resume_id: string;
  letter_id: string;
  cv_link: string;
  cover_letter_link: string;
  saved: true;
}

/** The steps in their order, each with what it leaves behind for the next. */
export const generationSteps = [
  { result: "job_id", label: "Reading the posting" },
  { result: "isCompared", label: "Comparing it with your profile" },
  { result: "resume_id", label: "Choosing what your profile answers" },
  { result: "letter_id", label: "Writing the letter" },
  { result: "cv_link", label: "Setting the CV" },
  { result: "cover_letter_link", label: "Setting the letter" },
  { result: "saved", label: "Keeping both with this job" },
] as const satisfies { result: keyof StepResults; label: string }[];

type StepName = (typeof generationSteps)[number]["result"];

export interface Generation {
  results: Partial<StepResults>;
  isRunning: boolean;
  /** Begun before the page was loaded, and not finished. */
  isInterrupted: boolean;
  /** Waits for a word of the person, who may rather fill in the profile first. */
  isPaused: boolean;
  notices: string[];
  failure?: GenerationFailure;
}

const untouched: Generation = { results: {}, isRunning: false, isInterrupted: false, isPaused: false, notices: [] };

/** As it stands when the page is loaded: the CV and the letter are written anew, from the profile as it is by then. */
function firstState({ job_url }: TrackedJob): Generation {
  const begun = begunGenerations.read(job_url);
  return begun ? { ...untouched, results: begun, isInterrupted: true } : untouched;
}

/** The generation of one job's documents. It goes on while the card is closed, and from where it failed. */
export function useDocumentGeneration(job: TrackedJob, onSaved: () => void) {
  const queryClient = useQueryClient();
  const { data: generation } = useQuery<Generation>({
    queryKey: generationKey(job),
    queryFn: () => firstState(job),
    initialData: () => firstState(job),
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { generation, start: (text?: string) => generateDocuments(queryClient, job, onSaved, text) };
}

const generationKey = (job: Pick<TrackedJob, "job_url">) => ["document-generation", job.job_url];

/** What was begun rests on a posting that is read otherwise now. */
export function forgetGeneration(queryClient: QueryClient, job: Pick<TrackedJob, "job_url">): void {
  begunGenerations.forget(job.job_url);
  queryClient.setQueryData(generationKey(job), untouched);
}

/** Runs the steps that are still to do, and keeps how far it came. A pasted text begins anew, with it for the posting. */
export async function generateDocuments(
  queryClient: QueryClient,
  job: TrackedJob,
  onSaved: () => void,
  text?: string,
): Promise<void> {
  const current = () => queryClient.getQueryData<Generation>(generationKey(job)) ?? firstState(job);
  const change = (next: Partial<Generation>) => queryClient.setQueryData(generationKey(job), { ...current(), ...next });
  if (current().isRunning) return;

  const isFinished = current().results.saved === true;
  const afresh = (isFinished || text !== undefined) && { results: {}, notices: [] };
  change({ isRunning: true, isInterrupted: false, isPaused: false, failure: undefined, ...afresh });
  try {
    for (const { result } of generationSteps) {
      const { results, notices } = current();
      begunGenerations.keep(job.job_url, results);
      if (results[result] !== undefined) continue;
      const { notice, isPaused = false, ...done } = await runStep(result, job, results, text);
      // Both files may come with the same words.
      const allNotices = [...new Set([...notices, ...(notice ? [notice] : [])])];
      change({ results: { ...results, ...done }, notices: allNotices, isPaused });
      if (isPaused) return;
    }
    begunGenerations.forget(job.job_url);
    onSaved();
  } catch (error) {
    const isGone = error instanceof CallError && error.status === 404;
    const failure = failureOf(error);
    const canPaste = failure.canPaste && current().results.job_id === undefined;
    change({ failure: { ...failure, canPaste }, ...(isGone && { results: {} }) });
    if (isGone) begunGenerations.forget(job.job_url);
  } finally {
    change({ isRunning: false });
    void queryClient.invalidateQueries(usageQuery);
    void queryClient.invalidateQueries(keptDocumentsQuery(job.job_url));
  }
}

type StepOutcome = Partial<StepResults> & { notice?: string; isPaused?: boolean };

const emptyProfileText =
  "Your profile is still empty, and documents hold nothing else. Nothing of your plan has been used.";

const nothingAnswered =
  "Your profile answers nothing that this posting asks for, as far as can be told. The documents say honestly what you have done; whether that convinces here is another matter.";

async function runStep(
  step: StepName,
  job: TrackedJob,
  results: Partial<StepResults>,
  text: string | undefined,
): Promise<StepOutcome> {
  const { job_id = "", resume_id = "", letter_id = "", cv_link, cover_letter_link } = results;
  const { job_title, job_url, company_name } = job;
  switch (step) {
    case "job_id":
      return { job_id: (await callStep("scrapeJob", documentsEndpoints.scrapeJob, toRead(job, text))).id };
    case "isCompared": {
      if (!(await knowsAdditions())) return { isCompared: true };
      const { profile, requirements, answered } = await callEndpoint(documentsEndpoints.fit, { body: { job_id } });
      if (profile === "empty") throw new CallError(422, "profile_empty", emptyProfileText);
      const isThin = profile === "thin";
      const isFar = !isThin && requirements > 0 && answered === 0;
      return { isCompared: true, isPaused: isThin, ...(isFar && { notice: nothingAnswered }) };
    }
    case "resume_id":
      return { resume_id: (await callStep("resume", documentsEndpoints.resume, { job_id, company_name })).id };
    case "letter_id":
      return {
        letter_id: (await callStep("coverLetter", documentsEndpoints.coverLetter, { job_id, company_name })).id,
      };
    case "cv_link": {
      const body = { resume_id, ...(await additions(rememberedAppearance.read())) };
      const { url, notice } = await callStep("resumePdf", documentsEndpoints.resumePdf, body);
      return { cv_link: url, notice };
    }
    case "cover_letter_link": {
      const body = { letter_id, ...(await additions(rememberedAppearance.read())) };
      const { url, notice } = await callStep("coverLetterPdf", documentsEndpoints.coverLetterPdf, body);
      return { cover_letter_link: url, notice };
    }
    case "saved": {
      const body = { job_title, job_url, company_name, cv_link, cover_letter_link };
      await untilAnswered((mark) => callEndpoint(trackerEndpoints.save, { body: { ...body, ...mark } }));
      return { saved: true };
    }
  }
}

const toRead = ({ job_url, job_title }: TrackedJob, text: string | undefined) =>
  text === undefined ? { url: job_url } : { url: job_url, text, job_title };
