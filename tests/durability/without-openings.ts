/**
 * The one source is an address of this machine, which the server refuses to fetch: its index stays empty. Filling that of a new
 * database costs more than everything else in a test that asks for no opening.
 */
export const withoutOpenings = { JOB_SOURCES: "page:http://127.0.0.1:1/" };
