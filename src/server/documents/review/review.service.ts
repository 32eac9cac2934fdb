import {
  answeredPosting,
  changedDocument,
  type DecisionOnWording,
  decisionsOfChange,
  decisionsOnWaiting,
  documentFacts,
  type OpenSet,
  RefusedChange,
  reviewedParts,
  reviewOf,
  sheetOf,
  sourcesOf,
  tracedIn,
  withSaid,
} from "../../../engines/document-writing/document-writing.ts";
import { extractTerms, targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../../engines/truth/truth.ts";
import {
  type DocumentChange,
  kindsSaidInLetter,
  type Review,
} from "../../../shared/documents/document-review.contract.ts";
import { hardFactCode } from "../../../shared/wordings/wordings.contract.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { SignedInUser } from "../../http/route.ts";
import type { PdfRenderer } from "../../pdf/pdf-renderer.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import type { OwnWordsService } from "../../wordings/own-words.service.ts";
import type { WordingsService } from "../../wordings/wordings.service.ts";
import { changeRefused } from "../document-errors.ts";
import type { DocumentsStore, GeneratedDocument } from "../documents.store.ts";
import type { DocumentLinkService } from "../links/document-link.service.ts";
import type { KeptAnswers } from "../posting/interview.service.ts";
import type { DocumentVersionsStore } from "./document-versions.store.ts";

interface Parts {
  documentsStore: Pick<DocumentsStore, "document" | "posting">;
  versionsStore: DocumentVersionsStore;
  profileStore: Pick<ProfileStore, "loadKeyed">;
  keptAnswersStore: KeptAnswers;
  pdfRenderer: Pick<PdfRenderer, "draw">;
  documentLinkService: Pick<DocumentLinkService, "linkFor">;
  wordingsService: Pick<WordingsService, DecisionOnWording["what"]>;
  ownWordsService: Pick<OwnWordsService, "forCompany" | "set">;
  now?: () => Date;
}

export type ReviewService = ReturnType<typeof createReviewService>;

/** What a person's documents say and why, and their own changes to them. Uses nothing of the quota. */
export function createReviewService(parts: Parts) {
  return {
    review: (user: SignedInUser, documentId: string) => reviewDocument(parts, user, documentId),
    change: (user: SignedInUser, documentId: string, wanted: DocumentChange) =>
      changeDocument(parts, user, documentId, wanted),
    /** What this version says. */
    version: (userId: string, documentId: string) => readVersion(parts, userId, documentId),
    /** What the file of this version looks like. */
    pages: (userId: string, documentId: string) => drawPages(parts, userId, documentId),
  };
}

async function reviewDocument(parts: Parts, user: SignedInUser, documentId: string): Promise<Review> {
  const { documentLinkService, ownWordsService } = parts;
  const { set } = await openSet(parts, user, documentId);
  const said = await ownWordsService.forCompany(user.id, set.companyName);
  const unsaid = kindsSaidInLetter.filter((kind) => !said[kind]);
  return { ...(await reviewOf(set, (id) => documentLinkService.linkFor(user.id, id))), unsaid };
}

async function changeDocument(
  parts: Parts,
  user: SignedInUser,
  documentId: string,
  wanted: DocumentChange,
): Promise<Review> {
  const { now = () => new Date(), versionsStore } = parts;
  const { set, document } = await openSet(parts, user, documentId);
  if (wanted.what === "decline" || wanted.what === "reconsider") {
    await recordDecisions(parts, user.id, decisionsOnWaiting(tracedIn(set, document), wanted));
    await versionsStore.setDeclined(user.id, document.id, wanted.proposal, wanted.what === "decline");
    return await reviewDocument(parts, user, document.id);
  }
  if (wanted.what === "say") return await sayInLetter(parts, user, { set, document }, wanted);
  const next = orRefusal(() => changedDocument(set, document, wanted, now().toISOString().slice(0, 10)));
  // Before the version: what fails after it may be repeated, and finds the yes recorded.
  await recordDecisions(parts, user.id, decisionsOfChange(tracedIn(set, document), wanted, next));
  const id = await versionsStore.addVersion(user.id, document.id, next);
  if (id === undefined) throw changedElsewhere();
  return await reviewDocument(parts, user, id);
}

/** May be repeated. What claims more than its facts is no wording of them: it stays a line of this document. */
async function recordDecisions(
  { wordingsService }: Parts,
  userId: string,
  decisions: readonly DecisionOnWording[],
): Promise<void> {
  for (const { what, wording } of decisions) {
    try {
      await wordingsService[what](userId, wording);
    } catch (error) {
      if (!(what === "keep" && error instanceof AppError && error.code === hardFactCode)) throw error;
    }
  }
}

/** What only the person can say stands in this letter, and is kept for later ones. */
async function sayInLetter(
  parts: Parts,
  user: SignedInUser,
  { set, document }: { set: OpenSet; document: GeneratedDocument },
  { kind, text }: Extract<DocumentChange, { what: "say" }>,
): Promise<Review> {
  const { content, facts, proposals } = tracedIn(set, document);
  if (content.kind !== "letter") throw new AppError(422, "change_refused", "Only a letter says this.");
  const before = (await parts.ownWordsService.forCompany(user.id, set.companyName))[kind]?.text;
  // A motive is for one company; from when somebody could begin is the same for all.
  const company = kind === "motive" ? set.companyName : null;
  const said = await parts.ownWordsService.set(user.id, { kind, company, text, language: content.language ?? "en" });
  const next = withSaid(content, kind, said.text, before);
  const version = { content: next, sources: sourcesOf(next, facts, proposals), proposals, origin: "added" as const };
  const id = await parts.versionsStore.addVersion(user.id, document.id, version);
  if (id === undefined) throw changedElsewhere();
  return await reviewDocument(parts, user, id);
}

async function openSet(
  { documentsStore, profileStore, versionsStore, keptAnswersStore, now = () => new Date() }: Parts,
  user: SignedInUser,
  documentId: string,
): Promise<{ set: OpenSet; document: GeneratedDocument }> {
  const document = await documentsStore.document(user.id, documentId);
  const posting = document && (await documentsStore.posting(user.id, document.postingId));
  if (!document || !posting) throw notFound("These documents do not exist.");
  const posted = targetPosting(posting.content);
  const { companyName } = document;
  const profile = await profileStore.loadKeyed(user.id);
  const facts = documentFacts(profileFacts(profile.content, profile.keys), user, posted, companyName);
  const versions = await versionsStore.versionsOf(user.id, posting.id);
  await extractTerms(facts.values());
  const answers = await keptAnswersStore.answersOf(user.id);
  const target = await answeredPosting(posted, facts, { answers, now: now() });
  return { set: { jobUrl: posting.url, target, companyName, facts, versions }, document };
}

async function readVersion({ documentsStore }: Parts, userId: string, documentId: string) {
  const document = await documentsStore.document(userId, documentId);
  if (!document) throw notFound("This version does not exist.");
  return { version: document.version, parts: reviewedParts(document.content, { hasAlternative: () => false }) };
}

async function drawPages(
  { documentsStore, pdfRenderer }: Parts,
  userId: string,
  documentId: string,
): Promise<string[]> {
  const document = await documentsStore.document(userId, documentId);
  if (!document) throw notFound("This document does not exist.");
  const { content, design, paper } = document;
  return await pdfRenderer.draw(sheetOf(content, { design, paper }), userId);
}

function orRefusal<Changed>(change: () => Changed): Changed {
  try {
    return change();
  } catch (error) {
    throw error instanceof RefusedChange ? changeRefused(error) : error;
  }
}

const changedElsewhere = () =>
  new AppError(409, "changed_elsewhere", "This document was changed elsewhere meanwhile. Nothing of it was lost.");
