import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { DocumentSymbolRequest } from "vscode-languageserver-protocol/node";
import { shownDiagnostics } from "../../generators/editor/diagnostics.ts";
import { documentSymbols } from "../../generators/editor/model/symbols.ts";
import { TextIndex } from "../../generators/editor/text-index.ts";
import { examples } from "../model/examples.ts";
import { startClient } from "./client.ts";
import { snapshotOf } from "./marked.ts";

const folder = mkdtempSync(`${tmpdir()}/tenon-`);
const client = await startClient(folder);
afterAll(async () => {
  expect(await client.end()).toBe(0);
  rmSync(folder, { recursive: true });
});

const pieces = fc.constantFrom(
  "",
  " ",
  "\n",
  "\r\n",
  "{",
  "}",
  '"',
  "/*",
  "*/",
  "state",
  "command x {}",
  "ü",
  "😀",
  "@route(",
);
const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(30), text: pieces });

test("after edits at random the server knows the whole text, and says of it what a fresh compilation says", async () => {
  let number = 0;
  const property = fc.asyncProperty(
    fc.constantFrom(...examples),
    fc.array(edit, { maxLength: 12 }),
    async ([, first], edits) => {
      number += 1;
      mkdirSync(`${folder}/${number}`);
      const name = `${number}/a.model`;
      await client.open(name, first);
      let text = first;
      for (const { at, length, text: added } of edits) {
        const start = Math.floor(at * text.length);
        const end = Math.min(text.length, start + length);
        const range = new TextIndex(text).rangeOf({ start, end });
        const index = new TextIndex(text);
        const [from, to] = [index.offsetAt(range.start), index.offsetAt(range.end)];
        await client.change(name, [{ range, text: added }]);
        text = text.slice(0, from) + added + text.slice(to);
      }
      const fresh = snapshotOf(text);
      const want = shownDiagnostics(fresh.diagnostics, fresh, () => client.uri(name)).get("/a.model");
      expect(await client.settled(name)).toEqual(want);
      const symbols = await client.connection.sendRequest(DocumentSymbolRequest.type, {
        textDocument: { uri: client.uri(name) },
      });
      expect(symbols).toEqual(documentSymbols(fresh, "/a.model"));
      await client.close(name);
    },
  );
  await fc.assert(property, { numRuns: 25 });
});
