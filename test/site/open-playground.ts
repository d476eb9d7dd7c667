import type { Page } from "../documentation/browser.ts";
import type { Site } from "./open-site.ts";

/** The path of the playground on the site. */
export const playgroundPath = "playground/index.html";

interface Opening {
  readonly path?: string;
  /** The label of the example to choose; the first one without. */
  readonly example?: string;
  readonly width?: number;
  readonly colorScheme?: "light" | "dark";
}

/** Opens the playground with an example compiled. */
export async function openPlayground(
  site: Site,
  { path = playgroundPath, example, width, colorScheme = "light" }: Opening = {},
): Promise<Page> {
  const page = await site.show(path, width);
  await page.emulateMedia({ colorScheme });
  await page.waitForSelector("#playground[data-state=fine] .tree");
  if (example !== undefined) {
    await page.locator("#examples").selectOption({ label: example });
    await page.waitForSelector("#playground[data-state=fine]");
  }
  return page;
}

/** Types a text, and waits until the page says what it is. */
export async function typeInto(page: Page, text: string, state: "fine" | "broken"): Promise<void> {
  await page.locator("#editor .cm-content").fill(text);
  await page.waitForSelector(`#playground[data-state=${state}]`);
}

/** Returns the paths in the tree of files, those of closed groups as well. */
export async function pathsIn(page: Page): Promise<readonly string[]> {
  const paths = "Array.from(document.querySelectorAll('#panel [data-path]'), ({ dataset }) => dataset.path)";
  return String(await page.evaluate(`${paths}.join("\\n")`)).split("\n");
}
