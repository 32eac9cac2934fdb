import { earlyReplies } from "./http/calls/early-replies.ts";

interface FirstCalls {
  specified?: readonly string[];
  /** Only a server that answers the first of our additions is asked for these. */
  added?: readonly string[];
}

/** What each page asks for by GET, whoever opens it. */
export const firstCalls: Readonly<Record<string, FirstCalls>> = {
  "/today": { specified: ["/api/jobs"], added: ["/api/jobs/records", "/api/saved-searches"] },
  "/chat": { added: ["/api/chat/first-steps"] },
  "/profile": { specified: ["/api/profile/test-auth", "/api/profile/load"] },
  "/profile/import": { specified: ["/api/profile/test-auth", "/api/profile/load"], added: ["/api/profile/cv-draft"] },
  "/jobtracking": { specified: ["/api/jobs"] },
  "/jobtracking/import": { specified: ["/api/jobs"] },
  "/insights": { specified: ["/api/jobs"] },
  "/account": { added: ["/api/account"] },
  "/subscription": { specified: ["/api/subscription"] },
};

/** Asks for what a page shows while its code is still on its way. */
export async function askForFirstCalls(path: string): Promise<void> {
  const { specified = [], added = [] } = firstCalls[path] ?? {};
  for (const call of specified) void earlyReplies.ask(call);
  const config = await earlyReplies.ask("/api/config").catch(() => undefined);
  if (config?.ok) for (const call of added) void earlyReplies.ask(call);
}
