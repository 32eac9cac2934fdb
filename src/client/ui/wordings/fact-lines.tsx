import type { ReviewedFact } from "../../../shared/documents/document-review.contract.ts";
import { TextLink } from "../text-link.tsx";

/** Facts in the person's own words, with the place where they stand: said once where several stand together. */
export function FactLines({ facts }: { facts: ReviewedFact[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {byPlace(facts).map((together) => (
        <li key={together[0].id}>
          <FactsOfPlace facts={together} />
        </li>
      ))}
    </ul>
  );
}

type Together = [ReviewedFact, ...ReviewedFact[]];

function FactsOfPlace({ facts }: { facts: Together }) {
  const [{ where, section, origin }] = facts;
  return (
    <div className="border-accent/40 border-l-2 pl-3 text-[0.9375rem]">
      {facts.map(({ id, text }) => (
        <p key={id}>{origin === "posting" ? `“${text}”` : text}</p>
      ))}
      <p className="mt-0.5 text-muted text-sm">
        {section ? <TextLink to={`/profile#${section}`}>{where}</TextLink> : where}
        {origin === "gone" && " – as your profile said it when this was written; it no longer does"}
      </p>
    </div>
  );
}

function byPlace(facts: ReviewedFact[]): Together[] {
  const places: Together[] = [];
  for (const fact of facts) {
    const before = places.at(-1);
    const isSame = before?.[0].where === fact.where && before[0].origin === fact.origin;
    if (before && isSame) before.push(fact);
    else places.push([fact]);
  }
  return places;
}
