import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { snapshotOf } from "./marked.ts";

interface Snippet {
  readonly prefix: string;
  readonly body: string | readonly string[];
}

const file = new URL("../../editors/vscode/snippets/tenon-model.json", import.meta.url);
const snippets: Readonly<Record<string, Snippet>> = JSON.parse(readFileSync(file, "utf8"));

const inContext = (text: string) => `context A {\n${text}\n}`;
const besideOrder = (text: string) =>
  inContext(`aggregate Orders root Order { entity Order identified by OrderId { total: Int } }\n${text}`);
const inOrder = (text: string) =>
  inContext(
    `enum State { Open, Closed }\naggregate Orders root Order { entity Order identified by OrderId {\nstate: State = Open\n${text}\n} }`,
  );

/** The declarations around each snippet. */
const places: Readonly<Record<string, (text: string) => string>> = {
  context: (text) => text,
  aggregate: inContext,
  value: inContext,
  enum: inContext,
  event: besideOrder,
  command: inOrder,
  readmodel: besideOrder,
  states: inOrder,
};

test.each(Object.values(snippets))("the snippet of $prefix is a right model as it stands", ({ prefix, body }) => {
  const text = [body]
    .flat()
    .join("\n")
    .replace(/\$\{\d+:([^}]*)\}/g, "$1")
    .replace(/\$\d+/g, "");
  expect(snapshotOf(places[prefix]?.(text) ?? text).diagnostics).toEqual([]);
});
