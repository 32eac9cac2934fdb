import { tool } from "ai";
import type { ChatJob } from "../../shared/assistant/assistant.contract.ts";
import {
  noInput,
  type ReadAttachmentOutput,
  type ReadBoardOutput,
  type ReadProfileOutput,
  type SearchJobsInput,
  type SearchJobsOutput,
  searchJobsInput,
} from "../../shared/assistant/assistant-tools.contract.ts";
import type { GeographyService } from "../jobs/geography.service.ts";
import type { JobSearchService } from "../jobs/job-search.service.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import type { TrackerStore } from "../tracker/tracker.store.ts";
import { fencedData } from "./assistant.prompts.ts";
import type { AssistantStore } from "./assistant.store.ts";
import { adviceOn } from "./cv-advice.ts";

const jobsPerPage = 5;
const attachmentCharacters = 20_000;
const aboutCharacters = 240;

export interface ToolParts {
  assistantStore: AssistantStore;
  profileStore: ProfileStore;
  trackerStore: TrackerStore;
  jobSearchService: JobSearchService;
  geographyService: GeographyService;
}

interface Caller {
  userId: string;
  conversationId: string;
  /** Told of every opening that a tool gave: only these may be linked in the reply. */
  onJobs(jobs: ChatJob[]): void;
}

const toModelOutput = ({ output }: { output: unknown }) => ({ type: "text" as const, value: fencedData(output) });

/** The tools of one turn. They reach the data of the person who asks and of nobody else, whatever a model passes. */
export function createAssistantTools(parts: ToolParts, { userId, conversationId, onJobs }: Caller) {
  return {
    search_jobs: tool({
      description: "Searches the job index for openings by title and place, five a page.",
      inputSchema: searchJobsInput,
      toModelOutput,
      async execute(input): Promise<SearchJobsOutput> {
        const found = await searchJobs(parts, input);
        onJobs(found.jobs);
        return found;
      },
    }),
    read_profile: tool({
      description: "Reads the person's stored profile, with findings about what could be better.",
      inputSchema: noInput,
      toModelOutput,
      async execute(): Promise<ReadProfileOutput> {
        const profile = await parts.profileStore.load(userId);
        return { profile, advice: adviceOn(profile) };
      },
    }),
    read_board: tool({
      description: "Reads the person's board of tracked jobs with the status of each.",
      inputSchema: noInput,
      toModelOutput,
      async execute(): Promise<ReadBoardOutput> {
        const board = await readBoard(parts.trackerStore, userId);
        onJobs(board.jobs.map((job) => ({ ...job, location: "", salary: "" })));
        return board;
      },
    }),
    read_attachment: tool({
      description:
        "Reads the file attached last in this conversation: its text, what was recognised in it, and findings.",
      inputSchema: noInput,
      toModelOutput,
      execute: (): Promise<ReadAttachmentOutput> => readAttachment(parts.assistantStore, userId, conversationId),
    }),
  };
}

async function searchJobs(parts: ToolParts, input: SearchJobsInput): Promise<SearchJobsOutput> {
  const { title, remote, page = 1 } = input;
  const place = placeOf(parts.geographyService, input);
  // Berlin is a city in the state of Berlin: named once.
  const name = [...new Set([place?.city, place?.state, place?.country])].filter((part) => part).join(", ");
  if (!place) {
    const unknown_place = [input.city, input.state, input.country].filter((part) => part).join(", ");
    return { unknown_place, place: "", page, more: false, jobs: [] };
  }
  const postings = await parts.jobSearchService.search({
    jobTitle: title,
    ...place,
    ...(remote && { remote }),
    limit: jobsPerPage + 1,
    offset: (page - 1) * jobsPerPage,
  });
  const jobs = postings.slice(0, jobsPerPage).map(({ job_title, company, location, salary, job_url, description }) => ({
    job_title,
    company,
    location,
    salary,
    job_url,
    about: description.slice(0, aboutCharacters),
  }));
  return { place: name, page, more: postings.length > jobsPerPage, jobs };
}

interface Place {
  country?: string;
  state?: string;
  city?: string;
}

/** What the named place is; a city or a state alone may stand for any place, "Bavaria" and "Deutschland" included. */
function placeOf(geography: GeographyService, { country, state, city }: SearchJobsInput): Place | undefined {
  if (country) return { country, ...(state && { state }), ...(city && { city }) };
  const name = city || state;
  return name ? geography.placeFromText(name) : {};
}

async function readBoard(trackerStore: TrackerStore, userId: string): Promise<ReadBoardOutput> {
  const tracked = await trackerStore.list(userId);
  const jobs = tracked.flatMap(({ job_title, company_name, job_url, history }) => {
    const last = history.at(-1);
    return last ? [{ job_title, company: company_name, job_url, status: last.status, since: last.timestamp }] : [];
  });
  return { jobs };
}

async function readAttachment(
  assistantStore: AssistantStore,
  userId: string,
  conversationId: string,
): Promise<ReadAttachmentOutput> {
  const stored = await assistantStore.newestAttachment(userId, conversationId);
  if (!stored) return { attachment: null };
  const { name, problem, text, profile } = stored;
  return {
    attachment: {
      name,
      problem,
      text: text.slice(0, attachmentCharacters),
      profile,
      advice: profile ? adviceOn(profile) : [],
    },
  };
}
