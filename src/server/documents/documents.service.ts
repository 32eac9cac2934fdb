import { languageNote, profileLanguage } from "../../engines/document-writing/document-writing.ts";
import { pastedPosting } from "../../engines/posting-reading/posting-reading.ts";
import { type PostingFit, postingFit, targetPosting } from "../../engines/requirement-matching/requirement-matching.ts";
import type { Fact } from "../../engines/truth/truth.ts";
import { profileFacts } from "../../engines/truth/truth.ts";
import type { AppearanceChoice, DocumentAppearance } from "../../shared/documents/document-appearance.contract.ts";
import type { DocumentStep, PostingToRead } from "../../shared/documents/documents.contract.ts";
import { FetchRefusal } from "../guarded-fetch/fetch-refusal.ts";
import { AppError } from "../http/app-error.ts";
import type { SignedInUser } from "../http/route.ts";
import type { PdfRenderer } from "../pdf/pdf-renderer.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import type { QuotaService } from "../subscription/quota.service.ts";
import { postingUnreadable, profileEmpty, sourceNotFound, stepBroken } from "./document-errors.ts";
import type { DocumentsStore, GeneratedDocument } from "./documents.store.ts";
import { documentFacts } from "./generation/document-facts.ts";
import { createDocumentReservationService } from "./generation/document-reservation.service.ts";
import type { DocumentWriter } from "./generation/document-writer.ts";
import type { ScrapedPosting } from "./kept-posting.store.ts";
import { createDocumentFilesService } from "./pages/document-files.service.ts";
import type { PostingReader } from "./posting/posting-reader.ts";

interface Parts {
  documentsStore: DocumentsStore;
  profileStore: Pick<ProfileStore, "load">;
  postingReader: PostingReader;
  quotaService: Pick<QuotaService, "reserveFor" | "settle" | "release">;
  pdfRenderer: PdfRenderer;
  fileStorage: FileStorage;
  documentWriter: DocumentWriter;
  now?: () => Date;
}

export interface PdfFile {
  documentId: string;
  missingCharacters: string[];
  /** Where posting and document are in different languages. */
  languageNote: string | undefined;
}

export type DocumentsService = ReturnType<typeof createDocumentsService>;

