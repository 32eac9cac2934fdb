import type { FastifyInstance } from "fastify";
import { cvImportEndpoints } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { invalidInput, notFound } from "../../http/app-error.ts";
import { uploadedForm } from "../../http/body/uploaded-form.ts";
import { addUserRoute } from "../../http/route.ts";
import type { CvImportService } from "./cv-import.service.ts";
import type { CvImportStore, FoundImport } from "./cv-import.store.ts";

const gone = "What was read is not kept any more. Please drop the file again.";
/** Each has a file to be read in a process of its own. */
const filesPerMinute = 20;

interface Parts {
  cvImportService: CvImportService;
  cvImportStore: CvImportStore;
}

export function registerCvImportRoutes(app: FastifyInstance, { cvImportService, cvImportStore }: Parts): void {
  const { read, waiting, pictures, discard } = cvImportEndpoints;

  const findOwn = async (userId: string, id: string) => {
    const found = await cvImportStore.find(userId, id);
    if (!found) throw notFound(gone);
    return viewOf(found);
  };

  addUserRoute(app, { ...read, callsPerMinute: filesPerMinute }, async ({ user, request, reply }) => {
    const { file } = request.isMultipart() ? await uploadedForm(request) : { file: undefined };
    if (!file) throw invalidInput("Please choose a file.");
    const isAwaited = () => !reply.raw.destroyed;
    const id = await cvImportService.read(user.id, file, isAwaited);
    return { found: await findOwn(user.id, id) };
  });

  addUserRoute(app, waiting, async ({ user, query: { id } }) => {
    const newest = id === undefined ? await cvImportStore.find(user.id, undefined) : undefined;
    const found = id === undefined ? newest && viewOf(newest) : await findOwn(user.id, id);
    return { found: found ?? null };
  });

  addUserRoute(app, pictures, async ({ user, query }) => {
    const found = await cvImportStore.pictures(user.id, query.id);
    if (!found) throw notFound(gone);
    return { pictures: found };
  });

  addUserRoute(app, discard, async ({ user, body }) => {
    if (!(await cvImportStore.discard(user.id, body.id))) throw notFound("There is nothing to discard any more.");
  });
}

const viewOf = ({ id, name, readAt, reading }: FoundImport) => ({ id, name, read_at: readAt.toISOString(), reading });
