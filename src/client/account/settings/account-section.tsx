import { type ReactNode, useId } from "react";
import { Form } from "../../ui/form.tsx";
import { Card } from "../../ui/page/card.tsx";

interface AccountSectionProps {
  title: string;
  description: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, description, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-5 px-4 py-5 md:px-6 md:py-6">
      <div>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{description}</p>
      </div>
      {children}
    </Card>
  );
}

/** A form of the account page: fields of a readable width, the button at their left edge. */
export function AccountForm({ onSubmit, children }: { onSubmit: () => Promise<void>; children: ReactNode }) {
  return (
    <Form onSubmit={onSubmit} className="flex max-w-md flex-col items-start gap-5 *:w-full [&>button]:w-auto">
      {children}
    </Form>
  );
}
