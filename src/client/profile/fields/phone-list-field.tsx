import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import {
  defaultCallingCode,
  isTooLongForPhone,
  isTooShortForPhone,
  type TypedPhone,
  toPhoneNumber,
} from "../../../shared/profile/phone.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { Button } from "../../ui/button.tsx";
import { useUndoOffer } from "../../ui/overlays/use-undo-offer.ts";
import { afterPress } from "../../ui/press.ts";
import { RemovableChips } from "../lists/removable-chips.tsx";
import { useFieldError } from "./form-fields.tsx";
import { moved } from "./moved.ts";
import { PhoneField } from "./phone-field.tsx";

const name = "personal_details.mobile_numbers";

/** The person's phone numbers: an empty one is passed over, a known one is not added twice. */
export function PhoneListField() {
  const { field } = useController<ProfileDocument, typeof name>({ name });
  const { trigger } = useFormContext<ProfileDocument>();
  const [typed, setTyped] = useState<TypedPhone>({ callingCode: defaultCallingCode, local: "" });
  // No number: part of the form, so that no save passes over it in silence, but still in the field and no chip.
  const [faulty, setFaulty] = useState("");
  const numbers = field.value.filter((number) => number !== faulty);
  const latest = useRef(field.value);
  latest.current = field.value;
  const offerUndo = useUndoOffer();

  const change = (next: TypedPhone) => {
    setTyped(next);
    if (!faulty) return;
    setFaulty("");
    setNumbers(numbers);
  };
  const setNumbers = (next: string[]) => {
    field.onChange(next);
    void trigger(name);
  };
  const add = () => {
    const number = toPhoneNumber(typed);
    const isNone = isTooShortForPhone(number) || isTooLongForPhone(number);
    if (number && !field.value.includes(number)) setNumbers([...numbers, number]);
    if (isNone) return setFaulty(number);
    setTyped({ callingCode: typed.callingCode || defaultCallingCode, local: "" });
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  const addOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) afterPress(add);
  };
  const remove = (number: string) => {
    const index = numbers.indexOf(number);
    setNumbers(field.value.filter((other) => other !== number));
    offerUndo(`${number} was removed.`, () => setNumbers(latest.current.toSpliced(index, 0, number)));
  };

  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <fieldset className="flex min-w-0 flex-wrap items-end gap-2 sm:flex-nowrap" onBlur={addOnLeaving}>
        <legend className="sr-only">Mobile numbers</legend>
        <PhoneField
          label="Mobile number"
          value={typed}
          onChange={change}
          onKeyDown={addOnEnter}
          error={useFieldError(name)}
        />
        <Button variant="secondary" className="md:min-h-11" aria-label="Add mobile number" onClick={add}>
          Add
        </Button>
      </fieldset>
      <RemovableChips
        words={numbers}
        onRemove={remove}
        onMove={(from, to) => field.onChange(moved(numbers, from, to))}
      />
    </div>
  );
}
