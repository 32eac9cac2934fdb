import type { Fact } from "../../../../engines/truth/truth.ts";

/** Whether a text is statements in their own words, one after the other, each at most once. */
export function repeatsStatements(text: string, statements: Fact[]): boolean {
  return repeats(
    withoutStop(text.trim()),
    statements.map((fact) => withoutStop(fact.text.normalize("NFC").replace(/\s+/g, " ").trim())),
  );
}

function repeats(text: string, statements: string[]): boolean {
  return statements.some((statement, index) => {
    if (statement === "" || !sameStart(text, statement)) return false;
    const rest = text.slice(statement.length);
    if (rest === "") return true;
    const [, behind] = /^\.? ?; (.+)$/u.exec(rest) ?? [];
    return behind !== undefined && repeats(behind, statements.toSpliced(index, 1));
  });
}

/** Within a sentence a first letter may lose its capital. */
const sameStart = (text: string, statement: string) =>
  text.startsWith(statement) || text.startsWith(statement.charAt(0).toLowerCase() + statement.slice(1));

const withoutStop = (text: string) => text.replace(/[.;\s]+$/, "");
