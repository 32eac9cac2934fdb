import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "../../src/server/database/database.ts";
import type { TestApp } from "../test-app.ts";

/**
 * In one server those who want the same lock take turns before they reach the database, and so show nothing of it: the database as several
 * servers have it open. PGlite has one.
 */
export async function databasesOfServers({ config, database }: TestApp, count: number): Promise<Database[]> {
  if (!config.databaseUrl) return Array.from({ length: count }, () => database);
  const servers = await Promise.all(Array.from({ length: count }, () => openDatabase(config)));
  onTestFinished(async () => {
    await Promise.all(servers.map(({ close }) => close()));
  });
  return servers.map((server) => server.database);
}
