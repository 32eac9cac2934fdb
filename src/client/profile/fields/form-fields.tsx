import { type FieldErrors, type FieldPath, get, useController, useFormContext } from "react-hook-form";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { fieldLabel } from "../../../shared/profile/profile-words.rules.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { LinesField } from "../lists/lines-field.tsx";
import { WordsField } from "../lists/words-field.tsx";
import { yearsWith } from "./years-with.ts";

type Path = FieldPath<ProfileDocument>;

interface NamedField<Name extends Path = Path> {
  name: Name;
  className?: string;
}

/** What the field at a path of the form is called. */
export function labelAt(name: Path): string {
  const [section = "", ...steps] = name.split(".");
  return fieldLabel(steps.at(-1) ?? section, section);
}

/** The sentence about what is wrong at a path of the form; in a list, about the first wrong entry. */
export function useFieldError(name: Path): string | undefined {
  const { errors } = useFormContext<ProfileDocument>().formState;
  return firstMessage(get(errors, name));
}

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return Object.values(error).map(firstMessage).find(Boolean);
}

/** What is wrong at a path of the form itself; of a list, with it as a whole. */
export function ownMessage(errors: FieldErrors<ProfileDocument>, name: Path): string | undefined {
  const message: unknown = get(errors, `${name}.message`) ?? get(errors, `${name}.root.message`);
  return typeof message === "string" ? message : undefined;
}

interface FormTextProps extends NamedField {
  type?: "text" | "email" | "url" | "date";
  autoComplete?: string;
  placeholder?: string;
  hint?: string;
  max?: string;
}

export function FormText({ name, ...field }: FormTextProps) {
  const { register } = useFormContext<ProfileDocument>();
  return <TextField {...field} label={labelAt(name)} {...register(name)} error={useFieldError(name)} />;
}

export function FormTextArea({ name, ...field }: NamedField) {
  const { register } = useFormContext<ProfileDocument>();
  return <TextArea {...field} label={labelAt(name)} {...register(name)} error={useFieldError(name)} />;
}

type YearPath =
  | `training.${number}.date`
  | `publications.${number}.publication_date`
  | `certifications.${number}.certification_date`;

export function FormYear({ name, ...field }: NamedField<YearPath>) {
  const { field: year } = useController<ProfileDocument, YearPath>({ name });
  return (
    <SelectField
      {...field}
      {...year}
      label={labelAt(name)}
      options={yearsWith(year.value)}
      placeholder="Year"
      error={useFieldError(name)}
    />
  );
}

type LinesPath =
  | `professional_experience.${number}.responsibilities`
  | `professional_experience.${number}.notable_achievements`
  | `volunteer_experience.${number}.responsibilities`;

export function FormLines({ name, noun }: { name: LinesPath; noun: string }) {
  const { field } = useController<ProfileDocument, LinesPath>({ name });
  const { errors } = useFormContext<ProfileDocument>().formState;
  return (
    <LinesField
      label={labelAt(name)}
      noun={noun}
      initialLines={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={ownMessage(errors, name)}
      errorAt={(index) => ownMessage(errors, `${name}.${index}`)}
    />
  );
}

type WordsPath = "personal_details.languages_known" | `training.${number}.skills_acquired`;

export function FormWords({ name, noun }: { name: WordsPath; noun: string }) {
  const { field } = useController<ProfileDocument, WordsPath>({ name });
  return (
    <div className="sm:col-span-2">
      <WordsField
        label={labelAt(name)}
        noun={noun}
        words={field.value}
        onChange={field.onChange}
        error={useFieldError(name)}
      />
    </div>
  );
}
