import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { attachmentHeader } from "../../../engines/document-writing/document-writing.ts";
import { clientMadeId } from "../../../shared/http/client-made-id.contract.ts";
import {
  cardFilePath,
  cardRecordEndpoints as endpoints,
} from "../../../shared/tracker/records/card-record.contract.ts";
import { jobUrl } from "../../../shared/tracker/tracker.contract.ts";
import { invalidInput, notFound, unauthorized } from "../../http/app-error.ts";
import { uploadedForm } from "../../http/body/uploaded-form.ts";
import { callsOfPerson } from "../../http/limits/request-limit.ts";
import { addUserRoute } from "../../http/route.ts";
import type { Changed } from "../board-change.store.ts";
import type { CardFilesService } from "./card-files.service.ts";
import type { CardRecordsService } from "./card-records.service.ts";

interface Parts {
  cardRecordsService: CardRecordsService;
  cardFilesService: CardFilesService;
  boardRevision: (userId: string) => Promise<number>;
}

/** Each may have 10 MB. */
const uploadsPerMinute = 30;
const downloadsPerMinute = 60;

const uploadFields = z.object({ id: clientMadeId, job_url: jobUrl });

export function registerCardRecordRoutes(app: FastifyInstance, parts: Parts): void {
  const { cardRecordsService: records, cardFilesService: files } = parts;
  const answer = <Result>({ result, revision }: Changed<Result>) => ({ data: result, revision });

  addUserRoute(app, endpoints.list, async ({ user }) => {
    // In this order: a change in between makes them be read once more, and never be missed.
    const revision = await parts.boardRevision(user.id);
    return answer({ result: await records.list(user.id), revision });
  });
  addUserRoute(app, endpoints.save, async ({ user, body }) =>
    answer(await records.save(user.id, body.record, body.base)),
  );
  addUserRoute(app, endpoints.restore, async ({ user, body }) => answer(await records.restore(user.id, body.records)));
  addUserRoute(app, endpoints.remove, async ({ user, body }) => {
    const { revision } = await records.remove(user.id, body.id);
    return { revision };
  });

  addUserRoute(app, { ...endpoints.upload, callsPerMinute: uploadsPerMinute }, async ({ user, request }) => {
    const form = request.isMultipart() ? await uploadedForm(request) : { fields: {}, file: undefined };
    const fields = uploadFields.safeParse(form.fields).data;
    const { file } = form;
    if (!fields || !file) throw invalidInput("Please choose a file.");
    const data = { name: file.name, size: file.bytes.length, type: file.type.slice(0, 200) };
    const record = { kind: "file" as const, ...fields, data };
    return answer(await files.keep(user.id, fields.id, file, () => records.save(user.id, record, null)));
  });

  // No endpoint: it answers with a file.
  app.get(
    cardFilePath,
    { schema: { hide: true }, config: callsOfPerson(downloadsPerMinute) },
    async ({ user, query }, reply) => {
      if (!user) throw unauthorized();
      const id = z.object({ id: clientMadeId }).safeParse(query).data?.id;
      const record = (await records.list(user.id)).find((one) => one.id === id);
      const bytes = record?.kind === "file" ? await files.bytes(user.id, record.id) : undefined;
      if (record?.kind !== "file" || !bytes) throw notFound("This file is not here any more.");
      // Whatever it is, nothing may run it as a page of ours.
      return reply
        .type("application/octet-stream")
        .header("content-disposition", attachmentHeader(record.data.name))
        .header("cache-control", "private, no-store")
        .send(Buffer.from(bytes));
    },
  );
}
