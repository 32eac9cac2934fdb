import { Banknote, CalendarDays, Copy, Globe, MapPin } from "lucide-react";
import { Fragment, type ReactNode, useId, useState } from "react";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import { DemonstrationMark } from "../../ui/demonstration-mark.tsx";
import { MatchPanel } from "../../ui/matching/match-panel.tsx";
import { OutsideLink } from "../../ui/page/outside-link.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import type { BoardCard } from "../board-jobs.queries.ts";
import { OnBoard } from "../results/on-board.tsx";
import { ApplyNow, canBeLinked } from "./apply-now.tsx";
import { PostingTextView } from "./posting-text.tsx";
import { SaveJob } from "./save-job.tsx";

const maxElsewhere = 3;

interface JobDetailProps {
  job: JobPosting;
  card: BoardCard | undefined;
  corner?: ReactNode;
}

/** Everything the posting says, with the way to apply. */
export function JobDetail({ job, card, corner }: JobDetailProps) {
  const headingId = useId();
  const [isSaved, setSaved] = useState(false);
  const source = sourceOf(job.job_url);
  return (
    <article aria-labelledby={headingId}>
      <header className="px-5 pt-5 pb-2 md:px-7">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="font-semibold text-muted wrap-anywhere">{job.company}</p>
            <h2 id={headingId} className="mt-1 text-2xl wrap-anywhere">
              {job.job_title}
            </h2>
          </div>
          {corner}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-[0.9375rem]">
          {job.location && <Fact icon={<MapPin />}>{job.location}</Fact>}
          {job.salary && <Fact icon={<Banknote />}>{job.salary}</Fact>}
          {job.posted_at && (
            <Fact icon={<CalendarDays />}>
              Posted <RelativeTime iso={job.posted_at} />
            </Fact>
          )}
          {source && <Fact icon={<Globe />}>From {source}</Fact>}
          {job.also_at && <AlsoPosted addresses={job.also_at} />}
          <span className="text-muted">
            <DemonstrationMark url={job.job_url} />
          </span>
        </div>
      </header>
      <div className="sticky top-0 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-surface px-5 py-3 md:px-7">
        <ApplyNow job={job} />
        {card ? (
          <OnBoard card={card} takesFocus={isSaved} />
        ) : (
          canBeLinked(job.job_url) && <SaveJob job={job} onPress={() => setSaved(true)} />
        )}
      </div>
      <div className="flex flex-col gap-7 px-5 py-6 md:px-7">
        <MatchPanel jobUrl={job.job_url} />
        <PostingTextView title="Description" text={job.description} />
        <PostingTextView title="Requirements" text={job.requirements} />
        <PostingTextView title="Benefits" text={job.benefits} />
        <PostingTextView title="About the company" text={job.company_info} />
      </div>
    </article>
  );
}

/** Where else the same opening stands, the first few. */
function AlsoPosted({ addresses }: { addresses: string[] }) {
  const elsewhere = addresses.filter(canBeLinked).slice(0, maxElsewhere);
  if (elsewhere.length === 0) return null;
  return (
    <Fact icon={<Copy />}>
      The same opening at{" "}
      {elsewhere.map((address, i) => (
        <Fragment key={address}>
          {i > 0 && ", "}
          <OutsideLink href={address}>{sourceOf(address) ?? "another address"}</OutsideLink>
        </Fragment>
      ))}
    </Fact>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5 wrap-anywhere">
      <span aria-hidden="true" className="mt-1 shrink-0 text-accent [&_svg]:size-4">
        {icon}
      </span>
      <span>{children}</span>
    </span>
  );
}

/** The board that the posting stands on; nothing for the pages of this application. */
function sourceOf(jobUrl: string): string | undefined {
  if (!URL.canParse(jobUrl)) return undefined;
  const { host } = new URL(jobUrl);
  return host === window.location.host ? undefined : host.replace(/^www\./, "");
}
