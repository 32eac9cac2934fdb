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
import { showToast } from "../ui/overlays/toast.ts";

const wordingsKey = ["wordings"];
const ownWordsKey = ["own-words"];
const answersKey = ["given-answers"];

export function useWordings() {
  return useQuery({
    queryKey: wordingsKey,
    queryFn: async () => (await callEndpoint(wordingsEndpoints.list)).wordings,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
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

/** What was said to questions beside openings; none where the server does not know such a call. */
export function useGivenAnswers() {
  return useQuery({
    queryKey: answersKey,
    queryFn: async () => ((await knowsAdditions()) ? (await callEndpoint(matchingEndpoints.listAnswers)).answers : []),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface Revocation<Entry> {
  queryKey: string[];
  revoke: (entry: Entry) => Promise<unknown>;
  /** It may have another id then. */
  giveBack: (entry: Entry) => Promise<unknown>;
  said: string;
}

/** Takes an entry off its list, says so, and offers to put it back. */
function useRevocation<Entry extends { id: string }>({ queryKey, revoke, giveBack, said }: Revocation<Entry>) {
  const queryClient = useQueryClient();
  const undoing = useMutation({
    mutationFn: giveBack,
    onError: ({ message }) => showToast({ title: message || "It could not be put back.", tone: "error" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return useMutation({
    mutationFn: revoke,
    onSuccess: (_, entry) => {
      queryClient.setQueryData<Entry[]>(queryKey, (all) => all?.filter(({ id }) => id !== entry.id));
      showToast({ title: said, undo: () => undoing.mutate(entry) });
    },
  });
}

export const useRevokeWording = () =>
  useRevocation({
    queryKey: wordingsKey,
    revoke: ({ id }: ConfirmedWording) => callEndpoint(wordingsEndpoints.revoke, { body: { id } }),
    giveBack: keepWording,
    said: "Revoked. Future documents do without it.",
  });

export const useDeleteOwnWords = () =>
  useRevocation({
    queryKey: ownWordsKey,
    revoke: ({ id }: OwnWordsEntry) => callEndpoint(wordingsEndpoints.deleteOwnWords, { body: { id } }),
    giveBack: ({ id: _, ...body }) => callEndpoint(wordingsEndpoints.setOwnWords, { body }),
    said: "Deleted. Future letters do without it.",
  });

export function useTakeAnswerBack() {
  const queryClient = useQueryClient();
  const rematch = () => queryClient.invalidateQueries({ queryKey: ["posting-match"], refetchType: "none" });
  return useRevocation({
    queryKey: answersKey,
    revoke: async ({ id }: GivenAnswer) => {
      await callEndpoint(matchingEndpoints.removeAnswer, { body: { id } });
      await rematch();
    },
    giveBack: async ({ id: _, ...body }) => {
      await callEndpoint(matchingEndpoints.giveAgain, { body });
      await rematch();
    },
    said: "Taken back. The next opening that asks for it asks you again.",
  });
}

/** One that was revoked, or whose facts have changed. */
function keepWording({ text, language, form, origin, facts, changes }: ConfirmedWording) {
  const textsNow = new Map(changes.map(({ key, now }) => [key, now]));
  const seen = facts.map(({ key, text: then }) => ({ key, text: textsNow.get(key) ?? then }));
  return callEndpoint(wordingsEndpoints.decide, { body: { text, language, form, origin, facts: seen } });
}

/** Keeps a wording whose facts have changed. */
export function useKeepWording() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: keepWording,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: wordingsKey }),
    // Its facts say something else again.
    onError: (error) => {
      if (error instanceof CallError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: wordingsKey });
    },
  });
}
