import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ErrorReply } from "../../../shared/http/error.contract.ts";
import { outageOf } from "../../database/database-outage.ts";
import type { ErrorReporter } from "../../error-reports/error-reporter.ts";
import { AppError, invalidInput } from "../app-error.ts";
import { withoutParameters } from "../log/logged-error.ts";
import { logRefusal } from "../log/security-log.ts";
import { databaseOutage } from "./outage-reply.ts";

const unexpected = "internal_error";

/** Turns whatever was thrown into the one form of error reply; an unexpected error tells the caller nothing. */
export function errorAnswer(reporter: ErrorReporter) {
  const isNews = createOutageNews();
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const expected = toAppError(error);
    if (expected.code === unexpected || isNews(expected)) reporter.report(reported(error), whereOf(request));
    logRefusal(request, expected);
    return answerError(error, expected, request, reply);
  };
}

/** Of something outside that fails, what is at the bottom of it. */
function reported(error: Error): Error {
  const shown = withoutParameters(error);
  return error instanceof AppError && shown.cause instanceof Error ? reported(shown.cause) : shown;
}

const newsPauseMs = 60_000;

/** While a database or a model is away, every call fails: one report a minute of each kind tells as much. */
function createOutageNews() {
  const reportedAt = new Map<string, number>();
  return ({ status, code }: AppError): boolean => {
    const isKnown = Date.now() - (reportedAt.get(code) ?? 0) < newsPauseMs;
    if (status < 500 || isKnown) return false;
    reportedAt.set(code, Date.now());
    return true;
  };
}

function whereOf({ method, routeOptions, id }: FastifyRequest) {
  return { method, route: routeOptions.url ?? "unknown", requestId: id };
}

function answerError(
  error: FastifyError,
  expected: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (expected.status >= 500) request.log.error({ err: error, path: request.url.split("?")[0] }, "Request failed");
  if (expected.retryAfter) reply.header("retry-after", expected.retryAfter);
  const body: ErrorReply = {
    success: false,
    error: expected.code,
    message: expected.code === unexpected ? `${expected.message} (Reference: ${request.id})` : expected.message,
    ...(expected.fields && { fields: expected.fields }),
    ...(expected.secondStep && { second_step: expected.secondStep }),
  };
  return reply.status(expected.status).send(body);
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError && (error.status < 500 || error.status === 503)) return error;
  const outage = outageOf(error);
  if (outage) return databaseOutage(outage);
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return invalidInput("Please check what you entered.", fieldErrors(error));
  if (error.statusCode === 413 || error.code === "FST_REQ_FILE_TOO_LARGE") {
    return new AppError(413, "too_large", "What you sent is too large.");
  }
  if (error.statusCode && error.statusCode < 500)
    return new AppError(error.statusCode, "bad_request", "The request could not be read.");
  return new AppError(500, unexpected, "Something went wrong on our side. Please try again.");
}

/** { "data.personal_details.email": "Invalid email format" }: the first fault of each field. */
function fieldErrors(error: {
  validation: { instancePath: string; message?: string | undefined }[];
}): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of error.validation) {
    const path = instancePath.split("/").filter(Boolean).join(".");
    fields[path] ??= message ?? "Please check this field";
  }
  return fields;
}
