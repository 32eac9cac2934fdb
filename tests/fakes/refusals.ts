/** What a server answers in the place of what was asked for. */
export interface Refusal {
  status: number;
  body?: string;
  json?: unknown;
}

// There is no fixed form of an error: these are what servers have.
export const empty: Refusal = { status: 500 };
export const page502: Refusal = { status: 502, body: "<h1>Bad gateway</h1>" };
export const inMessage = (status: number, message: string): Refusal => ({ status, json: { message } });
export const inError = (status: number, error: string): Refusal => ({ status, json: { error } });
export const notDone: Refusal = { status: 200, json: { success: false } };
