import { useQuery } from "@tanstack/react-query";
import { type MatchCounts, matchingEndpoints } from "../../../shared/matching/matching.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { knowsAdditions } from "../../http/server-additions.ts";

const fiveMinutes = 5 * 60_000;

/** How an opening fits the profile, in short; asked together with those of its page of results. */
export function useMatchSummary(jobUrl: string, page: string[]): string | undefined {
  return useQuery({
    queryKey: ["match-summaries", page],
    enabled: page.length > 0,
    staleTime: fiveMinutes,
    queryFn: async ({ signal }) => {
      if (!(await knowsAdditions())) return [];
      return (await callEndpoint(matchingEndpoints.summaries, { body: { job_urls: page }, signal })).summaries;
    },
    select: (summaries) => inShort(summaries.find(({ job_url }) => job_url === jobUrl)),
  }).data;
}

/** Nothing where the profile says nothing to any of it. */
function inShort(counts: MatchCounts | undefined): string {
  if (!counts) return "";
  const { met, part, question, gap, unjudged } = counts;
  if (met + part + gap === 0) return "";
  return `${met} of ${met + part + question + gap + unjudged} met`;
}
