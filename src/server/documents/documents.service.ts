import {
  answeredPosting,
  documentFacts,
  keptWordingsOf,
  ownWordsOfLetter,
  profileLanguage,
  saysNothing,
  type WrittenDocument,
  withoutDecided,
} from "../../engines/document-writing/document-writing.ts";
import { pastedPosting } from "../../engines/posting-reading/posting-reading.ts";
import { type PostingFit, postingFit, targetPosting } from "../../engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../engines/truth/truth.ts";
import type { AppearanceChoice } from "../../shared/documents/document-appearance.contract.ts";
import type { DocumentStep, PostingToRead } from "../../shared/documents/documents.contract.ts";
import { FetchRefusal } from "../guarded-fetch/fetch-refusal.ts";
import { AppError } from "../http/app-error.ts";
import type { SignedInUser } from "../http/route.ts";
import type { PdfRenderer } from "../pdf/pdf-renderer.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import type { QuotaService } from "../subscription/quota.service.ts";
import type { OwnWordsService } from "../wordings/own-words.service.ts";
import type { WordingsService } from "../wordings/wordings.service.ts";
import { postingUnreadable, profileEmpty, sourceNotFound, stepBroken } from "./document-errors.ts";
import type { DocumentsStore, GeneratedDocument } from "./documents.store.ts";
import {
  createDocumentReservationService,
  type DocumentReservationService,
} from "./generation/document-reservation.service.ts";
import type { DocumentWriter, ProposedDocument } from "./generation/document-writer.ts";
import type { ScrapedPosting } from "./kept-posting.store.ts";
import { createDocumentFilesService, type DocumentFilesService } from "./pages/document-files.service.ts";
import { countDownload, makePdf } from "./pages/document-pdf.ts";
import type { KeptAnswers } from "./posting/interview.service.ts";
import type { PostingReader } from "./posting/posting-reader.ts";

interface Parts {
  documentsStore: DocumentsStore;
  profileStore: Pick<ProfileStore, "loadKeyed">;
  keptAnswersStore: KeptAnswers;
  postingReader: PostingReader;
  quotaService: Pick<QuotaService, "reserveFor" | "settle" | "release" | "releaseFor">;
  wordingsService: Pick<WordingsService, "openLedger">;
  ownWordsService: Pick<OwnWordsService, "forCompany">;
  pdfRenderer: PdfRenderer;
  fileStorage: FileStorage;
  documentWriter: DocumentWriter;
  now?: () => Date;
}

interface StepParts extends Parts {
  reservations: DocumentReservationService;
  files: DocumentFilesService;
}

export type DocumentsService = ReturnType<typeof createDocumentsService>;

/** The steps from a posting's address to two PDFs. Each can be repeated; one that fails says so in its own words. */
export function createDocumentsService(outside: Parts) {
  const files = createDocumentFilesService(outside);
  const parts: StepParts = { ...outside, files, reservations: createDocumentReservationService(outside) };

  return {
    scrapeJob: (user: SignedInUser, posting: PostingToRead) =>
      inStep("scrapeJob", () => scrapeJob(parts, user.id, posting)),
    fit: (user: SignedInUser, postingId: string) => fitOf(parts, user.id, postingId),
    resume: (user: SignedInUser, postingId: string, companyName: string) =>
      inStep("resume", () => makeDocument(parts, user, postingId, companyName, "resume")),
    coverLetter: (user: SignedInUser, postingId: string, companyName: string) =>
      inStep("coverLetter", () => makeDocument(parts, user, postingId, companyName, "coverLetter")),
    resumePdf: (user: SignedInUser, id: string, choice: AppearanceChoice) =>
      inStep("resumePdf", () => makePdf(parts, user.id, id, "resumePdf", choice)),
    coverLetterPdf: (user: SignedInUser, id: string, choice: AppearanceChoice) =>
      inStep("coverLetterPdf", () => makePdf(parts, user.id, id, "coverLetterPdf", choice)),
    /** The PDF itself, for a caller who may have it. */
    fileOf: files.fileOf,
    wordFileOf: files.wordFileOf,
    countDownload: <File>(document: GeneratedDocument, make: () => Promise<File>) =>
      countDownload(parts, document, make),
    removeFilesOf: files.removeFilesOf,
  };
}

