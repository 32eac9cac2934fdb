import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { addPublicRoute } from "../../http/route.ts";
import type { BrowserCookie } from "../browser-cookie.ts";
import type { SessionService } from "../sessions/session.service.ts";
import type { KnownDeviceService } from "./known-device.service.ts";
import type { SignedIn, SignInService } from "./sign-in.service.ts";

interface Parts {
  signIns: SignInService;
  sessions: SessionService;
  knownDevices: KnownDeviceService;
  browserCookie: BrowserCookie;
}

export function registerSignInRoutes(app: FastifyInstance, parts: Parts): void {
  const { signIns, sessions, knownDevices, browserCookie } = parts;
  const { visitorOf } = browserCookie;

  /** The mail is not waited for: nobody's sign-in shall hang on a mail server. */
  async function noteSignIn(request: FastifyRequest, reply: FastifyReply, { user, isKnownAddress }: SignedIn) {
    const visitor = visitorOf(request);
    const isNew = await knownDevices.note(user, browserCookie.give(request, reply), isKnownAddress);
    if (!isNew) return;
    knownDevices
      .tell(user, visitor)
      .catch((error: unknown) => request.log.error(error, "The mail about a sign-in from a new device was not sent"));
  }

  addPublicRoute(app, accountEndpoints.login, async ({ body, request, reply }) => {
    const signedIn = await signIns.signIn(body.email, body.password, visitorOf(request));
    const { token, user } = signedIn;
    request.server.securityLog(request, "sign_in", { user: user.id, detail: "password" });
    await noteSignIn(request, reply, signedIn);
    return { success: true, token, name: user.name, email: user.email };
  });

  addPublicRoute(app, accountEndpoints.verifyToken, async ({ body, request, reply }) => {
    const verified = await signIns.verifyToken(body.token, visitorOf(request));
    const { name, email } = verified.user;
    if (!("token" in verified)) return { success: true, name, email };
    request.server.securityLog(request, "sign_in", { user: verified.user.id, detail: "network" });
    await noteSignIn(request, reply, verified);
    return { success: true, name, email, token: verified.token };
  });

  addPublicRoute(app, accountEndpoints.logout, async ({ request }) => {
    await sessions.close(request.headers.authorization);
    return { success: true };
  });
}
