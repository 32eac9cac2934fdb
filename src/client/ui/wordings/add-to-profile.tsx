import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReviewedFact } from "../../../shared/documents/document-review.contract.ts";
import { type ProfileDocument, profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { isProfileChanged } from "../../http/calls/profile-changed.ts";
import { Button } from "../button.tsx";
import { FormError } from "../fields/form-error.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextLink } from "../text-link.tsx";
import { useOneAtATime } from "../use-one-at-a-time.ts";

interface AddToProfileProps {
  /** What was typed: the new line, until it is changed. */
  text: string;
  /** Of the line that it would replace: it stands under the same job. */
  source: ReviewedFact | undefined;
  onAdded: () => Promise<unknown>;
}

/** A line that the profile lacks, to be added to one of its jobs without leaving the sentence that needs it. */
export function AddToProfile({ text, source, onAdded }: AddToProfileProps) {
  const { data, refetch } = useQuery({
    queryKey: ["profile-to-add-to"],
    queryFn: async ({ signal }) => (await callEndpoint(profileEndpoints.load, { signal })).data,
    gcTime: 0,
    staleTime: 0,
  });
  const [line, setLine] = useState(text);
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  const jobs = data ? jobsOf(data.content) : [];
  const own = jobs.find(({ id }) => source?.id.startsWith(`${id}.`)) ?? jobs[0];
  const job = jobs.find(({ id }) => id === chosen) ?? own;

  const add = useOneAtATime(async () => {
    if (!data || !job) return;
    setIsSaving(true);
    try {
      const body = { data: job.withLine(line.trim()), base_version: data.version };
      await callEndpoint(profileEndpoints.saveVersion, { body });
      setFailure("");
    } catch (error) {
      if (isProfileChanged(error)) await refetch();
      setFailure(error instanceof Error && error.message ? error.message : "Your profile could not be saved.");
      return;
    } finally {
      setIsSaving(false);
    }
    await onAdded();
  });

  if (data && !job)
    return (
      <p>
        If it is true, <TextLink to="/profile">add it to your profile</TextLink> first. What you typed is kept.
      </p>
    );
  return (
    <section
      aria-label="Add it to your profile?"
      className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-3.5"
    >
      <p className="font-semibold">Add it to your profile?</p>
      <SelectField
        label="Under"
        value={job?.id ?? ""}
        options={jobs.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <TextArea label="New line" value={line} onChange={({ target }) => setLine(target.value)} />
      <FormError>{failure}</FormError>
      <Button
        size="small"
        className="self-start"
        busy={isSaving}
        disabled={!job || line.trim() === ""}
        onClick={() => void add()}
      >
        Add to my profile
      </Button>
      <p className="text-muted text-sm">
        Or{" "}
        <TextLink to={`/profile${source?.section ? `#${source.section}` : ""}`}>
          add it elsewhere in your profile
        </TextLink>{" "}
        and save this line again. What you typed is kept.
      </p>
    </section>
  );
}

interface JobToAddTo {
  /** Of its facts, as in "experience.0.statement.2". */
  id: string;
  name: string;
  withLine(line: string): ProfileDocument;
}

function jobsOf(profile: ProfileDocument): JobToAddTo[] {
  const { professional_experience: paid, volunteer_experience: volunteered } = profile;
  const named = (...parts: string[]) => parts.filter(Boolean).join(", ");
  const withLineAt = <Entry extends { responsibilities: string[] }>(entries: Entry[], at: number, line: string) =>
    entries.map((entry, index) =>
      index === at ? { ...entry, responsibilities: [...entry.responsibilities, line] } : entry,
    );
  return [
    ...paid.map(({ title, company }, at) => ({
      ...{ id: `experience.${at}`, name: named(title, company) },
      withLine: (line: string) => ({ ...profile, professional_experience: withLineAt(paid, at, line) }),
    })),
    ...volunteered.map(({ title, organization }, at) => ({
      ...{ id: `volunteer.${at}`, name: named(title, organization) },
      withLine: (line: string) => ({ ...profile, volunteer_experience: withLineAt(volunteered, at, line) }),
    })),
  ];
}
