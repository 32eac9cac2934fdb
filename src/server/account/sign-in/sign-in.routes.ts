import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { addPublicRoute } from "../../http/route.ts";
import type { BrowserCookie } from "../browser-cookie.ts";
import type { SecondStepService } from "../second-factor/second-step.service.ts";
import type { SessionService } from "../sessions/session.service.ts";
import type { NoteSignIn } from "./note-sign-in.ts";
import type { FirstFactor, SignedIn, SignInService } from "./sign-in.service.ts";

interface Parts {
  signIns: SignInService;
  secondSteps: Pick<SecondStepService, "begin">;
  sessions: SessionService;
  browserCookie: BrowserCookie;
  noteSignIn: NoteSignIn;
}

export function registerSignInRoutes(app: FastifyInstance, parts: Parts): void {
  const { signIns, secondSteps, sessions, browserCookie, noteSignIn } = parts;
  const { visitorOf } = browserCookie;

  /** Who has a second factor is not in yet. */
  async function admitted(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: FirstFactor,
    detail: "password" | "network",
  ): Promise<SignedIn> {
    if ("secondStepOf" in shown) {
      request.server.securityLog(request, "first_factor", { user: shown.secondStepOf, detail });
      throw await secondSteps.begin(shown.secondStepOf, browserCookie.give(request, reply));
    }
    request.server.securityLog(request, "sign_in", { user: shown.user.id, detail });
    await noteSignIn(request, reply, shown);
    return shown;
  }

  addPublicRoute(app, accountEndpoints.login, async ({ body, request, reply }) => {
    const shown = await signIns.signIn(body.email, body.password, visitorOf(request));
    const { token, user } = await admitted(request, reply, shown, "password");
    return { token, name: user.name, email: user.email };
  });

  addPublicRoute(app, accountEndpoints.verifyToken, async ({ body, request, reply }) => {
    const present = await sessions.userForToken(body.token);
    if (present) return { name: present.name, email: present.email };
    const shown = await signIns.signInByTicket(body.token, visitorOf(request));
    const { token, user } = await admitted(request, reply, shown, "network");
    return { name: user.name, email: user.email, token };
  });

  addPublicRoute(app, accountEndpoints.logout, ({ request }) => sessions.close(request.headers.authorization));
}
