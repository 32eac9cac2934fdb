/**
 * Reads what the payment provider sends. In: the body of a notification, or a licence as it answers one, and what is sold here; what is kept of
 * purchases. Out: a purchase in the application's terms; whether it is in force, and what its owner sees of it.
 */

export { freemiusDate, licenseStateIn, paymentEventFrom } from "./freemius-event.ts";
export type { PaymentEvent } from "./payment-event.ts";
export { detailsOfPurchase, isInForce, statusOfPurchases, transactionOf } from "./purchase.ts";
