import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod/mini";
import { assistantEndpoints } from "../../../shared/assistant/assistant.contract.ts";
import { cardRecordEndpoints } from "../../../shared/tracker/records/card-record.contract.ts";
import { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { readReply } from "./read-reply.ts";

const odd = z.object({
  trimmed: z.string().check(z.trim(), z.maxLength(5)),
  count: z.int().check(z.minimum(0)),
  flag: z.nullable(z.boolean()),
  kind: z.literal(["a", 1, null]),
  when: z.optional(z.iso.datetime()),
  filled: z.optional(z._default(z.string(), "x")),
  list: z.array(z.string()).check(z.maxLength(2)),
  either: z.union([z.string(), z.object({ deep: z.string() })]),
});
const schemas = {
  board: trackerEndpoints.list.reply,
  odd,
  plain: z.object({ trimmed: odd.shape.trimmed, count: odd.shape.count, flag: odd.shape.flag, kind: odd.shape.kind }),
  union: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("a"), trimmed: z._default(odd.shape.trimmed, "x"), filled: odd.shape.filled }),
    z.object({
      kind: z.literal(["b", 1]),
      when: z.union([z.literal("never"), z.iso.datetime()]),
      count: z._default(z.int(), 1),
    }),
  ]),
  unions: z.object({ either: odd.shape.either, count: z.union([z.int().check(z.minimum(2)), z.number()]) }),
  strict: z.strictObject({ count: z.number() }),
  texts: z.object({
    trimmed: z.string().check(z.trim(), z.minLength(1), z.maxLength(5)),
    when: z.iso.datetime(),
    kind: z.union([z.literal(""), z.iso.date()]),
  }),
  refined: z.object({ count: z.number() }).check(z.refine(({ count }) => count > 1)),
};

const leaf = fc.oneof(
  fc.constantFrom(null, true, "a", 1, "Applied", "2026-01-02T03:04:05Z", " b ", -1, 0.5, undefined),
  fc.jsonValue(),
);
const entry = fc.record({ status: fc.constantFrom("Viewed", "Applied"), timestamp: fc.string() });
const job = fc.record(
  {
    job_title: fc.string(),
    job_url: fc.string(),
    company_name: fc.string(),
    history: fc.array(entry, { maxLength: 2 }),
    generated_documents: fc.constantFrom(null, { cv_link: "/a", cover_letter_link: null, generated_at: "now" }),
    notes: fc.string(),
  },
  { requiredKeys: ["job_title", "job_url", "company_name", "history", "generated_documents"] },
);
const board = fc.record(
  { success: fc.constant(true), data: fc.array(job, { maxLength: 3 }), revision: fc.nat() },
  { requiredKeys: ["success", "data"] },
);
const thing = fc.record(
  {
    trimmed: fc.constantFrom("a", " b ", "too long a text"),
    count: fc.constantFrom(2, 0, -1, 1.5),
    flag: fc.constantFrom(true, null),
    kind: fc.constantFrom("a", 1, null, "b"),
    when: fc.constantFrom("2026-01-02T03:04:05Z", "never"),
    filled: fc.constantFrom("y"),
    list: fc.array(fc.string(), { maxLength: 3 }),
    either: fc.constantFrom("text", { deep: "text" }, { deep: "text", more: 1 }),
  },
  { requiredKeys: [] },
);

/** Somewhere in it something is replaced, added or taken away. */
function damaged(value: unknown, at: number, by: unknown): unknown {
  const places: [Record<string, unknown>, string][] = [];
  const note = (inside: unknown) => {
    if (typeof inside !== "object" || inside === null) return;
    for (const [name, part] of Object.entries(inside)) {
      places.push([Object(inside), name], [Object(inside), `${name}s`]);
      note(part);
    }
  };
  const copy: unknown = JSON.parse(JSON.stringify({ value }));
  note(copy);
  const [inside, name] = places[at % places.length] ?? [];
  if (inside && name) inside[name] = by;
  return JSON.parse(JSON.stringify(copy)).value;
}

const outcome = (read: () => unknown) => {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof z.core.$ZodError) return { issues: error.issues };
    throw error;
  }
};

for (const [name, schema] of Object.entries(schemas)) {
  it(`reads of any value what zod makes of it: ${name}`, () => {
    const values = name === "board" ? board : thing;
    fc.assert(
      fc.property(values, fc.option(fc.tuple(fc.nat(), leaf)), (value, damage) => {
        const json = damage ? damaged(value, ...damage) : JSON.parse(JSON.stringify(value));
        expect(outcome(() => readReply({ reply: schema }, json))).toStrictEqual(outcome(() => schema.parse(json)));
      }),
      { numRuns: 400 },
    );
  });
}

it("keeps a reply that is as declared, without a copy", () => {
  const note = {
    id: "note-0001",
    kind: "note",
    job_url: "https://a.example/1",
    data: { text: "x" },
    created_at: "",
    updated_at: "",
  };
  const interview = {
    interview_kind: "phone",
    at: "2031-05-06T08:30:00Z",
    zone: "Europe/Berlin",
    minutes: null,
    people: "",
  };
  const data = { ...interview, place_or_link: "", own_questions: "", asked: "", answered_on: "2031-05-06" };
  const records = { success: true, data: [note, { ...note, kind: "interview", data }], revision: 3 };
  expect(readReply(cardRecordEndpoints.list, records)).toBe(records);
  const json = { success: true, data: [], revision: 3 };
  expect(readReply(trackerEndpoints.list, json)).toBe(json);
  expect(readReply(trackerEndpoints.list, { ...json, more: 1 })).toStrictEqual(json);
});

it("takes a time for one only as declared: without a zone it is read as UTC", () => {
  const conversation = (moment: string) => ({
    session_id: "session1",
    first_message: "Hello",
    last_message: "Hello",
    messages: [{ id: "1", role: "user", content: "Hello", timestamp: moment }],
    created_at: moment,
    updated_at: moment,
    message_count: 1,
  });
  const read = (moment: string) =>
    readReply(assistantEndpoints.conversations, { success: true, conversations: [conversation(moment)] }).conversations;
  expect(read("2026-01-02T03:04:05")).toStrictEqual([conversation("2026-01-02T03:04:05Z")]);
  expect(read("once")).toStrictEqual([conversation("once")]);
});
