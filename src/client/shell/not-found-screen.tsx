import { Link } from "react-router";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Logo } from "../ui/logo.tsx";

export function NotFoundScreen() {
  return (
    <div className="flex min-h-dvh flex-col px-5 py-5 sm:px-10">
      <Link to="/" aria-label="Forthright" className="self-start rounded-md">
        <Logo />
      </Link>
      <main className="m-auto">
        <EmptyState title="There is no page here" action={<LinkButton to="/">Back to the start</LinkButton>}>
          <p>The address may be mistyped, or the page has moved. Nothing of yours is lost.</p>
        </EmptyState>
      </main>
    </div>
  );
}
