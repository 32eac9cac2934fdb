import type { DraftSalary } from "../job-board.ts";

interface Money {
  salary?: DraftSalary;
  salaryText?: string;
}

/**
 * Pay as pages write it under `baseSalary`: a MonetaryAmount with a value or a range in it, a bare number, a number in a text,
 * or a sentence.
 */
export function moneyOf(value: unknown, currency: string): Money {
  if (typeof value === "string" && amountOf(value) === undefined) return { salaryText: value };
  const parts = partsOf(value, 0);
  const pick = (...names: string[]) =>
    names.map((name) => parts.get(name)).find((part) => part !== undefined && part !== "");
  const word = (...names: string[]) =>
    names.map((name) => parts.get(name)).filter((part) => typeof part === "string")[0];
  const code = word("currency") ?? currency;
  const min = amountOf(pick("minValue", "value", "maxValue"));
  const max = amountOf(pick("maxValue", "value", "minValue"));
  if (min === undefined || max === undefined) {
    const said = pick("value", "minValue");
    return typeof said === "string" ? { salaryText: `${said} ${code}` } : {};
  }
  return {
    salary: {
      min,
      max,
      currency: code,
      period: word("unitText", "unitCode") ?? "",
    },
  };
}

/** The outer fields and those of the value within, which wins where both say something. */
function partsOf(value: unknown, depth: number): Map<string, unknown> {
  const [one] = [value].flat();
  if (typeof one !== "object" || one === null || depth > 3) return new Map(one === undefined ? [] : [["value", one]]);
  const { value: inner, ...outer } = Object.fromEntries(Object.entries(one));
  return new Map([...Object.entries(outer), ...partsOf(inner, depth + 1)]);
}

/** "27,000.50", "27.000" and 27000 as numbers. */
function amountOf(value: unknown): number | undefined {
  if (typeof value === "number") return value > 0 ? value : undefined;
  if (typeof value !== "string" || !/^[^\p{L}\d]{0,3}\d[\d.,' ]*$/u.test(value.trim())) return undefined;
  const digits = value
    .replace(/[^\d.,]/g, "")
    .replace(/[.,](?=\d{3}(?:\D|$))/g, "")
    .replace(",", ".");
  return Number(digits) > 0 ? Number(digits) : undefined;
}
