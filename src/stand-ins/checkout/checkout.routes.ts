import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { invalidInput } from "../../server/http/app-error.ts";
import { sandboxToken } from "../../server/payment/freemius-signature.ts";
import { projectPath } from "../../server/project-path.ts";
import type { CheckoutService, PaymentOutcome } from "./checkout.service.ts";
import { type CheckoutKeys, isEqualInConstantTime } from "./checkout-keys.ts";
import { checkoutPage, expiredCheckoutPage } from "./checkout-page.ts";
import { cardForm } from "./test-card.ts";

interface Parts {
  keys: CheckoutKeys;
  service: CheckoutService;
  basePath: string;
}

const pageQuery = z.object({
  user_token: z.string(),
  plugin_id: z.string(),
  plan_id: z.string(),
  sandbox: z.string(),
  s_ctx_ts: z.string(),
  /** For more of a licence that its customer has already. */
  authorization: z.string().optional(),
});
const sessionId = z.object({ session: z.string() });
const answer = z.object({ answer: z.enum(["approve", "refuse"]) });

const scripts = {
  "/js/v1/": ["checkout.js", "text/javascript; charset=utf-8"],
  "/assets/dialog.js": ["dialog.js", "text/javascript; charset=utf-8"],
  "/assets/dialog.css": ["dialog.css", "text/css; charset=utf-8"],
} as const;

/** The provider's script and the pages inside its frame. */
export function registerCheckoutRoutes(app: FastifyInstance, { keys, service, basePath }: Parts): void {
  const schema = { hide: true };

  for (const [path, [file, type]] of Object.entries(scripts)) {
    const content = readFileSync(projectPath(`assets/checkout/${file}`));
    app.get(`${basePath}${path}`, { schema }, (_request, reply) => reply.type(type).send(content));
  }

  app.get(`${basePath}/`, { schema }, async (request, reply) => {
    const query = pageQuery.safeParse(request.query);
    const isForUs = query.success && isMeantForUs(keys, query.data);
    const session = isForUs && (await service.open(query.data.user_token, query.data.authorization));
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    return session ? checkoutPage(basePath, session) : expiredCheckoutPage(basePath);
  });

  app.post(`${basePath}/pay`, { schema }, async (request) => {
    const { session } = parsed(sessionId, request.body);
    const card = cardForm.safeParse(request.body);
    if (!card.success) return { status: "invalid", fields: faultsOf(card.error) };
    return paymentReply(await service.pay(session, card.data));
  });

  app.post(`${basePath}/confirm`, { schema }, async (request) => {
    const { session } = parsed(sessionId, request.body);
    return paymentReply(await service.confirm(session, parsed(answer, request.body).answer));
  });
}

function isMeantForUs(keys: CheckoutKeys, query: z.infer<typeof pageQuery>): boolean {
  if (query.plugin_id !== keys.productId || query.plan_id !== keys.planId) return false;
  return isEqualInConstantTime(query.sandbox, sandboxToken(keys, query.s_ctx_ts));
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw invalidInput("Please check what you entered.", faultsOf(result.error));
}

function faultsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join("."), issue.message]));
}

function paymentReply(outcome: PaymentOutcome) {
  if (outcome.status !== "paid") return outcome;
  const { subscription, customer } = outcome;
  return {
    status: "paid",
    purchase: { subscription_id: subscription.id, license_id: subscription.licenseId, environment: 1 },
    user: { id: customer.id, email: customer.email },
  };
}
