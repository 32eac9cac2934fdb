import { Children, type ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "../../ui/page/logo.tsx";
import { ThemeToggle } from "../../ui/page/theme-toggle.tsx";

/** A public page that is there to be read. */
export function ReadingLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[44rem] flex-col px-5 py-5 sm:px-8">
      <title>{`${title} | Forthright`}</title>
      <header className="flex items-center justify-between">
        <Link to="/login" aria-label="Forthright" className="rounded-md">
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <main className="flex flex-col gap-7 py-10">
        <h1 className="text-[2rem]">{title}</h1>
        {children}
      </main>
    </div>
  );
}

export function ReadingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{title}</h2>
      <p className="leading-relaxed">{children}</p>
    </section>
  );
}

/** A section whose statements stand one below the other. */
export function ReadingListSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{title}</h2>
      {lead && <p className="leading-relaxed">{lead}</p>}
      <ul className="flex list-disc flex-col gap-1.5 pl-5 leading-relaxed marker:text-muted">
        {Children.map(Children.toArray(children), (item) => (
          <li>{item}</li>
        ))}
      </ul>
    </section>
  );
}
