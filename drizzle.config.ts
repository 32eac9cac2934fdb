import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/server/**/*.table.ts", "./src/stand-ins/**/*.table.ts"],
  out: "./migrations",
});
