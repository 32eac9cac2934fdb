import { z } from "zod";
import { isStorable } from "../../shared/text/storable-text.rules.ts";
import type { PaymentEvent } from "./payment-event.ts";

/** Only what the database takes: a notification that it refuses would come again and again. */
const text = (max: number) => z.string().max(max).refine(isStorable);
const id = z.union([text(400), z.number()]).transform(String);
const lastDay = new Date("9999-12-31T00:00:00Z");
/** "2026-11-21 17:00:00" in UTC, or ISO 8601. */
export const freemiusDate = z.string().transform((text, context) => {
  const date = new Date(/[TZ]/.test(text) ? text : `${text.replace(" ", "T")}Z`);
  if (!(date.getTime() >= 0 && date <= lastDay)) context.addIssue({ code: "custom", message: "Not a date" });
  return date;
});
const maxCents = 2 ** 31 - 1;
/** Main units of the currency, as a number or as a text. */
const cents = z.coerce
  .number()
  .transform((amount) => Math.round(amount * 100))
  .refine((amount) => Math.abs(amount) <= maxCents);
const currency = text(10).transform((code) => code.toUpperCase());

/** A licence without an end is one for ever. */
const forEver = lastDay;

/** What is sold here: a purchase of anything else makes nobody Pro. */
export interface Offer {
  productId: string;
  planId: string;
  sandbox: boolean;
}

const offerFields = { plan_id: id.nullish(), environment: z.coerce.number().nullish() };
type Offered = z.infer<z.ZodObject<typeof offerFields>>;

const isOfEnvironment = ({ environment }: Offered, { sandbox }: Offer) => environment === (sandbox ? 1 : 0);
const isOfPlan = ({ plan_id }: Offered, { planId }: Offer) => plan_id === planId;

const freemiusLicense = z.object({
  id,
  ...offerFields,
  user_id: id.nullish(),
  expiration: freemiusDate.nullish(),
  is_cancelled: z.boolean().default(false),
});

/** What the provider answers of a licence when it is asked; "unknown" too where it is another customer's or for something else. */
export function licenseStateIn(
  reply: unknown,
  asked: { licenseId: string; customerId: string | undefined },
  offer: Offer,
): "in force" | "ended" | "unknown" {
  const license = freemiusLicense.parse(reply);
  if (license.id !== asked.licenseId || !isOfEnvironment(license, offer)) return "unknown";
  if (!isOfPlan(license, offer) || (asked.customerId && license.user_id !== asked.customerId)) return "unknown";
  const hasEnded = license.is_cancelled || (license.expiration && license.expiration <= new Date());
  return hasEnded ? "ended" : "in force";
}

const freemiusSubscription = z.object({
  id,
  ...offerFields,
  initial_amount: cents,
  renewal_amount: cents.nullish(),
  currency: currency.default("USD"),
  billing_cycle: z.coerce.number(),
  created: freemiusDate,
  canceled_at: freemiusDate.nullish(),
});

const freemiusEvent = z.object({
  id,
  type: text(100),
  created: freemiusDate,
  plugin_id: id.nullish(),
  data: z.object({ license_id: id.nullish() }).nullish(),
  objects: z.object({
    user: z.object({ id: id.nullish(), email: text(320) }).nullish(),
    // false once the licence is deleted
    license: freemiusLicense.or(z.literal(false)).nullish(),
    subscription: freemiusSubscription.nullish(),
    payment: z
      .object({
        id,
        ...offerFields,
        gross: cents,
        currency: currency.default("USD"),
        type: z.string(),
        created: freemiusDate,
      })
      .nullish(),
  }),
});

type FreemiusEvent = z.infer<typeof freemiusEvent>;
type FreemiusObjects = FreemiusEvent["objects"];

/** Reads the body of a Freemius webhook; throws a ZodError or SyntaxError when it is none. */
export function paymentEventFrom(body: string, offer: Offer): PaymentEvent {
  const event = freemiusEvent.parse(JSON.parse(body));
  return {
    id: event.id,
    type: event.type,
    occurredAt: event.created,
    // Its dates are whole seconds; its ids are numbers that grow.
    sequence: /^\d{1,30}$/.test(event.id) ? event.id : "0",
    scope: scopeOf(event, offer),
    customerId: event.objects.user?.id ?? undefined,
    customerEmail: event.objects.user?.email.toLowerCase(),
    license: licenseFrom(event),
    subscription: subscriptionFrom(event.objects),
    payment: paymentFrom(event.objects),
  };
}

/** A licence must say what it is for; what comes beside it must not say otherwise. */
function scopeOf({ plugin_id, objects }: FreemiusEvent, offer: Offer): PaymentEvent["scope"] {
  const beside = [objects.subscription, objects.payment].flatMap((part) => part ?? []);
  const named = [
    ...(objects.license ? [objects.license] : []),
    ...beside.map(({ plan_id, environment }) => ({
      plan_id: plan_id ?? offer.planId,
      environment: environment ?? (offer.sandbox ? 1 : 0),
    })),
  ];
  if (plugin_id !== offer.productId || named.some((part) => !isOfEnvironment(part, offer))) return "foreign";
  return named.every((part) => isOfPlan(part, offer)) ? "ours" : "other plan";
}

function licenseFrom({ objects: { license }, data, created }: FreemiusEvent): PaymentEvent["license"] {
  if (license) return { id: license.id, expiresAt: license.expiration ?? forEver, isRevoked: license.is_cancelled };
  if (license === false && data?.license_id) return { id: data.license_id, expiresAt: created, isRevoked: true };
  return undefined;
}

function subscriptionFrom({ subscription }: FreemiusObjects): PaymentEvent["subscription"] {
  if (!subscription) return undefined;
  return {
    id: subscription.id,
    amount: { cents: subscription.renewal_amount ?? subscription.initial_amount, currency: subscription.currency },
    billingCycle: subscription.billing_cycle === 12 ? "annual" : "monthly",
    startedAt: subscription.created,
    canceledAt: subscription.canceled_at ?? null,
  };
}

function paymentFrom({ payment }: FreemiusObjects): PaymentEvent["payment"] {
  if (!payment) return undefined;
  return {
    id: payment.id,
    type: payment.type === "refund" ? "refund" : "payment",
    amount: { cents: payment.gross, currency: payment.currency },
    at: payment.created,
  };
}
