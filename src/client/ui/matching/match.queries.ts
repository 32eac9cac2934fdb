import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type MatchAnswer, matchingEndpoints, type PostingMatch } from "../../../shared/matching/matching.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { knowsAdditions } from "../../http/server-additions.ts";

/** What the profile says to a posting; null where the server does not know such a call. */
export const matchQuery = (jobUrl: string) =>
  queryOptions({
    queryKey: ["posting-match", jobUrl],
    queryFn: async ({ signal }): Promise<PostingMatch | null> =>
      (await knowsAdditions()) ? callEndpoint(matchingEndpoints.match, { body: { job_url: jobUrl }, signal }) : null,
    staleTime: 30_000,
  });

/** An answer counts for every posting: all other matches are read again when they are looked at. */
export function useMatchAnswers(jobUrl: string) {
  const queryClient = useQueryClient();
  const keep = (match: PostingMatch) => {
    void queryClient.invalidateQueries({ queryKey: ["posting-match"], refetchType: "none" });
    void queryClient.invalidateQueries({ queryKey: ["postings-in-short"] });
    queryClient.setQueryData(matchQuery(jobUrl).queryKey, match);
  };
  const answer = useMutation({
    mutationFn: (given: MatchAnswer) => callEndpoint(matchingEndpoints.answer, { body: { job_url: jobUrl, ...given } }),
    onSuccess: keep,
  });
  const takeBack = useMutation({
    mutationFn: (term_key: string) => callEndpoint(matchingEndpoints.takeBack, { body: { job_url: jobUrl, term_key } }),
    onSuccess: keep,
  });
  return { answer, takeBack, isBusy: answer.isPending || takeBack.isPending };
}

export type MatchAnswers = ReturnType<typeof useMatchAnswers>;
