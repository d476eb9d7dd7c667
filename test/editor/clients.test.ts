import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import {
  DidChangeWorkspaceFoldersNotification,
  DidSaveTextDocumentNotification,
  HoverRequest,
} from "vscode-languageserver-protocol/node";
import { startClient } from "./client.ts";

const folder = mkdtempSync(`${tmpdir()}/tenon-`);
afterAll(() => rmSync(folder, { recursive: true }));

const sales = "context Sales {\n  value Offer { shelf: Stock.Shelf }\n}\n";
const stock = "context Stock {\n  value Shelf { name: String }\n}\n";

/** Returns the address of a folder with some files. */
function written(name: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(`${folder}/${name}`);
  for (const [path, text] of Object.entries(files)) writeFileSync(`${folder}/${name}/${path}`, text);
  return `${folder}/${name}`;
}

test("a client without a workspace, which names no root at all, has each document checked alone", async () => {
  const root = written("bare", { "stock.model": stock });
  const client = await startClient(root, undefined, { processId: null, rootUri: undefined, workspaceFolders: null });
  await client.open("stock.model", stock.replace("String", "Strin"));
  expect(await client.settled("stock.model")).toMatchObject([{ code: "DSL0101", range: { start: { line: 1 } } }]);
  const hover = await client.connection.sendRequest(HoverRequest.type, {
    textDocument: { uri: client.uri("stock.model") },
    position: { line: 1, character: 10 },
  });
  expect(hover?.contents).toMatchObject({ value: expect.stringContaining("value Shelf") });
  expect(await client.end()).toBe(0);
});

test("a client that watches no files has the disk read again when it saves", async () => {
  const root = written("saving", { "sales.model": sales, "stock.model": stock });
  const client = await startClient(root);
  await client.open("sales.model", sales);
  expect(await client.settled("sales.model")).toEqual([]);
  writeFileSync(`${root}/stock.model`, stock.replace("Shelf", "Rack"));
  await client.connection.sendNotification(DidSaveTextDocumentNotification.type, {
    textDocument: { uri: client.uri("sales.model") },
  });
  expect(await client.settled("sales.model")).toMatchObject([{ range: { start: { line: 1, character: 29 } } }]);
  expect(await client.end()).toBe(0);
});

test("a folder that joins the workspace brings its models, and takes them away again", async () => {
  const first = written("first", { "sales.model": sales });
  const second = written("first/second", { "stock.model": stock });
  const uri = `file://${second}`;
  const client = await startClient(first, undefined, {
    capabilities: { workspace: { workspaceFolders: true } },
    workspaceFolders: [],
  });
  await client.open("second/stock.model", stock.replace("String", "Sales.Offer"));
  expect(await client.settled("second/stock.model")).toHaveLength(1);
  const change = (added: readonly string[], removed: readonly string[]) =>
    client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, {
      event: {
        added: added.map((one) => ({ uri: one, name: "one" })),
        removed: removed.map((one) => ({ uri: one, name: "one" })),
      },
    });
  await change([`file://${first}`], [uri]);
  expect(await client.settled("second/stock.model")).toEqual([]);
  await change([], [`file://${first}`]);
  expect(await client.settled("second/stock.model")).toHaveLength(1);
  expect(await client.end()).toBe(0);
});
