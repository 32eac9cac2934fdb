import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { recoveryCodeUsedMail } from "../../../engines/mail-writing/mail-writing.ts";
import { secondStepEndpoints as calls } from "../../../shared/account/second-factor.contract.ts";
import { addPublicRoute } from "../../http/route.ts";
import { logUnsent } from "../../mail/unsent-mail.ts";
import type { AccountServices } from "../account-services.ts";
import type { BrowserCookie } from "../browser-cookie.ts";
import type { NoteSignIn } from "../sign-in/note-sign-in.ts";
import type { SignInService } from "../sign-in/sign-in.service.ts";
import { recoveryCodesLeft } from "./recovery-code.store.ts";
import type { Passed, SecondStepService } from "./second-step.service.ts";

interface Parts extends Pick<AccountServices, "database" | "mailer" | "publicUrl"> {
  signIns: Pick<SignInService, "admit">;
  secondSteps: SecondStepService;
  browserCookie: BrowserCookie;
  noteSignIn: NoteSignIn;
}

export function registerSecondStepRoutes(app: FastifyInstance, parts: Parts): void {
  const { signIns, secondSteps, browserCookie, noteSignIn, mailer, publicUrl } = parts;

  async function admit(request: FastifyRequest, reply: FastifyReply, { userId, factor }: Passed) {
    const signedIn = await signIns.admit(userId, browserCookie.visitorOf(request));
    const { token, user } = signedIn;
    request.server.securityLog(request, "factor_used", { user: user.id, detail: factor });
    request.server.securityLog(request, "sign_in", { user: user.id, detail: "second_factor" });
    await noteSignIn(request, reply, signedIn);
    if (factor === "recovery_code") await tellOfRecoveryCode(request, user);
    return { token, name: user.name, email: user.email };
  }

  async function tellOfRecoveryCode(request: FastifyRequest, user: { id: string; email: string; name: string }) {
    const left = await recoveryCodesLeft(parts.database, user.id);
    await mailer.send(recoveryCodeUsedMail(user, left, publicUrl)).catch(logUnsent(request, "a used recovery code"));
  }

  addPublicRoute(app, calls.enterCode, async ({ body, request, reply }) => {
    const passed = await secondSteps.enterCode(body.ticket, body.code, browserCookie.visitorOf(request));
    return admit(request, reply, passed);
  });

  addPublicRoute(app, calls.beginPasskeySignIn, async ({ body, request, reply }) => {
    const visitor = browserCookie.visitorOf(request);
    const browser = browserCookie.give(request, reply);
    return { options: await secondSteps.beginPasskey(body.ticket, visitor, browser) };
  });

  addPublicRoute(app, calls.finishPasskeySignIn, async ({ body, request, reply }) => {
    const passed = await secondSteps.usePasskey(body.ticket, body.passkey, browserCookie.visitorOf(request));
    return admit(request, reply, passed);
  });
}
