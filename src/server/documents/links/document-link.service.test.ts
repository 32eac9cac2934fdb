import { expect, it } from "vitest";
import { attachmentHeader, documentFileName } from "../../../engines/document-writing/document-writing.ts";
import { createDocumentLinkService } from "./document-link.service.ts";

const settings = { secret: "a secret that is long enough for tests", publicUrl: "https://forthright.example" };
const at = (iso: string, change = {}) =>
  createDocumentLinkService({ ...settings, now: () => new Date(iso), ...change });
const links = at("2026-11-21T12:00:00Z");

function parts(link: string): [expires: number, signature: string] {
  const query = new URL(link).searchParams;
  return [Number(query.get("expires")), query.get("signature") ?? ""];
}

it("makes links that work for a day", () => {
  const link = parts(links.linkFor("anna", "doc"));
  expect(links.allows("anna", "doc", ...link)).toBe(true);
  expect(at("2026-11-22T11:59:59Z").allows("anna", "doc", ...link)).toBe(true);
  expect(at("2026-11-22T12:00:00Z").allows("anna", "doc", ...link)).toBe(false);
});

it("signs for one document, one person, one time and one installation", () => {
  const [expires, signature] = parts(links.linkFor("anna", "doc"));
  expect(links.allows("berta", "doc", expires, signature)).toBe(false);
  expect(links.allows("anna", "other", expires, signature)).toBe(false);
  expect(links.allows("anna", "doc", expires + 1, signature)).toBe(false);
  expect(links.allows("anna", "doc", expires, "")).toBe(false);
  expect(at("2026-11-21T12:00:00Z", { secret: "another" }).allows("anna", "doc", expires, signature)).toBe(false);
});

it("knows the document of its own links, also when they have expired, and of no others", () => {
  const link = links.linkFor("anna", "doc-1");
  expect(at("2030-01-01T00:00:00Z").documentIdOf("anna", link)).toBe("doc-1");
  expect(links.documentIdOf("berta", link)).toBeUndefined();
  expect(links.documentIdOf("anna", "https://example.org/documents/doc-1/file?expires=1&signature=x")).toBeUndefined();
  expect(links.documentIdOf("anna", "not a link at all")).toBeUndefined();
});

it.each([
  ["Zoë Łukasiewicz", "Kernwerk", "Zoe-Lukasiewicz-CV-Kernwerk.pdf"],
  ["王小明", "北京科技", /^[A-Za-z-]+-CV-[A-Za-z-]+\.pdf$/],
  ["Анна Ковальчук", "Нафтогаз", "Anna-Kovalchuk-CV-Naftogaz.pdf"],
  ['Eve "\r\nX: 1" /../', "A/B; C", "Eve-X-1-CV-A-B-C.pdf"],
  ["", "", "CV.pdf"],
])("names the file of %j for %j", (person, company, ascii) => {
  const header = attachmentHeader(documentFileName({ kind: "cv", name: { text: person, facts: [] } }, company, "pdf"));
  const [, name = ""] = /filename="([^"]*)"; filename\*=UTF-8''[\w.%~-]+$/.exec(header) ?? [];
  expect(name).toMatch(ascii);
});
