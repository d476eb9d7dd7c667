import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type CompletionItem,
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  DidOpenTextDocumentNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

const root = new URL("../../", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "tenon-yaml-"));
let server: ChildProcess;
let connection: ProtocolConnection;

const head = `# yaml-language-server: $schema=./.tenon/entity-file.schema.json
version: 1
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
`;

beforeAll(async () => {
  mkdirSync(join(folder, ".tenon"));
  cpSync(join(root, "schemas/entity-file.schema.json"), join(folder, ".tenon/entity-file.schema.json"));
  const program = join(root, "node_modules/yaml-language-server/bin/yaml-language-server");
  const started = spawn(process.execPath, [program, "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
  server = started;
  connection = createProtocolConnection(
    new StreamMessageReader(started.stdout),
    new StreamMessageWriter(started.stdin),
  );
  const settings = { yaml: { completion: true, hover: true, schemaStore: { enable: false } } };
  connection.onRequest(ConfigurationRequest.type, ({ items }) =>
    items.map(({ section }) => (section === "yaml" ? settings.yaml : {})),
  );
  connection.listen();
  const rootUri = pathToFileURL(folder).href;
  const textDocument = { completion: { completionItem: { snippetSupport: true } }, hover: {} };
  await connection.sendRequest(InitializeRequest.type, {
    ...{ processId: process.pid, rootUri, capabilities: { workspace: { configuration: true }, textDocument } },
    workspaceFolders: [{ uri: rootUri, name: "test" }],
  });
  await connection.sendNotification(InitializedNotification.type, {});
}, 60_000);

afterAll(() => {
  connection.dispose();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a text with the mark `|` as a document; returns the place of the mark. */
async function opened(name: string, marked: string) {
  const text = marked.replace("|", "");
  const before = marked.slice(0, marked.indexOf("|")).split("\n");
  const uri = pathToFileURL(join(folder, name)).href;
  await connection.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: "yaml", version: 1, text },
  });
  return {
    textDocument: { uri },
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}

async function completed(name: string, marked: string): Promise<readonly string[]> {
  const found = await connection.sendRequest(CompletionRequest.type, await opened(name, marked));
  const items: readonly CompletionItem[] = Array.isArray(found) ? found : (found?.items ?? []);
  return items.map(({ label }) => label);
}

test("the types of properties are completed", async () => {
  const types = await completed("types.yaml", `${head}      Name:\n        type: |\n`);
  expect(types).toEqual(expect.arrayContaining(["Guid", "string", "decimal", "DateTimeOffset", "byte[]"]));
});

test("the keys of a property, of an entity and of the file are completed", async () => {
  const ofProperty = await completed("property.yaml", `${head}      Name:\n        |\n`);
  expect(ofProperty).toEqual(expect.arrayContaining(["type", "maxLength", "pattern", "description"]));
  expect(await completed("entity.yaml", `${head}    |\n`)).toEqual(
    expect.arrayContaining(["relationships", "concurrency", "access"]),
  );
  expect(await completed("file.yaml", `${head}|\n`)).toEqual(expect.arrayContaining(["target", "defaults", "enums"]));
});

test("a key says what it means", async () => {
  const hover = await connection.sendRequest(
    HoverRequest.type,
    await opened("hover.yaml", `${head}      Name: { type: string, max|Length: 80 }\n`),
  );
  expect(JSON.stringify(hover?.contents)).toContain("Longest text");
});
