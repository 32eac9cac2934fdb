import { z } from "zod/mini";
import type { Endpoint } from "../../../shared/http/endpoint.ts";

type Test = (value: unknown) => boolean;

const tests = new WeakMap<z.core.$ZodType, Test>();

/**
 * What the client makes of a reply's JSON. A reply of our own server, as declared, with nothing missing and nothing to strip or
 * convert, is recognised by a plain test and kept; only any other goes through zod, which costs the browser, where the content
 * security policy keeps zod from compiling, five times as much and a copy of every object.
 */
export function readReply<Read extends z.core.$ZodType>(
  endpoint: { reply: z.core.$ZodType; readAs?: Read },
  value: unknown,
): z.output<Read>;
export function readReply({ reply, readAs }: Pick<Endpoint, "reply" | "readAs">, value: unknown): unknown {
  let test = tests.get(reply);
  if (!test) {
    test = plainTest(reply) ?? (() => false);
    tests.set(reply, test);
  }
  return test(value) ? value : z.parse(readAs ?? reply, value);
}

/** Undefined for a schema that does more than name the parts of a value. */
function plainTest(schema: z.core.$ZodType): Test | undefined {
  if (schema instanceof z.core.$ZodNumber || schema instanceof z.core.$ZodString) return primitiveTest(schema);
  if (schema._zod.def.checks?.length) return undefined;
  if (schema instanceof z.core.$ZodBoolean) return (value) => typeof value === "boolean";
  if (schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral) {
    const values: ReadonlySet<unknown> = schema._zod.values;
    return (value) => values.has(value);
  }
  if (schema instanceof z.core.$ZodNullable) {
    const test = plainTest(schema._zod.def.innerType);
    return test && ((value) => value === null || test(value));
  }
  if (schema instanceof z.core.$ZodArray) {
    const test = plainTest(schema._zod.def.element);
    return test && ((value) => Array.isArray(value) && value.every(test));
  }
  return schema instanceof z.core.$ZodObject ? objectTest(schema) : undefined;
}

function primitiveTest(schema: z.core.$ZodNumber | z.core.$ZodString): Test {
  // A string of a format, such as a time, has its check in itself.
  const isAnyString =
    schema instanceof z.core.$ZodString &&
    !(schema instanceof z.core.$ZodStringFormat) &&
    !schema._zod.def.checks?.length;
  if (isAnyString) return (value) => typeof value === "string";
  return (value) => {
    const { success, data } = z.safeParse(schema, value);
    return success && data === value;
  };
}

function objectTest(schema: z.core.$ZodObject): Test | undefined {
  const parts = new Map<string, { test: Test; isRequired: boolean }>();
  for (const [name, part] of Object.entries(schema._zod.def.shape)) {
    const isRequired = !(part instanceof z.core.$ZodOptional);
    const test = plainTest(isRequired ? part : part._zod.def.innerType);
    if (!test) return undefined;
    parts.set(name, { test, isRequired });
  }
  const required = [...parts.values()].filter(({ isRequired }) => isRequired).length;
  return (value) => {
    if (!isObject(value)) return false;
    let missing = required;
    for (const name in value) {
      const part = parts.get(name);
      if (!part?.test(value[name])) return false;
      if (part.isRequired) missing -= 1;
    }
    return missing === 0;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
