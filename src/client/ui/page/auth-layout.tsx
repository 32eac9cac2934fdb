import type { ReactNode } from "react";
import { Link } from "react-router";
import { PromisePanel } from "../overlays/promise-panel.tsx";
import { Logo } from "./logo.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

interface AuthLayoutProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** What to do instead, below the form. */
  footer?: ReactNode;
}

/** The public pages: the form beside the product's promise. */
export function AuthLayout({ title, subtitle, children, footer }: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <title>{`${title} | Forthright`}</title>
      <div className="flex min-w-0 flex-col px-5 py-5 sm:px-10">
        <header className="flex items-center justify-between">
          <Link to="/login" aria-label="Forthright" className="flex rounded-md">
            <Logo />
          </Link>
          <ThemeToggle />
        </header>
        <main className="mx-auto w-full max-w-[26rem] py-10 sm:my-auto">
          <h1 className="text-[2rem]">{title}</h1>
          {subtitle && <p className="mt-2 text-muted">{subtitle}</p>}
          <div className="mt-7 flex flex-col gap-5">{children}</div>
          {footer && <div className="mt-7 border-line border-t pt-5 text-muted">{footer}</div>}
        </main>
      </div>
      <PromisePanel />
    </div>
  );
}
