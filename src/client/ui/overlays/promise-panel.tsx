import { CornerDownRight } from "lucide-react";

const sentences = [
  { claim: "Moved fourteen services to a new platform", source: "Your experience, Northwind, 2021 to 2023" },
  { claim: "and trained the team of six that runs them.", source: "Your achievements, Northwind" },
];

/** The product's promise beside the public forms: a letter whose every statement shows where it comes from. */
export function PromisePanel() {
  return (
    <aside className="sticky top-0 hidden h-dvh overflow-hidden bg-pine text-on-pine lg:flex lg:flex-col lg:justify-center lg:px-14 xl:px-20">
      <p className="max-w-[17ch] font-display font-medium text-[2.75rem] leading-[1.12] tracking-tight xl:text-[3.25rem]">
        Your best case. Nothing made up.
      </p>
      <p className="mt-5 max-w-[44ch] text-lg text-on-pine/85">
        Forthright finds openings that are really there, and writes a CV and a letter in which every sentence comes from
        your own profile.
      </p>
      <figure className="mt-12 max-w-[30rem] rotate-[-1.2deg] rounded-lg bg-sheet px-8 py-7 text-on-sheet shadow-float">
        <figcaption className="mb-4 font-semibold text-on-sheet/70 text-sm">From a letter, with its sources</figcaption>
        {sentences.map(({ claim, source }) => (
          <p key={claim} className="mt-3 font-display text-[1.1875rem] leading-snug">
            <span className="border-pine/70 border-b-2">{claim}</span>
            <span className="mt-1.5 flex items-center gap-1.5 font-sans text-pine text-sm">
              <CornerDownRight aria-hidden="true" className="size-3.5" />
              {source}
            </span>
          </p>
        ))}
      </figure>
    </aside>
  );
}
