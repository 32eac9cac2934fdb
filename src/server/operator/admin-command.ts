import {
  type AdministeredAccount,
  administrationCommand,
  administrationEndpoint,
} from "../../shared/account/administration.contract.ts";
import { outboxCommand, outboxEndpoint } from "../../shared/http/outbox.contract.ts";
import { operatorSourcesEndpoint, sourceCommand } from "../../shared/jobs/source-administration.contract.ts";
import { sourcesInLines } from "../../shared/jobs/source-words.rules.ts";
import { timeAgo } from "../../shared/time/time-ago.rules.ts";
import { StartError } from "../start-error.ts";
import { callAsOperator } from "./operator-call.ts";
import type { WithServer } from "./reached-server.ts";

const usage = `What an operator does:
  npm run -s admin -- find ADDRESS            accounts by their address, a part of it, or an id
  npm run -s admin -- end-sessions ADDRESS    sign out everywhere
  npm run -s admin -- remove-factors ADDRESS  remove every second factor, for somebody who has lost them all
  npm run -s admin -- pro ADDRESS DAYS        Pro for so many days, without a purchase
  npm run -s admin -- quota ADDRESS document_set|assistant_message COUNT
                                              give back what was used this month (document sets) or today (messages)
  npm run -s admin -- delete ADDRESS          delete the account and everything in it, for good
  npm run -s admin -- outbox                  the mails that the mail server has not taken yet
  npm run -s admin -- resend [ADDRESS]        try them again at once, those to one address or all
  npm run -s admin -- sources [list]          how reading the job sources goes
  npm run -s admin -- sources find TEXT       boards of a company, by its name or the address of its careers page
  npm run -s admin -- sources boards          boards of employers by country, to choose from
  npm run -s admin -- sources on|off|run|remove SOURCE...
                                              switch on (adds it), switch off, read now, forget`;

/** @returns what is to be printed */
export async function administer(withServer: WithServer, words: string[]): Promise<string> {
  if (words[0] === "sources") return await seeToSources(withServer, words.slice(1));
  if (words[0] === "outbox" || words[0] === "resend") return await seeToMails(withServer, words);
  const [command, person, third, fourth] = words;
  const numbers = command === "quota" ? { kind: third, count: Number(fourth) } : { days: Number(third) };
  const parsed = administrationCommand.safeParse({ command, person, ...numbers });
  if (!parsed.success) throw new StartError(usage);
  return await withServer(async (door) => {
    const response = await callAsOperator(door, administrationEndpoint.path, parsed.data);
    const { message, accounts } = administrationEndpoint.reply.parse(await response.json());
    return [message, ...accounts.map(lines)].join("\n\n");
  });
}

function lines({ id, email, name, plan, pro_until, ...account }: AdministeredAccount): string {
  const { document_set, assistant_message } = account;
  return [
    `${email} (${name})`,
    `  id         ${id}`,
    `  since      ${account.created_at}${account.verified ? "" : ", address not verified"}`,
    `  signs in   by ${account.sign_in_methods.join(", ") || "nothing yet"}; ${account.second_factors} second factors, ${account.sessions} sessions open`,
    `  plan       ${plan}${pro_until ? ` until ${pro_until}` : ""}`,
    `  used       ${document_set.used} of ${document_set.limit} document sets this month, ${assistant_message.used} of ${assistant_message.limit} messages today`,
  ].join("\n");
}

async function seeToMails(withServer: WithServer, [command, address]: string[]): Promise<string> {
  const parsed = outboxCommand.safeParse({ command, address });
  if (!parsed.success) throw new StartError(usage);
  return await withServer(async (door) => {
    const response = await callAsOperator(door, outboxEndpoint.path, parsed.data);
    const { message, mails } = outboxEndpoint.reply.parse(await response.json());
    return [message, ...mails.map(({ to, ...mail }) => `${to}\n${fieldLines(mail)}`)].join("\n\n");
  });
}

async function seeToSources(withServer: WithServer, [command = "list", ...rest]: string[]): Promise<string> {
  const parsed = sourceCommand.safeParse({ command, sources: rest, text: rest.join(" ") });
  if (!parsed.success) throw new StartError(usage);
  return await withServer(async (door) => {
    const response = await callAsOperator(door, operatorSourcesEndpoint.path, parsed.data);
    return sourcesInLines(operatorSourcesEndpoint.reply.parse(await response.json()), (at) => timeAgo(at, new Date()));
  });
}

const fieldLines = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => `  ${name.padEnd(16)} ${value ?? "none"}`)
    .join("\n");
