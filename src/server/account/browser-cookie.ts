import { generateRandomString } from "better-auth/crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Visitor } from "./sessions/session.service.ts";

/** As long as browsers keep any. */
export const browserCookieDays = 400;

/**
 * Knows again the browser that began a sign-in, a registration or a reset: what ends it may come to somebody else, by a link
 * or a mail. A sign-in from one that is not known is told to the person. Says nothing of who somebody is, and opens nothing by itself.
 */
export function createBrowserCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith("https:");
  // With the prefix no sibling domain can set it.
  const name = isSecure ? "__Host-forthright_browser" : "forthright_browser";
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9]{32})(?:;|$)`);
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${browserCookieDays * 24 * 60 * 60}${isSecure ? "; Secure" : ""}`;

  const of = ({ headers }: FastifyRequest): string | undefined => pattern.exec(headers.cookie ?? "")?.[1];

  return {
    /** Undefined for a browser that has begun nothing. */
    of,

    visitorOf: (request: FastifyRequest): Visitor => ({
      ip: request.ip,
      userAgent: request.headers["user-agent"],
      browser: of(request),
    }),

    /** The same, for a browser that begins something. */
    give(request: FastifyRequest, reply: FastifyReply): string {
      const value = of(request) ?? generateRandomString(32, "a-z", "A-Z", "0-9");
      reply.header("set-cookie", `${name}=${value}; ${attributes}`);
      return value;
    },
  };
}

export type BrowserCookie = ReturnType<typeof createBrowserCookie>;
