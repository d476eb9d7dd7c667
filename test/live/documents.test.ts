import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { parse } from "yaml";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { call, liveHost, liveTest } from "./api.ts";
import { inputs, randomInput } from "./live.setup.ts";

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<"schemas" | "responses", Readonly<Record<string, never>>>>;
}

/** Returns the documents of the host and of its entity files. */
async function documents(): Promise<{ readonly hosts: Document; readonly ours: Document }> {
  const out = mkdtempSync(join(tmpdir(), "tenon-document-"));
  try {
    const files = [...inputs.map((file) => join(import.meta.dirname, file)), randomInput(liveHost().folder)];
    const { folder } = liveHost();
    const { exitCode, messages } = await runCommandLine(
      ["openapi", ...files, "--out", out, "--host", folder],
      createContext(out),
    );
    expect([exitCode, messages]).toEqual([0, expect.not.stringContaining("error")]);
    return {
      // Other tests check the shape of both.
      hosts: (await call("GET", "/openapi/v1.json")).body as Document,
      ours: parse(readFileSync(join(out, "openapi.yaml"), "utf8")) as Document,
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function at<T extends { readonly $ref?: string }>(document: Document, part: T): T {
  const [kind, name] = part.$ref?.replace("#/components/", "").split("/") ?? [];
  if (kind !== "schemas" && kind !== "responses") return part;
  // A reference stands for a part of the same type.
  return document.components[kind][name ?? ""] as unknown as T;
}

function membersOf(document: Document, content: Content | undefined): unknown {
  const schema = content?.["application/json"]?.schema;
  if (schema === undefined) return undefined;
  const { properties, required } = at(document, schema);
  return { properties: Object.keys(properties ?? {}), required: [...(required ?? [])].sort() };
}

/** Returns the parts of an operation that must be equal in both documents. */
function shapeOf(document: Document, operation: Operation) {
  const { operationId, summary, tags, parameters = [], requestBody, responses } = operation;
  return {
    operationId,
    summary,
    tags,
    parameters: parameters.map((one) => `${one.in} ${one.name}${one.required === true ? "!" : ""}`),
    body: membersOf(document, requestBody?.content),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => {
        const { content } = at(document, response);
        return [status, { types: Object.keys(content ?? {}), members: membersOf(document, content) }];
      }),
    ),
  };
}

function shapesOf(document: Document): Readonly<Record<string, ReturnType<typeof shapeOf>>> {
  return Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([verb, operation]) => [`${verb} ${path}`, shapeOf(document, operation)]),
    ),
  );
}

/** The parts that the host's own code adds. */
const hostsOwn: readonly string[] = ["post /newsletter", "post /testing/shipments"];
/** The operations that second files of a user change: authorization, a summary. */
const extended: Readonly<Record<string, (shape: ReturnType<typeof shapeOf>) => object>> = {
  "post /notes": ({ responses: { 401: _, 403: __, ...responses }, ...shape }) => ({ ...shape, responses }),
  "get /notes/{id}": (shape) => ({ ...shape, summary: "Gets a note." }),
};

liveTest("the document of entity files says of every operation what the host's own document says", async () => {
  const { hosts, ours } = await documents();
  const [want, have] = [shapesOf(hosts), shapesOf(ours)];
  expect(Object.keys(have).sort()).toEqual(
    Object.keys(want)
      .filter((name) => !hostsOwn.includes(name))
      .sort(),
  );
  expect(Object.keys(have).length).toBeGreaterThan(200);
  for (const [name, shape] of Object.entries(have)) {
    const wanted = want[name];
    expect([name, shape]).toEqual([name, wanted && (extended[name]?.(wanted) ?? wanted)]);
  }
});
