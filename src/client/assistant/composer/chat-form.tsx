import { ArrowUp, FileText, Paperclip, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef } from "react";
import { maximumMessageLength } from "../../../shared/assistant/assistant.contract.ts";
import { acceptedExtensions, sizeText } from "../../../shared/assistant/attachment.rules.ts";
import { messageDraft } from "../../http/storage/message-to-send.ts";
import { useDraftText } from "../../http/storage/use-draft-text.ts";
import { FilePicker } from "../../ui/fields/file-picker.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MessageLength } from "./message-length.tsx";
import { useCleanInput } from "./use-clean-input.ts";
import { useGrowingHeight } from "./use-growing-height.ts";

interface ChatFormProps {
  busy: boolean;
  file: File | undefined;
  /** The name of a file that was chosen before the page was left, and could not be kept. */
  lostFile: string | undefined;
  /** Why the chosen file cannot be sent. */
  fault: string | undefined;
  /** Opens the choice of a file. */
  picker: RefObject<HTMLInputElement | null>;
  onFile: (file: File | undefined) => void;
  onSend: (text: string) => void;
}

export function ChatForm({ busy, file, lostFile, fault, picker, onFile, onSend }: ChatFormProps) {
  const [text, setText] = useDraftText(messageDraft);
  const field = useRef<HTMLTextAreaElement>(null);
  const lengthId = useId();
  const frame = useRef<HTMLDivElement>(null);
  useGrowingHeight(field);
  useCleanInput(frame, field);

  const isTooLong = [...text.trim()].length > maximumMessageLength;
  const blocked = busy || isTooLong || fault !== undefined || (text.trim() === "" && !file);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (blocked) return;
    setText("");
    onSend(text.trim());
    field.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter that ends the input of Chinese or Japanese characters is no request to send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      onSubmit={submit}
      className="rounded-xl border border-edge/60 bg-surface p-2 shadow-card transition-colors focus-within:border-accent"
    >
      {file && <ChosenFile file={file} fault={fault} onRemove={() => onFile(undefined)} />}
      {lostFile && (
        <p role="status" className="mb-2 px-3 py-1.5 text-muted text-sm">
          {lostFile} could not be kept. Please attach it again.
        </p>
      )}
      <div className="flex items-end gap-1">
        <AttachButton disabled={busy || file !== undefined} picker={picker} onFile={onFile} />
        <div ref={frame} className="min-w-0 flex-1">
          <textarea
            ref={field}
            name="message"
            data-replay-shown
            aria-label="Message"
            placeholder="Ask, or attach your CV"
            rows={1}
            aria-invalid={isTooLong || undefined}
            aria-describedby={lengthId}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={sendOnEnter}
            className="block h-11 max-h-[200px] transition-none min-h-[44px] w-full resize-none bg-transparent px-2 py-2.5 text-base text-ink outline-none placeholder:text-muted"
          />
        </div>
        <IconButton
          type="submit"
          label="Send"
          disabled={blocked}
          className="bg-accent text-on-accent hover:bg-accent-strong hover:text-on-accent md:size-11"
        >
          <ArrowUp />
        </IconButton>
      </div>
      <MessageLength id={lengthId} text={text.trim()} />
    </form>
  );
}

interface AttachButtonProps extends Pick<ChatFormProps, "picker"> {
  disabled: boolean;
  onFile: (file: File) => void;
}

function AttachButton({ disabled, picker, onFile }: AttachButtonProps) {
  return (
    <>
      <FilePicker ref={picker} label="CV or document" extensions={acceptedExtensions} onFile={onFile} />
      <IconButton
        label="Attach a file"
        disabled={disabled}
        className="md:size-11"
        onClick={() => picker.current?.click()}
      >
        <Paperclip />
      </IconButton>
    </>
  );
}

interface ChosenFileProps {
  file: File;
  fault: string | undefined;
  onRemove: () => void;
}

function ChosenFile({ file, fault, onRemove }: ChosenFileProps) {
  return (
    <div className="mb-2">
      <div className="flex items-center gap-2 rounded-md bg-sunken py-1 pr-1 pl-3 text-sm">
        <FileText aria-hidden="true" className="size-4 shrink-0 text-accent" />
        <span className="min-w-0 flex-1 truncate">{file.name}</span>
        <span className="shrink-0 text-muted">{sizeText(file.size)}</span>
        <IconButton label="Remove the file" onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {fault && (
        <p role="alert" className="px-3 pt-1.5 text-danger text-sm">
          {fault}
        </p>
      )}
    </div>
  );
}
