import { useQuery } from "@tanstack/react-query";
import { type MatchCounts, matchingEndpoints } from "../../../shared/matching/matching.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { knowsAdditions } from "../../http/server-additions.ts";

const fiveMinutes = 5 * 60_000;
const maxOfCall = 20;

export interface PostingInShort {
  location: string;
  salary: string;
  /** "3 of 6 met"; empty where the profile says nothing to any of it. */
  match: string;
  /** ISO 8601; empty while it is advertised, and where that is not known. */
  closedAt: string;
}

/** An opening in a line: where it is, what it pays, how it fits. Those that a page shows are asked for together. */
export function usePostingInShort(jobUrl: string): { posting: PostingInShort | null | undefined; isPending: boolean } {
  const { data: posting, isPending } = useQuery({
    queryKey: ["postings-in-short", jobUrl],
    staleTime: fiveMinutes,
    queryFn: async () => ((await knowsAdditions()) ? inShort(await countsOf(jobUrl)) : null),
  });
  return { posting, isPending };
}

type Answer = (counts: Promise<MatchCounts | undefined>) => void;

const waiting = new Map<string, Answer[]>();

/** Waits until everything that is drawn now has asked. */
function countsOf(jobUrl: string): Promise<MatchCounts | undefined> {
  return new Promise((resolve) => {
    if (waiting.size === 0) setTimeout(askForAll);
    waiting.set(jobUrl, [...(waiting.get(jobUrl) ?? []), resolve]);
  });
}

function askForAll(): void {
  const asked = [...waiting];
  waiting.clear();
  for (let first = 0; first < asked.length; first += maxOfCall) {
    const part = asked.slice(first, first + maxOfCall);
    const reply = callEndpoint(matchingEndpoints.summaries, { body: { job_urls: part.map(([jobUrl]) => jobUrl) } });
    for (const [jobUrl, answers] of part) {
      const counts = reply.then(({ summaries }) => summaries.find(({ job_url }) => job_url === jobUrl));
      for (const answer of answers) answer(counts);
    }
  }
}

function inShort(counts: MatchCounts | undefined): PostingInShort | null {
  if (!counts) return null;
  const { location = "", salary = "", closed_at: closedAt = "", met, part, question, gap, unjudged } = counts;
  const isSaid = met + part + gap > 0;
  const match = isSaid ? `${met} of ${met + part + question + gap + unjudged} met` : "";
  return { location, salary, closedAt, match };
}
