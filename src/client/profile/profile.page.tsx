import { PageBody } from "../ui/page-body.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function Component() {
  return (
    <PageBody>
      <PageHeader title="Profile" />
    </PageBody>
  );
}
