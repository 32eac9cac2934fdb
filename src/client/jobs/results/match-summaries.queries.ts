import { useQueries } from "@tanstack/react-query";
import { searchPageSize } from "../../../shared/jobs/job-search.contract.ts";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import { type MatchCounts, matchingEndpoints } from "../../../shared/matching/matching.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { knowsAdditions } from "../../http/server-additions.ts";

const fiveMinutes = 5 * 60_000;

/** How each of the results fits the profile, in short; a page of them is asked for at once. */
export function useMatchSummaries(jobs: readonly JobPosting[]): (job: JobPosting) => string | undefined {
  const pages = Array.from({ length: Math.ceil(jobs.length / searchPageSize) }, (_, page) =>
    jobs.slice(page * searchPageSize, (page + 1) * searchPageSize).map(({ job_url }) => job_url),
  );
  const known = useQueries({
    queries: pages.map((urls) => ({
      queryKey: ["match-summaries", urls],
      staleTime: fiveMinutes,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        if (!(await knowsAdditions())) return [];
        return (await callEndpoint(matchingEndpoints.summaries, { body: { job_urls: urls }, signal })).summaries;
      },
    })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data = [] }) => data.map((one): [string, string] => [one.job_url, inShort(one)]))),
  });
  return ({ job_url }) => known.get(job_url) || undefined;
}

/** Nothing where the profile says nothing to any of it. */
function inShort({ met, part, question, gap, unjudged }: MatchCounts): string {
  if (met + part + gap === 0) return "";
  const open = question > 0 ? ` · ${question} to answer` : "";
  return `${met} of ${met + part + question + gap + unjudged} met${open}`;
}
