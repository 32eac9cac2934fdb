import DOMPurify from "dompurify";
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import { classNames } from "./class-names.ts";

const allowedTags = [
  "p",
  "br",
  "hr",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "del",
  "code",
  "pre",
  "blockquote",
  "span",
  "a",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
];
const allowedAttributes = ["href", "title", "start"];

const purify = DOMPurify(window);
purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName !== "A") return;
  node.setAttribute("target", "_blank");
  node.setAttribute("rel", "noopener noreferrer");
});

/** Leaves basic formatting, links, headings and lists of untrusted HTML; links open in a new tab. */
function sanitizeHtml(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?![/\\]))/i,
  });
}

const proseClasses =
  "min-w-0 break-words [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_blockquote]:border-line [&_blockquote]:border-l-2 [&_blockquote]:pl-3 [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_h1]:text-xl [&_h2]:text-lg [&_h3]:text-base [&_hr]:border-line [&_li]:my-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_pre]:overflow-x-auto [&_ul]:list-disc [&_ul]:pl-6 [&>*+*]:mt-3";

interface SanitizedHtmlProps {
  html: string;
  className?: string;
  /** May mark what it finds in the sanitised content, for a style sheet or for those who only hear it. */
  prepare?: (content: HTMLElement) => void;
}

/** Untrusted HTML, shown safely styled as running text. */
export function SanitizedHtml({ html, className, prepare }: SanitizedHtmlProps) {
  const content = useRef<HTMLDivElement>(null);
  const safe = useMemo(() => sanitizeHtml(html), [html]);
  const show = useEffectEvent((element: HTMLElement) => {
    element.innerHTML = safe;
    prepare?.(element);
  });

  // Once for each text: putting it there anew would take the focus from its links.
  useLayoutEffect(() => {
    if (content.current) show(content.current);
  }, [safe]);

  return <div ref={content} className={classNames(proseClasses, className)} />;
}
