import { ChevronDown } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { toJsonResume } from "../../../shared/profile/json-resume/json-resume-export.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";
import type { ProfileEditing } from "../editor/use-profile-editor.ts";
import { ImportDialog } from "./import-dialog.tsx";

/** The profile as a JSON Resume file: in and out. */
export function ResumeFileMenu({ editing }: { editing: ProfileEditing }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string>();
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (file) setText(await file.text());
  };

  return (
    <>
      <Menu
        label="JSON Resume"
        trigger={(props) => (
          <Button variant="secondary" {...props}>
            JSON Resume
            <ChevronDown aria-hidden="true" />
          </Button>
        )}
        items={[
          { label: "Import a file", onSelect: () => input.current?.click() },
          { label: "Export as a file", onSelect: () => download(editing.saved.content) },
        ]}
      />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="JSON Resume file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void read(event)}
      />
      {text !== undefined && <ImportDialog text={text} editing={editing} onClose={() => setText(undefined)} />}
    </>
  );
}

function download(profile: ProfileDocument): void {
  const file = new Blob([JSON.stringify(toJsonResume(profile), null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "resume.json";
  link.click();
  URL.revokeObjectURL(link.href);
}
