import type { SourceAdministrationReply } from "../../../shared/jobs/source-administration.contract.ts";
import { orLeadTo } from "../../http/additions-loader.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Tabs } from "../../ui/page/tabs.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { BoardFinder } from "./board-finder.tsx";
import { CuratedBoardList } from "./curated-board-list.tsx";
import { useSources } from "./source-administration.queries.ts";
import { SourceList } from "./source-list.tsx";

export const loader = orLeadTo("/jobsearch");

export function Component() {
  const { data, isError, error, refetch } = useSources();
  if (data === null) {
    return (
      <PageBody>
        <EmptyState title="There is no page here">
          <p>The address may be mistyped, or the page has moved.</p>
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody className="max-w-5xl">
      <PageHeader
        title="Job sources"
        back={{ to: "/account", label: "Back to the account" }}
        subtitle="Where the openings come from: what each source brings, how fresh it is, and what failed."
      />
      {data ? (
        <Administration reply={data} />
      ) : isError ? (
        <ErrorState title="The sources could not be loaded" onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ErrorState>
      ) : (
        <LoadingState>Loading sources...</LoadingState>
      )}
    </PageBody>
  );
}

function Administration({ reply: { sources, is_demonstration } }: { reply: SourceAdministrationReply }) {
  return (
    <>
      {is_demonstration && (
        <Notice>
          No source is switched on: the search shows the demonstration's invented openings. They leave the results as
          soon as the first source is on.
        </Notice>
      )}
      <Tabs
        tabs={[
          { value: "sources", label: "Sources", content: <SourceList sources={sources} /> },
          { value: "find", label: "Find a company", content: <BoardFinder sources={sources} /> },
          { value: "countries", label: "By country", content: <CuratedBoardList sources={sources} /> },
        ]}
      />
    </>
  );
}
