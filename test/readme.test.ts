import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../generators/diagnostics/catalogue.ts";
import type { CatalogueEntry } from "../generators/diagnostics/catalogue-entry.ts";
import { graft, run, smallHost } from "./in-memory.ts";
import { memoryDisk } from "./memory-disk.ts";

const path = new URL("../README.md", import.meta.url);
const readme = readFileSync(path, "utf8");

test("the table of diagnostics is the catalogue", () => {
  const entries: readonly CatalogueEntry<never>[] = Object.values(catalogue);
  const rows = entries.map(
    ({ code, severity, explanation }) => `| ${code} | ${severity} | ${explanation.cause.replaceAll("|", "\\|")} |`,
  );
  const table = ["| Code | | Cause |", "|---|---|---|", ...rows.sort()].join("\n");
  const current = readme.replace(
    /(<!-- diagnostics -->\n)[\s\S]*?(<!-- \/diagnostics -->)/,
    (_all, start, end) => `${start}${table}\n${end}`,
  );
  if (process.env["TENON_UPDATE"] === "1") writeFileSync(path, current);
  else expect(readme).toBe(current);
});

test("the entity file of the README is one", () => {
  const [, example = ""] = /```yaml\n([\s\S]*?)```/.exec(readme) ?? [];
  const program = { "/repo/host/Program.cs": "builder.Services.AddAuthentication().AddJwtBearer();" };
  const disk = memoryDisk({ ...smallHost, ...program, "/repo/shop.yaml": example });
  expect(run(disk, "graft", "shop.yaml", "--host", "host")).toMatchObject({ exitCode: 0, messages: "" });
});

test("the mistake of the README is reported as shown there", () => {
  const [, shown = ""] = /```text\n(shop\.yaml:9[\s\S]*?)```/.exec(readme) ?? [];
  const entities = `# a shop\n\nversion: 1\ndefaults: { access: anonymous }\nentity:\n  Author:\n    properties:\n      Id: { type: Guid, isKey: true }\n      Name: { type: strng }\n`;
  expect(graft(entities).result.messages).toBe(`${shown.replace("shop.yaml", "entities.yaml")}Nothing was written.\n`);
});
