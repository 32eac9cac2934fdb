import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { recordsOfKind } from "../../../../shared/tracker/records/card-record.rules.ts";
import { cardRecordsQuery } from "../../../http/calls/all-records.queries.ts";
import { Button } from "../../../ui/button.tsx";
import { jobsQuery } from "../../tracker.queries.ts";
import { offerPart, offerPartNames } from "./offer-parts.ts";
import { payAYear } from "./offer-pay.ts";

/** All offers side by side, once two cards have one. */
export function CompareOffers() {
  const [isOpen, setOpen] = useState(false);
  const table = useRef<HTMLElement>(null);
  // It may open below what is seen of the card.
  useEffect(() => {
    if (isOpen) table.current?.focus();
  }, [isOpen]);
  const { data: records = [] } = useQuery(cardRecordsQuery);
  const { data: board } = useQuery(jobsQuery);
  const offers = recordsOfKind(records, "offer").flatMap((offer) => {
    const job = board?.jobs.find(({ job_url }) => job_url === offer.job_url);
    return job ? { offer: offer.data, job } : [];
  });
  if (offers.length < 2) return null;
  const names = offerPartNames.filter((name) => offers.some(({ offer }) => offerPart(offer, name) !== ""));
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Scale aria-hidden="true" /> Compare offers ({offers.length})
      </Button>
      {isOpen && (
        // Scrolls by itself where it is wide; the keyboard reaches it.
        <section
          ref={table}
          aria-label="Offers side by side"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
          tabIndex={0}
          className="max-w-full self-stretch overflow-x-auto"
        >
          <table className="w-full border-collapse text-left text-sm">
            <thead>
              <tr>
                <th scope="col" className="py-1.5 pr-3 align-bottom">
                  <span className="sr-only">Part</span>
                </th>
                {offers.map(({ job }) => (
                  <th key={job.job_url} scope="col" className="min-w-32 py-1.5 pr-3 align-bottom">
                    <span className="block font-normal text-muted">{job.company_name}</span>
                    {job.job_title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name} className="border-line border-t align-top">
                  <th scope="row" className="py-1.5 pr-3 font-normal text-muted">
                    {name}
                  </th>
                  {offers.map(({ job, offer }) => (
                    <td
                      key={job.job_url}
                      dir="auto"
                      className="whitespace-pre-wrap py-1.5 pr-3 [overflow-wrap:anywhere]"
                    >
                      {offerPart(offer, name) || "–"}
                      {name === "Base pay" && <span className="block text-muted">{payAYear(offer)}</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
