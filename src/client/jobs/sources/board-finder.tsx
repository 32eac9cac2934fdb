import { Search } from "lucide-react";
import { useState } from "react";
import type { AdministeredSource, Discovery } from "../../../shared/jobs/source-administration.contract.ts";
import { boardNameOf } from "../../../shared/jobs/source-words.rules.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Form } from "../../ui/form.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { FoundBoardItem } from "./found-board-item.tsx";
import { useFindBoards } from "./source-administration.queries.ts";

/** Looks for a company's boards, and shows what they have before one is switched on. */
export function BoardFinder({ sources }: { sources: AdministeredSource[] }) {
  const [text, setText] = useState("");
  const [isEmpty, setIsEmpty] = useState(false);
  const finding = useFindBoards();

  async function find() {
    setIsEmpty(text.trim().length < 2);
    if (text.trim().length >= 2) await finding.mutateAsync(text.trim()).catch(() => undefined);
  }

  return (
    <div className="flex flex-col gap-5">
      <Form onSubmit={find} className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          label="Company"
          hint="Its name, the address of its careers page, or an address on its board"
          placeholder="acme.example/careers"
          className="w-full max-w-md"
          value={text}
          error={isEmpty ? "Please enter a company's name or the address of its careers page" : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" busy={finding.isPending} className="self-start sm:mt-7">
          <Search aria-hidden="true" />
          Find boards
        </Button>
      </Form>
      {finding.isError && <FormError>{finding.error.message || "The search for boards failed."}</FormError>}
      {finding.isPending && (
        <LoadingState>Asking the boards, each of them once a second at most. This may take half a minute.</LoadingState>
      )}
      {finding.data?.discovery && (
        <Found text={finding.data.text} discovery={finding.data.discovery} sources={sources} />
      )}
    </div>
  );
}

interface FoundProps {
  text: string;
  discovery: Discovery;
  sources: AdministeredSource[];
}

function Found({ text, discovery: { found, unlisted, unanswered, faults }, sources }: FoundProps) {
  const known = new Map(sources.map((one) => [one.source, one]));
  return (
    <section aria-label="Boards found" aria-live="polite" className="flex flex-col gap-3">
      <p className="font-semibold">
        {found.length === 0
          ? `No board that is read was found for “${text}”.`
          : `${found.length === 1 ? "One board was" : `${found.length} boards were`} found for “${text}”.`}
      </p>
      <ul className="flex flex-col gap-3">
        {found.map((board) => (
          <FoundBoardItem key={board.source} board={board} known={known.get(board.source)} />
        ))}
      </ul>
      {unlisted.map(({ board, name }) => (
        <p key={board}>
          {name} is on {boardNameOf(board)}, whose listings are not read. Single openings of it can be saved by their
          address.
        </p>
      ))}
      {unanswered.length > 0 && (
        <p className="text-muted">
          No answer came from {unanswered.map(boardNameOf).join(", ")}: the company may be there all the same.
        </p>
      )}
      {faults.map((fault) => (
        <p key={fault} className="text-muted wrap-anywhere">
          {fault}
        </p>
      ))}
    </section>
  );
}
