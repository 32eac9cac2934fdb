import {
  answeredPosting,
  changedDocument,
  type DecisionOnWording,
  decisionsOfChange,
  decisionsOnWaiting,
  documentFacts,
  languageNote,
  type OpenSet,
  questionsOfLetter,
  RefusedChange,
  reviewOf,
  sheetOf,
  sourcesOf,
  tracedIn,
  type VersionContent,
  versionText,
  withSaid,
  wordingOfTyped,
} from "../../../engines/document-writing/document-writing.ts";
import { extractTerms, targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { askedOfNote, type DocumentChange, type Review } from "../../../shared/documents/document-review.contract.ts";
import { hardFactCode } from "../../../shared/wordings/wordings.contract.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { SignedInUser } from "../../http/route.ts";
import type { PdfRenderer } from "../../pdf/pdf-renderer.ts";
import type { OwnWordsService } from "../../wordings/own-words.service.ts";
import type { PrivateLinesService } from "../../wordings/private-lines.service.ts";
import type { WordingsService } from "../../wordings/wordings.service.ts";
import { changeRefused } from "../document-errors.ts";
import type { DocumentsStore, GeneratedDocument } from "../documents.store.ts";
import type { ScrapedPosting } from "../kept-posting.store.ts";
import type { DocumentLinkService } from "../links/document-link.service.ts";
import type { KeptAnswers } from "../posting/interview.service.ts";
import type { DocumentVersionsStore } from "./document-versions.store.ts";

interface Parts {
  documentsStore: Pick<DocumentsStore, "document" | "posting">;
  versionsStore: DocumentVersionsStore;
  privateLinesService: Pick<PrivateLinesService, "readableFacts" | "noteIn">;
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
  const { documentsStore, versionsStore, ownWordsService, now = () => new Date() } = parts;

  async function ownDocument(userId: string, id: string, missing: string): Promise<GeneratedDocument> {
    const document = await documentsStore.document(userId, id);
    if (!document) throw notFound(missing);
    return document;
  }

  async function openSet(
    user: SignedInUser,
    documentId: string,
  ): Promise<{ set: OpenSet; document: GeneratedDocument; posting: ScrapedPosting }> {
    const document = await ownDocument(user.id, documentId, noDocuments);
    const posting = await documentsStore.posting(user.id, document.postingId);
    if (!posting) throw notFound(noDocuments);
    const posted = targetPosting(posting.content);
    const { companyName } = document;
    const own = await parts.privateLinesService.readableFacts(user.id);
    const facts = documentFacts(own, user, posted, companyName);
    const versions = await versionsStore.versionsOf(user.id, posting.id);
    await extractTerms(facts.values());
    const answers = await parts.keptAnswersStore.answersOf(user.id);
    const target = await answeredPosting(posted, facts, { answers, now: now() });
    return { set: { jobUrl: posting.url, target, companyName, facts, versions }, document, posting };
  }

  async function review(user: SignedInUser, documentId: string): Promise<Review> {
    const { set, document, posting } = await openSet(user, documentId);
    const said = await ownWordsService.forCompany(user.id, set.companyName);
    const letter_questions = questionsOfLetter(set.target.questions, said);
    const reviewed = await reviewOf(set, (id) => parts.documentLinkService.linkFor(user.id, id));
    return { ...reviewed, letter_questions, language_note: languageNote(document.content, posting.content) };
  }

  /** May be repeated. What claims more than its facts is no wording of them: it stays a line of this document. */
  async function recordDecisions(userId: string, decisions: readonly DecisionOnWording[]): Promise<void> {
    for (const { what, wording } of decisions) {
      try {
        await parts.wordingsService[what](userId, wording);
      } catch (error) {
        if (!(what === "keep" && error instanceof AppError && error.code === hardFactCode)) throw error;
      }
    }
  }

  async function reviewNext(user: SignedInUser, baseId: string, next: VersionContent): Promise<Review> {
    const id = await versionsStore.addVersion(user.id, baseId, next);
    if (id === undefined) throw changedElsewhere();
    return await review(user, id);
  }

  /** What only the person can say stands in this letter, and is kept for later ones. */
  async function sayInLetter(
    user: SignedInUser,
    { set, document }: { set: OpenSet; document: GeneratedDocument },
    words: Extract<DocumentChange, { what: "say" }>,
  ): Promise<Review> {
    const { content, facts, proposals } = tracedIn(set, document);
    if (content.kind !== "letter") throw new AppError(422, "change_refused", "Only a letter says this.");
    const { kind, question } = words;
    const note = kind === "motive" && !words.is_meant && parts.privateLinesService.noteIn(words.text);
    if (note) throw new AppError(422, "change_refused", ...askedOfNote(note));
    const language = content.language ?? "en";
    const { text, refusal } = wordingOfTyped(words, set.target.questions, language);
    if (refusal) throw new AppError(422, "change_refused", ...refusal);
    const before = await ownWordsService.forCompany(user.id, set.companyName);
    // From when somebody could begin is the same for all companies.
    const company = kind === "availability" ? null : set.companyName;
    const said = await ownWordsService.set(user.id, { kind, question, text, company, language });
    const next = withSaid(content, said, before, set.target.questions);
    const version = { content: next, sources: sourcesOf(next, facts, proposals), proposals, origin: "added" as const };
    return await reviewNext(user, document.id, version);
  }

  return {
    review,

    async change(user: SignedInUser, documentId: string, wanted: DocumentChange): Promise<Review> {
      const { set, document } = await openSet(user, documentId);
      if (wanted.what === "decline" || wanted.what === "reconsider") {
        await recordDecisions(user.id, decisionsOnWaiting(tracedIn(set, document), wanted));
        await versionsStore.setDeclined(user.id, document.id, wanted.proposal, wanted.what === "decline");
        return await review(user, document.id);
      }
      if (wanted.what === "say") return await sayInLetter(user, { set, document }, wanted);
      const next = orRefusal(() => changedDocument(set, document, wanted, now().toISOString().slice(0, 10)));
      // Before the version: what fails after it may be repeated, and finds the yes recorded.
      await recordDecisions(user.id, decisionsOfChange(set, document, wanted, next));
      return await reviewNext(user, document.id, next);
    },

    /** What this version says. */
    async version(userId: string, documentId: string) {
      const { version, content } = await ownDocument(userId, documentId, "This version does not exist.");
      return { version, ...versionText(content) };
    },

    /** What the file of this version looks like. */
    async pages(userId: string, documentId: string): Promise<string[]> {
      const document = await ownDocument(userId, documentId, "This document does not exist.");
      const { content, design, paper } = document;
      return await parts.pdfRenderer.draw(sheetOf(content, { design, paper }), userId);
    },
  };
}

const noDocuments = "These documents do not exist.";

function orRefusal<Changed>(change: () => Changed): Changed {
  try {
    return change();
  } catch (error) {
    throw error instanceof RefusedChange ? changeRefused(error) : error;
  }
}

const changedElsewhere = () =>
  new AppError(409, "changed_elsewhere", "This document was changed elsewhere meanwhile. Nothing of it was lost.");
