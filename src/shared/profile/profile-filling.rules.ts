import { z } from "zod/mini";
import { isRecord } from "./merging/same-value.rules.ts";

/**
 * The value with everything in it that its schema names and that it leaves out: texts and lists are empty, choices the first
 * one, as in the specification's empty profile. What has another shape stays for the schema to refuse, so that no save loses it.
 */
export function filledBy(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.core.$ZodObject) return filledObject(schema, value ?? {});
  if (schema instanceof z.core.$ZodArray) return filledList(schema, value ?? []);
  if (schema instanceof z.core.$ZodEnum) return value || [...schema._zod.values][0];
  return typeof value === "number" ? String(value) : (value ?? "");
}

function filledObject({ _zod }: z.core.$ZodObject, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const named = Object.entries(_zod.def.shape).map(([name, part]) => [name, filledBy(part, value[name])]);
  return { ...value, ...Object.fromEntries(named) };
}

function filledList({ _zod }: z.core.$ZodArray, value: unknown): unknown {
  return Array.isArray(value) ? value.map((item) => filledBy(_zod.def.element, item)) : value;
}
