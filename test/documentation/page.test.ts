import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { type Browser, hasBrowser, openBrowser, type Page } from "./browser.ts";

if (!hasBrowser && process.env["CI"]) throw new Error("The tests of the page need Chromium.");

/** A test in a browser. Skipped visibly without Chromium, which is an error in CI. */
const browserTest = test.skipIf(!hasBrowser);

const folder = mkdtempSync(join(tmpdir(), "tenon-page-"));
let browser: Browser | undefined;

beforeAll(async () => {
  if (hasBrowser) browser = await openBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const library = new URL("../../examples/library/", import.meta.url);
const lending = readdirSync(library)
  .filter((name) => name.endsWith(".model"))
  .map((name) => readFileSync(new URL(name, library), "utf8"))
  .join("\n");

interface Shown {
  readonly page: Page;
  /** The requests of the page and the errors on its console. */
  readonly faults: readonly string[];
}

/** Opens the documentation page of a model as a file, in a window of the given width. */
async function show(model: string, width = 1200): Promise<Shown> {
  const disk = memoryDisk({ "/repo/m.model": model });
  const { exitCode, messages } = run(disk, "docs", "m.model", "--out", "out");
  if (exitCode !== 0) throw new Error(messages);
  const file = join(folder, `${crypto.randomUUID()}.html`);
  writeFileSync(file, disk.snapshot()["/repo/out/index.html"] ?? "");
  const page = await browser?.newPage({ viewport: { width, height: 800 } });
  if (page === undefined) throw new Error("There is no browser.");
  const faults: string[] = [];
  page.on("request", (request) => {
    if (!/^(?:file|data|blob):/.test(request.url())) faults.push(request.url());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (line) => {
    if (line.type() === "error") faults.push(line.text());
  });
  await page.goto(pathToFileURL(file).href);
  await page.waitForSelector("body[data-shown] .opblock");
  return { page, faults };
}

const patience = { timeout: 120_000 };

browserTest(
  "the page shows every route, operation and schema, and asks for nothing from a network",
  patience,
  async () => {
    const { page, faults } = await show(lending);
    expect(await page.title()).toBe("Lending API");
    expect(await page.locator(".routes tbody tr").count()).toBe(7);
    expect(await page.locator(".opblock").count()).toBe(7);
    expect(await page.locator(".routes tbody tr", { hasText: "Loan_close" }).innerText()).toMatch(
      /^DELETE\s+\/loans\/\{id\}\s+Loan_close\s+id: LoanId\s+librarian\s*$/,
    );
    const schemas = await page.locator(".models .json-schema-2020-12__title").allInnerTexts();
    expect(schemas).toEqual(["Condition", "Fine", "Line", "LoanResponse", "LoanRow", "LoanState", "Period"]);
    expect(faults).toEqual([]);
  },
);

browserTest("every link leads to a place on the page, and a route opens its operation", patience, async () => {
  const { page } = await show(lending);
  const links = await page.evaluate("[...document.querySelectorAll('nav a, .routes a')].map((link) => link.hash)");
  const lost = await page.evaluate(
    "[...document.querySelectorAll('nav a, .routes a')].filter(({ hash }) => document.getElementById(hash.slice(1)) === null).length",
  );
  expect([Array.isArray(links) && new Set(links).size, lost]).toEqual([11, 0]);
  await page.locator(".routes a", { hasText: "Loan_activate" }).click();
  const operation = "[id='operations-Lending-Loan-Loan_activate'].is-open";
  await page.waitForSelector(operation);
  expect(await page.locator(operation).innerText()).toContain("Hands the copies over to the reader.");
});

browserTest("the types are drawn as a diagram", patience, async () => {
  const { page } = await show(lending);
  const box = await page.locator("#Lending-types figure.diagram svg").boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(200);
  const text = await page.evaluate("document.querySelector('#Lending-types figure.diagram svg').textContent");
  for (const name of ["Loan", "Fine", "LoanRow", "Requested", "lines List<Line>", "activate()"])
    expect(text).toContain(name);
});

browserTest("the states of an entity are drawn, and a table says the same", patience, async () => {
  const { page, faults } = await show(`context Sales {
    enum Stage { Draft, Placed, Shipped, End }
    aggregate Order root Order {
      entity Order identified by OrderId {
        stage: Stage = Draft
        count: Int
        states stage { Draft -> Placed when count > 0  Placed -> Shipped, End  End }
        command place { stage -> Placed }
        command ship { stage -> Shipped }
        create open(count: Int) {}
      }
    }
  }`);
  const machine = page.locator("#Sales-states .machine");
  expect(await machine.locator("h3").innerText()).toBe("Order: stage");
  const picture = machine.locator("svg");
  expect(await picture.getAttribute("role")).toBe("img");
  expect(await picture.getAttribute("aria-label")).toContain("Order: stage");
  const drawn = await page.evaluate("document.querySelector('#Sales-states svg').textContent");
  for (const text of ["Draft", "Placed", "Shipped", "End", "place [guarded]", "ship"]) expect(drawn).toContain(text);
  const rows = await machine.locator("tbody tr").allInnerTexts();
  expect(rows.map((row) => row.trim().split(/\s*\t\s*/))).toEqual([
    ["Draft", "Placed", "place", "count > 0"],
    ["Placed", "Shipped", "ship"],
    ["Placed", "End"],
  ]);
  expect(await machine.locator("caption").innerText()).toBe("Begins as Draft. Ends as Shipped, End.");
  expect(faults).toEqual([]);
});

browserTest("in the dark the text is light, and the diagrams keep their paper", patience, async () => {
  const { page } = await show(lending);
  const colours =
    "['body', 'figure.diagram'].map((name) => getComputedStyle(document.querySelector(name)).backgroundColor)";
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await page.evaluate(colours)).toEqual(["rgb(23, 23, 23)", "rgb(255, 255, 255)"]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await page.evaluate(colours)).toEqual(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]);
});

browserTest("the context map and the integration events are shown", patience, async () => {
  const { page, faults } = await show(`
    contextmap { Fleet <-> Lending : shared-kernel { Price }  Fleet -> Lending : customer-supplier }
    context Fleet {
      publishes Sold
      value Price { amount: Decimal }
      /// No longer ours.
      integration event Sold { plate: PlateId  price: Price }
      publishes Parked
      integration event Parked { place: PlaceId }
    }
    context Lending {
      subscribes Fleet.Sold
      subscribes Fleet.Parked
      aggregate Places root Place { entity Place identified by PlaceId { command take {} } }
      policy TakePlace when Fleet.Parked then Place.take
      readmodel Row from Fine { price }
      value Fine { price: Price }
      query Fines(): List<Row>
    }`);
  const text = await page.evaluate("document.querySelector('#context-map figure.diagram svg').textContent");
  for (const name of ["Fleet", "Lending", "shared-kernel", "customer-supplier", "Sold"]) expect(text).toContain(name);
  expect(await page.locator("#context-map .relations tbody").innerText()).toMatch(
    /^Fleet <-> Lending\s+shared-kernel\s+Price\s+Fleet -> Lending\s+customer-supplier\s*$/,
  );
  expect(await page.locator("#Fleet-events .published tbody").innerText()).toMatch(
    /^Sold\s+plate: PlateId, price: Price\s+Lending\s+No longer ours\.\s+Parked\s+place: PlaceId\s+Lending\s*$/,
  );
  expect(await page.locator("#Lending-events .subscribed tbody").innerText()).toMatch(
    /^Fleet\.Sold\s+IIntegrationEventHandler<Fleet\.IntegrationEvents\.Sold>\s+Fleet\.Parked\s+policy TakePlace\s*$/,
  );
  expect(await page.locator("nav a").allInnerTexts()).toContain("Context map");
  expect(faults).toEqual([]);
});

browserTest("on a narrow screen nothing sticks out, and text stays readable", patience, async () => {
  const { page } = await show(lending, 360);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  expect(await page.evaluate("getComputedStyle(document.querySelector('.routes td')).fontSize")).toBe("16px");
});

browserTest("text of the user's stays text, and odd names do not stop the diagram", patience, async () => {
  const text = "</script><script>window.harm=1</script><img src=x onerror=window.harm=1> `x` --> click";
  const { page, faults } = await show(`
    /// ${text}
    context Odd {
      /// ${text}
      value Class { namespace: String  end: Map<String, List<Int>>  direction: Style? }
      enum Style { End, Note, Click }
      readmodel Link from Class { namespace }
      /// ${text}
      @auth("${text}") query Click(href: String): List<Link>
    }
    context Empty { }`);
  expect(await page.evaluate("window.harm")).toBeUndefined();
  expect(await page.locator("figure.diagram svg").count()).toBe(1);
  expect(await page.locator("#Empty-types").innerText()).toContain("There are none.");
  expect(await page.locator(".doc").innerText()).toBe(text);
  expect(faults).toEqual([]);
});
