import { expect, it } from "vitest";
import { createListingReader } from "./listing-reader.ts";

const lever = { key: "lever:acme", kind: "lever" as const, name: "acme" };
const entries = (from: number, count: number, entry: (id: string) => unknown) =>
  Array.from({ length: count }, (_, at) => entry(`n${from + at}`));
const good = (id: string) => ({ id, text: `Carpenter ${id}`, hostedUrl: `https://jobs.lever.co/acme/${id}` });
const untitled = (id: string) => ({ ...good(id), text: null });

/** A board that answers by its `skip`. */
function listingOf(all: unknown[], pageAt = (skip: number) => all.slice(skip, skip + 100)) {
  const reader = createListingReader(lever, { etag: null, lastModified: null });
  let requested = 0;
  for (let next = reader.next(); next; next = reader.next()) {
    requested += 1;
    const skip = Number(new URL(next.address).searchParams.get("skip"));
    reader.take(next, { status: 200, headers: {}, text: JSON.stringify(pageAt(skip)) });
  }
  const listing = reader.listing();
  return { requested, ...listing, drafts: listing?.drafts.length };
}

it("reads on behind a page of entries that cannot be read", () => {
  const named = listingOf([...entries(0, 100, untitled), ...entries(100, 30, good)]);
  expect(named).toMatchObject({ requested: 2, drafts: 30, unreadable: 100, isComplete: true });

  const nameless = listingOf([...entries(0, 100, () => "?"), ...entries(100, 30, good)]);
  expect(nameless).toMatchObject({ requested: 2, drafts: 30, unreadable: 100, isComplete: false });
});

it("ends at a page that was there before, and after a bounded number in any case", () => {
  expect(listingOf([], () => entries(0, 100, good))).toMatchObject({
    requested: 2,
    drafts: 100,
    isComplete: true,
  });
  expect(listingOf([], () => entries(0, 100, untitled))).toMatchObject({ requested: 2, drafts: 0 });
  expect(listingOf([], () => entries(0, 100, () => "?"))).toMatchObject({ requested: 50, isComplete: false });
});
