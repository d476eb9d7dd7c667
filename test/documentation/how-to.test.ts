import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makePageHost } from "./page-host.ts";
import { needsDotnet, needsNx, runPage } from "./page-runner.ts";

const folder = new URL("../../docs/how-to/", import.meta.url);
const pages = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));
const work = mkdtempSync(join(tmpdir(), "tenon-how-to-"));

afterAll(() => rmSync(work, { recursive: true, force: true }));

test("there is a page for each task", () => {
  expect(pages.map(({ name }) => name.replace(".md", ""))).toEqual([
    "authorization",
    "ci",
    "clients",
    "contract",
    "fastendpoints",
    "git-merges",
    "layered-solution",
    "migrations",
    "monorepo",
    "nx",
    "own-templates",
    "turborepo",
    "upgrade",
  ]);
});

// Pages that compile C# are run with the live tests, and those of Nx where it is installed.
test.each(pages.filter(({ text }) => !(needsDotnet(text) || needsNx(text))))(
  "every step of $name does what the page says",
  async ({ name, text }) => {
    const host = join(work, name.replace(".md", ""));
    makePageHost(text, host);
    await runPage(text, host);
  },
);
