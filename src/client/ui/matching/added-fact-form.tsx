import { useState } from "react";
import type { AddedFact, MatchFact } from "../../../shared/matching/matching.contract.ts";
import { Button } from "../button.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { QuestionVerdict } from "./match-order.ts";

interface AddedFactFormProps {
  verdict: QuestionVerdict;
  factById: ReadonlyMap<string, MatchFact>;
  isBusy: boolean;
  onAdd: (added: AddedFact) => void;
  onCancel: () => void;
}

const places: Record<AddedFact["field"], string> = {
  skill: "Skills",
  certification: "Certifications",
  language: "Languages",
  "job duty": "A job of mine",
  study: "Education",
};

/** One line, filled in and looked at before it becomes a fact of the profile. */
export function AddedFactForm({ verdict: { prefill }, factById, isBusy, onAdd, onCancel }: AddedFactFormProps) {
  const jobs = [...factById.values()].filter(({ id }) => /^experience\.\d+\.title$/.test(id));
  const fields = (Object.keys(places) as AddedFact["field"][]).filter(
    (field) => field !== "job duty" || jobs.length > 0,
  );
  const [words, setWords] = useState(prefill.words);
  const [field, setField] = useState(fields.includes(prefill.field) ? prefill.field : "skill");
  const [job, setJob] = useState(jobs[0]?.key ?? "");
  const add = () => onAdd({ field, words: words.trim(), ...(field === "job duty" && { job }) });
  return (
    <form
      className="flex flex-col gap-3 rounded-md bg-sunken p-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label="In your words"
        value={words}
        maxLength={500}
        onChange={({ target }) => setWords(target.value)}
        autoFocus
      />
      <SelectField
        label="Where it stands in your profile"
        value={field}
        options={fields.map((value) => ({ value, label: places[value] }))}
        onChange={({ target }) => setField(fields.find((one) => one === target.value) ?? "skill")}
      />
      {field === "job duty" && (
        <SelectField
          label="Job"
          value={job}
          options={jobs.map(({ key, where, text }) => ({ value: key, label: where || text }))}
          onChange={({ target }) => setJob(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isBusy} disabled={words.trim() === ""}>
          Add to my profile
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
