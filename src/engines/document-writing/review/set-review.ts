import type { Review, ReviewedDocument } from "../../../shared/documents/document-review.contract.ts";
import { yieldToEventLoop } from "../../text/text.ts";
import { placedFact } from "../../truth/truth.ts";
import { type CvChanges, cvChanges } from "../cv/cv-changes.ts";
import { sentencesOf } from "../document.ts";
import { salutationOf } from "../letter/letter-salutation.ts";
import { alternativesIn } from "./alternative-part.ts";
import { reviewedProposals } from "./open-proposals.ts";
import { type DocumentVersion, factsUsedIn, newestVersion, type OpenSet, tracedIn } from "./open-set.ts";
import { reviewedParts } from "./reviewed-document.ts";

type LinkTo = (documentId: string) => string;

const noChanges: CvChanges = { changes: [], moreLeftOut: 0 };

/** What the newest CV and letter of a set say and why, and what of the posting and the profile they leave open. */
export async function reviewOf(set: OpenSet, linkTo: LinkTo): Promise<Omit<Review, "letter_questions">> {
  const cv = newestVersion(set, "cv");
  const letter = newestVersion(set, "letter");
  const tracedDocuments = [cv, letter].flatMap((document) => (document ? tracedIn(set, document) : []));
  const known = new Map(set.facts);
  for (const { facts } of tracedDocuments) for (const [id, fact] of facts) known.set(id, fact);
  const used = new Set([
    ...tracedDocuments.flatMap(({ content, proposals }) =>
      [...sentencesOf(content), ...proposals].flatMap((sentence) => sentence.facts),
    ),
  ]);
  const { changes, moreLeftOut } = cv ? await changesOf(set, cv) : noChanges;
  return {
    success: true,
    job_title: set.target.jobTitle,
    company_name: set.companyName,
    job_url: set.jobUrl,
    facts: [...used].flatMap((id) => known.get(id) ?? []).map((fact) => placedFact(fact, known)),
    cv: cv ? await reviewedDocument(set, cv, linkTo) : null,
    letter: letter ? await reviewedDocument(set, letter, linkTo) : null,
    cv_changes: changes,
    more_left_out: moreLeftOut,
  };
}

async function changesOf(set: OpenSet, document: DocumentVersion): Promise<CvChanges> {
  await yieldToEventLoop();
  const { content, facts } = tracedIn(set, document);
  if (content.kind !== "cv") return noChanges;
  const first = set.versions.findLast(({ kind, origin }) => kind === "cv" && origin === "written");
  return cvChanges({
    cv: content,
    facts,
    target: set.target,
    firstStated: first ? factsUsedIn(set, first) : new Set(),
  });
}

async function reviewedDocument(set: OpenSet, document: DocumentVersion, linkTo: LinkTo): Promise<ReviewedDocument> {
  await yieldToEventLoop();
  const { content, facts } = tracedIn(set, document);
  const writing = { facts, target: set.target, companyName: set.companyName };
  return {
    id: document.id,
    kind: document.kind,
    version: document.version,
    design: document.design,
    paper: document.paper,
    link: linkTo(document.id),
    parts: reviewedParts(content, { hasAlternative: alternativesIn(content, writing) }),
    proposals: reviewedProposals(set, document),
    ...(content.kind === "letter" && { salutation: salutationOf(content, set.target, set.companyName) }),
    versions: set.versions
      .filter(({ kind }) => kind === document.kind)
      .map(({ id, version, createdAt, origin }) => ({
        ...{ id, version, origin },
        created_at: createdAt.toISOString(),
        link: linkTo(id),
      })),
  };
}
