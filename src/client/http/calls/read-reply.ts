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
  if (schema instanceof z.core.$ZodArray) return arrayTest(schema);
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
  // What lacks a value goes through zod, which puts it in.
  if (schema instanceof z.core.$ZodDefault) return plainTest(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodUnion) return unionTest(schema);
  return schema instanceof z.core.$ZodObject ? objectTest(schema) : undefined;
}

const isUnchanging = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.core.$ZodLiteral || (schema instanceof z.core.$ZodString && !schema._zod.def.checks?.length);

function unionTest(schema: z.core.$ZodUnion): Test | undefined {
  const options = schema._zod.def.options.map((option) => ({ option, test: plainTest(option) }));
  const tests = options.flatMap(({ test }) => test ?? []);
  if (tests.length < options.length) return undefined;
  if (!(schema instanceof z.core.$ZodDiscriminatedUnion)) {
    // Of several that fit, zod takes the first, which may change the value.
    return options.every(({ option }) => isUnchanging(option))
      ? (value) => tests.some((test) => test(value))
      : undefined;
  }
  const { discriminator } = schema._zod.def;
  const byName = new Map<unknown, Test>();
  for (const { option, test } of options) {
    for (const name of option._zod.propValues?.[discriminator] ?? []) if (test) byName.set(name, test);
  }
  return (value) => isObject(value) && (byName.get(value[discriminator])?.(value) ?? false);
}

/** What is checked of an array is its length, which changes nothing. */
function arrayTest(schema: z.core.$ZodArray): Test | undefined {
  const test = plainTest(schema._zod.def.element);
  const checks = schema._zod.def.checks ?? [];
  const fits = checks.flatMap((check) => lengthTest(check) ?? []);
  if (!test || fits.length < checks.length) return undefined;
  return (value) => Array.isArray(value) && value.every(test) && fits.every((isWithin) => isWithin(value.length));
}

function lengthTest(check: unknown): ((length: number) => boolean) | undefined {
  if (check instanceof z.core.$ZodCheckMinLength) return (length) => length >= check._zod.def.minimum;
  if (check instanceof z.core.$ZodCheckMaxLength) return (length) => length <= check._zod.def.maximum;
  return undefined;
}

function primitiveTest(schema: z.core.$ZodNumber | z.core.$ZodString): Test {
  const tests = schema instanceof z.core.$ZodString && textTests(schema);
  if (tests) return (value) => typeof value === "string" && tests.every((test) => test(value));
  return (value) => {
    const { success, data } = z.safeParse(schema, value);
    return success && data === value;
  };
}

type TextTest = (text: string) => boolean;

/** Undefined where a string is held against more than its length, its ends or a pattern. */
function textTests(schema: z.core.$ZodString): TextTest[] | undefined {
  // A string of a format, such as a time, has its check in itself.
  const own = schema instanceof z.core.$ZodStringFormat ? [schema] : [];
  const checks = [...own, ...(schema._zod.def.checks ?? [])];
  const tests = checks.flatMap((check) => textTest(check) ?? []);
  return tests.length === checks.length ? tests : undefined;
}

function textTest(check: unknown): TextTest | undefined {
  const isWithin = lengthTest(check);
  if (isWithin) return (text) => isWithin(text.length);
  if (check instanceof z.core.$ZodCheckOverwrite) return (text) => check._zod.def.tx(text) === text;
  const isDay = check instanceof z.core.$ZodISODateTime || check instanceof z.core.$ZodISODate;
  return isDay ? (text) => check._zod.def.pattern?.test(text) ?? false : undefined;
}

function objectTest(schema: z.core.$ZodObject): Test | undefined {
  const parts = new Map<string, { test: Test; isRequired: boolean }>();
  for (const [name, part] of Object.entries(schema._zod.def.shape)) {
    const inner = part instanceof z.core.$ZodOptional ? part._zod.def.innerType : part;
    const isRequired = inner === part || inner instanceof z.core.$ZodDefault;
    const test = plainTest(inner);
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
