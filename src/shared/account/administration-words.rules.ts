import type { AdministeredAccount } from "./administration.contract.ts";

export const operatorUsage = `What an operator does:
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

/** An account as the operator's terminal shows it. */
export function accountLines({ id, email, name, plan, pro_until, ...account }: AdministeredAccount): string {
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
