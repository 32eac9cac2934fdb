import { Banknote, ExternalLink, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import { textBlocks } from "../../shared/jobs/posting-text.rules.ts";
import { buttonClasses } from "../ui/button-styles.ts";
import { isWebAddress, recordApplyClick } from "./apply-now.ts";

/** Everything the posting says, with the way to apply. */
export function JobDetail({ job, corner }: { job: JobPosting; corner?: ReactNode }) {
  return (
    <article aria-label={job.job_title}>
      <header className="sticky top-0 border-line border-b bg-surface px-5 py-5 md:px-7">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="font-semibold text-muted wrap-anywhere">{job.company}</p>
            <h2 className="mt-1 text-2xl wrap-anywhere">{job.job_title}</h2>
          </div>
          {corner}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-[0.9375rem]">
          <Fact icon={<MapPin />}>{job.location}</Fact>
          {job.salary && <Fact icon={<Banknote />}>{job.salary}</Fact>}
        </div>
        {isWebAddress(job.job_url) && <ApplyNow job={job} />}
      </header>
      <div className="flex flex-col gap-7 px-5 py-6 md:px-7">
        <Section title="About the company" text={job.company_info} />
        <Section title="Description" text={job.description} />
        <Section title="Requirements" text={job.requirements} />
        <Section title="Benefits" text={job.benefits} />
      </div>
    </article>
  );
}

function ApplyNow({ job }: { job: JobPosting }) {
  return (
    <a
      href={job.job_url}
      target="_blank"
      rel="noopener"
      onClick={() => void recordApplyClick(job)}
      className={buttonClasses("primary", "medium", "mt-4")}
    >
      Apply Now
      <ExternalLink aria-hidden="true" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="text-accent [&_svg]:size-4">
        {icon}
      </span>
      {children}
    </span>
  );
}

function Section({ title, text }: { title: string; text: string }) {
  if (text === "") return null;
  return (
    <section>
      <h3 className="mb-2 text-lg">{title}</h3>
      <div className="flex max-w-prose flex-col gap-2 wrap-anywhere">
        {textBlocks(text).map(({ isList, lines }) =>
          isList ? <Bullets key={lines.join("\n")} lines={lines} /> : lines.map((line) => <p key={line}>{line}</p>),
        )}
      </div>
    </section>
  );
}

function Bullets({ lines }: { lines: string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5 marker:text-accent">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
