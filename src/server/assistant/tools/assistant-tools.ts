import { tool } from "ai";
import { attachmentAsRead, findingsOf } from "../../../engines/assistant/assistant.ts";
import type { GeographyService } from "../../../engines/geography/geography.ts";
import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import {
  noInput,
  type PrepareInterviewOutput,
  prepareInterviewInput,
  type ReadAttachmentOutput,
  type ReadBoardOutput,
  type ReadPayOutput,
  type ReadProfileOutput,
  readPayInput,
  type SearchJobsOutput,
  searchJobsInput,
} from "../../../shared/assistant/assistant-tools.contract.ts";
import { fencedData } from "../../../shared/text/fenced-data.rules.ts";
import type { OwnDays } from "../../../shared/tracker/today/today.rules.ts";
import type { InterviewService } from "../../documents/posting/interview.service.ts";
import type { JobSearchService } from "../../jobs/search/job-search.service.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import type { AssistantStore } from "../assistant.store.ts";
import { type BoardParts, prepareInterview, readBoard } from "./tool-board.ts";
import { readPay, searchJobs } from "./tool-search.ts";

export interface ToolParts extends BoardParts {
  assistantStore: AssistantStore;
  profileStore: ProfileStore;
  jobSearchService: JobSearchService;
  geographyService: GeographyService;
  interviewService: InterviewService;
}

interface Caller {
  userId: string;
  conversationId: string;
  days: OwnDays | undefined;
  /** Told of every opening that a tool gave: only these may be linked in the reply. */
  onJobs(jobs: ChatJob[]): void;
}

const toModelOutput = ({ output }: { output: unknown }) => ({ type: "text" as const, value: fencedData(output) });

/** The tools of one turn. They reach the data of the person who asks and of nobody else, whatever a model passes. */
export function createAssistantTools(parts: ToolParts, { userId, conversationId, days, onJobs }: Caller) {
  return {
    search_jobs: tool({
      description:
        "Searches the job index for openings by title and place, least pay, kind of employment and unwanted words, five a page.",
      inputSchema: searchJobsInput,
      toModelOutput,
      async execute(input): Promise<SearchJobsOutput> {
        const found = await searchJobs(parts, input);
        onJobs(found.jobs);
        return found;
      },
    }),
    read_pay: tool({
      description: "Tells what openings of the job index pay for a title in a place, with the count it rests on.",
      inputSchema: readPayInput,
      toModelOutput,
      execute: (input): Promise<ReadPayOutput> => readPay(parts, input),
    }),
    read_profile: tool({
      description: "Reads the person's stored profile, with findings about what could be better.",
      inputSchema: noInput,
      toModelOutput,
      async execute(): Promise<ReadProfileOutput> {
        const profile = await parts.profileStore.load(userId);
        return { profile, advice: findingsOf(profile) };
      },
    }),
    read_board: tool({
      description: "Reads the person's board of tracked jobs with the status of each, and what waits for them today.",
      inputSchema: noInput,
      toModelOutput,
      async execute(): Promise<ReadBoardOutput> {
        const board = await readBoard(parts, userId, days);
        onJobs(board.jobs.map((job) => ({ ...job, location: "", salary: "" })));
        return board;
      },
    }),
    prepare_interview: tool({
      description:
        "For a card on the person's board: what the posting asks for, each line beside what the profile says to it.",
      inputSchema: prepareInterviewInput,
      toModelOutput,
      async execute({ about }): Promise<PrepareInterviewOutput> {
        const prepared = await prepareInterview(parts, userId, about);
        onJobs(prepared.cards.map((job) => ({ ...job, location: "", salary: "" })));
        return prepared;
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

/** The file attached last in a conversation. */
export async function readAttachment(
  assistantStore: AssistantStore,
  userId: string,
  conversationId: string,
): Promise<ReadAttachmentOutput> {
  return attachmentAsRead(await assistantStore.newestAttachment(userId, conversationId));
}
