import {
  answeredPosting,
  customaryPaper,
  documentFacts,
  keptWordingsOf,
  localisedFor,
  ownWordsOfLetter,
  profileLanguage,
  saysNothing,
  type WrittenDocument,
  withoutDecided,
} from "../../engines/document-writing/document-writing.ts";
import type { GeographyService } from "../../engines/geography/geography.ts";
import { pastedPosting } from "../../engines/posting-reading/posting-reading.ts";
import {
  type PostingFit,
  postingFit,
  type TargetPosting,
  targetPosting,
} from "../../engines/requirement-matching/requirement-matching.ts";
import { type FactBase, personFactsOf } from "../../engines/truth/truth.ts";
import type { AppearanceChoice } from "../../shared/documents/document-appearance.contract.ts";
import type { DocumentStep, PostingToRead } from "../../shared/documents/documents.contract.ts";
import { FetchRefusal } from "../guarded-fetch/fetch-refusal.ts";
import { AppError } from "../http/app-error.ts";
import type { SignedInUser } from "../http/route.ts";
import type { PdfRenderer } from "../pdf/pdf-renderer.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import type { QuotaService } from "../subscription/quota.service.ts";
import type { OwnWordsService } from "../wordings/own-words.service.ts";
import type { PrivateLinesService } from "../wordings/private-lines.service.ts";
import type { WordingsService } from "../wordings/wordings.service.ts";
import { postingUnreadable, profileEmpty, sourceNotFound, stepBroken } from "./document-errors.ts";
import type { DocumentsStore } from "./documents.store.ts";
import { createDocumentReservationService } from "./generation/document-reservation.service.ts";
import type { DocumentWriter, ProposedDocument } from "./generation/document-writer.ts";
import type { ScrapedPosting } from "./kept-posting.store.ts";
import { createDocumentFilesService } from "./pages/document-files.service.ts";
import type { KeptAnswers } from "./posting/interview.service.ts";
import type { PostingReader } from "./posting/posting-reader.ts";

interface Parts {
  documentsStore: DocumentsStore;
  privateLinesService: Pick<PrivateLinesService, "readableFacts">;
  keptAnswersStore: KeptAnswers;
  postingReader: PostingReader;
  geographyService: Pick<GeographyService, "placeFromText">;
  quotaService: Pick<QuotaService, "reserveFor" | "settle" | "release" | "releaseFor">;
  wordingsService: Pick<WordingsService, "openLedger">;
  ownWordsService: Pick<OwnWordsService, "forCompany">;
  pdfRenderer: PdfRenderer;
  fileStorage: FileStorage;
  documentWriter: DocumentWriter;
  now?: () => Date;
}

export type DocumentsService = ReturnType<typeof createDocumentsService>;

/** The steps from a posting's address to two PDFs. Each can be repeated; one that fails says so in its own words. */
export function createDocumentsService(parts: Parts) {
  const { documentsStore, privateLinesService, postingReader, documentWriter, now = () => new Date() } = parts;
  const reservations = createDocumentReservationService(parts);
  const { makePdf, ...files } = createDocumentFilesService({ ...parts, reservations });

  /** What the posting asks for, with what the profile and earlier answers say to it. */
  async function answered(userId: string, posted: TargetPosting, facts: FactBase) {
    return answeredPosting(posted, facts, { answers: await parts.keptAnswersStore.answersOf(userId), now: now() });
  }

  async function ownPosting(userId: string, postingId: string, step: DocumentStep): Promise<ScrapedPosting> {
    const posting = await documentsStore.posting(userId, postingId);
    if (!posting) throw sourceNotFound(step, { job_id: "This posting does not exist." });
    return posting;
  }

  async function makeDocument(
    user: SignedInUser,
    postingId: string,
    companyName: string,
    step: "resume" | "coverLetter",
  ): Promise<string> {
    const posting = await ownPosting(user.id, postingId, step);
    const material = await gather(user, posting, companyName, step);
    return await reservations.keepReserved(user.id, posting, companyName, material.facts, async () => {
      const written: ProposedDocument<WrittenDocument> =
        step === "resume" ? await documentWriter.cv(material) : await documentWriter.letter(material, companyName);
      return localisedFor(material.paper, withoutDecided(written, material.ledger, material.facts));
    });
  }

  async function gather(user: SignedInUser, { content, url }: ScrapedPosting, companyName: string, step: DocumentStep) {
    const own = await privateLinesService.readableFacts(user.id);
    if (saysNothing(own))
      throw profileEmpty(step, {
        profile: "Your profile is still empty. Fill it in first: documents hold nothing else.",
      });
    const posted = targetPosting(content);
    const ledger = await parts.wordingsService.openLedger(user.id, own);
    const language = profileLanguage(own, content, ledger.valid);
    return {
      target: await answered(user.id, posted, own),
      facts: documentFacts(own, user, posted, companyName),
      language,
      paper: customaryPaper(parts.geographyService, content.location, personFactsOf(own, "place")[0]?.text),
      ledger,
      wordings: keptWordingsOf(ledger, own, language),
      ownWords: ownWordsOfLetter(await parts.ownWordsService.forCompany(user.id, companyName), language),
      addressee: step === "coverLetter" ? await documentsStore.addresseeOf(user.id, url) : "",
      today: now().toISOString().slice(0, 10),
    };
  }

  return {
    ...files,

    /** A text that the person pasted stays what this address says, until they ask for the page and it can be read. */
    scrapeJob: ({ id }: SignedInUser, { url, text, job_title, location, pay, from_page }: PostingToRead) =>
      inStep("scrapeJob", async () => {
        if (text !== undefined) {
          const content = { ...pastedPosting(text, job_title), location, pay };
          return await documentsStore.keepPosting(id, { url, content, isPasted: true });
        }
        const known = from_page ? undefined : await documentsStore.newestPostingOf(id, url);
        if (known?.isPasted) return await documentsStore.keepPosting(id, known);
        return await documentsStore.keepPosting(id, { url, content: await postingReader.read(url), isPasted: false });
      }),

    async fit(
      { id }: SignedInUser,
      postingId: string,
    ): Promise<Omit<PostingFit, "profile"> & { profile: PostingFit["profile"] | "empty" }> {
      const posting = await ownPosting(id, postingId, "resume");
      const facts = await privateLinesService.readableFacts(id);
      const { matched } = await answered(id, targetPosting(posting.content), facts);
      const fit = postingFit(matched, facts.values());
      return saysNothing(facts) ? { ...fit, profile: "empty" } : fit;
    },

    resume: (user: SignedInUser, postingId: string, companyName: string) =>
      inStep("resume", () => makeDocument(user, postingId, companyName, "resume")),

    coverLetter: (user: SignedInUser, postingId: string, companyName: string) =>
      inStep("coverLetter", () => makeDocument(user, postingId, companyName, "coverLetter")),

    resumePdf: (user: SignedInUser, id: string, choice: AppearanceChoice) =>
      inStep("resumePdf", () => makePdf(user.id, id, "resumePdf", choice)),

    coverLetterPdf: (user: SignedInUser, id: string, choice: AppearanceChoice) =>
      inStep("coverLetterPdf", () => makePdf(user.id, id, "coverLetterPdf", choice)),
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
