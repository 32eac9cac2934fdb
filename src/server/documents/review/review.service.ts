import {
  type CvChanges,
  cvChanges,
  sentencesOf,
  sentencesWithoutJob,
  sourcesOf,
  type TracedDocument,
  traced,
  type WrittenDocument,
  withChangedSentences,
} from "../../../engines/document-writing/document-writing.ts";
import {
  createRequirementMatcher,
  extractTerms,
  type RequirementMatch,
  type TargetPosting,
  targetPosting,
} from "../../../engines/requirement-matching/requirement-matching.ts";
import { yieldToEventLoop } from "../../../engines/text/text.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import { placedFact, profileFacts } from "../../../engines/truth/truth.ts";
import {
  type DocumentChange,
  notInProfile,
  type Review,
  type ReviewedDocument,
  type VersionOrigin,
} from "../../../shared/documents/document-review.contract.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { SignedInUser } from "../../http/route.ts";
import type { PdfRenderer } from "../../pdf/pdf-renderer.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import type { DocumentsStore, GeneratedDocument } from "../documents.store.ts";
import { documentFacts } from "../generation/document-facts.ts";
import type { ScrapedPosting } from "../kept-posting.store.ts";
import type { DocumentLinkService } from "../links/document-link.service.ts";
import { sheetOf } from "../pages/document-sheet.ts";
import { alternativesIn, withAlternative } from "./alternative-part.ts";
import { leftOut, putBack } from "./changed-parts.ts";
import type { DocumentVersionsStore } from "./document-versions.store.ts";
import { judged } from "./edited-sentence.ts";
import { reviewedParts } from "./reviewed-document.ts";

interface Parts {
  documentsStore: Pick<DocumentsStore, "document" | "posting">;
  versionsStore: DocumentVersionsStore;
  profileStore: Pick<ProfileStore, "load">;
  pdfRenderer: Pick<PdfRenderer, "draw">;
  documentLinkService: Pick<DocumentLinkService, "linkFor">;
  now?: () => Date;
}

/** A set of documents with everything that a review of it needs. */
interface OpenSet {
  user: SignedInUser;
  posting: ScrapedPosting;
  target: TargetPosting;
  companyName: string;
  /** What documents may rest on today. */
  facts: FactBase;
  /** The newest first. */
  versions: GeneratedDocument[];
}

export type ReviewService = ReturnType<typeof createReviewService>;

/** What a person's documents say and why, and their own changes to them. Uses nothing of the quota. */
export function createReviewService({ now = () => new Date(), ...parts }: Parts) {
  const { documentsStore, versionsStore, profileStore, documentLinkService, pdfRenderer } = parts;

  async function open(user: SignedInUser, documentId: string): Promise<{ set: OpenSet; document: GeneratedDocument }> {
    const document = await documentsStore.document(user.id, documentId);
    const posting = document && (await documentsStore.posting(user.id, document.postingId));
    if (!document || !posting) throw notFound("These documents do not exist.");
    const target = targetPosting(posting.content);
    const { companyName } = document;
    const facts = documentFacts(profileFacts(await profileStore.load(user.id)), user, target, companyName);
    const versions = await versionsStore.versionsOf(user.id, posting.id);
    await extractTerms(facts.values());
    return { set: { user, posting, target, companyName, facts, versions }, document };
  }

  async function reviewOf(set: OpenSet): Promise<Review> {
    const cv = newest(set, "cv");
    const letter = newest(set, "letter");
    const tracedDocuments = [cv, letter].flatMap((document) => (document ? tracedIn(set, document) : []));
    const matchOf = createRequirementMatcher(set.facts.values(), now().toISOString().slice(0, 7));
    const matches: RequirementMatch[] = [];
    for (const requirement of set.target.requirements) {
      await yieldToEventLoop();
      matches.push(matchOf(requirement));
    }
    const known = new Map(set.facts);
    for (const { facts } of tracedDocuments) for (const [id, fact] of facts) known.set(id, fact);
    const used = new Set([
      ...matches.flatMap(({ facts }) => facts.map(({ id }) => id)),
      ...tracedDocuments.flatMap(({ content }) => sentencesOf(content).flatMap((sentence) => sentence.facts)),
    ]);
    const { changes, moreLeftOut } = cv ? await changesOf(set, cv) : noChanges;
    return {
      success: true,
      job_title: set.target.jobTitle,
      company_name: set.companyName,
      job_url: set.posting.url,
      requirements: matches.map(({ facts, ...match }) => ({ ...match, facts: facts.map(({ id }) => id) })),
      facts: [...used].flatMap((id) => known.get(id) ?? []).map((fact) => placedFact(fact, known)),
      cv: cv ? await reviewedDocument(set, cv) : null,
      letter: letter ? await reviewedDocument(set, letter) : null,
      cv_changes: changes,
      more_left_out: moreLeftOut,
    };
  }

  async function reviewedDocument(set: OpenSet, document: GeneratedDocument): Promise<ReviewedDocument> {
    await yieldToEventLoop();
    const { content, facts } = tracedIn(set, document);
    const writing = { facts, target: set.target, companyName: set.companyName };
    const linkTo = (id: string) => documentLinkService.linkFor(set.user.id, id);
    return {
      id: document.id,
      kind: document.kind,
      version: document.version,
      design: document.design,
      paper: document.paper,
      link: linkTo(document.id),
      parts: reviewedParts(content, { hasAlternative: alternativesIn(content, writing) }),
      versions: set.versions
        .filter(({ kind }) => kind === document.kind)
        .map(({ id, version, createdAt, origin }) => ({
          ...{ id, version, origin },
          created_at: createdAt.toISOString(),
          link: linkTo(id),
        })),
    };
  }

  async function change(user: SignedInUser, documentId: string, wanted: DocumentChange): Promise<Review> {
    const { set, document } = await open(user, documentId);
    const next = await changed(set, document, wanted);
    const id = await versionsStore.addVersion(user.id, document.id, next);
    if (id === undefined) throw changedElsewhere();
    return await reviewOf((await open(user, id)).set);
  }

  return {
    review: async (user: SignedInUser, documentId: string): Promise<Review> =>
      await reviewOf((await open(user, documentId)).set),
    change,
    /** What the file of this version looks like. */
    async pages(userId: string, documentId: string): Promise<string[]> {
      const document = await documentsStore.document(userId, documentId);
      if (!document) throw notFound("This document does not exist.");
      const { content, design, paper } = document;
      return await pdfRenderer.draw(sheetOf(content, { design, paper }));
    },
  };
}

