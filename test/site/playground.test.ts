import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "../documentation/browser.ts";
import { siteFolder } from "./built-site.ts";
import { openPlayground, pathsIn, playgroundPath, typeInto } from "./open-playground.ts";
import { browserTest, openSite, type Site } from "./open-site.ts";
import { violationsOf } from "./violations-of.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

const model = `context Shop {
  value Price {
    amount: Decimal
    invariant amount >= 0 "a price is never negative"
  }
}
`;
const broken = model.replace("Decimal", "Decimel");
const price = "MyShop/Tenon/Shop/ShopTypes.cs";
const ofModel = { example: "A small model" };
const textOf = (page: Page) => page.evaluate("document.querySelector('#editor .cm-content').innerText");

browserTest("a model is typed, broken, mended, shared, loaded again and reloaded", async () => {
  const page = await openPlayground(site, ofModel);
  await typeInto(page, model, "fine");
  expect(await pathsIn(page)).toContain(price);

  await typeInto(page, broken, "broken");
  expect(await page.locator("#diagnostics li").allInnerTexts()).toEqual([
    expect.stringMatching(/^line 3 DSL0101 .*Decimel.*Did you mean/),
  ]);
  expect(await page.locator("#diagnostics a").getAttribute("href")).toBe("../reference/diagnostics/dsl0101.html");
  expect(await page.locator("#editor .cm-lintRange-error").innerText()).toBe("Decimel");
  await page.locator("#editor .cm-lintRange-error").hover();
  await page.waitForSelector(".cm-tooltip >> text=DSL0101: There is no type");
  expect(await page.locator("#stale").isVisible()).toBe(true);
  expect(await pathsIn(page)).toContain(price);

  await typeInto(page, model, "fine");
  expect(await page.locator("#stale").isVisible()).toBe(false);
  await page.locator("#share").click();
  await page.waitForSelector("#notice:not(:empty)");
  const link = page.url();
  expect(link).toMatch(/#model=[\w-]+$/);
  expect(link).not.toContain("Price");

  const other = await site.show(link.replace(site.url, ""));
  for (const shown of [other, page]) {
    if (shown === page) await page.reload();
    await shown.waitForSelector("#playground[data-state=fine]");
    expect(await textOf(shown)).toContain("a price is never negative");
  }
  expect(site.faults).toEqual([]);
});

browserTest.each(["#model=AAAA", "#yaml=e30", "#nothing"])(
  "a link that ends in %s opens an example, and says so",
  async (fragment) => {
    const page = await openPlayground(site, { path: `${playgroundPath}${fragment}` });
    expect(await textOf(page)).toMatch(/^version: 1\n/);
    expect(await page.locator("#notice").innerText()).toBe("The link holds no text, so this is an example.");
    expect(site.faults).toEqual([]);
  },
);

browserTest("a link to a text with errors says where the output will be", async () => {
  const page = await openPlayground(site, ofModel);
  await typeInto(page, broken, "broken");
  const before = page.url();
  await page.locator("#share").click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.reload();
  await page.waitForSelector("#playground[data-state=broken]");
  expect(await page.locator("#panel").innerText()).toBe("Mend the errors, and the output appears here.");
});

browserTest("layers and library are chosen, and a link keeps the choice", async () => {
  const page = await openPlayground(site, ofModel);
  const groups = () => page.locator("#panel .group span:first-child").allInnerTexts();
  const all = ["Domain", "Application", "Infrastructure", "Endpoints", "Shared runtime", "Tests"];
  expect(await groups()).toEqual(all);
  expect(await page.locator("#layers input:disabled").count()).toBe(2);
  await page.locator("#layers [value=tests]").uncheck();
  await page.locator("#layers [value=infrastructure]").uncheck();
  await page.waitForSelector("#panel .group >> text=Infrastructure", { state: "detached" });
  expect(await groups()).toEqual(all.filter((title) => !["Infrastructure", "Tests"].includes(title)));
  await page.locator("#library").selectOption("fastendpoints");
  await page.waitForSelector('#panel [data-path$="Endpoints/LoanLendEndpoint.cs"]', { state: "attached" });
  await page.locator("#share").click();
  await page.waitForSelector("#notice:not(:empty)");
  expect(page.url()).toMatch(/&layers=application,api&library=fastendpoints$/);
  const paths = await pathsIn(page);

  await page.reload();
  await page.waitForSelector("#playground[data-state=fine] .tree");
  expect(await pathsIn(page)).toEqual(paths);
  expect(await page.locator("#layers [value=tests]").isChecked()).toBe(false);
  await page.locator("#tab-host").click();
  expect((await page.locator("#panel li code").allInnerTexts()).join("\n")).toContain("app.MapFastEndpoints();");
});

browserTest("an entity file shows its C#, routes, diagram and document", async () => {
  const page = await openPlayground(site, { example: "A shop (entity file)" });
  await page.waitForSelector('#panel [data-path$="Tenon/TenonRegistration.g.cs"]', { state: "attached" });
  expect(await page.locator("#diagnostics li.error").count()).toBe(0);
  await page.locator("#tab-routes").click();
  await page.waitForSelector("#panel table");
  expect(await page.locator("#panel tbody tr").allInnerTexts()).toContainEqual(
    expect.stringMatching(/^POST\s+\/authors\s+CreateAuthor\s+anonymous$/),
  );
  await page.locator("#tab-openapi").click();
  await page.waitForSelector("#panel .cm-content");
  expect(await page.evaluate("document.querySelector('#panel .cm-content').textContent")).toMatch(/^openapi: 3\.1/);
  await page.locator("#tab-diagram").click();
  await page.waitForSelector("#panel svg .node, #panel svg .classGroup");
  expect(await page.locator("#panel figure").innerText()).toContain("Author");
  expect(site.faults).toEqual([]);
});

const words = (page: Page) => page.locator(".cm-tooltip-autocomplete li .cm-completionLabel").allInnerTexts();

/** Takes the word that the open list of completions has selected. */
async function takeWord(page: Page): Promise<void> {
  await expect.poll(() => page.locator(".cm-tooltip-autocomplete-disabled").count()).toBe(0);
  // The editor ignores keys for its list in the first 75 ms, so that nobody takes a word unseen.
  await pause(250);
  await page.keyboard.press("Enter");
}

browserTest("an entity file opens first, and its keys and types are completed", async () => {
  const page = await openPlayground(site);
  expect(await textOf(page)).toMatch(/^version: 1\n/);
  await page.locator("#editor .cm-content").fill("version: 1\nentity:\n  Author:\n    properties:\n      Name: { ");
  await page.keyboard.type("ty");
  await page.waitForSelector(".cm-tooltip-autocomplete");
  await expect.poll(() => words(page)).toEqual(["type"]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await violationsOf(page)]).toEqual([colorScheme, []]);
  }
  await takeWord(page);
  await expect.poll(() => textOf(page)).toContain("Name: { type: ");
  await page.keyboard.press("Control+Space");
  await expect.poll(() => words(page)).toEqual(expect.arrayContaining(["Guid", "string", "decimal"]));
  await page.keyboard.type("Gu");
  await expect.poll(() => words(page)).toEqual(["Guid"]);
  expect(site.faults).toEqual([]);
});

