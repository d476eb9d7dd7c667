import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { apiCaseFolder, apiCases } from "../cases/api-files.ts";
import { apiTest } from "./api.ts";
import { transcriptOf } from "./transcript.ts";

// Adding a case is adding a folder with a model, whose contexts no other case has, and what is asked of it.
apiTest.each(apiCases)("%s is answered as expected", async (name) => {
  const answers = join(apiCaseFolder(name), "answers.txt");
  const transcript = await transcriptOf(readFileSync(join(apiCaseFolder(name), "requests.txt"), "utf8"));
  if (process.env["TENON_UPDATE"] === "1") writeFileSync(answers, transcript);
  expect(transcript).toBe(readFileSync(answers, "utf8"));
});
