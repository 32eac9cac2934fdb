import { Bookmark, Puzzle, Smartphone } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClasses } from "../../ui/button-styles.ts";
import { CopyButton } from "../../ui/fields/copy-button.tsx";
import { Card } from "../../ui/page/card.tsx";
import { bookmarkletFor } from "./bookmarklet.ts";

/** How somebody sets up the press that brings postings here. */
export function CaptureGuide() {
  const [bookmarklet] = useState(() => bookmarkletFor(window.location.origin));
  const [isPressed, setPressed] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // React refuses such an address. It is for the bookmarks, and a press here only says so.
    link.current?.setAttribute("href", bookmarklet);
    const explain = (press: Event) => {
      press.preventDefault();
      setPressed(true);
    };
    const listening = new AbortController();
    link.current?.addEventListener("click", explain, { signal: listening.signal });
    return () => listening.abort();
  }, [bookmarklet]);
  return (
    <>
      <Way icon={<Bookmark />} title="A bookmark">
        <p>
          Drag this to your bookmarks bar. On a posting, press it: what you see there opens here, to be checked and put
          on the board. What you have selected there is taken as its text.
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <a ref={link} href="/capture" className={buttonClasses("primary", "medium", "cursor-grab")}>
            Save to Forthright
          </a>
          <CopyButton text={bookmarklet}>Copy its address</CopyButton>
        </div>
        <p role="status" className="text-muted text-sm">
          {isPressed
            ? "Press it on the page of a posting, once it is among your bookmarks."
            : "Without a bookmarks bar: bookmark any page, then put this address in the place of its own."}
        </p>
      </Way>
      <Way icon={<Puzzle />} title="The browser extension">
        <p>
          For Chromium (Chrome, Edge, Brave, Opera, Vivaldi) and Firefox. It sees the page that you press it on, at that
          moment and no other, and sends it nowhere but here. Whoever runs this server makes it with{" "}
          <code className="wrap-anywhere">npm run extension -- {window.location.origin}</code>; how to load it stands in
          the project's docs/how-to/load-the-extension.md.
        </p>
      </Way>
      <Way icon={<Smartphone />} title="On a phone">
        <p>
          Add this site to your home screen (in the browser's menu: “Install app” or “Add to home screen”). On Android,
          Forthright is then among the applications that a posting can be shared with; on iPhone and iPad the bookmark
          above does it.
        </p>
      </Way>
    </>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4 px-4 py-5 md:px-6 md:py-6">
      <h2 className="flex items-center gap-2.5 text-xl [&_svg]:size-5 [&_svg]:text-accent">
        {icon}
        {title}
      </h2>
      {children}
    </Card>
  );
}
