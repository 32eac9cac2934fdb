import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";

/** One call as the specification has it (section 7), and nothing beside. */
export interface SpecifiedCall {
  /** The fields of the payload; one that ends in "?" may be left out. */
  fields: readonly string[];
  authorization: "none" | "bearer" | "raw";
  answer: (sent: Record<string, unknown>) => unknown;
}

interface Job {
  job_title: unknown;
  job_url: unknown;
  company_name: unknown;
  history: { status: unknown; timestamp: string }[];
  generated_documents?: { cv_link: unknown; cover_letter_link: unknown; generated_at: string };
}

/** A reply whose shape the specification does not show: each server may have another one. */
export class NotShown {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    this.status = status;
    this.body = body;
  }
}

export const person = { name: "Anna Weber", email: "anna@example.org", password: "Winter!morning7", token: "t-1" };
export const mailedCode = "ABC123";
export const resetKey = "key-1";

/** ISO 8601 without a zone. */
export const moment = (daysAgo = 0) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, -1);

const openings = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  job_title: `Process Engineer ${index + 1}`,
  company: "Kernwerk",
  location: index === 0 ? null : "Berlin",
  salary: index === 0 ? "" : "€60,000",
  company_info: null,
  description: "You run the columns.",
  requirements: index === 0 ? null : "Distillation",
  benefits: "",
  job_url: `https://jobs.example/${index + 1}`,
}));

/** What the server knows; tests set it and look into it. */
export function newWorld() {
  return {
    conversations: [
      {
        session_id: "session1700000000000abc",
        first_message: "Which jobs are there in Berlin?",
        last_message: "Two.",
        messages: [
          { id: "m1", role: "user", content: "Which jobs are there in Berlin?", timestamp: moment(3) },
          { id: "m2", role: "assistant", content: "<p>Two.</p>", timestamp: `${moment(3)}Z` },
        ],
        created_at: moment(3),
        updated_at: moment(3),
        message_count: 2,
      },
      { ...emptyConversation, messages: [] },
    ],
    reply: "<p>Hello.</p>",
    profile: emptyProfile() as Record<string, unknown>,
    jobs: [] as Job[],
    subscription: { subscription_status: "na", subscription_details: [] as object[] },
  };
}

const emptyConversation = {
  session_id: "session1700000000001abc",
  first_message: "",
  last_message: "",
  created_at: moment(),
  updated_at: moment(),
  message_count: 0,
};

export type World = ReturnType<typeof newWorld>;

export function specifiedCalls(world: World): Record<string, SpecifiedCall> {
  return { ...authCalls(), ...chatCalls(world), ...jobCalls(world), ...documentCalls(), ...subscriptionCalls(world) };
}

function authCalls(): Record<string, SpecifiedCall> {
  const call = (fields: string[], reply: unknown): SpecifiedCall => ({
    fields,
    authorization: "none",
    answer: () => reply,
  });
  return {
    "POST /login": call(["email", "password"], { data: { token: person.token }, name: person.name }),
    "POST /register": call(["name", "email", "password", "recaptchaToken"], new NotShown(201, "")),
    "POST /verify-email": call(["email", "code"], {}),
    "POST /forgot-password": call(["email", "recaptchaToken"], new NotShown(200, "<h1>Sent</h1>")),
    "POST /verify-reset-code": call(["email", "code", "recaptchaToken"], { change_password_key: resetKey }),
    "POST /change-password": call(["email", "new_password", "password_reset_key", "recaptchaToken"], {
      success: true,
    }),
    "POST /verify-token": call(["token"], { success: true, email: person.email, name: person.name }),
  };
}

function chatCalls(world: World): Record<string, SpecifiedCall> {
  return {
    "GET /api/chat/conversations": {
      fields: [],
      authorization: "bearer",
      answer: () => ({ conversations: world.conversations }),
    },
    "POST /api/chat/process": {
      fields: ["message", "session_id", "file?"],
      authorization: "bearer",
      answer: (sent) => {
        const known = world.conversations.find(({ session_id }) => session_id === sent.session_id);
        known?.messages.push(
          { id: `m${known.messages.length + 1}`, role: "user", content: String(sent.message), timestamp: moment() },
          { id: `m${known.messages.length + 2}`, role: "assistant", content: world.reply, timestamp: moment() },
        );
        return { response: world.reply };
      },
    },
    "GET /api/profile/test-auth": { fields: [], authorization: "raw", answer: () => new NotShown(200, "ok") },
    "GET /api/profile/load": {
      fields: [],
      authorization: "raw",
      answer: () => ({ success: true, data: { content: world.profile } }),
    },
    "POST /api/profile/save-version": {
      fields: ["data"],
      authorization: "raw",
      answer({ data }) {
        world.profile = { ...Object(data) };
        return { success: true };
      },
    },
  };
}

