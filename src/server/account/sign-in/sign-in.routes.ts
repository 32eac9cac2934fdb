import type { FastifyInstance } from "fastify";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { addPublicRoute } from "../../http/route.ts";
import type { BrowserCookie } from "../browser-cookie.ts";
import type { SessionService } from "../sessions/session.service.ts";
import type { SignInService } from "./sign-in.service.ts";

interface Parts {
  signIns: SignInService;
  sessions: SessionService;
  browserCookie: BrowserCookie;
}

export function registerSignInRoutes(app: FastifyInstance, { signIns, sessions, browserCookie }: Parts): void {
  const { visitorOf } = browserCookie;

  addPublicRoute(app, accountEndpoints.login, async ({ body, request }) => {
    const { token, user } = await signIns.signIn(body.email, body.password, visitorOf(request));
    request.server.securityLog(request, "sign_in", { user: user.id, detail: "password" });
    return { success: true, token, name: user.name, email: user.email };
  });

  addPublicRoute(app, accountEndpoints.verifyToken, async ({ body, request }) => {
    const { user, token } = await signIns.verifyToken(body.token, visitorOf(request));
    if (token) request.server.securityLog(request, "sign_in", { user: user.id, detail: "network" });
    return { success: true, name: user.name, email: user.email, token };
  });

  addPublicRoute(app, accountEndpoints.logout, async ({ request }) => {
    await sessions.close(request.headers.authorization);
    return { success: true };
  });
}
