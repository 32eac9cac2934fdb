// Preloaded into a server under load: notes every statement that it sends, and writes them to a file when it ends.
import { writeFileSync } from "node:fs";
import { serialize } from "node:v8";
import pg from "pg";

/** @type {import("./replay-statements.ts").RecordedStatement[]} */
const statements = [];
/** @type {WeakMap<object, number>} */
const connections = new WeakMap();
let count = 0;

/** @param {object} client */
function numberOf(client) {
  const number = connections.get(client) ?? ++count;
  connections.set(client, number);
  return number;
}

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, client, given) {
    const [asked, values] = given;
    const { text, name } = typeof asked === "string" ? { text: asked, name: undefined } : asked;
    const sent = typeof asked === "object" && asked.values ? asked.values : Array.isArray(values) ? values : [];
    statements.push({ at: Date.now(), connection: numberOf(client), text, name, values: sent });
    return Reflect.apply(query, client, given);
  },
});

process.on("exit", () => writeFileSync(`${process.env.STATEMENTS_FILE}.${process.pid}`, serialize(statements)));
