import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "../documentation/browser.ts";
import { emittedFrom } from "../in-memory.ts";
import { siteFolder } from "./built-site.ts";
import { browserTest, openSite, type Site } from "./open-site.ts";
import { violationsOf } from "./violations-of.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

const path = "playground/index.html";
const model = `context Shop {
  value Price {
    amount: Decimal
    invariant amount >= 0 "a price is never negative"
  }
}
`;
const broken = model.replace("Decimal", "Decimel");

/** Types a text, and waits until the page says what it is. */
async function type(page: Page, text: string, state: "fine" | "broken"): Promise<void> {
  await page.locator("#editor .cm-content").fill(text);
  await page.waitForSelector(`#playground[data-state=${state}]`);
}

/** Opens the playground with its first example compiled. */
async function open(width?: number): Promise<Page> {
  const page = await site.show(path, width);
  await page.waitForSelector("#playground[data-state=fine] pre");
  return page;
}

browserTest("a model is typed, broken, mended, shared and loaded again", async () => {
  const page = await open();
  await type(page, model, "fine");
  expect(await page.locator("#panel option").allInnerTexts()).toContain("Shop/Price.cs");

  await type(page, broken, "broken");
  expect(await page.locator("#diagnostics li").allInnerTexts()).toEqual([
    expect.stringMatching(/^line 3 DSL0101 .*Decimel.*Did you mean/),
  ]);
  expect(await page.locator("#diagnostics a").getAttribute("href")).toBe("../reference/diagnostics/dsl0101.html");

  await type(page, model, "fine");
  await page.locator("#share").click();
  await page.waitForSelector("#notice:not(:empty)");
  const link = page.url();
  expect(link).toContain("#model=");
  expect(link).not.toContain("Price");

  const other = await site.show(link.replace(site.url, ""));
  await other.waitForSelector("#playground[data-state=fine]");
  expect(await other.evaluate("document.querySelector('.cm-content').innerText")).toContain(
    "a price is never negative",
  );
  expect(site.faults).toEqual([]);
});

browserTest.each(["#model=AAAA", "#yaml=e30", "#nothing"])(
  "a link that ends in %s opens an example",
  async (fragment) => {
    const page = await site.show(`${path}${fragment}`);
    await page.waitForSelector("#playground[data-state=fine] pre");
    expect(await page.evaluate("document.querySelector('.cm-content').innerText")).toContain("context Lending");
    expect(site.faults).toEqual([]);
  },
);

browserTest("the C# of the page is that of the command", async () => {
  const page = await open();
  await type(page, model, "fine");
  await page.locator("#panel select").selectOption({ label: "Shop/Price.cs" });
  const shown = await page.evaluate("document.querySelector('#panel pre').textContent");
  expect(shown).toBe(emittedFrom({ "input.model": model })["Shop/Price.cs"]);
});

browserTest("an entity file shows its C#, routes, diagram and document", async () => {
  const page = await open();
  await page.locator("#examples").selectOption({ label: "A shop (entity file)" });
  await page.waitForSelector("#panel option >> text=Tenon/TenonRegistration.g.cs", { state: "attached" });
  expect(await page.locator("#diagnostics li.error").count()).toBe(0);
  await page.locator("#tab-routes").click();
  await page.waitForSelector("#panel table");
  expect(await page.locator("#panel tbody tr").allInnerTexts()).toContainEqual(
    expect.stringMatching(/^POST\s+\/authors\s+CreateAuthor\s/),
  );
  await page.locator("#tab-openapi").click();
  await page.waitForSelector("#panel pre");
  expect(await page.evaluate("document.querySelector('#panel pre').textContent")).toMatch(/^openapi: 3\.1/);
  await page.locator("#tab-diagram").click();
  await page.waitForSelector("#panel svg .node, #panel svg .classGroup");
  expect(await page.locator("#panel figure").innerText()).toContain("Author");
  expect(site.faults).toEqual([]);
});

browserTest("the output is downloaded as an archive", async () => {
  const page = await open();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#download").click()]);
  expect(download.suggestedFilename()).toBe("tenon.zip");
  const bytes = readFileSync(await download.path(), "latin1");
  expect(bytes.slice(0, 2)).toBe("PK");
  for (const name of ["input.model", "openapi.yaml", "Lending/Loan.cs"]) expect(bytes).toContain(name);
});

browserTest("nothing keeps people out, in light and dark, and it fits a phone", async () => {
  const page = await open();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await violationsOf(page)]).toEqual([colorScheme, []]);
  }
  const phone = await open(360);
  expect(await phone.evaluate("document.documentElement.scrollWidth")).toBe(360);
});

test("the scripts without the editor are at most 600 KB, compressed", () => {
  const folder = new URL("playground/", siteFolder);
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js") && !name.startsWith("editor-"));
  const sizes = scripts.map((name) => gzipSync(readFileSync(new URL(name, folder))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
});
