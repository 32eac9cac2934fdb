import { Quote } from "lucide-react";
import { useRef } from "react";
import type { ConfirmedWording } from "../../shared/wordings/wordings.contract.ts";
import { orLeadTo } from "../http/additions-loader.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { useFocusAfterRemoval } from "../ui/overlays/use-focus-after-removal.ts";
import { PageBody } from "../ui/page/page-body.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { ErrorState } from "../ui/states/error-state.tsx";
import { LoadingState } from "../ui/states/loading-state.tsx";
import { AnswersList } from "./answers-list.tsx";
import { OwnWordsList } from "./own-words-list.tsx";
import { RevocableList } from "./revocable-list.tsx";
import { WordingRow } from "./wording-row.tsx";
import { useGivenAnswers, useOwnWords, useWordings } from "./wordings.queries.ts";

export const loader = orLeadTo("/profile");

export function Component() {
  const wordings = useWordings();
  const ownWords = useOwnWords();
  const answers = useGivenAnswers();
  const lists = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(lists, [wordings.data, ownWords.data, answers.data]);
  const reload = () => {
    void wordings.refetch();
    void ownWords.refetch();
    void answers.refetch();
  };
  return (
    <PageBody className="max-w-4xl">
      <PageHeader
        title="Confirmed wordings"
        back={{ to: "/profile", label: "Back to the profile" }}
        subtitle="Sentences about your profile that you said are true. Your documents use them. What you revoke, future documents do without."
      />
      {wordings.data && ownWords.data && answers.data ? (
        <div ref={lists} className="flex flex-col gap-4 md:gap-8">
          <WordingList wordings={wordings.data} />
          {ownWords.data.length > 0 && <OwnWordsList ownWords={ownWords.data} />}
          {answers.data.length > 0 && <AnswersList answers={answers.data} />}
        </div>
      ) : wordings.isError || ownWords.isError || answers.isError ? (
        <ErrorState title="Failed to load your wordings" onRetry={reload}>
          <p>Please try again later.</p>
        </ErrorState>
      ) : (
        <LoadingState>Loading wordings...</LoadingState>
      )}
    </PageBody>
  );
}

function WordingList({ wordings }: { wordings: ConfirmedWording[] }) {
  if (wordings.length === 0) {
    return (
      <EmptyState
        title="Nothing is confirmed yet"
        icon={<Quote />}
        action={
          <LinkButton variant="secondary" to="/profile/polish">
            Polish your wording
          </LinkButton>
        }
      >
        <p>
          Sentences that you confirm or write while you review the documents of a job stand here, and your next
          documents use them.
        </p>
      </EmptyState>
    );
  }
  // By name: the order stays when one of them goes.
  const places = [...new Set(wordings.map(({ where }) => where))].toSorted();
  return (
    <>
      {places.map((where) => (
        <RevocableList key={where} title={where}>
          {wordings
            .filter((one) => one.where === where)
            .map((wording) => (
              <WordingRow key={wording.id} wording={wording} />
            ))}
        </RevocableList>
      ))}
    </>
  );
}
