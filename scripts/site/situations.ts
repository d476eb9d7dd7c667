import { readdirSync, readFileSync } from "node:fs";

/** The folder of the situations: a page for each, named by its code, and the host that most of them begin with. */
export const situationFolder = new URL("../../test/cases/situations/", import.meta.url);

const start = "<!-- start: host -->";

/** An example of a diagnostic in Markdown: what leads to it, and the same without the mistake. */
export interface Situation {
  readonly failing: string;
  readonly mended: string;
}

/** Returns the situations by code, as the pages of the site show them. */
export function situations(): ReadonlyMap<string, Situation> {
  const host = ["::: details The folder at the start", shown(filesOfHost()), ":::"].join("\n\n");
  return new Map(
    situationCodes().map((code) => {
      const { failing, mended } = halvesOf(pageOf(code));
      return [code, { failing: shown(failing).replace(start, () => host), mended: shown(mended) }];
    }),
  );
}

/** Returns the codes of all situations. */
export function situationCodes(): readonly string[] {
  const names = readdirSync(situationFolder).map((name) => name.replace(/\.md$/, ""));
  return names.filter((name) => name !== "host").sort();
}

/** Returns the blocks of the files that a page begins with before its own; empty for a page without a host. */
export function startOf(page: string): string {
  return page.includes(start) ? filesOfHost() : "";
}

/** Splits a page at the heading of its mended half. Throws for a page without one. */
export function halvesOf(page: string): Situation {
  const [failing = "", mended, ...more] = page.split(/^## Mended$/m);
  if (mended === undefined || more.length > 0) throw new Error(`A situation has one heading "## Mended":\n${page}`);
  return { failing, mended };
}

function pageOf(name: string): string {
  return readFileSync(new URL(`${name}.md`, situationFolder), "utf8");
}

function filesOfHost(): string {
  return Array.from(pageOf("host").matchAll(/^<!-- file: .+ -->\n```[\s\S]*?^```$/gm), ([block]) => block).join("\n\n");
}

/** Turns the comments that a test reads into titles. */
function shown(half: string): string {
  return half
    .replace(/^<!-- file: (.+) -->\n/gm, "`$1`:\n\n")
    .replace(/^<!-- prints -->\n/gm, "Tenon answers:\n\n")
    .replace(/^<!-- migration: up -->\n/gm, "EF Core writes:\n\n")
    .replace(/^<!-- migration: down -->\n/gm, "To take it back, EF Core writes:\n\n")
    .replace(/^<!-- database: .+ -->\n/gm, "EF Core makes this class of the table:\n\n")
    .replace(/^<!-- (?:meanwhile|dotnet): .+ -->\n/gm, "")
    .trim();
}
