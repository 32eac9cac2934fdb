import type { FunnelStep, Insights } from "../../../shared/tracker/insights/insights.rules.ts";
import { shareText } from "../../../shared/tracker/insights/share-text.rules.ts";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { InsightSection, Legend } from "./insight-section.tsx";
import { countText, dateText, daysText, middleText } from "./insight-words.ts";

/** How far openings come, how long they stay anywhere, and what that costs. */
export function StageSections({ insights }: { insights: Insights }) {
  return (
    <>
      <Funnel insights={insights} />
      <Stays stays={insights.stays} />
      <Cost insights={insights} />
    </>
  );
}

function Funnel({ insights: { funnel, rejected } }: { insights: Insights }) {
  const bars = funnel.map(({ stage, reached: { part, of } }, index) => ({
    ...{ label: stage, value: of, part },
    text: index === 0 ? String(part) : shareText({ part, of }),
  }));
  return (
    <InsightSection
      title="How far they come"
      columns={["Stage", "Came here", "First", "Last", "From the stage before"]}
      rows={funnel.map(rowOf)}
      nothing=""
      chart={
        <div className="flex flex-col gap-2">
          <BarChart bars={bars} summary={`How far openings come: ${bars.map(textOf).join("; ")}`} />
          <Legend accent="Came to this stage" rest="Came to the one before only" />
        </div>
      }
    >
      Each stage as a share of those that reached the one before. {shareText(rejected)} ended in a rejection.
    </InsightSection>
  );
}

const textOf = ({ label, text }: { label: string; text: string }) => `${label}: ${text}`;

const rowOf = ({ stage, reached, first, last, took }: FunnelStep) => [
  ...[stage, shareText(reached), dateText(first), dateText(last), middleText(took)],
];

function Stays({ stays }: Pick<Insights, "stays">) {
  const known = stays.filter(({ finished, current }) => finished || current);
  const timed = stays.flatMap(({ status, finished }) => (finished ? [{ status, finished }] : []));
  const bars = timed.map(({ status, finished: { days, of } }) => ({
    ...{ label: status, value: days, part: days, text: `${daysText(days)}, of ${of}` },
  }));
  return (
    <InsightSection
      title="Days in each stage"
      columns={["Stage", "Went on after", "Still here for"]}
      rows={known.map(({ status, finished, current }) => [status, middleText(finished), middleText(current)])}
      nothing=""
      chart={
        bars.length > 0 ? (
          <BarChart bars={bars} summary={`Days in each stage: ${bars.map(textOf).join("; ")}`} />
        ) : (
          <p className="text-muted">No opening has gone from one stage to another yet.</p>
        )
      }
    >
      Half of them stayed shorter and half longer than the days that are said.
    </InsightSection>
  );
}

/** What is not known is not said: nobody notes the hours that an application takes. */
function Cost({ insights: { cost } }: { insights: Insights }) {
  const { perInterview, perOffer, toApply } = cost;
  const rows = [
    ...(perInterview.of > 0 ? [["Applications that led to an interview", shareText(perInterview)]] : []),
    ...(perOffer.of > 0 ? [["Applications that led to an offer", shareText(perOffer)]] : []),
    ...(toApply ? [["From the first look to the application", middleText(toApply)]] : []),
  ];
  const each = Math.round(perInterview.of / perInterview.part);
  return (
    <InsightSection
      title="What an application costs"
      columns={["What", "How much"]}
      rows={rows}
      nothing="No application yet."
      chart={
        <p>
          {perInterview.part === 0
            ? `${countText(perInterview.of, "application", "applications")}, and no interview so far.`
            : `One interview in about ${countText(each, "application", "applications")} (${shareText(perInterview)}).`}
          {toApply && ` You take ${middleText(toApply)} from the first look to the application.`}
        </p>
      }
    >
      In days and in numbers, as the board knows them. How long you sat at it is noted nowhere, so it is not said.
    </InsightSection>
  );
}
