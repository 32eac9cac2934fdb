import { Quote } from "lucide-react";
import { useState } from "react";
import { orLeadTo } from "../../http/additions-loader.ts";
import { Button } from "../../ui/button.tsx";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useLineDecision, usePrivateLines } from "../../ui/private-lines/private-lines.queries.ts";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { keptSitting } from "./kept-sitting.ts";
import { usePolishCards } from "./polish.queries.ts";
import { PolishSitting } from "./polish-sitting.tsx";
import { PrivateLineQuestion } from "./private-line-question.tsx";

export const loader = orLeadTo("/profile");

export function Component() {
  const [kept, setKept] = useState(keptSitting.read);
  const privateLines = usePrivateLines();
  const deciding = useLineDecision();
  const asked = privateLines.data?.filter(({ is_asked }) => is_asked) ?? [];
  const [line] = asked;
  // What employers may read is decided first: only that is worded.
  const isDecided = !privateLines.isPending && !line;
  const { data, dataUpdatedAt, isError, isFetching, refetch } = usePolishCards(kept === undefined && isDecided);
  const sitting = kept ?? (data && { ...data, decided: [] });
  const reload = () => (kept ? setKept(undefined) : void refetch());
  return (
    <PageBody className="max-w-3xl">
      <PageHeader
        title="Polish your wording"
        back={{ to: "/profile", label: "Back to the profile" }}
        subtitle="Is each sentence true? Your next letters use what you keep."
      />
      {line ? (
        <PrivateLineQuestion key={line.fact.id} line={line} deciding={deciding} waiting={asked.length} />
      ) : isFetching || privateLines.isPending ? (
        <LoadingState>Reading your profile...</LoadingState>
      ) : isError ? (
        <ErrorState title="Failed to read your profile" onRetry={reload}>
          <p>Nothing was changed. Please try again later.</p>
        </ErrorState>
      ) : sitting && sitting.cards.length > 0 ? (
        <PolishSitting key={dataUpdatedAt} begun={sitting}>
          {sitting.has_more && <Button onClick={reload}>Read more</Button>}
        </PolishSitting>
      ) : (
        <EmptyState title="Nothing to polish" icon={<Quote />}>
          <p>
            There is no line under your jobs that we would word differently, or you have read them all. What you kept
            stands in your <TextLink to="/profile/wordings">confirmed wordings</TextLink>.
          </p>
        </EmptyState>
      )}
    </PageBody>
  );
}
