import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ConfirmedWording, wordingsEndpoints } from "../../shared/wordings/wordings.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";

const wordingsKey = ["wordings"];

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

/** Keeps a wording again: one that was revoked, or one whose facts have changed. */
export function useKeepWording() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ text, language, form, origin, facts }: ConfirmedWording) => {
      const body = { text, language, form, origin, facts: facts.map(({ key }) => key) };
      return callEndpoint(wordingsEndpoints.decide, { body });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: wordingsKey }),
  });
}
