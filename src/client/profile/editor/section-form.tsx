import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { isSame } from "../../../shared/profile/merging/same-value.rules.ts";
import {
  type ProfileDocument,
  type ProfileSection,
  profileDocument,
} from "../../../shared/profile/profile.contract.ts";
import { Button } from "../../ui/button.tsx";
import { focusFirstFault } from "../../ui/fields/focus-first-fault.ts";
import { Form } from "../../ui/form.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { withFirstEntry } from "../fields/blank-entries.ts";
import { sectionResolver } from "./section-resolver.ts";
import type { SectionAccess } from "./use-open-sections.ts";
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
  const { mark, register, noteTyping } = sections;
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<ProfileDocument>({
    defaultValues: { [section]: withFirstEntry(draft, section)[section] },
    resolver: sectionResolver(section),
    mode: "onTouched",
  });
  const { isDirty } = form.formState;

  const access = useMemo<SectionAccess>(
    () => ({
      read: (base) => ({ ...base, [section]: form.getValues(section) }),
      async collect(base) {
        if (await form.trigger(section)) return { ...base, [section]: form.getValues(section) };
        focusFirstFault(element.current);
        return undefined;
      },
      async showFault() {
        await form.trigger(section);
        focusFirstFault(element.current);
      },
      settle(sent) {
        if (isSame(form.getValues(section), sent[section])) return true;
        form.reset({ [section]: sent[section] }, { keepValues: true, keepDirty: true, keepTouched: true });
        return false;
      },
    }),
    [form, section],
  );
  useEffect(() => register(section, access), [register, section, access]);
  useEffect(() => mark(section, isDirty), [mark, section, isDirty]);
  useEffect(() => {
    const startsFaulty = !profileDocument.shape[section].safeParse(form.getValues(section)).success;
    if (startsFaulty) void form.trigger(section);
  }, [form, section]);

  const save = useOneAtATime(async () => {
    const document = await access.collect(draft);
    if (!document) return;
    await saveSection(document);
    sections.settle(document, [section]);
  });

  return (
    <FormProvider {...form}>
      <Form
        ref={element}
        aria-label={title}
        className="flex flex-col gap-6"
        onInput={noteTyping}
        onKeyUp={noteTyping}
        onPointerUp={noteTyping}
        onSubmit={save}
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
      </Form>
    </FormProvider>
  );
}