const newest = ({ versions }: OpenSet, kind: GeneratedDocument["kind"]) =>
  versions.find((version) => version.kind === kind);

const tracedIn = ({ facts }: OpenSet, { content, sources }: GeneratedDocument): TracedDocument =>
  traced(content, sources, facts);

const noChanges: CvChanges = { changes: [], moreLeftOut: 0 };

async function changesOf(set: OpenSet, document: GeneratedDocument): Promise<CvChanges> {
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

const factsUsedIn = (set: OpenSet, version: GeneratedDocument) =>
  new Set(sentencesOf(tracedIn(set, version).content).flatMap((sentence) => sentence.facts));

async function changed(
  set: OpenSet,
  document: GeneratedDocument,
  change: DocumentChange,
): Promise<{ content: WrittenDocument; sources: GeneratedDocument["sources"]; origin: VersionOrigin }> {
  const { content, facts } = tracedIn(set, document);
  const result = (next: WrittenDocument | undefined, origin: VersionOrigin, otherwise: string) => {
    if (!next) throw refused(otherwise);
    return { content: next, sources: sourcesOf(next, facts), origin };
  };
  switch (change.what) {
    case "edit": {
      const next = await edited(content, change, facts);
      if (next) keepJobsNamed(content, next, facts, jobUnnamed);
      return result(next, "edited", "This line does not exist.");
    }
    case "leave_out": {
      const next = leftOut(content, change.place);
      if (next) keepJobsNamed(content, next, facts, jobLost);
      return result(next, "left_out", "A document cannot be without this.");
    }
    case "put_back": {
      const next = content.kind === "cv" ? putBack(content, change.facts, facts, set.target) : undefined;
      return result(next, "put_back", "Your profile does not say this any more.");
    }
    case "tell_differently": {
      const everUsed = new Set(
        set.versions.filter(({ kind }) => kind === document.kind).flatMap((version) => [...factsUsedIn(set, version)]),
      );
      const writing = { facts, target: set.target, companyName: set.companyName };
      return result(
        withAlternative(content, change.place, writing, everUsed),
        "told_differently",
        "Your profile has nothing else to say here.",
      );
    }
    case "restore": {
      const version = set.versions.find(({ id, kind }) => id === change.version_id && kind === document.kind);
      if (!version) throw notFound("This version does not exist.");
      return { content: version.content, sources: version.sources, origin: "restored" };
    }
  }
}

async function edited(
  content: WrittenDocument,
  { place, text }: { place: string; text: string },
  facts: FactBase,
): Promise<WrittenDocument | undefined> {
  const isEditable = reviewedParts(content, { hasAlternative: () => false })
    .flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines))
    .some((line) => line.place === place && line.can_edit);
  if (!isEditable) return undefined;
  const judgement = await judged(text.replace(/\s+/g, " "), place, content, facts);
  if ("refusal" in judgement) throw refused(judgement.refusal, judgement.isMissing ? notInProfile : undefined);
  return withChangedSentences(content, (sentence, at) => (at === place ? judgement.sentence : sentence));
}

const refused = (sentence: string, code = "change_refused") => new AppError(422, code, sentence);

const jobUnnamed = "Please name the job in this line, as it did: what follows would be read as of another job.";
const jobLost =
  "The lines after it would be read as of another job. Leave the whole paragraph out, or those lines first.";

/** What a letter says of one job must not come to stand as if it were of another. */
function keepJobsNamed(before: WrittenDocument, after: WrittenDocument, facts: FactBase, otherwise: string): void {
  if (before.kind !== "letter" || after.kind !== "letter") return;
  const known = sentencesWithoutJob(before, facts);
  const isLost = sentencesWithoutJob(after, facts).some((text) => !known.includes(text));
  if (isLost) throw refused(otherwise);
}

const changedElsewhere = () =>
  new AppError(409, "changed_elsewhere", "This document was changed elsewhere meanwhile. Nothing of it was lost.");
