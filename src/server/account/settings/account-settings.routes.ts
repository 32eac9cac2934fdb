import type { FastifyInstance, FastifyRequest } from "fastify";
import { accountSettingsEndpoints as calls } from "../../../shared/account/account-settings.contract.ts";
import { addUserRoute } from "../../http/route.ts";
import { logUnsent } from "../../mail/unsent-mail.ts";
import type { PresenceProof } from "../password/current-password.service.ts";
import type { SessionService } from "../sessions/session.service.ts";
import type { InConstantTime } from "../sign-in/constant-time.ts";
import type { AccountDeletionService } from "./account-deletion.service.ts";
import type { AccountExportService } from "./account-export.service.ts";
import type { AccountSettingsService } from "./account-settings.service.ts";
import type { EmailChangeService } from "./email-change.service.ts";

interface Parts {
  sessions: Pick<SessionService, "keyOf">;
  settings: AccountSettingsService;
  emailChanges: EmailChangeService;
  exports: AccountExportService;
  deletions: AccountDeletionService;
  inConstantTime: InConstantTime;
}

/** 50 MB each, where somebody keeps as many versions of a profile as they may. */
const exportsPerMinute = 3;

export function registerAccountSettingsRoutes(app: FastifyInstance, parts: Parts): void {
  const { settings, emailChanges, exports, deletions, inConstantTime } = parts;
  const keyOf = (request: FastifyRequest) => parts.sessions.keyOf(request.headers.authorization);

  const proofOf = (request: FastifyRequest, password: string | undefined): PresenceProof => ({
    password,
    ip: request.ip,
    sessionKey: keyOf(request),
  });

  addUserRoute(app, calls.overview, ({ user, request }) => settings.overview(user, keyOf(request)));

  addUserRoute(app, calls.endSession, async ({ user, body }) => {
    await settings.endSession(user.id, body.session_id);
    return { success: true, message: "The session is ended." };
  });

  addUserRoute(app, calls.endOtherSessions, async ({ user, request }) => {
    await settings.endOtherSessions(user.id, keyOf(request));
    return { success: true, message: "All other sessions are ended." };
  });

  addUserRoute(app, calls.changeName, async ({ user, body }) => {
    await settings.rename(user.id, body.name);
    return { success: true, name: body.name };
  });

  addUserRoute(app, calls.changeEmail, async ({ user, body, request }) => {
    const proof = proofOf(request, body.current_password);
    await inConstantTime(() => emailChanges.begin(user, body.email, proof));
    return { success: true, message: "We have sent a code to the new address. Your old one stays until you enter it." };
  });

  addUserRoute(app, calls.verifyNewEmail, async ({ user, body, request }) => {
    const email = await emailChanges.complete(user, body.code, request.ip);
    request.server.securityLog(request, "email_changed", { user: user.id });
    await emailChanges.sendEmailChangedMail(user, email).catch(logUnsent(request, "a changed account"));
    return { success: true, email };
  });

  addUserRoute(app, calls.changePassword, async ({ user, body, request }) => {
    await settings.changePassword(user, proofOf(request, body.current_password), body.new_password);
    request.server.securityLog(request, "password_changed", { user: user.id });
    await settings.sendPasswordChangedMail(user).catch(logUnsent(request, "a changed account"));
    return { success: true, message: "Your password is changed. All other sessions are ended." };
  });

  addUserRoute(app, { ...calls.exportData, callsPerMinute: exportsPerMinute }, ({ user, reply }) => {
    reply.header("cache-control", "no-store");
    return exports.exportOf(user.id);
  });

  addUserRoute(app, calls.sendDeletionCode, async ({ user, request }) => {
    await deletions.sendCode(user, request.ip);
    return { success: true, message: "We have sent a code to your address." };
  });

  addUserRoute(app, calls.deleteAccount, async ({ user, body, request }) => {
    await deletions.remove(user, proofOf(request, body.current_password), body.code);
    request.server.securityLog(request, "account_deleted", { user: user.id });
    return { success: true, message: "Your account and everything in it is deleted." };
  });
}
