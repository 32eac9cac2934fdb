import type { PaymentEvent } from "../../engines/payment-reading/payment-reading.ts";

export interface CheckoutOpening {
  /** Null for a customer whom the provider does not know yet, and when it gave none. */
  checkoutToken: string | null;
  /** The address to buy with, for a customer whom the provider does not know yet. */
  newCustomerEmail: string | null;
  publicKey: string;
  productId: string;
  planId: string;
  sandbox: { token: string; timestamp: string } | null;
  /** What allows the checkout to renew a licence that is there already. */
  renewal: { licenseId: string; authorization: string } | null;
  scriptUrl: string;
}

/** A card payment provider with a hosted checkout: whoever implements it, the subscription feature stays the same. */
export interface PaymentProvider {
  /** As shown to a person. */
  name: string;
  /** For a first purchase, or for a month more of a licence whose renewal was ended. */
  openCheckout(customer: { email: string; name: string }, renewedLicenseId?: string): Promise<CheckoutOpening>;
  /** What the provider itself knows of a licence by now; "unknown" too where it is another customer's or for something else. */
  licenseState(licenseId: string, customerId: string | undefined): Promise<"in force" | "ended" | "unknown">;
  /** Ends the renewal and returns when it ended; repeating it is harmless. */
  cancelSubscription(subscriptionId: string): Promise<Date>;
  /** Reads a notification sent to us; undefined when the signature is not the provider's. Throws on a body it cannot read. */
  readEvent(rawBody: Uint8Array, signature: string | undefined): PaymentEvent | undefined;
}
