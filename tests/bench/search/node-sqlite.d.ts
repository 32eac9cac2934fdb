/** What the bench uses of Node's SQLite, which the types of Node 20 do not know. */
declare module "node:sqlite" {
  type Value = string | number | null;
  type Parameters = [named: Record<string, Value>] | Value[];

  interface StatementSync {
    run(...parameters: Parameters): unknown;
    get(...parameters: Parameters): unknown;
    all(...parameters: Parameters): unknown[];
  }

  class DatabaseSync {
    constructor(path: string);
    exec(sql: string): void;
    prepare(sql: string): StatementSync;
    close(): void;
  }
}
