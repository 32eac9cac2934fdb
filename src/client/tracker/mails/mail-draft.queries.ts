import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import {
  mailDraftEndpoints as endpoints,
  type MailToDraft,
} from "../../../shared/tracker/mails/mail-draft.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";

/** A draft stays as it is while somebody looks at it; each form begins with a new one. */
export const mailDraftQuery = (asked: Omit<MailToDraft, "zone">) =>
  queryOptions({
    queryKey: ["mail-draft", asked],
    queryFn: ({ signal }) => callEndpoint(endpoints.draft, { body: { ...asked, zone: ownZone() }, signal }),
    select: ({ draft }) => draft,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What a text says of the person that neither their profile nor the card says. */
export const unheldQuery = (job_url: string, text: string) =>
  queryOptions({
    queryKey: ["unheld-beside-card", job_url, text],
    queryFn: ({ signal }) => callEndpoint(endpoints.check, { body: { job_url, text, zone: ownZone() }, signal }),
    select: ({ unheld }) => unheld,
    placeholderData: keepPreviousData,
    enabled: text.trim() !== "",
  });