/** The steps from a posting's address to two PDFs. Each can be repeated; one that fails says so in its own words. */
export function createDocumentsService({ now = () => new Date(), ...parts }: Parts) {
  const { documentsStore, profileStore, postingReader, documentWriter } = parts;
  const { keepReserved, settle } = createDocumentReservationService(parts);
  const { setPdf, fileOf, removeFilesOf } = createDocumentFilesService(parts);

  /** A text that the person pasted stays what this address says, until they ask for the page and it can be read. */
  async function scrapeJob(userId: string, { url, text, job_title, from_page }: PostingToRead): Promise<string> {
    if (text !== undefined) {
      return await documentsStore.keepPosting(userId, { url, content: pastedPosting(text, job_title), isPasted: true });
    }
    const known = from_page ? undefined : await documentsStore.newestPostingOf(userId, url);
    if (known?.isPasted) return await documentsStore.keepPosting(userId, known);
    return await documentsStore.keepPosting(userId, { url, content: await postingReader.read(url), isPasted: false });
  }

  async function fitOf(userId: string, postingId: string): Promise<PostingFit> {
    const posting = await ownPosting(userId, postingId, "resume");
    return postingFit(posting.content, await profileStore.load(userId));
  }

  async function makeResume(user: SignedInUser, postingId: string, companyName: string): Promise<string> {
    const posting = await ownPosting(user.id, postingId, "resume");
    const material = await gather(user, posting, companyName, "resume");
    return await keepReserved(user.id, posting, companyName, material.facts, () => documentWriter.cv(material));
  }

  async function makeLetter(user: SignedInUser, postingId: string, companyName: string): Promise<string> {
    const posting = await ownPosting(user.id, postingId, "coverLetter");
    const material = await gather(user, posting, companyName, "coverLetter");
    const date = now().toISOString().slice(0, 10);
    return await keepReserved(user.id, posting, companyName, material.facts, () =>
      documentWriter.letter(material, companyName, date),
    );
  }

  async function makePdf(
    userId: string,
    documentId: string,
    step: "resumePdf" | "coverLetterPdf",
    choice: AppearanceChoice,
  ): Promise<PdfFile> {
    const document = await documentsStore.document(userId, documentId);
    if (!document || document.kind !== kindOf[step])
      throw sourceNotFound(step, { id: "This document does not exist." });
    const appearance = chosenAppearance(document, choice);
    const isSet =
      document.fileKey !== null && appearance.design === document.design && appearance.paper === document.paper;
    const missingCharacters = isSet
      ? (document.missingCharacters ?? [])
      : (await setPdf({ ...document, ...appearance })).missingCharacters;
    const posting = await documentsStore.posting(userId, document.postingId);
    await settle(userId, posting);
    return {
      documentId,
      missingCharacters,
      languageNote: posting && languageNote(document.content.language, posting.content),
    };
  }

  async function ownPosting(userId: string, postingId: string, step: DocumentStep): Promise<ScrapedPosting> {
    const posting = await documentsStore.posting(userId, postingId);
    if (!posting) throw sourceNotFound(step, { job_id: "This posting does not exist." });
    return posting;
  }

  async function gather(user: SignedInUser, { content }: ScrapedPosting, companyName: string, step: DocumentStep) {
    const own = profileFacts(await profileStore.load(user.id));
    if (![...own.values()].some(saysSomething)) {
      throw profileEmpty(step, {
        profile: "Your profile is still empty. Fill it in first: documents hold nothing else.",
      });
    }
    const target = targetPosting(content);
    return { target, facts: documentFacts(own, user, target, companyName), language: profileLanguage(own, content) };
  }

  /** Every version has a link, also one whose file no step has set and counted: it counts when it is downloaded. */
  async function countDownload({ userId, postingId }: GeneratedDocument): Promise<void> {
    await settle(userId, await documentsStore.posting(userId, postingId));
  }

  return {
    scrapeJob: (user: SignedInUser, posting: PostingToRead) => inStep("scrapeJob", () => scrapeJob(user.id, posting)),
    fit: (user: SignedInUser, postingId: string) => fitOf(user.id, postingId),
    resume: (user: SignedInUser, postingId: string, companyName: string) =>
      inStep("resume", () => makeResume(user, postingId, companyName)),
    coverLetter: (user: SignedInUser, postingId: string, companyName: string) =>
      inStep("coverLetter", () => makeLetter(user, postingId, companyName)),
    resumePdf: (user: SignedInUser, id: string, choice: AppearanceChoice) =>
      inStep("resumePdf", () => makePdf(user.id, id, "resumePdf", choice)),
    coverLetterPdf: (user: SignedInUser, id: string, choice: AppearanceChoice) =>
      inStep("coverLetterPdf", () => makePdf(user.id, id, "coverLetterPdf", choice)),
    /** The PDF itself, for a caller who may have it. */
    fileOf,
    countDownload,
    removeFilesOf,
  };
}

const chosenAppearance = (
  kept: DocumentAppearance,
  { design = kept.design, paper = kept.paper }: AppearanceChoice,
): DocumentAppearance => ({
  design,
  paper,
});

const kindOf = { resumePdf: "cv", coverLetterPdf: "letter" } as const;

async function inStep<T>(step: DocumentStep, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof FetchRefusal) throw postingUnreadable(step, { url: error.message });
    throw Object.assign(stepBroken(step), { cause: error });
  }
}

/** A name and a phone number alone make no document. */
const saysSomething = ({ section, kind, text }: Fact) =>
  text !== "" && (section !== "person" || kind === "summary" || kind === "skill");
