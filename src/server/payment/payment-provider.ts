/** Money in the smallest unit of its currency. */
export interface Money {
  cents: number;
  currency: string;
}

/** What the provider tells about a purchase, as of the moment of the event. Parts it does not mention are absent. */
export interface PaymentEvent {
  id: string;
  type: string;
  occurredAt: Date;
  /** A whole number as text: tells which of two events of the same moment came later. */
  sequence: string;
  /** "foreign": of another product or environment. "other plan": of something else that we sell. Neither makes anybody Pro. */
  scope: "ours" | "other plan" | "foreign";
  customerId: string | undefined;
  customerEmail: string | undefined;
  license: { id: string; expiresAt: Date; isRevoked: boolean } | undefined;
  subscription: PaidSubscription | undefined;
  payment: { id: string; type: "payment" | "refund"; amount: Money; at: Date } | undefined;
}

export interface PaidSubscription {
  id: string;
  amount: Money;
  billingCycle: "monthly" | "annual";
  startedAt: Date;
  canceledAt: Date | null;
}

export interface CheckoutOpening {
  /** Null for a customer whom the provider does not know yet, and when it gave none. */
  checkoutToken: string | null;
  /** The address to buy with, for a customer whom the provider does not know yet. */
  newCustomerEmail: string | null;
  publicKey: string;
  productId: string;
  planId: string;
  sandbox: { token: string; timestamp: string } | null;
  scriptUrl: string;
}

/** A card payment provider with a hosted checkout: whoever implements it, the subscription feature stays the same. */
export interface PaymentProvider {
  /** As shown to a person. */
  name: string;
  openCheckout(customer: { email: string; name: string }): Promise<CheckoutOpening>;
  /** What the provider itself knows of a licence by now; "unknown" too where it is another customer's or for something else. */
  licenseState(licenseId: string, customerId: string | undefined): Promise<"in force" | "ended" | "unknown">;
  /** Ends the renewal and returns when it ended; repeating it is harmless. */
  cancelSubscription(subscriptionId: string): Promise<Date>;
  /** Reads a notification sent to us; undefined when the signature is not the provider's. Throws on a body it cannot read. */
  readEvent(rawBody: Uint8Array, signature: string | undefined): PaymentEvent | undefined;
}
