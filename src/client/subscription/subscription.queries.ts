import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReadSubscriptionDetails } from "../../shared/subscription/subscription.contract.ts";
import { subscriptionCalls } from "./subscription-calls.ts";

const subscriptionKey = ["subscription"] as const;
const reloadAfterPaymentMs = 3_000;

/** `awaitsPayment`: loads again every 3 s until the provider's notification has made a subscription that renews. */
export function useSubscription(awaitsPayment: boolean) {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: subscriptionCalls.details,
    staleTime: 0,
    refetchInterval: ({ state }) => (awaitsPayment && !isRenewing(state.data) ? reloadAfterPaymentMs : false),
  });
}

type DetailsAnswer = Awaited<ReturnType<typeof subscriptionCalls.details>>;
export type LoadedSubscription = Extract<DetailsAnswer, { success: true }>;

/** Paid for, and it goes on by itself: what every payment leads to. */
export function isRenewing(answer: DetailsAnswer | undefined): boolean {
  if (answer?.success !== true || answer.subscription_status !== "active") return false;
  return !answer.subscription_details[0]?.canceled_at;
}

/** Asked for when somebody wants to see it. */
export function useTransaction() {
  return useMutation({ mutationFn: subscriptionCalls.transaction });
}

/** Ends in one sentence for the person, whichever way it went. */
export function useCancelSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: cancel,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: subscriptionKey }),
  });
}

async function cancel(current: ReadSubscriptionDetails | undefined): Promise<{ success: boolean; message: string }> {
  if (!current?.subscription_id) return { success: false, message: "No active subscription found to cancel" };
  try {
    const answer = await subscriptionCalls.cancel(current.subscription_id);
    if ("success" in answer) return answer;
    return { success: true, message: "Subscription canceled successfully" };
  } catch {
    return { success: false, message: "Failed to cancel subscription. Please try again." };
  }
}
