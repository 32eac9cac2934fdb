import { FormError } from "../../ui/fields/form-error.tsx";

export interface Fault {
  title: string;
  detail?: string;
}

/** Why the checkout did not open. */
export function CheckoutFault({ fault }: { fault: Fault | undefined }) {
  if (!fault) return null;
  return (
    <FormError>
      {fault.title}
      {fault.detail && <span className="block text-sm">{fault.detail}</span>}
    </FormError>
  );
}
