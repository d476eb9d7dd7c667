import { expect, test } from "vitest";
import { parse } from "yaml";
import { casesIn, modelsOf } from "../../cases/case-folder.ts";
import { build } from "../../in-memory.ts";

/** A document, as far as this test reads it. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

interface Described {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly "x-tenon-unserved"?: boolean;
}

/** The statuses that an endpoint gets from elsewhere: from its success, its access, its patch and its keys. */
const others: ReadonlySet<string> = new Set(["200", "304", "401", "403", "412", "415", "422"]);

const texts = (models: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const { disk, result } = build(models, ...args);
  expect(result.exitCode, result.messages).toBe(0);
  return disk.snapshot();
};

// Spec: openapi, Responses.
test.each([...casesIn("infrastructure"), ...casesIn("domains")])(
  "the endpoints of $name describe the errors of the store that its document has",
  (folder) => {
    const models = modelsOf(folder);
    const code = Object.entries(texts(models, "--layers", "infrastructure,api"))
      .filter(([path]) => path.endsWith("Endpoints.cs"))
      .map(([, text]) => text)
      .join("\n");
    const calls = code.matchAll(/Add\("(\w+)", [^;]*?\.Describe\("(?:[^"\\]|\\.)*"((?:, \d+)*)\)/g);
    const described = Array.from(calls, ([, id = "", statuses = ""]) => [id, statuses.match(/\d+/g) ?? []] as const);
    const documents = Object.entries(texts(models, "--target", "openapi", "--layers", "infrastructure"))
      .filter(([path]) => path.endsWith("openapi.yaml"))
      .map(([, text]): Document => parse(text));
    const operations = documents.flatMap(({ paths }) => Object.values(paths).flatMap((path) => Object.values(path)));
    const served = operations.filter((operation) => operation["x-tenon-unserved"] !== true);
    const documented = served.map(({ operationId, responses }) => [operationId, Object.keys(responses)] as const);
    const comparable = (rows: readonly (readonly [string, readonly string[]])[]) =>
      Object.fromEntries(rows.map(([id, statuses]) => [id, statuses.filter((status) => !others.has(status)).sort()]));
    expect(comparable(described)).toEqual(comparable(documented));
  },
);
