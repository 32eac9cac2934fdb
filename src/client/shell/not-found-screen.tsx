import { Link } from "react-router";
import { LinkButton } from "../ui/link-button.tsx";
import { Logo } from "../ui/page/logo.tsx";

export function NotFoundScreen() {
  return (
    <div className="flex min-h-dvh flex-col px-5 py-5 sm:px-10">
      <title>Not found | Forthright</title>
      <header>
        <Link to="/" aria-label="Forthright" className="inline-block rounded-md">
          <Logo />
        </Link>
      </header>
      <main className="m-auto flex max-w-md flex-col items-start gap-3 py-10">
        <h1 className="text-[2rem]">There is no page here</h1>
        <p className="text-muted">The address may be mistyped, or the page has moved. Nothing of yours is lost.</p>
        <LinkButton to="/" className="mt-3">
          Back to the start
        </LinkButton>
      </main>
    </div>
  );
}
