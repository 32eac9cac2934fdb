import {
  type DocumentLanguage,
  documentLanguageOf,
  documentLanguages,
  languageNames,
} from "../../../shared/text/document-languages.rules.ts";
import { SelectField } from "./select-field.tsx";

const languageOptions = documentLanguages.map((value) => ({ value, label: languageNames[value] }));

interface LanguageFieldProps {
  value: DocumentLanguage;
  onChange: (language: DocumentLanguage) => void;
}

/** The language of what is written for others. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  return (
    <SelectField
      label="Language"
      options={languageOptions}
      value={value}
      onChange={({ target }) => onChange(documentLanguageOf(target.value))}
    />
  );
}
