import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import {
  CodeActionRequest,
  CompletionRequest,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  HoverRequest,
  InlayHintRequest,
  ReferencesRequest,
  RenameRequest,
  SemanticTokensRequest,
} from "vscode-languageserver-protocol/node";
import { type Client, startClient } from "./client.ts";

const lending = readFileSync(new URL("../../examples/library/lending.model", import.meta.url), "utf8");
const folder = mkdtempSync(`${tmpdir()}/tenon-`);
const files = {
  "lending.model": lending,
  "a/first.model": "context Stock {\n  value Shelf { name: String }\n}\n",
  "b/second.model": "context Sales {\n  value Offer { shelf: Stock.Shelf }\n}\n",
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(`${folder}/${path}`.replace(/\/[^/]*$/, ""), { recursive: true });
  writeFileSync(`${folder}/${path}`, text);
}
const client: Client = await startClient(folder);
afterAll(async () => {
  expect(await client.end()).toBe(0);
  rmSync(folder, { recursive: true });
});

const at = (line: number, character: number) => ({ line, character });
const asked = (name: string) => ({ textDocument: { uri: client.uri(name) } });

test("diagnostics have the words of the command line, a code with its page, a hint and related positions", async () => {
  await client.open("lending.model", lending);
  expect(await client.settled("lending.model")).toEqual([]);
  const next = client.diagnosed("lending.model");
  // `amount` becomes `amunt` in an invariant.
  await client.change("lending.model", [{ range: { start: at(14, 14), end: at(14, 20) }, text: "amunt" }]);
  expect(await next).toEqual([
    {
      range: { start: at(14, 14), end: at(14, 19) },
      severity: 1,
      code: "DSL0201",
      codeDescription: {
        href: "https://tenon-scaffold.github.io/tenon/reference/diagnostics/dsl0201.html",
      },
      source: "tenon",
      message: "`amunt` is not in scope.\nhint: Did you mean `amount`?",
    },
  ]);
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    ...asked("lending.model"),
    range: { start: at(14, 15), end: at(14, 15) },
    context: { diagnostics: [] },
  });
  expect(actions).toMatchObject([
    {
      title: "Change to `amount`",
      kind: "quickfix",
      edit: {
        changes: {
          [client.uri("lending.model")]: [{ range: { start: at(14, 14), end: at(14, 19) }, newText: "amount" }],
        },
      },
    },
  ]);
  await client.change("lending.model", [{ text: lending }]);
  expect(await client.settled("lending.model")).toEqual([]);
});

test("renaming goes over files, and is refused with its reason where it would break something", async () => {
  await client.open("a/first.model", files["a/first.model"]);
  const position = at(1, 9);
  const edit = await client.connection.sendRequest(RenameRequest.type, {
    ...asked("a/first.model"),
    position,
    newName: "Rack",
  });
  expect(edit).toEqual({
    changes: {
      [client.uri("a/first.model")]: [{ range: { start: at(1, 8), end: at(1, 13) }, newText: "Rack" }],
      [client.uri("b/second.model")]: [{ range: { start: at(1, 29), end: at(1, 34) }, newText: "Rack" }],
    },
  });
  const refused = client.connection.sendRequest(RenameRequest.type, {
    ...asked("a/first.model"),
    position,
    newName: "String",
  });
  await expect(refused).rejects.toThrow("`String` cannot be the name.");
});

test("every kind of request has an answer", async () => {
  const { connection } = client;
  const name = asked("lending.model");
  const position = at(53, 10);
  const context = { includeDeclaration: true };
  const range = { start: at(0, 0), end: at(200, 0) };
  expect(await connection.sendRequest(DocumentSymbolRequest.type, name)).toMatchObject([{ name: "Lending" }]);
  expect(await connection.sendRequest(HoverRequest.type, { ...name, position })).toMatchObject({
    contents: { value: expect.stringContaining("Requested") },
  });
  const references = await connection.sendRequest(ReferencesRequest.type, { ...name, position, context });
  expect(references?.map((one) => one.range.start.line)).toEqual([4, 49, 53, 62]);
  const items = await connection.sendRequest(CompletionRequest.type, { ...name, position: at(64, 17) });
  expect(JSON.stringify(items)).toContain('"label":"Active"');
  expect(await connection.sendRequest(InlayHintRequest.type, { ...name, range })).toHaveLength(5);
  expect((await connection.sendRequest(SemanticTokensRequest.type, name))?.data.length).toBeGreaterThan(1000);
  const options = { tabSize: 2, insertSpaces: true };
  expect(await connection.sendRequest(DocumentFormattingRequest.type, { ...name, options })).toEqual([]);
});

const shop = `entity:
  Author:
    properties:
      Id: { type: Gudi, isKey: true }
    relationships:
      Posts: { relatedEntity: Post, type: OneToMany }
  Post:
    properties:
      Id: { type: Guid, isKey: true }
      AuthorId: { type: Guid }
`;

test("an entity file without a comment has what models have: diagnostics, a fix, words, hover, outline and renaming", async () => {
  const { connection } = client;
  await client.open("shop.yaml", shop);
  const found = await client.settled("shop.yaml");
  expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining("Did you mean `Guid`?"));
  const name = asked("shop.yaml");
  const position = at(3, 20);
  const edit = { changes: { [client.uri("shop.yaml")]: [{ newText: "Guid" }] } };
  const range = { start: position, end: position };
  const actions = await connection.sendRequest(CodeActionRequest.type, {
    ...name,
    range,
    context: { diagnostics: [] },
  });
  expect(actions).toMatchObject([{ title: "Change to `Guid`", kind: "quickfix", edit }]);
  const items = await connection.sendRequest(CompletionRequest.type, { ...name, position: at(8, 20) });
  expect(JSON.stringify(items)).toContain('"label":"decimal"');
  expect(await connection.sendRequest(HoverRequest.type, { ...name, position: at(5, 20) })).toMatchObject({
    contents: { value: expect.stringContaining("The name of the entity that has the foreign key") },
  });
  const symbols = await connection.sendRequest(DocumentSymbolRequest.type, name);
  expect(symbols).toMatchObject([
    { name: "Author" },
    { name: "Post", children: [{ name: "Id" }, { name: "AuthorId" }] },
  ]);
  expect(
    await connection.sendRequest(RenameRequest.type, { ...name, position: at(6, 3), newName: "Text" }),
  ).toMatchObject({
    changes: { [client.uri("shop.yaml")]: [{ range: { start: at(6, 2) } }, { range: { start: at(5, 30) } }] },
  });
  const refused = connection.sendRequest(RenameRequest.type, { ...name, position: at(6, 3), newName: "Author" });
  await expect(refused).rejects.toThrow("`Author` cannot be the name.");
});
