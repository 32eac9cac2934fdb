import type { FastifyInstance, FastifyRequest } from "fastify";
import { deviceInWords } from "../../../engines/account-rules/account-rules.ts";
import type { Mail } from "../../../engines/mail-writing/mail-writing.ts";
import {
  factorAddedMail,
  factorRemovedMail,
  recoveryCodesRenewedMail,
} from "../../../engines/mail-writing/mail-writing.ts";
import { secondFactorEndpoints as calls } from "../../../shared/account/second-factor.contract.ts";
import { addUserRoute, type SignedInUser } from "../../http/route.ts";
import { logUnsent } from "../../mail/unsent-mail.ts";
import type { AccountServices } from "../account-services.ts";
import type { SecondFactorsService } from "./second-factors.service.ts";

interface Parts extends Pick<AccountServices, "sessions" | "mailer" | "publicUrl"> {
  secondFactors: SecondFactorsService;
}

const words = { app: "an authenticator app", passkey: "a passkey" };
type Factor = keyof typeof words;

export function registerSecondFactorRoutes(app: FastifyInstance, parts: Parts): void {
  const { secondFactors, mailer, publicUrl } = parts;
  const keyOf = (request: FastifyRequest) => parts.sessions.keyOf(request.headers.authorization);

  const tell = (request: FastifyRequest, mail: Mail) => mailer.send(mail).catch(logUnsent(request, "a second factor"));

  async function noteAdded(request: FastifyRequest, user: SignedInUser, factor: Factor): Promise<void> {
    request.server.securityLog(request, "factor_added", { user: user.id, detail: factor });
    await tell(request, factorAddedMail(user, words[factor], publicUrl));
  }

  async function noteRemoved(request: FastifyRequest, user: SignedInUser, factor: Factor, isLast: boolean) {
    request.server.securityLog(request, "factor_removed", { user: user.id, detail: factor });
    await tell(request, factorRemovedMail(user, words[factor], isLast, publicUrl));
  }

  addUserRoute(app, calls.beginApp, ({ user, request }) => secondFactors.beginApp(user, keyOf(request)));

  addUserRoute(app, calls.confirmApp, async ({ user, body, request }) => {
    const { codes } = await secondFactors.confirmApp(user, body.code, request.ip);
    await noteAdded(request, user, "app");
    return { message: "The authenticator app is set up.", recovery_codes: codes };
  });

  addUserRoute(app, calls.removeApp, async ({ user, request }) => {
    const { isLast } = await secondFactors.removeApp(user, keyOf(request));
    await noteRemoved(request, user, "app", isLast);
    return { message: "The authenticator app is removed." };
  });

  addUserRoute(app, calls.beginPasskey, async ({ user, request }) => ({
    options: await secondFactors.beginPasskey(user, keyOf(request)),
  }));

  addUserRoute(app, calls.confirmPasskey, async ({ user, body, request }) => {
    const name = body.name || deviceInWords(request.headers["user-agent"] ?? null);
    const { codes } = await secondFactors.confirmPasskey(user, keyOf(request), body.passkey, name);
    await noteAdded(request, user, "passkey");
    return { message: "The passkey is set up.", recovery_codes: codes };
  });

  addUserRoute(app, calls.removePasskey, async ({ user, body, request }) => {
    const { isLast } = await secondFactors.removePasskey(user, keyOf(request), body.id);
    await noteRemoved(request, user, "passkey", isLast);
    return { message: "The passkey is removed." };
  });

  addUserRoute(app, calls.renewRecoveryCodes, async ({ user, request }) => {
    const codes = await secondFactors.renewRecoveryCodes(user, keyOf(request));
    request.server.securityLog(request, "recovery_codes_renewed", { user: user.id });
    await tell(request, recoveryCodesRenewedMail(user, publicUrl));
    return { message: "The older recovery codes do not work any more.", recovery_codes: codes };
  });
}
