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
