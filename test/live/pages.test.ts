import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { expect } from "vitest";
import { makePageHost } from "../documentation/page-host.ts";
import { needsDotnet, runPage, toolsOf } from "../documentation/page-runner.ts";
import { liveTest } from "./api.ts";
import { installEf } from "./test-packages.ts";

const docs = new URL("../../docs/", import.meta.url);
// The pages that need no SDK are run by test/documentation/how-to.test.ts.
const pages = ["tutorials", "how-to"].flatMap((folder) =>
  readdirSync(new URL(folder, docs))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(new URL(`${folder}/${name}`, docs), "utf8") }))
    .filter(({ text }) => needsDotnet(text)),
);

for (const { path, text } of pages)
  liveTest(`every step of ${path} does what the page says`, { timeout: 300_000 }, async () => {
    const work = new URL(`.work/pages/${path.replace(/\W/g, "-")}`, import.meta.url).pathname;
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    if (path.startsWith("how-to/")) makePageHost(text, work);
    if (text.includes("dotnet-ef")) installEf(toolsOf(work));
    await runPage(text, work);
  });

liveTest("every tutorial is run, and the pages with C# that compiles", () => {
  expect(pages.map(({ path }) => path)).toEqual([
    "tutorials/existing-classes.md",
    "tutorials/first-entity.md",
    "tutorials/first-model.md",
    "tutorials/multi-tenant-shop.md",
    "how-to/authorization.md",
    "how-to/contract.md",
    "how-to/fastendpoints.md",
    "how-to/migrations.md",
  ]);
});
