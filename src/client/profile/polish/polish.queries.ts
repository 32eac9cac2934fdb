import { useMutation, useQuery } from "@tanstack/react-query";
import { polishEndpoints } from "../../../shared/wordings/polish.contract.ts";
import { wordingsEndpoints } from "../../../shared/wordings/wordings.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import type { CardDecision } from "./kept-sitting.ts";

/** A sitting: what is decided does not change what is asked. */
export function usePolishCards(isWanted: boolean) {
  return useQuery({
    queryKey: ["polish"],
    queryFn: ({ signal }) => callEndpoint(polishEndpoints.propose, { signal }),
    enabled: isWanted,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useCardDecision() {
  return useMutation({
    mutationFn: ({ card, decision, text = card.text }: Omit<CardDecision, "decision"> & { decision: Decision }) => {
      const { language, fact_key: key, fact } = card;
      const origin = text === card.text ? card.origin : "person";
      const facts = [{ key, text: fact.text }];
      return callEndpoint(wordingsEndpoints.decide, {
        body: { text, language, form: "sentence", facts, origin, decision },
      });
    },
  });
}

type Decision = CardDecision["decision"] | "undo";
