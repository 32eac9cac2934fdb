import { earlyReplies } from "./http/calls/early-replies.ts";

interface FirstCalls {
  specified?: readonly string[];
  /** Only a server that answers the first of our additions is asked for these. */
  added?: readonly string[];
}

const waitingToday = ["/api/jobs/records", "/api/saved-searches", "/document-processor/newest"];

/** What each page asks for by GET, whoever opens it. */
export const firstCalls: Readonly<Record<string, FirstCalls>> = {
  "/today": { specified: ["/api/jobs"], added: waitingToday },
  "/chat": { specified: ["/api/jobs"], added: ["/api/chat/first-steps", ...waitingToday] },
  "/profile": { specified: ["/api/profile/test-auth", "/api/profile/load"] },
  "/profile/import": { specified: ["/api/profile/test-auth", "/api/profile/load"], added: ["/api/profile/cv-draft"] },
  "/jobsearch": { specified: ["/api/jobs", "/api/geo/countries"], added: ["/api/saved-searches"] },
  "/jobtracking": { specified: ["/api/jobs"] },
  "/jobtracking/import": { specified: ["/api/jobs"] },
  "/insights": { specified: ["/api/jobs"] },
  "/account": { added: ["/api/account"] },
  "/subscription": { specified: ["/api/subscription"] },
};

const openCard: FirstCalls = { specified: ["/api/jobs"], added: ["/api/jobs/records"] };

/** Asks for what a page shows while its code is still on its way. */
export async function askForFirstCalls(path: string, address: URLSearchParams): Promise<void> {
  const hasOpenCard = path === "/jobtracking" && address.has("job");
  const { specified = [], added = [] } = (hasOpenCard ? openCard : firstCalls[path]) ?? {};
  for (const call of specified) void earlyReplies.ask(call);
  const config = await earlyReplies.ask("/api/config").catch(() => undefined);
  if (config?.ok) for (const call of added) void earlyReplies.ask(call);
}
