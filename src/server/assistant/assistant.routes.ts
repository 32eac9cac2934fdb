import type { FastifyInstance } from "fastify";
import { conversationView } from "../../engines/assistant/assistant.ts";
import { assistantEndpoints } from "../../shared/assistant/assistant.contract.ts";
import { notFound } from "../http/app-error.ts";
import { bodyLimitOf } from "../http/limits/body-limit.ts";
import { addUserRoute } from "../http/route.ts";
import type { AssistantService } from "./assistant.service.ts";
import type { AssistantStore } from "./assistant.store.ts";
import { chatInputOf } from "./conversation/chat-upload.ts";
import { type FirstStepsParts, firstStepsOf } from "./first-steps.ts";
import { streamedReply } from "./streamed-reply.ts";

/** Each may bring a file that has to be read. */
const messagesPerMinute = 60;

interface Parts extends FirstStepsParts {
  assistantStore: AssistantStore;
  assistantService: AssistantService;
}

export function registerAssistantRoutes(app: FastifyInstance, parts: Parts): void {
  const { assistantStore, assistantService } = parts;
  addUserRoute(app, assistantEndpoints.firstSteps, ({ user }) => firstStepsOf(parts, user.id));

  addUserRoute(app, assistantEndpoints.conversations, async ({ user }) => {
    const conversations = await assistantStore.history(user.id);
    return { conversations: conversations.map((stored) => conversationView(stored, new Date())) };
  });

  addUserRoute(app, assistantEndpoints.setDeleted, async ({ user, body }) => {
    const isThere = await assistantStore.setDeleted(user.id, body.session_id, body.is_deleted ? new Date() : null);
    if (!isThere) throw notFound("This conversation does not exist any more.");
    return {};
  });

  addUserRoute(app, assistantEndpoints.reply, ({ user, query }) =>
    assistantService.replyState(user.id, query.session_id, query.request_id),
  );

  // The body is checked in the handler: it may be a form, which Fastify's validation does not see.
  const { body: message, ...process } = assistantEndpoints.process;
  const limits = { callsPerMinute: messagesPerMinute, bodyBytes: bodyLimitOf(message) };
  addUserRoute(app, { ...process, ...limits }, async ({ user, request, reply }) => {
    const input = await chatInputOf(request);
    return streamedReply(request, reply, (onHtml) => assistantService.answer(user.id, input, onHtml));
  });
}
