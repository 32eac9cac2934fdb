import { useMutation, useQuery } from "@tanstack/react-query";
import { type PolishCard, polishEndpoints } from "../../../shared/wordings/polish.contract.ts";
import { wordingsEndpoints } from "../../../shared/wordings/wordings.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";

/** A sitting: what is decided does not change what is asked. */
export function usePolishCards() {
  return useQuery({
    queryKey: ["polish"],
    queryFn: ({ signal }) => callEndpoint(polishEndpoints.propose, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export interface CardDecision {
  card: PolishCard;
  decision: "keep" | "decline";
  /** The person's own words, where they are not the proposed ones. */
  text: string | undefined;
}

export function useCardDecision() {
  return useMutation({
    mutationFn: ({ card, decision, text = card.text }: Omit<CardDecision, "decision"> & { decision: Decision }) => {
      const { language, fact_key } = card;
      const origin = text === card.text ? card.origin : "person";
      const body = { text, language, form: "sentence" as const, facts: [fact_key], origin, decision };
      return callEndpoint(wordingsEndpoints.decide, { body });
    },
  });
}

type Decision = CardDecision["decision"] | "undo";