function jobCalls(world: World): Record<string, SpecifiedCall> {
  return {
    "GET /api/geo/countries": list([], { success: true, countries: ["Germany", "Monaco"] }),
    "POST /api/geo/states": {
      ...list(["country"], {}),
      answer: ({ country }) => ({ success: true, states: country === "Germany" ? ["Bavaria"] : [] }),
    },
    "POST /api/geo/cities": {
      ...list(["country", "state?"], {}),
      answer: ({ state }) => ({ success: true, cities: state ? ["Munich"] : ["Monte Carlo"] }),
    },
    "POST /api/geosearch": {
      ...list(["job_title", "limit", "offset", "country?", "state?", "city?", "latitude?", "longitude?"], {}),
      answer({ job_title, limit, offset }) {
        const found = job_title === "nothing" ? [] : openings;
        return { success: true, results: found.slice(Number(offset), Number(offset) + Number(limit)) };
      },
    },
    "GET /api/jobs": { ...list([], {}), answer: () => ({ success: true, data: world.jobs }) },
    "POST /api/jobs": {
      ...list(["job_title", "job_url", "company_name", "status?", "cv_link?", "cover_letter_link?"], {}),
      answer: (sent) => saveJob(world, sent),
    },
    "DELETE /api/jobs": {
      ...list(["job_url"], {}),
      answer(sent) {
        world.jobs = world.jobs.filter(({ job_url }) => job_url !== sent.job_url);
        return new NotShown(204, "");
      },
    },
  };
}

const list = (fields: string[], reply: unknown): SpecifiedCall => ({
  fields,
  authorization: "bearer",
  answer: () => reply,
});

function saveJob(world: World, { status, cv_link, cover_letter_link, ...sent }: Record<string, unknown>): NotShown {
  const { job_title, job_url, company_name } = sent;
  const known = world.jobs.find((job) => job.job_url === job_url);
  const job: Job = known ?? { job_title, job_url, company_name, history: [] };
  if (!known) world.jobs.push(job);
  if (status) job.history.push({ status, timestamp: moment() });
  if (cv_link) job.generated_documents = { cv_link, cover_letter_link, generated_at: moment() };
  return new NotShown(200, "Saved");
}

function documentCalls(): Record<string, SpecifiedCall> {
  const call = (fields: string[], reply: unknown): SpecifiedCall => ({
    fields,
    authorization: "raw",
    answer: () => reply,
  });
  return {
    "POST /document-processor/scrape-job": call(["url"], { success: true, id: 41 }),
    "POST /document-processor/resume-without-company": call(["job_id", "company_name"], { id: "cv-1" }),
    "POST /document-processor/cover-letter-without-company": call(["job_id", "company_name"], { id: "letter-1" }),
    "POST /document-processor/resume-pdf": call(["resume_id"], {
      success: true,
      url: "https://files.example/file?name=cv.pdf",
    }),
    "POST /document-processor/cover-letter-pdf": call(["letter_id"], {
      success: true,
      url: "https://files.example/file?name=letter.pdf",
    }),
  };
}

function subscriptionCalls(world: World): Record<string, SpecifiedCall> {
  return {
    "GET /api/subscription": {
      ...list([], {}),
      answer: () => ({ success: true, message: "", ...world.subscription }),
    },
    "POST /api/subscription/checkout": list(["billing_cycle", "currency", "plan_id"], {
      success: true,
      message: "",
      checkout_token: `checkout-${crypto.randomUUID()}`,
      public_key: "pk_1",
      product_id: 1234,
      plan_id: 77,
      sandbox: true,
      sandbox_token: "sandbox-1",
      sandbox_timestamp: 1_700_000_000,
    }),
    "POST /api/subscription/cancel": list(["subscription_id"], new NotShown(200, "")),
  };
}

/** What a request has that the specification does not name, or has not that it needs. */
export function faultsOf(
  name: string,
  call: SpecifiedCall,
  sent: Record<string, unknown>,
  header: string | null | undefined,
): string[] {
  const required = call.fields.filter((field) => !field.endsWith("?"));
  const known = call.fields.map((field) => field.replace("?", ""));
  const wanted = { none: null, raw: person.token, bearer: `Bearer ${person.token}` }[call.authorization];
  return [
    ...required.filter((field) => sent[field] === undefined).map((field) => `${name} without ${field}`),
    ...Object.keys(sent)
      .filter((field) => !known.includes(field))
      .map((field) => `${name} with ${field}`),
    ...((header ?? null) === wanted ? [] : [`${name} with authorization ${header}`]),
  ];
}
