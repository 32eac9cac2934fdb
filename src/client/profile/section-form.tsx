import { type ReactNode, useCallback, useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { ProfileDocument, ProfileSection } from "../../shared/profile/profile.contract.ts";
import { Button } from "../ui/button.tsx";
import { withFirstEntry } from "./blank-entries.ts";
import { sectionResolver } from "./section-resolver.ts";
import type { ProfileEditing } from "./use-profile-editor.ts";

interface SectionFormProps {
  section: ProfileSection;
  title: string;
  editing: ProfileEditing;
  children: ReactNode;
}

/** One section under edit. Its fields read the form from the context, under their paths in the whole document. */
export function SectionForm({ section, title, editing, children }: SectionFormProps) {
  const { sections, draft, isSaving, saveSection } = editing;
  const form = useForm<ProfileDocument>({
    defaultValues: withFirstEntry(draft, section),
    resolver: sectionResolver(section),
    mode: "onTouched",
  });
  const { isDirty } = form.formState;
  const { mark, register } = sections;

  const collect = useCallback(
    async (base: ProfileDocument) => {
      const isRight = await form.trigger(section, { shouldFocus: true });
      return isRight ? { ...base, [section]: form.getValues(section) } : undefined;
    },
    [form, section],
  );
  useEffect(() => register(section, collect), [register, section, collect]);
  useEffect(() => mark(section, isDirty), [mark, section, isDirty]);

  const save = async () => {
    const document = await collect(draft);
    if (!document) return;
    await saveSection(document);
    sections.close(section);
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={title}
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-2 border-line border-t pt-4">
          <Button variant="secondary" disabled={isSaving} onClick={() => sections.close(section)}>
            Cancel
          </Button>
          <Button type="submit" busy={isSaving}>
            Save
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
