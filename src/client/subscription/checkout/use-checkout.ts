import { useState } from "react";
import type { ReadCheckoutData } from "../../../shared/subscription/subscription.contract.ts";
import { type FailedCall, subscriptionCalls } from "../subscription-calls.ts";
import type { Fault } from "./checkout-fault.tsx";
import { type CheckoutOptions, loadCheckoutScript } from "./checkout-script.ts";

const failed = "Failed to initialize checkout. Please try again.";

/**
 * Opens the payment provider's checkout, for a first purchase or to go on with a subscription that was cancelled; `onPaid` is called when the
 * person comes back from a payment.
 */
export function useCheckout(onPaid: () => void, resumedId?: string) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();

  async function open(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      setFault(await openCheckout(onPaid, resumedId));
    } catch {
      setFault({ title: failed });
    } finally {
      setBusy(false);
    }
  }

  return { open, busy, fault };
}

async function openCheckout(onPaid: () => void, resumedId: string | undefined): Promise<Fault | undefined> {
  const answer = await (resumedId ? subscriptionCalls.resume(resumedId) : subscriptionCalls.checkout());
  if (!answer.success) return faultOf(answer);
  const options = checkoutOptions(answer);
  if (!options) return { title: "Missing required checkout data" };

  const Checkout = await loadCheckoutScript(answer.script_url);
  await new Checkout({ ...options, purchaseCompleted: onPaid, success: onPaid }).open();
  return undefined;
}

const faultOf = ({ message }: FailedCall): Fault => ({ title: failed, detail: message });

function checkoutOptions(data: ReadCheckoutData): CheckoutOptions | undefined {
  const { public_key, product_id, plan_id, sandbox_token, sandbox_timestamp, license_id, license_authorization } = data;
  const customer = customerOptions(data);
  if (!public_key || !product_id || !customer) return undefined;
  const sandbox = sandbox_token && sandbox_timestamp ? { token: sandbox_token, ctx: sandbox_timestamp } : undefined;
  const renewal =
    license_id && license_authorization ? { license_id, authorization: license_authorization } : undefined;
  return { public_key, product_id, plan_id, ...customer, ...(sandbox && { sandbox }), ...renewal };
}

/** The address may not be changed in the checkout: by it the purchase finds its account. */
function customerOptions({ checkout_token, user_email }: ReadCheckoutData) {
  if (checkout_token) return { user_token: checkout_token };
  return user_email ? { user_email, readonly_user: true } : undefined;
}
