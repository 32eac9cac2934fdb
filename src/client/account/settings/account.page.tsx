import { useQuery } from "@tanstack/react-query";
import type { AccountOverview } from "../../../shared/account/account-settings.contract.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { accountOverviewQuery } from "./account-settings.queries.ts";
import { AdministrationSection } from "./administration-section.tsx";
import { ChangeEmailSection } from "./change-email-section.tsx";
import { ChangeNameSection } from "./change-name-section.tsx";
import { ChangePasswordSection } from "./change-password-section.tsx";
import { DeleteAccountSection } from "./delete-account-section.tsx";
import { DeviceSection } from "./device-section.tsx";
import { ExportDataSection } from "./export-data-section.tsx";
import { RemindersSections } from "./reminders/reminders-sections.tsx";
import { SecondFactorsSection } from "./second-factors/second-factors-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export function Component() {
  const { data: overview, isError, error, refetch } = useQuery(accountOverviewQuery);
  return (
    <PageBody>
      <PageHeader title="Account" subtitle="How you sign in, where you are signed in, and what is stored about you." />
      {overview && <AccountSections overview={overview} />}
      {overview === null && <EmptyState title="This server has no account settings" />}
      {overview === undefined && !isError && <LoadingState>Loading account...</LoadingState>}
      {!overview && isError && (
        <ErrorState title="Your account could not be loaded" onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ErrorState>
      )}
    </PageBody>
  );
}

function AccountSections({ overview }: { overview: AccountOverview }) {
  return (
    <>
      <ChangeNameSection name={overview.name} />
      <ChangeEmailSection overview={overview} />
      <ChangePasswordSection overview={overview} />
      <SecondFactorsSection overview={overview} />
      <SessionsSection sessions={overview.sessions} />
      <RemindersSections />
      {overview.is_administrator && <AdministrationSection />}
      <DeviceSection />
      <ExportDataSection />
      <DeleteAccountSection overview={overview} />
    </>
  );
}
