import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { documentsOf } from "../../../../tests/factories/made-documents.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { documentReviewEndpoints as endpoints } from "../../../shared/documents/document-review.contract.ts";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";

const app = await createTestApp();

it("draws shapes alone, one picture a page, in the document's own design", async () => {
  const person = await documentsOf(app);
  const drawn = async () =>
    (await app.call(endpoints.pages, { token: person.token, body: { id: person.resume_id } })).reply.pages;
  const pages = await drawn();
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    expect(page).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    const names = new Set([...page.matchAll(/<(\w+)/g)].map(([, name]) => name));
    expect([...names].toSorted()).toEqual(["defs", "g", "path", "svg", "symbol", "use"]);
  }
  const body = { resume_id: person.resume_id, design: "executive" };
  await app.call(documentsEndpoints.resumePdf, { token: person.token, body: body });
  expect(await drawn()).not.toEqual(pages);
});

it("sends them zipped to whoever takes that", async () => {
  const person = await documentsOf(app);
  const request = {
    method: "POST" as const,
    url: endpoints.pages.path,
    payload: { id: person.letter_id },
    headers: { authorization: person.token },
  };
  const plain = await app.request(request);
  const zipped = await app.request({ ...request, headers: { ...request.headers, "accept-encoding": "gzip, br" } });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
  expect(zipped.rawPayload.length).toBeLessThan(plain.payload.length / 3);
});
