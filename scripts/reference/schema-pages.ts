import { readFileSync } from "node:fs";
import { schemaPage } from "./schema-page.ts";

const pages = [
  {
    name: "entity-file.md",
    title: "Keys of the entity file",
    about:
      "Every key, from the schema that editors use. [The specification](../specification/entity-file.md) says what they mean together.",
    schemas: ["entity-file"],
  },
  {
    name: "configuration.md",
    title: "Keys of the configuration",
    about:
      "`.tenon/config.yaml` in the folder of a host, and `tenon.workspace.yaml` above all. [Configuration](../specification/host.md#configuration) and [workspace](../specification/workspace.md) have the rules.",
    schemas: ["config", "workspace"],
  },
  {
    name: "json-documents.md",
    title: "JSON documents",
    about:
      "The documents that `--json` and `tenon plan` print for programs. [JSON report](../specification/command-line.md#json-report) says when.",
    schemas: ["report", "plan", "doctor"],
  },
];

/** Returns the pages of the reference that show schemas, by file name. */
export function schemaPages(): ReadonlyMap<string, string> {
  return new Map(
    pages.map(({ name, schemas, ...page }) => {
      const files = schemas.map((schema) => {
        const path = `schemas/${schema}.schema.json`;
        return { path, schema: JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8")) };
      });
      return [name, schemaPage({ ...page, files })];
    }),
  );
}
