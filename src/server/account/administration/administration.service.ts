import { factorRemovedMail } from "../../../engines/mail-writing/mail-writing.ts";
import type { AdministeredAccount, AdministrationCommand } from "../../../shared/account/administration.contract.ts";
import type { UsageKind } from "../../../shared/subscription/plan.rules.ts";
import { notFound } from "../../http/app-error.ts";
import type { QuotaService } from "../../subscription/quota.service.ts";
import type { SubscriptionStore } from "../../subscription/subscription.store.ts";
import type { UsageStore } from "../../subscription/usage.store.ts";
import type { AccountServices } from "../account-services.ts";
import { removeAllFactors } from "../second-factor/recovery-code.store.ts";
import type { SecondFactorsService } from "../second-factor/second-factors.service.ts";
import type { AccountDeletionService } from "../settings/account-deletion.service.ts";
import type { AdministeredAccountStore, FoundUser } from "./administered-account.store.ts";

interface Parts extends Pick<AccountServices, "accountStore" | "database" | "mailer" | "publicUrl"> {
  administeredAccountStore: AdministeredAccountStore;
  deletions: Pick<AccountDeletionService, "erase">;
  secondFactors: Pick<SecondFactorsService, "overview">;
  quotaService: Pick<QuotaService, "usage">;
  subscriptionStore: Pick<SubscriptionStore, "list" | "givePro">;
  usageStore: Pick<UsageStore, "giveBack">;
}

interface Outcome {
  message: string;
  accounts: AdministeredAccount[];
}

const dayMs = 86_400_000;
const usageNames: Record<UsageKind, string> = { document_set: "document sets", assistant_message: "messages" };

/** What the operator does with accounts, without the proofs that their owners give. */
export function createAdministrationService(parts: Parts) {
  const { administeredAccountStore, accountStore, quotaService, subscriptionStore, usageStore } = parts;

  async function described(found: FoundUser): Promise<AdministeredAccount> {
    const { id, email, name, emailVerified, createdAt } = found;
    const { signInMethods } = await accountStore.person(id);
    const { plan, document_set, assistant_message } = await quotaService.usage(id);
    const factors = await parts.secondFactors.overview(id);
    const purchases = await subscriptionStore.list(id);
    const expiresAt = plan === "pro" ? purchases[0]?.expiresAt.toISOString() : undefined;
    return {
      ...{ id, email, name, plan, document_set, assistant_message },
      verified: emailVerified,
      created_at: createdAt.toISOString(),
      sign_in_methods: signInMethods.map(({ providerId }) => (providerId === "credential" ? "password" : providerId)),
      second_factors: factors.passkeys.length + (factors.app_added_at ? 1 : 0),
      sessions: (await accountStore.sessions(id)).length,
      pro_until: expiresAt ?? null,
    };
  }

  async function named(person: string): Promise<FoundUser> {
    const found = await administeredAccountStore.exactly(person);
    if (!found) throw notFound("No account has this address or id: name the whole address.");
    return found;
  }

  async function find(text: string): Promise<Outcome> {
    const found = await administeredAccountStore.search(text);
    const accounts: AdministeredAccount[] = [];
    for (const one of found) accounts.push(await described(one));
    const total = await administeredAccountStore.total();
    return { message: `${accounts.length} of ${total} ${total === 1 ? "account" : "accounts"} found.`, accounts };
  }

  async function change(
    user: FoundUser,
    command: Exclude<AdministrationCommand, { command: "find" }>,
  ): Promise<string> {
    const now = new Date();
    switch (command.command) {
      case "end-sessions":
        return `${await administeredAccountStore.endSessions(user.id)} sessions ended.`;
      case "remove-factors": {
        const removed = await removeAllFactors(parts.database, user.id);
        if (removed === 0) return "There was no second factor.";
        await parts.mailer.send(factorRemovedMail(user, "every second factor", true, parts.publicUrl));
        return `${removed} second factors removed, with the recovery codes. The owner is told by mail.`;
      }
      case "pro":
        await subscriptionStore.givePro(user.id, new Date(now.getTime() + command.days * dayMs), now);
        return `Pro for ${command.days} days from now.`;
      case "quota": {
        const given = await usageStore.giveBack(user.id, command.kind, command.count, now);
        return `${given} ${usageNames[command.kind]} given back.`;
      }
      case "delete":
        await parts.deletions.erase(user.id);
        return "The account and everything in it are deleted.";
    }
  }

  return {
    /** @throws notFound when no account is meant */
    async carryOut(command: AdministrationCommand): Promise<Outcome> {
      if (command.command === "find") return find(command.person);
      const user = await named(command.person);
      const message = await change(user, command);
      const left = await administeredAccountStore.exactly(user.id);
      return { message, accounts: left ? [await described(left)] : [] };
    },
  };
}

export type AdministrationService = ReturnType<typeof createAdministrationService>;
