import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { postingPage, unknownPostingPage } from "../../../engines/plain-pages/plain-pages.ts";
import { projectPath } from "../../project-path.ts";
import { demonstrationSource } from "./demonstration-source.ts";
import type { PostingStore } from "./posting.store.ts";

interface Parts {
  postingStore: PostingStore;
}

/** Public pages of the postings without a page of their own elsewhere. */
export function addPostingPages(app: FastifyInstance, { postingStore }: Parts): void {
  const styleSheet = readFileSync(projectPath("assets/postings/posting.css"), "utf8");
  const hidden = { schema: { hide: true } };

  app.get("/postings/posting.css", hidden, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=3600").send(styleSheet),
  );

  app.get<{ Params: { id: string } }>("/postings/:id", hidden, async ({ params }, reply) => {
    const row = await postingStore.rowById(params.id);
    reply.type("text/html; charset=utf-8");
    if (!row || row.externalUrl) return reply.code(404).send(unknownPostingPage());
    const { closedAt, source } = row;
    const state = { closedAt, isDemonstration: source === demonstrationSource };
    return reply.send(postingPage(row, postingStore.pageAddress(row.id), state));
  });
}
