import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { base, siteFolder } from "./built-site.ts";

const pages = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
const texts = new Map(pages.map((path) => [path, readFileSync(new URL(path, siteFolder), "utf8")]));

/** Returns the ids of a page. */
const idsOf = (path: string) => new Set(Array.from((texts.get(path) ?? "").matchAll(/ id="([^"]+)"/g), ([, id]) => id));
const ids = new Map(pages.map((path) => [path, idsOf(path)]));

test("each diagnostic has a page, with a failing example and a mended one", () => {
  const codes = Object.values(catalogue).map(({ code }) => code.toLowerCase());
  const isWhole = (code: string) => {
    const text = texts.get(`reference/diagnostics/${code}.html`) ?? "";
    return /A run that (?:fails|warns)/.test(text) && text.includes("The same, mended");
  };
  expect(codes.filter((code) => !isWhole(code))).toEqual([]);
});

test("every link within the site leads to a page and a heading, or to a file", () => {
  const broken = pages.flatMap((path) =>
    Array.from((texts.get(path) ?? "").matchAll(/<a [^>]*href="([^"]+)"/g), ([, href = ""]) => href)
      .filter((href) => !isFound(path, href.replaceAll("&amp;", "&")))
      .map((href) => `${path}: ${href}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});

function isFound(page: string, href: string): boolean {
  if (/^(?:https?|mailto):/.test(href)) return true;
  const target = new URL(href, `http://site${base}${page}`);
  if (!target.pathname.startsWith(base)) return false;
  const path = decodeURIComponent(target.pathname)
    .replace(base, "")
    .replace(/(^|\/)$/, "$1index.html");
  const anchor = decodeURIComponent(target.hash.slice(1));
  const known = ids.get(path);
  return known === undefined ? existsSync(new URL(path, siteFolder)) : anchor === "" || known.has(anchor);
}
