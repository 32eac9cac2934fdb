import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";

const uniqueViolation = "23505";

/** Whether a statement failed because somebody else has stored the same key meanwhile. */
export const isUniqueConflict = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && error.cause instanceof DatabaseError && error.cause.code === uniqueViolation;