browserTest("names and keywords of a model are completed", async () => {
  const page = await openPlayground(site, ofModel);
  await page.locator("#editor .cm-content").fill("context Shop {\n  value Price {\n    amount: ");
  await page.keyboard.type("Dec");
  await page.waitForSelector(".cm-tooltip-autocomplete");
  await expect.poll(() => words(page)).toContain("Decimal");
  await takeWord(page);
  await expect.poll(() => textOf(page)).toContain("amount: Decimal");
});

browserTest("the keyboard reaches every tab and every file", async () => {
  const page = await openPlayground(site, ofModel);
  const path = () => page.locator("#panel .path").innerText();
  const first = await path();
  await page.locator('#panel [aria-selected="true"]').focus();
  for (const key of ["End", "ArrowRight", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  expect(await path()).not.toBe(first);
  expect(await path()).toMatch(/^MyShop\.Tests\//);
  expect(await page.evaluate("document.activeElement.dataset.path")).toBe(await path());
  for (const key of ["ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  expect(await page.evaluate("document.activeElement.ariaExpanded")).toBe("false");
  await page.keyboard.press("d");
  expect(await page.evaluate("document.activeElement.dataset.title")).toBe("Domain");

  await page.locator("#tab-csharp").focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate("document.activeElement.id")).toBe("tab-host");
  await page.keyboard.press("End");
  expect(await page.locator("#tab-openapi").getAttribute("aria-selected")).toBe("true");
  expect(await page.locator("#tabs [tabindex='0']").count()).toBe(1);
});

const views = ["csharp", "host", "routes", "diagram", "openapi"];

browserTest.each([1280, 360])("nothing keeps people out of any view %i pixels wide, light or dark", async (width) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await openPlayground(site, { ...ofModel, width, colorScheme });
    for (const view of views) {
      await page.locator(`#tab-${view}`).click();
      await page.waitForSelector(view === "diagram" ? "#panel svg .node, #panel svg .classGroup" : "#panel > *");
      expect([colorScheme, view, await violationsOf(page)]).toEqual([colorScheme, view, []]);
      expect([view, await page.evaluate("document.documentElement.scrollWidth")]).toEqual([view, width]);
    }
    await page.locator("#tab-csharp").click();
    await typeInto(page, broken, "broken");
    expect([colorScheme, "errors", await violationsOf(page)]).toEqual([colorScheme, "errors", []]);
    await page.close();
  }
});

test("the scripts without the editor are at most 600 KB, compressed", () => {
  const folder = new URL("playground/", siteFolder);
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js") && !name.startsWith("editor-"));
  const sizes = scripts.map((name) => gzipSync(readFileSync(new URL(name, folder))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
});
