import { textBlocks } from "../../../shared/jobs/posting-text.rules.ts";

/** A part of the posting as paragraphs and lists; nothing when the posting does not have it. */
export function PostingTextView({ title, text }: { title: string; text: string }) {
  const blocks = textBlocks(text);
  if (blocks.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-lg">{title}</h3>
      <div className="flex max-w-prose flex-col gap-2 wrap-anywhere">
        {numbered(blocks).map(({ at, item: { isList, lines } }) =>
          isList ? <Bullets key={at} lines={lines} /> : <Paragraphs key={at} lines={lines} />,
        )}
      </div>
    </section>
  );
}

function Paragraphs({ lines }: { lines: string[] }) {
  return numbered(lines).map(({ at, item }) => <p key={at}>{item}</p>);
}

function Bullets({ lines }: { lines: string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5 marker:text-accent">
      {numbered(lines).map(({ at, item }) => (
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}

/** Lines of a posting may repeat; only their place tells them apart. */
function numbered<Item>(items: Item[]): { at: number; item: Item }[] {
  return items.map((item, at) => ({ at, item }));
}
