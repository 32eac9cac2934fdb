import { z } from "zod";
import { administrationCommand, administrationEndpoint } from "../../shared/account/administration.contract.ts";
import { accountLines, operatorUsage } from "../../shared/account/administration-words.rules.ts";
import { outboxCommand, outboxEndpoint } from "../../shared/http/outbox.contract.ts";
import { operatorSourcesEndpoint, sourceCommand } from "../../shared/jobs/source-administration.contract.ts";
import { sourcesInLines } from "../../shared/jobs/source-words.rules.ts";
import { timeAgo } from "../../shared/time/time-ago.rules.ts";
import { StartError } from "../start-error.ts";
import { callAsOperator } from "./operator-call.ts";
import type { WithServer } from "./reached-server.ts";

/** @returns what is to be printed */
export async function administer(withServer: WithServer, words: string[]): Promise<string> {
  if (words[0] === "sources") return await seeToSources(withServer, words.slice(1));
  if (words[0] === "outbox" || words[0] === "resend") return await seeToMails(withServer, words);
  const [command, person, third, fourth] = words;
  const numbers = command === "quota" ? { kind: third, count: Number(fourth) } : { days: Number(third) };
  const parsed = administrationCommand.safeParse({ command, person, ...numbers });
  if (!parsed.success) throw new StartError(operatorUsage);
  const { message, accounts } = await answerTo(withServer, administrationEndpoint, parsed.data);
  return [message, ...accounts.map(accountLines)].join("\n\n");
}

async function seeToMails(withServer: WithServer, [command, address]: string[]): Promise<string> {
  const parsed = outboxCommand.safeParse({ command, address });
  if (!parsed.success) throw new StartError(operatorUsage);
  const { message, mails } = await answerTo(withServer, outboxEndpoint, parsed.data);
  return [message, ...mails.map(({ to, ...mail }) => `${to}\n${fieldLines(mail)}`)].join("\n\n");
}

async function seeToSources(withServer: WithServer, [command = "list", ...rest]: string[]): Promise<string> {
  const parsed = sourceCommand.safeParse({ command, sources: rest, text: rest.join(" ") });
  if (!parsed.success) throw new StartError(operatorUsage);
  const reply = await answerTo(withServer, operatorSourcesEndpoint, parsed.data);
  return sourcesInLines(reply, (at) => timeAgo(at, new Date()));
}

const answerTo = <Reply extends z.core.$ZodType>(
  withServer: WithServer,
  { path, reply }: { path: string; reply: Reply },
  command: object,
): Promise<z.output<Reply>> =>
  withServer(async (door) => z.parse(reply, await (await callAsOperator(door, path, command)).json()));

const fieldLines = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => `  ${name.padEnd(16)} ${value ?? "none"}`)
    .join("\n");
