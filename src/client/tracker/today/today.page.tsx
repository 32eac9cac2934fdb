import { Sunrise } from "lucide-react";
import { useDeferredValue } from "react";
import { useNavigate } from "react-router";
import { dayIn } from "../../../shared/time/calendar-day.rules.ts";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import { quietDayChoices } from "../../../shared/tracker/today/today.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { leaveMessage } from "../../http/storage/message-to-send.ts";
import { rememberedQuietDays } from "../../http/storage/remembered-quiet-days.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { Skeleton } from "../../ui/states/skeleton.tsx";
import { BoardSync } from "../board/board-sync.ts";
import { useToday } from "./today.queries.ts";
import { TodayList } from "./today-list.tsx";
import { mailPath, mailRequest } from "./today-words.ts";
import { useRowPresses } from "./use-row-presses.ts";

export function Component() {
  const today = useToday();
  const isPending = useDeferredValue(today.isPending);
  return (
    <PageBody isDense className="md:gap-6">
      <BoardSync board={today.board} />
      <PageHeader
        title="Today"
        subtitle={longDay.format(today.now)}
        areActionsInBar
        actions={
          today.board?.jobs.length !== 0 && (
            <LinkButton variant="secondary" to="/insights">
              Insights
            </LinkButton>
          )
        }
      />
      {isPending && <Loading />}
      {today.isError && <ErrorState title="Your board could not be loaded." onRetry={() => void today.refetch()} />}
      {today.board && !today.isPending && !isPending && <Loaded today={today} />}
    </PageBody>
  );
}

const longDay = new Intl.DateTimeFormat(undefined, { weekday: "long", month: "long", day: "numeric" });

function Loaded({ today }: { today: ReturnType<typeof useToday> }) {
  const { items, board, now } = today;
  const presses = useRowPresses(today);
  const navigate = useNavigate();
  const hasAdditions = useAdditions();
  const hasCards = (board?.jobs.length ?? 0) > 0;
  return (
    <>
      {items.length === 0 ? (
        <NothingWaits hasCards={hasCards} />
      ) : (
        <TodayList
          items={items}
          today={dayIn(ownZone(), now)}
          {...presses}
          onMail={(item) => {
            if (hasAdditions) return void navigate(mailPath(item));
            leaveMessage(mailRequest(item));
            void navigate("/chat");
          }}
        />
      )}
      {hasCards && <QuietDays days={today.quietDays} />}
    </>
  );
}

function NothingWaits({ hasCards }: { hasCards: boolean }) {
  return (
    <EmptyState
      icon={<Sunrise />}
      title={hasCards ? "Nothing waits for you" : "Nothing to do yet"}
      action={
        <LinkButton variant="secondary" to={hasCards ? "/jobtracking" : "/jobsearch"}>
          {hasCards ? "Open the board" : "Find a first opening"}
        </LinkButton>
      }
    >
      Here you see what is due: next steps, interviews, offers to answer, documents to read, applications without a
      word, and new openings of your saved searches.
    </EmptyState>
  );
}

function QuietDays({ days }: { days: number }) {
  const choices = [...new Set([...quietDayChoices, days])].sort((one, other) => one - other);
  return (
    <div className="mt-4 max-w-72">
      <SelectField
        label="Ask about an application after"
        value={String(days)}
        options={choices.map((choice) => ({ value: String(choice), label: `${spanText(choice)} without a word` }))}
        onChange={({ target }) => rememberedQuietDays.keep(Number(target.value))}
      />
    </div>
  );
}

function spanText(days: number): string {
  if (days === 7) return "1 week";
  return days % 7 === 0 ? `${days / 7} weeks` : `${days} days`;
}

/** As tall as rows are: what comes moves nothing. */
function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading your day...</span>
      <Skeleton className="h-6 w-28" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="border-line border-b py-3 last:border-b-0">
          <Skeleton className="h-6 w-2/3 max-w-80" />
          <Skeleton className="mt-1 h-5 w-1/2 max-w-56" />
        </div>
      ))}
    </div>
  );
}