async function inStep<T>(step: DocumentStep, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof FetchRefusal) throw postingUnreadable(step, { url: error.message });
    throw Object.assign(stepBroken(step), { cause: error });
  }
}

/** A text that the person pasted stays what this address says, until they ask for the page and it can be read. */
async function scrapeJob(
  { documentsStore, postingReader }: StepParts,
  userId: string,
  { url, text, job_title, location, pay, from_page }: PostingToRead,
): Promise<string> {
  if (text !== undefined) {
    const content = { ...pastedPosting(text, job_title), location, pay };
    return await documentsStore.keepPosting(userId, { url, content, isPasted: true });
  }
  const known = from_page ? undefined : await documentsStore.newestPostingOf(userId, url);
  if (known?.isPasted) return await documentsStore.keepPosting(userId, known);
  return await documentsStore.keepPosting(userId, { url, content: await postingReader.read(url), isPasted: false });
}

async function fitOf(
  parts: StepParts,
  userId: string,
  postingId: string,
): Promise<Omit<PostingFit, "profile"> & { profile: PostingFit["profile"] | "empty" }> {
  const posting = await ownPosting(parts, userId, postingId, "resume");
  const { content, keys } = await parts.profileStore.loadKeyed(userId);
  const facts = profileFacts(content, keys);
  const answers = await parts.keptAnswersStore.answersOf(userId);
  const { now = () => new Date() } = parts;
  const { matched } = await answeredPosting(targetPosting(posting.content), facts, { answers, now: now() });
  const fit = postingFit(matched, facts.values());
  return saysNothing(facts) ? { ...fit, profile: "empty" } : fit;
}

async function makeDocument(
  parts: StepParts,
  user: SignedInUser,
  postingId: string,
  companyName: string,
  step: "resume" | "coverLetter",
): Promise<string> {
  const { reservations, documentWriter } = parts;
  const posting = await ownPosting(parts, user.id, postingId, step);
  const material = await gather(parts, user, posting, companyName, step);
  return await reservations.keepReserved(user.id, posting, companyName, material.facts, async () => {
    const written: ProposedDocument<WrittenDocument> =
      step === "resume" ? await documentWriter.cv(material) : await documentWriter.letter(material, companyName);
    return withoutDecided(written, material.ledger, material.facts);
  });
}

async function ownPosting(
  { documentsStore }: StepParts,
  userId: string,
  postingId: string,
  step: DocumentStep,
): Promise<ScrapedPosting> {
  const posting = await documentsStore.posting(userId, postingId);
  if (!posting) throw sourceNotFound(step, { job_id: "This posting does not exist." });
  return posting;
}

async function gather(
  { profileStore, keptAnswersStore, wordingsService, ownWordsService, now = () => new Date() }: StepParts,
  user: SignedInUser,
  { content }: ScrapedPosting,
  companyName: string,
  step: DocumentStep,
) {
  const profile = await profileStore.loadKeyed(user.id);
  const own = profileFacts(profile.content, profile.keys);
  if (saysNothing(own)) {
    throw profileEmpty(step, {
      profile: "Your profile is still empty. Fill it in first: documents hold nothing else.",
    });
  }
  const posted = targetPosting(content);
  const language = profileLanguage(own, content);
  const ledger = await wordingsService.openLedger(user.id, own);
  const answers = await keptAnswersStore.answersOf(user.id);
  return {
    target: await answeredPosting(posted, own, { answers, now: now() }),
    facts: documentFacts(own, user, posted, companyName),
    language,
    ledger,
    wordings: keptWordingsOf(ledger, own, language),
    ownWords: ownWordsOfLetter(await ownWordsService.forCompany(user.id, companyName), language),
    today: now().toISOString().slice(0, 10),
  };
}
