import { afterAll, beforeAll, expect } from "vitest";
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

browserTest("the search finds a page by words of it, without a service", async () => {
  const page = await site.show("");
  await page.locator(".VPNavBarSearchButton, .DocSearch-Button").click();
  await page.waitForSelector("#localsearch-input");
  await page.locator("#localsearch-input").fill("CreateTenonSchema");
  await page.waitForSelector(".VPLocalSearchBox .result");
  expect((await page.locator(".VPLocalSearchBox .result").allInnerTexts()).join("\n")).toContain("Your first entity");
  expect(site.faults).toEqual([]);
});
