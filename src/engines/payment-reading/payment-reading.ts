/**
 * Reads what the payment provider sends. In: the body of a notification, or a licence as it answers one, and what is sold here. Out: a
 * purchase in the application's terms.
 */

export {
  freemiusDate,
  freemiusLicense,
  isOfEnvironment,
  isOfPlan,
  paymentEventFrom,
} from "./freemius-event.ts";
export type { PaymentEvent } from "./payment-event.ts";
