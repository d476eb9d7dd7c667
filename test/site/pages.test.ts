import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { homePage, installation } from "../../scripts/site/home-page.ts";
import { playgroundExamples } from "../../scripts/site/playground-examples.js";
import { hostFor } from "../../site/playground/host-for.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { browserTest, openSite, type Site } from "./open-site.ts";
import { violationsOf } from "./violations-of.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

const sample = [
  "",
  "tutorials/first-entity.html",
  "how-to/git-merges.html",
  "reference/commands.html",
  "reference/entity-file.html",
  "reference/language.html",
  "reference/diagnostics/ten0301.html",
  "reference/diagnostics/",
  "specification/model-syntax.html",
  "adr/0019-site-by-vitepress.html",
];

browserTest.each(sample)(
  "/%s renders without an error, in light and dark, with nothing that axe calls serious",
  async (path) => {
    const page = await site.show(path);
    expect(await page.locator("main h1").count()).toBe(1);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(site.url + path);
      await page.waitForSelector("main h1");
      expect([colorScheme, await violationsOf(page)]).toEqual([colorScheme, []]);
    }
    expect(site.faults).toEqual([]);
  },
);

browserTest.each(sample)("/%s fits a phone", async (path) => {
  const page = await site.show(path, 360);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
});

browserTest(
  "the front page shows an entity file beside its C#, one installation, and the tables of links",
  async () => {
    const page = await site.show("");
    const blocks = await page.locator("main pre").allInnerTexts();
    expect(blocks.length).toBe(3);
    const [yaml = "", code = "", commands = ""] = blocks;
    expect(yaml).toContain("Customer:\n    properties:");
    expect(code).toMatch(
      /^internal static void Register\(.*\.MapPost\("\/customers", HandleAsync\).*Configure\(endpoint\),.*;$/s,
    );
    expect(commands.trim()).toBe(installation());
    const [written, emitted] = await Promise.all(
      [".pair figure:first-child", ".pair figure:last-child"].map((selector) => page.locator(selector).boundingBox()),
    );
    expect(written?.y).toBe(emitted?.y);
    expect((written?.x ?? 0) + (written?.width ?? 0)).toBeLessThan(emitted?.x ?? 0);
    expect((written?.y ?? 0) + (written?.height ?? 0)).toBeLessThan(700);
    expect(await page.locator("main table").count()).toBe(3);
  },
);

test("the C# of the front page is that of tenon graft", () => {
  const [{ text }] = playgroundExamples();
  const host = Object.fromEntries(
    hostFor({ text, library: "minimal" }).files.map((file) => [`/repo/${file.path}`, file.text]),
  );
  const disk = memoryDisk({ ...host, "/repo/tenon.yaml": text });
  expect(run(disk, "graft", "tenon.yaml", "--host", "MyShop").exitCode).toBe(0);
  const code = disk.snapshot()["/repo/MyShop/Tenon/Customers/CreateCustomerEndpoint.g.cs"] ?? "";
  const shown = /```csharp\n(.*?)\n```/s.exec(homePage(""))?.[1] ?? "nothing";
  expect(code.replace(/^ +/gm, "")).toContain(shown.replace(/^ +/gm, ""));
});

browserTest("every page leads to its source and to an edit of it", async () => {
  const page = await site.show("how-to/ci.html");
  const repository = "https://github.com/tenon-scaffold/tenon";
  const addresses = () =>
    Promise.all(
      ["Source of this page", "Edit this page"].map((text) => page.locator(`a >> text=${text}`).getAttribute("href")),
    );
  const expected = {
    "how-to/ci.html": "docs/how-to/ci.md",
    "reference/diagnostics/": "docs/reference/diagnostics/README.md",
    "reference/diagnostics/ten0301.html": "generators/diagnostics/explanations.json",
    "": "scripts/site/home-page.ts",
  };
  for (const [path, source] of Object.entries(expected)) {
    await page.goto(site.url + path);
    await page.waitForSelector(".page-source");
    expect(await addresses()).toEqual([`${repository}/blob/main/${source}`, `${repository}/edit/main/${source}`]);
    expect(existsSync(new URL(`../../${source}`, import.meta.url))).toBe(true);
  }
});

const searches = [
  ["pagination", "Paged lists"],
  ["many to many", "Relationships"],
  ["auth", "Access rules"],
  ["validation", "Value rules"],
  ["migration", "Database schema"],
  ["swagger", "OpenAPI"],
  ["nullable", "Optional properties"],
  ["github actions", "Check on a build server"],
] as const;

browserTest.each(searches)("the search for %s leads to %s", async (query, title) => {
  const page = await site.show("");
  // The button does nothing before its script is there.
  await page.waitForLoadState("networkidle");
  await page.locator(".VPNavBarSearchButton, .DocSearch-Button").click();
  await page.waitForSelector("#localsearch-input");
  await page.locator("#localsearch-input").fill(query);
  await page.waitForSelector(".VPLocalSearchBox .result");
  const results = await page.locator(".VPLocalSearchBox .result").allInnerTexts();
  expect(results.slice(0, 6).join("\n")).toContain(title);
});

browserTest("the search finds a page by words of it, without a service", async () => {
  const page = await site.show("");
  // The button does nothing before its script is there.
  await page.waitForLoadState("networkidle");
  await page.locator(".VPNavBarSearchButton, .DocSearch-Button").click();
  await page.waitForSelector("#localsearch-input");
  await page.locator("#localsearch-input").fill("CreateTenonSchema");
  await page.waitForSelector(".VPLocalSearchBox .result");
  expect((await page.locator(".VPLocalSearchBox .result").allInnerTexts()).join("\n")).toContain("Your first entity");
  expect(site.faults).toEqual([]);
});
