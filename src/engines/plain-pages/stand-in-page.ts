import { html, type SafeHtml } from "../../shared/text/safe-html.rules.ts";

const style: SafeHtml = {
  markup: `
  :root { color-scheme: light dark; --paper: #f7f4ee; --surface: #fffdf9; --ink: #23211c; --muted: #625d52; --line: #ddd6c8; --accent: #1d5c46; --on-accent: #fff; }
  @media (prefers-color-scheme: dark) { :root { --paper: #171613; --surface: #211f1b; --ink: #efebe2; --muted: #b0a999; --line: #3b372f; --accent: #7fc9a8; --on-accent: #10241c; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
  main { max-width: 44rem; margin: 0 auto; }
  h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
  p { margin: 0 0 1rem; } .muted, dt { color: var(--muted); }
  .card { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 1rem 0; }
  .list { list-style: none; padding: 0; } .list a { display: block; color: inherit; text-decoration: none; }
  .list a:hover .subject { text-decoration: underline; } .subject { font-weight: 600; overflow-wrap: anywhere; }
  a { color: var(--accent); } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .25rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
  .code { display: inline-block; font: 700 1.5rem/1.4 ui-monospace, monospace; letter-spacing: .18em; color: var(--accent); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
  label { display: block; font-weight: 600; margin: 0 0 1rem; }
  input[type=text], input[type=email] { display: block; width: 100%; min-height: 2.75rem; margin-top: .35rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; }
  .check { display: flex; gap: .75rem; align-items: start; font-weight: 400; } .check input { width: 1.25rem; height: 1.25rem; margin-top: .2rem; }
  button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: .5rem; cursor: pointer; }
  button.quiet { color: var(--accent); background: none; border: 1px solid var(--line); }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; } .fault { color: #a3261b; font-weight: 600; }
`,
};

/** A page of a stand-in for an outside service: plain markup without any script, so that it works everywhere. */
export function standInPage(title: string, body: SafeHtml): string {
  return `<!doctype html>\n${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title}</title><style>${style}</style></head><body><main>${body}</main></body></html>`
      .markup
  }\n`;
}
