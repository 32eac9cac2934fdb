import type { Insights, Replies } from "../../../shared/tracker/insights/insights.rules.ts";
import { shareText } from "../../../shared/tracker/insights/share-text.rules.ts";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { ColumnChart } from "../../ui/charts/column-chart.tsx";
import { InsightSection, Legend } from "./insight-section.tsx";
import { dateText, middleText } from "./insight-words.ts";

/** So many fit a chart; the table has all of them. */
const maxBars = 8;
const nothing = "No application has a day yet: move a card to Applied when you have sent it.";

/** How many applications got an answer: by where the opening was, when they went out, and how the CV was set. */
export function ReplySections({ replies }: Pick<Insights, "replies">) {
  const { bySource, byWeek, byDesign, after } = replies;
  const answered = (list: readonly Replies[]) => list.map(({ name, answered: share }) => [name, shareText(share)]);
  const weeks = byWeek.map((week) => ({ ...week, name: dateText(week.name) }));
  return (
    <>
      <InsightSection
        title="Replies by source"
        columns={["Source", "Answered"]}
        rows={answered(bySource)}
        nothing={nothing}
        chart={<ReplyBars replies={bySource} />}
      >
        An interview, an offer or a rejection counts as a reply. {after && `It came after ${middleText(after)}.`}
      </InsightSection>
      <InsightSection
        title="Replies by week"
        columns={["Week of", "Answered"]}
        rows={answered(weeks)}
        nothing={nothing}
        chart={
          <div className="flex flex-col gap-2">
            <ColumnChart
              summary={summaryOf(weeks)}
              columns={weeks.map(({ name, answered: { part, of } }) => ({ label: name, value: of, part }))}
            />
            <Legend {...legend} />
          </div>
        }
      >
        Applications by the week in which they went out. Those of the last weeks may still be answered.
      </InsightSection>
      {byDesign.length > 0 && (
        <InsightSection
          title="Replies by document design"
          columns={["Design", "Answered"]}
          rows={answered(byDesign)}
          nothing={nothing}
          chart={<ReplyBars replies={byDesign} />}
        >
          Applications whose CV was made here. Who reads it, and for which opening, weighs more than how it is set.
        </InsightSection>
      )}
    </>
  );
}

const legend = { accent: "Answered", rest: "Not answered yet" };

function ReplyBars({ replies }: { replies: readonly Replies[] }) {
  const shown = replies.slice(0, maxBars);
  const bars = shown.map(({ name, answered }) => ({
    ...{ label: name, value: answered.of, part: answered.part, text: shareText(answered) },
  }));
  return (
    <div className="flex flex-col gap-2">
      <BarChart bars={bars} summary={summaryOf(shown)} />
      <Legend {...legend} />
      {shown.length < replies.length && (
        <p className="text-muted text-sm">{replies.length - shown.length} more in the table.</p>
      )}
    </div>
  );
}

const summaryOf = (replies: readonly Replies[]) =>
  `Answered applications: ${replies.map(({ name, answered }) => `${name}: ${shareText(answered)}`).join("; ")}`;
