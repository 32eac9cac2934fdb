import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod/mini";
import { serverMessageOr } from "./failure-text.ts";
import { showAtFields } from "./field-refusals.ts";
import type { Failure } from "./form-failure.tsx";

interface AccountFormOptions<Values extends FieldValues> {
  schema: z.ZodMiniType<Values, Values>;
  defaultValues: DefaultValues<Values> & Values;
  /** What to say where the server sent no sentence. */
  fallback: string;
  /** The form's fields by the names that they have in the call. */
  fieldNames: Partial<Record<string, Path<Values>>>;
  send: (values: Values) => Promise<void>;
}

/** A form of the account page: what the server refuses stands at its field, everything else above the fields. */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { schema, defaultValues, fallback, fieldNames, send } = options;
  const [failure, setFailure] = useState<Failure>();
  const form = useForm<Values, unknown, Values>({ resolver: zodResolver(schema), defaultValues, mode: "onTouched" });

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (cause) {
      if (showAtFields(cause, (serverField) => fieldNames[serverField], form.setError)) return;
      setFailure({ text: serverMessageOr(fallback, cause), cause });
    }
  });
  return { ...form, failure, setFailure, submit };
}
