import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { useController } from "react-hook-form";
import { defaultCallingCode, toPhoneNumber } from "../../shared/profile/phone.rules.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { Button } from "../ui/button.tsx";
import { RemovableChips } from "./chip-list.tsx";
import { useFieldError } from "./form-fields.tsx";
import { moved } from "./moved.ts";
import { PhoneField } from "./phone-field.tsx";

const name = "personal_details.mobile_numbers";

/** The person's phone numbers: an empty one is passed over, a known one is not added twice. */
export function PhoneListField() {
  const { field } = useController<ProfileDocument, typeof name>({ name });
  const [typed, setTyped] = useState({ callingCode: defaultCallingCode, local: "" });

  const add = () => {
    const number = toPhoneNumber(typed.callingCode, typed.local);
    if (number && !field.value.includes(number)) field.onChange([...field.value, number]);
    setTyped({ ...typed, local: "" });
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  const addOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) add();
  };
  const remove = (number: string) => field.onChange(field.value.filter((other) => other !== number));

  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <fieldset className="flex min-w-0 flex-wrap items-end gap-2 sm:flex-nowrap" onBlur={addOnLeaving}>
        <legend className="sr-only">Mobile numbers</legend>
        <PhoneField
          label="Mobile number"
          value={typed}
          onChange={setTyped}
          onKeyDown={addOnEnter}
          error={useFieldError(name)}
        />
        <Button variant="secondary" className="md:min-h-11" aria-label="Add mobile number" onClick={add}>
          Add
        </Button>
      </fieldset>
      <RemovableChips
        words={field.value}
        onRemove={remove}
        onMove={(from, to) => field.onChange(moved(field.value, from, to))}
      />
    </div>
  );
}
