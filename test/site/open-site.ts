import { test } from "vitest";
import { serveSite } from "../../scripts/site/serve-site.js";
import { type Browser, hasBrowser, openBrowser, type Page } from "../documentation/browser.ts";
import { base, outputFolder } from "./built-site.ts";

if (!hasBrowser && process.env["CI"]) throw new Error("The tests of the site need Chromium.");

/** A test in a browser. Skipped visibly without Chromium, which is an error in CI. */
export const browserTest = test.skipIf(!hasBrowser);

/** The built site, served and opened in a browser. */
export interface Site {
  readonly url: string;
  /** The requests to other servers, the failed ones, and the errors on the console, of all pages so far. */
  readonly faults: string[];
  /** Opens a page in a window of a width. */
  readonly show: (path: string, width?: number) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Serves the site and starts a browser for it. */
export async function openSite(): Promise<Site> {
  const server = await serveSite(outputFolder);
  const url = new URL(base, server.url).href;
  const browser: Browser | undefined = hasBrowser ? await openBrowser() : undefined;
  const faults: string[] = [];
  const show = async (path: string, width = 1280) => {
    const page = await browser?.newPage({ viewport: { width, height: 800 } });
    if (page === undefined) throw new Error("There is no browser.");
    page.on("request", (request) => {
      if (!(request.url().startsWith(server.url) || /^(?:data|blob):/.test(request.url()))) faults.push(request.url());
    });
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (line) => {
      if (line.type() === "error") faults.push(line.text());
    });
    await page.goto(url + path);
    await page.waitForSelector("h1");
    return page;
  };
  const close = async () => {
    await browser?.close();
    server.stop();
  };
  return { url, faults, show, close };
}
