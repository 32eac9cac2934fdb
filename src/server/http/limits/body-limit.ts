import { z } from "zod";

/** What even the smallest call may carry, for fields that this version does not know. */
const smallestLimit = 4_096;
/** A profile that is full. */
const largestLimit = 2_000_000;
/** Of a UTF-16 unit in UTF-8. */
const bytesPerUnit = 3;
const numberBytes = 25;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas are declared once in a process, and a server is built of them for each file of tests. */
const known = new WeakMap<z.core.$ZodType, number>();

/** How many bytes of JSON a call takes: as many as the largest input that its schema lets through. */
export function bodyLimitOf(schema: z.core.$ZodType | undefined): number {
  if (!schema) return smallestLimit;
  const limit = known.get(schema) ?? limitOf(schema);
  known.set(schema, limit);
  return limit;
}

function limitOf(schema: z.core.$ZodType): number {
  const largest = largestBytes(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return Math.min(Math.max(largest, smallestLimit), largestLimit);
}

/** Infinity where a text or a list has no limit. */
function largestBytes(schema: JsonSchema): number {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return Math.max(...alternatives.map(bytesOf));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  if (schema.type === "object") return objectBytes(schema);
  if (schema.type === "array") return (bytesOf(schema.items) + 1) * (schema.maxItems ?? Number.POSITIVE_INFINITY) + 2;
  if (schema.type === "string") return unitsOf(schema) * bytesPerUnit + 2;
  return schema.type === undefined ? Number.POSITIVE_INFINITY : numberBytes;
}

/** Codes, ids and moments have a form, and no need of a length. */
function unitsOf({ maxLength, pattern, format }: JsonSchema): number {
  return maxLength ?? ((pattern ?? format) === undefined ? Number.POSITIVE_INFINITY : 100);
}

type Part = JsonSchema["items"] | boolean;

function bytesOf(part: Part): number {
  return typeof part === "object" && !Array.isArray(part) ? largestBytes(part) : Number.POSITIVE_INFINITY;
}

function objectBytes({ properties = {}, additionalProperties }: JsonSchema): number {
  if (typeof additionalProperties === "object") return Number.POSITIVE_INFINITY;
  return Object.entries(properties).reduce((sum, [name, part]) => sum + name.length + 4 + bytesOf(part), 2);
}
