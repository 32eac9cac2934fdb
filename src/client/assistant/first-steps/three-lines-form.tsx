import { useState } from "react";
import { profileDocument } from "../../../shared/profile/profile.contract.ts";
import { useDraftText } from "../../http/storage/use-draft-text.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Form } from "../../ui/form.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { useFirstLines } from "./first-lines.queries.ts";

const job = profileDocument.shape.professional_experience.def.element.shape;
const { present_location } = profileDocument.shape.personal_details.shape;

/** Enough to look for openings with: what somebody works as, where they are, and for whom they worked last. */
export function ThreeLinesForm({ onBack }: { onBack: () => void }) {
  const taking = useFirstLines();
  const [title, setTitle] = useDraftText("first-question-title");
  const [town, setTown] = useDraftText("first-question-town");
  const [employer, setEmployer] = useDraftText("first-question-employer");
  const [isTried, setTried] = useState(false);
  const faults = {
    title: title.trim() ? faultOf(job.title, title) : "Please say what you work as",
    town: faultOf(present_location, town),
    employer: faultOf(job.company, employer),
  };

  const save = useOneAtATime(async () => {
    setTried(true);
    if (Object.values(faults).some(Boolean)) return;
    const lines = { title: title.trim(), town: town.trim(), company: employer.trim() };
    const isTaken = await taking.mutateAsync(lines).then(
      () => true,
      () => false,
    );
    if (!isTaken) return;
    for (const forget of [setTitle, setTown, setEmployer]) forget("");
    onBack();
  });

  return (
    <Form onSubmit={save} className="mt-5 flex max-w-md flex-col gap-4">
      <TextField
        label="What do you work as?"
        autoComplete="organization-title"
        autoFocus
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        error={isTried ? faults.title : undefined}
      />
      <TextField
        label="In which town?"
        autoComplete="address-level2"
        value={town}
        onChange={({ target }) => setTown(target.value)}
        error={isTried ? faults.town : undefined}
      />
      <TextField
        label="For whom did you work last?"
        autoComplete="organization"
        value={employer}
        onChange={({ target }) => setEmployer(target.value)}
        error={isTried ? faults.employer : undefined}
      />
      {taking.isError && <FormError>Your profile could not be changed. Please try again.</FormError>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={taking.isPending}>
          Begin with this
        </Button>
        <Button variant="secondary" disabled={taking.isPending} onClick={onBack}>
          Back
        </Button>
      </div>
    </Form>
  );
}

interface Checked {
  safeParse(text: string): { error?: { issues: { message: string }[] } };
}

const faultOf = (field: Checked, text: string) => field.safeParse(text.trim()).error?.issues[0]?.message;
