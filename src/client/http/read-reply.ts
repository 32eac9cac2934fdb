import { z } from "zod";

type Test = (value: unknown) => boolean;

const tests = new WeakMap<z.ZodType, Test>();

/**
 * What `schema.parse` makes of a value that JSON.parse made. A reply that is as declared, with nothing missing and nothing to
 * strip or convert, is recognised by a plain test and kept; only any other goes through zod, which costs the browser, where
 * the content security policy keeps zod from compiling, five times as much and a copy of every object.
 */
export function readReply(schema: z.ZodType, value: unknown): unknown {
  let test = tests.get(schema);
  if (!test) {
    test = plainTest(schema) ?? (() => false);
    tests.set(schema, test);
  }
  return test(value) ? value : schema.parse(value);
}

/** Undefined for a schema that does more than name the parts of a value. */
function plainTest(schema: z.core.$ZodType): Test | undefined {
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodString) return primitiveTest(schema);
  if (schema._zod.def.checks?.length) return undefined;
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === "boolean";
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const values: ReadonlySet<unknown> = schema._zod.values;
    return (value) => values.has(value);
  }
  if (schema instanceof z.ZodNullable) {
    const test = plainTest(schema.unwrap());
    return test && ((value) => value === null || test(value));
  }
  if (schema instanceof z.ZodArray) {
    const test = plainTest(schema.element);
    return test && ((value) => Array.isArray(value) && value.every(test));
  }
  return schema instanceof z.ZodObject ? objectTest(schema) : undefined;
}

function primitiveTest(schema: z.ZodNumber | z.ZodString): Test {
  if (schema instanceof z.ZodString && !schema.def.checks?.length) return (value) => typeof value === "string";
  return (value) => {
    const { success, data } = schema.safeParse(value);
    return success && data === value;
  };
}

function objectTest({ shape }: z.ZodObject): Test | undefined {
  const parts = new Map<string, { test: Test; isRequired: boolean }>();
  for (const [name, part] of Object.entries(shape)) {
    const isRequired = !(part instanceof z.ZodOptional);
    const test = plainTest(isRequired ? part : part.unwrap());
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
