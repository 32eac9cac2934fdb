import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type GivenAnswer, matchingEndpoints } from "../../shared/matching/matching.contract.ts";
import {
  type ConfirmedWording,
  type OwnWordsEntry,
  wordingsEndpoints,
} from "../../shared/wordings/wordings.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { CallError } from "../http/calls/call-error.ts";
import { knowsAdditions } from "../http/server-additions.ts";

const wordingsKey = ["wordings"];
const ownWordsKey = ["own-words"];
const answersKey = ["given-answers"];

export function useWordings() {
  return useQuery({
    queryKey: wordingsKey,
    queryFn: async () => (await callEndpoint(wordingsEndpoints.list)).wordings,
    gcTime: 0,
    // A wording that was just revoked stays on the page, so that it can be had back.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useRevokeWording() {
  return useMutation({
    mutationFn: ({ id }: ConfirmedWording) => callEndpoint(wordingsEndpoints.revoke, { body: { id } }),
  });
}

export function useOwnWords() {
  return useQuery({
    queryKey: ownWordsKey,
    queryFn: async () => (await callEndpoint(wordingsEndpoints.listOwnWords)).own_words,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useDeleteOwnWords() {
  return useMutation({
    mutationFn: ({ id }: OwnWordsEntry) => callEndpoint(wordingsEndpoints.deleteOwnWords, { body: { id } }),
  });
}

/** Sets words again that were deleted; they have another id then. */
export function useSetOwnWords() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, company, text, language }: OwnWordsEntry) =>
      callEndpoint(wordingsEndpoints.setOwnWords, { body: { kind, company, text, language } }),
    onSuccess: ({ own_words }, { id }) =>
      queryClient.setQueryData<OwnWordsEntry[]>(ownWordsKey, (all) =>
        all?.map((one) => (one.id === id ? own_words : one)),
      ),
  });
}

/** Keeps a wording again: one that was revoked, or one whose facts have changed. */
export function useKeepWording() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ text, language, form, origin, facts, changes }: ConfirmedWording) => {
      const textsNow = new Map(changes.map(({ key, now }) => [key, now]));
      const seen = facts.map(({ key, text: then }) => ({ key, text: textsNow.get(key) ?? then }));
      const body = { text, language, form, origin, facts: seen };
      return callEndpoint(wordingsEndpoints.decide, { body });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: wordingsKey }),
    // Its facts say something else again.
    onError: (error) => {
      if (error instanceof CallError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: wordingsKey });
    },
  });
}

/** What was said to questions beside openings; none where the server does not know such a call. */
export function useGivenAnswers() {
  return useQuery({
    queryKey: answersKey,
    queryFn: async () => ((await knowsAdditions()) ? (await callEndpoint(matchingEndpoints.listAnswers)).answers : []),
    gcTime: 0,
    // One that was just taken back stays on the page, so that it can be had back.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useTakeAnswerBack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: GivenAnswer) => callEndpoint(matchingEndpoints.removeAnswer, { body: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["posting-match"], refetchType: "none" }),
  });
}

/** Gives an answer again that was taken back; it has another id then. */
export function useGiveAnswerAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id: _, ...body }: GivenAnswer) => callEndpoint(matchingEndpoints.giveAgain, { body }),
    onSuccess: ({ answers }, given) => {
      void queryClient.invalidateQueries({ queryKey: ["posting-match"], refetchType: "none" });
      const again = answers.find(({ term_key, said, facts }) => {
        return term_key === given.term_key && said === given.said && facts.length === given.facts.length;
      });
      queryClient.setQueryData<GivenAnswer[]>(answersKey, (all) =>
        all?.map((one) => (one.id === given.id && again ? again : one)),
      );
    },
  });
}
