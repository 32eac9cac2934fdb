import { expect, it } from "vitest";
import { documentsOf } from "../../../../tests/factories/made-documents.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import {
  type DocumentChange,
  documentReviewEndpoints as endpoints,
  type ReviewedDocument,
} from "../../../shared/documents/document-review.contract.ts";

const app = await createTestApp();

const linesOf = (document: Pick<ReviewedDocument, "parts"> | null) =>
  document?.parts.flatMap(({ blocks }) => blocks.flatMap(({ head, lines }) => [...head, ...lines])) ?? [];

it("[DOCS-06] brings lines and sections into another order, and says what an earlier version said", async () => {
  const person = await documentsOf(app);
  const { token } = person;
  const change = (id: string | undefined, wanted: DocumentChange) =>
    app.call(endpoints.change, { token, body: { id, change: wanted } });
  const { reply } = await app.call(endpoints.review, { token, body: { id: person.resume_id } });
  const texts = linesOf(reply.cv).map(({ text }) => text);
  const [first, second] = [0, 1].map((at) => `sections.1.entries.0.bullets.${at}`);
  const at = (document: typeof reply.cv, place = "") => linesOf(document).find((line) => line.place === place)?.text;
  const moved = await change(reply.cv?.id, { what: "move", place: second ?? "", to: 0 });
  expect([at(moved.reply.cv, first), at(moved.reply.cv, second)]).toEqual([at(reply.cv, second), at(reply.cv, first)]);
  expect(moved.reply.cv?.versions[0]?.origin).toBe("moved");
  const again = await change(moved.reply.cv?.id, { what: "move", place: "sections.1", to: 0 });
  expect(again.reply.cv?.parts[1]?.heading).toBe("Experience");
  const nowhere = await change(again.reply.cv?.id, { what: "move", place: "sections.1", to: 99 });
  expect([nowhere.status, nowhere.reply.message]).toEqual([422, "This is at its place already."]);
  const body = { id: person.resume_id };
  const earlier = await app.call(endpoints.version, { token, body });
  expect(earlier.reply.version).toBe(1);
  expect(linesOf(earlier.reply).map(({ text }) => text)).toEqual(texts);
  const other = await app.signUp("Somebody Else");
  expect((await app.call(endpoints.version, { token: other.token, body })).status).toBe(404);
});
