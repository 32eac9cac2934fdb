import { Ellipsis } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { SavedSearch } from "../../../shared/jobs/saved-search.contract.ts";
import { newOpeningsText, savedSearchPath } from "../../../shared/jobs/saved-search.rules.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Form } from "../../ui/form.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";
import { nameOfSearch, searchOfSaved } from "./saved-query.ts";

interface SavedSearchItemProps {
  search: SavedSearch;
  onOpen: (() => void) | undefined;
  onRename: (name: string) => void;
  onRemove: () => void;
}

export function SavedSearchItem({ search, onOpen, onRename, onRemove }: SavedSearchItemProps) {
  const [isRenaming, setRenaming] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { name, new_openings: count } = search;
  const asked = nameOfSearch(searchOfSaved(search));

  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) link.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const end = () => setRenaming(false);

  if (isRenaming)
    return (
      <li className="py-2">
        <RenameForm
          name={name}
          onDone={(next) => {
            if (next !== name) onRename(next);
            end();
          }}
          onCancel={end}
        />
      </li>
    );
  return (
    <li className="flex items-center gap-2 py-1">
      <Link
        ref={link}
        to={savedSearchPath(search)}
        onClick={onOpen}
        className="-mx-2 flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-2 py-1.5 hover:bg-sunken"
      >
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold text-accent">{name}</span>
          {asked !== name && <span className="block text-muted text-sm">{asked}</span>}
        </span>
        {count > 0 && <Badge tone="strong">{newOpeningsText(count)}</Badge>}
      </Link>
      <Menu
        label={`What to do with ${name}`}
        trigger={(props) => (
          <IconButton label={`What to do with ${name}`} title="Rename or remove" {...props}>
            <Ellipsis />
          </IconButton>
        )}
        items={[
          { label: "Rename", onSelect: () => setRenaming(true) },
          { label: "Remove", onSelect: onRemove },
        ]}
      />
    </li>
  );
}

interface RenameFormProps {
  name: string;
  onDone: (name: string) => void;
  onCancel: () => void;
}

function RenameForm({ name, onDone, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState("");

  async function submit() {
    const next = typed.trim();
    if (next === "") return setError("Please enter a name");
    onDone(next);
  }

  return (
    <Form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The dialog around it stays.
        event.stopPropagation();
        onCancel();
      }}
      className="flex flex-wrap items-start gap-2"
    >
      <TextField
        label="Name of the search"
        labelHidden
        autoFocus
        value={typed}
        maxLength={200}
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className="min-w-48 flex-1"
      />
      <Button type="submit">Save</Button>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </Form>
  );
}
