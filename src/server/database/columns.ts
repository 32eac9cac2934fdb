import { timestamp } from "drizzle-orm/pg-core";

export const timeColumn = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
