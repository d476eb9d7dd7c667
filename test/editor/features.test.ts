import fc from "fast-check";
import { expect, test } from "vitest";
import { actionsAt } from "../../generators/editor/model/code-actions.ts";
import { csharpSignatures } from "../../generators/editor/model/csharp-signatures.ts";
import { foldingRanges } from "../../generators/editor/model/folding.ts";
import { formattingEdits } from "../../generators/editor/model/formatting.ts";
import { hoverAt } from "../../generators/editor/model/hover.ts";
import { ModelSnapshot } from "../../generators/editor/model/model-snapshot.ts";
import { operationHints, operationLenses } from "../../generators/editor/model/operations.ts";
import { definitionsAt, referencesAt } from "../../generators/editor/model/references.ts";
import { colouredTokens } from "../../generators/editor/model/semantic-tokens.ts";
import { documentSymbols, workspaceSymbols } from "../../generators/editor/model/symbols.ts";
import { TextIndex } from "../../generators/editor/text-index.ts";
import { format } from "../../generators/model/format.ts";
import { lex } from "../../generators/model/parse/lex.ts";
import { parse } from "../../generators/model/parse.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { examples } from "../model/examples.ts";
import { marked, paid, sales, snapshotOf } from "./marked.ts";

const signatureOf = csharpSignatures(createContext("/repo").templates);

function hoverText(text: string): string | undefined {
  const { snapshot, path, offset } = marked(text);
  return hoverAt(snapshot, path, { offset, signatureOf })?.text;
}

test.each([
  [
    "a command with its route and C#",
    sales("/// Ends it.", '@auth("clerk")', "command clo|>se(reason: String) {}"),
    [
      "```tenon-model\ncommand close(reason: String)\n```",
      "Ends it.",
      "`POST /order/close`, for the role `clerk`",
      "```csharp\npublic void Close(string reason)\n```",
    ],
  ],
  [
    "a field",
    sales().replace("note: String?", "no|>te: String?"),
    ["```tenon-model\nnote: String?\n```", "```csharp\npublic string? Note { get; }\n```"],
  ],
  [
    "a patch with the parameters that it keeps",
    sales("@patch command no|>ted(note: String?, reason: String) { note -> note }"),
    [
      "```tenon-model\ncommand noted(note: String?, reason: String)\n```",
      "`PATCH /order/noted`",
      "A merge patch: the aggregate keeps `note` where left out.",
      "```csharp\npublic void Noted(string? note, string reason)\n```",
    ],
  ],
  [
    "the parameter of a lambda",
    sales("invariant tags.all(t => |>t.isNotBlank)").replace("t.isNotBlank", 't != ""'),
    ["```tenon-model\nt: String\n```"],
  ],
  [
    "a paged query with the record of its criteria",
    sales().replace("  readmodel", "  query Al|>l(): List<OrderRow>  paged( 5,50 )\n  readmodel"),
    [
      "```tenon-model\nquery All(): List<OrderRow> paged(5, 50)\n```",
      "`GET /all`",
      "```csharp\npublic sealed record All(long? Page = null, long? PageSize = null) : IPagedQuery\n```",
    ],
  ],
  [
    "a factory whose requests can be repeated",
    sales("create op|>en(): OrderRow  idempotent { }"),
    [
      "```tenon-model\ncreate open: OrderRow idempotent\n```",
      "`POST /order/open`",
      "```csharp\npublic static Order Open()\n```",
    ],
  ],
  [
    "a command that no request reaches, and that removes",
    sales("command sh|>ut  internal { if true { remove } }"),
    ["```tenon-model\ncommand shut internal\n```", "```csharp\npublic void Shut()\n```"],
  ],
  [
    "a union with its C#",
    paid('""').replace("union Means", "union Me|>ans"),
    [
      "```tenon-model\nunion Means\n```",
      "The means of a payment.",
      "```csharp\npublic abstract partial record Means\n```",
    ],
  ],
  [
    "the case of an arm with its C#",
    paid('match means { Ca|>rd(c) => c.number, Transfer(t) => t.iban, Cash => "" }'),
    [
      "```tenon-model\nCard(number: String, expires: Date?)\n```",
      "A card of a bank.",
      "```csharp\npublic sealed partial record Card(string Number, DateOnly? Expires = null) : Means\n```",
    ],
  ],
  [
    "the name of a case in its arm",
    paid('match means { Card(|>c) => c.number, Transfer(t) => t.iban, Cash => "" }'),
    ["```tenon-model\nc: Card\n```"],
  ],
  [
    "a parameter with a default",
    sales("command move(t|>o: State  =  Open) { state -> to }"),
    ["```tenon-model\nto: State = Open\n```"],
  ],
  ["a built-in member", sales("invariant tags.cou|>nt > 0"), ["```tenon-model\ncount: Int\n```"]],
])("hover shows %s", (_title, text, parts) => {
  expect(hoverText(text)).toBe(parts.join("\n\n"));
});

test("hover leaves the C# out while the model has errors", () => {
  expect(hoverText(sales("command clo|>se { requires nope }"))).not.toContain("csharp");
});

test("definition and references follow a name over files, also in half-written text", () => {
  const files = [
    { path: "/a.model", text: "context A { value Money { amount: Decimal } }" },
    { path: "/b.model", text: "context B { value Price { money: A.Money } entity " },
  ];
  const snapshot = new ModelSnapshot(files);
  const offset = files[1]?.text.indexOf("Money") ?? 0;
  expect(definitionsAt(snapshot, "/b.model", offset)).toMatchObject([{ path: "/a.model", start: 18 }]);
  const found = referencesAt(snapshot, "/b.model", { offset, withDeclaration: true });
  expect(found.map(({ path }) => path)).toEqual(["/a.model", "/b.model"]);
});

test("routes are hinted where they are derived, and every operation has a lens", () => {
  const text = sales(
    "command close {}",
    '@route("/orders/{id}") @put',
    "command open {}",
    '@route("/x")',
    "command third(a: Int) {}",
  );
  const snapshot = snapshotOf(text);
  const index = snapshot.index("/a.model");
  const hints = operationHints(snapshot, "/a.model").map(({ position, label }) => [
    text.slice(0, index.offsetAt(position)).split("\n").at(-1),
    label,
  ]);
  expect(hints).toEqual([
    ["command close", "POST /order/close"],
    ["command third(a: Int)", "POST"],
  ]);
  expect(operationLenses(snapshot, "/a.model").map(({ command }) => command?.title)).toEqual([
    "POST /order/close · anonymous",
    "PUT /orders/{id} · anonymous",
    "POST /x · anonymous",
  ]);
});

test("the outline has every declaration in its place", () => {
  const [context] = documentSymbols(
    snapshotOf(sales("states state { Open -> Closed }", "command close {}")),
    "/a.model",
  );
  const aggregate = context?.children?.find(({ name }) => name === "Orders");
  const order = aggregate?.children?.[0];
  expect(order?.children?.map(({ name }) => name)).toEqual(["state", "total", "note", "tags", "state", "close"]);
});

test("workspace symbols are found by letters in their order", () => {
  const found = workspaceSymbols(snapshotOf(sales()), "ordrow", (path) => path);
  expect(found.map(({ name, containerName }) => [name, containerName])).toEqual([["OrderRow", "Sales"]]);
});

test("blocks fold up to the line before their brace, runs of comments as a whole", () => {
  const text = "// a\n// b\ncontext A {\n  value B {\n    c: Int\n  }\n}\n";
  expect(foldingRanges("/a.model", new TextIndex(text))).toEqual([
    { startLine: 3, endLine: 4 },
    { startLine: 2, endLine: 5 },
    { startLine: 0, endLine: 1, kind: "comment" },
  ]);
});

test("a soft keyword is coloured by its meaning", () => {
  const text = "context A { value Part { value: Int  result: Int  invariant value > 0 } }";
  const found = colouredTokens(snapshotOf(text), "/a.model").map(
    ({ start, end, type }) => `${text.slice(start, end)} ${type}`,
  );
  expect(found).toEqual([
    ...["context keyword", "A namespace", "value keyword", "Part struct", "value property", "Int type"],
    ...["result property", "Int type", "invariant keyword", "value property", "0 number"],
  ]);
});

test.each(examples)("%s: tokens are in order and do not overlap", (_path, text) => {
  let end = 0;
  for (const token of colouredTokens(snapshotOf(text), "/a.model")) {
    expect(token.start).toBeGreaterThanOrEqual(end);
    ({ end } = token);
  }
});

/** Returns the titles of the changes at a word, each with the text after it. */
function changesAt(text: string, word: string): readonly (readonly [title: string, after: string])[] {
  const snapshot = snapshotOf(text);
  const start = text.indexOf(word);
  return actionsAt(snapshot, "/a.model", { start, end: start + word.length }).map(({ title, edits }) => {
    const sorted = [...edits].sort((one, other) => other.span.start - one.span.start);
    return [
      title,
      sorted.reduce(
        (before, { span, text: added }) => before.slice(0, span.start) + added + before.slice(span.end),
        text,
      ),
    ];
  });
}

test.each([
  ["a misspelt type", sales("due: Monny"), "Monny", "Change to `Money`", "due: Money"],
  ["a misspelt keyword", sales("comand close {}"), "comand", "Change to `command`", "command close {}"],
  [
    "a misspelt token",
    sales('@route("/x/{resson}")', "command close(reason: String) {}"),
    "{resson}",
    "Change to `{reason}`",
    '@route("/x/{reason}")',
  ],
  [
    "an unbound token",
    sales('@route("/x/{branch}")', "command close {}"),
    "{branch}",
    "Add the parameter `branch`",
    "command close(branch: String) {}",
  ],
  [
    "an unknown name",
    sales("command close { requires total.amount > limit }"),
    "limit",
    "Add the parameter `limit`",
    "command close(limit: Decimal) {",
  ],
  [
    "an unknown assigned value",
    sales("command close(a: Int) { note -> remark }"),
    "remark",
    "Add the parameter `remark`",
    "close(a: Int, remark: String?) {",
  ],
  [
    "missing members",
    sales("command close { emit OrderClosed }"),
    "OrderClosed }",
    "Add the missing members",
    "emit OrderClosed(order: id, total: total) }",
  ],
  [
    "a missing member",
    sales("command close { emit OrderClosed(order: id) }"),
    "OrderClosed(",
    "Add the missing members",
    "(order: id, total: total)",
  ],
  [
    "an event that is not published",
    sales("command close { publish OrderGone(order: id) }"),
    "OrderGone(",
    "Add `publishes OrderGone`",
    "context Sales {\n  publishes OrderGone",
  ],
  [
    "an event that is not subscribed to",
    "context Far { publishes Sent integration event Sent { n: Int } } context A { policy P when Far.Sent then B.c }",
    "Far.Sent",
    "Add `subscribes Far.Sent`",
    "context A {\n  subscribes Far.Sent",
  ],
  [
    "a taken route",
    sales('@route("/order/open")', "command close {}", "command open {}"),
    "command open",
    "Add a `@route`",
    '@route("/order/open-2") command open',
  ],
  [
    "a derived route",
    sales("command close {}"),
    "close",
    "State the route with `@route`",
    '@route("/order/close") command close',
  ],
])("%s is mended", (_title, text, word, title, after) => {
  const found = changesAt(text, word).find(([one]) => one === title);
  expect(found?.[1]).toContain(after);
});

/** Returns a text with an edit of the protocol applied. */
function withEdits(text: string): string {
  const index = new TextIndex(text);
  return formattingEdits(snapshotOf(text), "/a.model").reduce(
    (before, { range, newText }) =>
      before.slice(0, index.offsetAt(range.start)) + newText + before.slice(index.offsetAt(range.end)),
    text,
  );
}

const places = new Set(["span", "path", "start", "end", "comments"]);

/** Returns the tree of a text without its positions. */
function meaningOf(text: string): string {
  const { file } = parse({ path: "", text });
  return JSON.stringify(file, (key, value) => (places.has(key) ? undefined : value));
}

test("the layout changes no meaning and no comment, and is stable, whatever the white space was", () => {
  const spaces = fc.constantFrom(" ", "  ", "\t", "\n", "\r\n", "\n\n\n", " \n ");
  fc.assert(
    fc.property(fc.constantFrom(...examples), fc.infiniteStream(spaces), ([path, text], stream) => {
      const { tokens } = lex({ path, text });
      const pieces = tokens.starts.map((start, index) => text.slice(tokens.ends[index - 1] ?? 0, start));
      // Space that holds a comment stays, as a comment belongs to its line.
      const scattered = tokens.starts.map((start, index) => {
        const before = pieces[index] ?? "";
        const space = before === "" || before.trim() !== "" ? before : String(stream.next().value);
        return space + text.slice(start, tokens.ends[index]);
      });
      const other = scattered.join("");
      if (parse({ path, text: other }).diagnostics.length > 0) return;
      const laid = withEdits(other);
      expect(laid.replaceAll("\r\n", "\n")).toBe(format(parse({ path, text: other }).file, other));
      expect(withEdits(laid)).toBe(laid);
      expect(meaningOf(laid)).toBe(meaningOf(other));
      expect(commentsOf(laid)).toEqual(commentsOf(other));
    }),
    { numRuns: 60 },
  );
});

function commentsOf(text: string): readonly string[] {
  const words = ({ start, end }: { readonly start: number; readonly end: number }) =>
    text.slice(start, end).split(/\s+/);
  return lex({ path: "", text })
    .tokens.comments.flatMap(words)
    .filter((word) => word !== "");
}

test("a file of the language has members to hover over, no declaration to go to, and no new name", () => {
  const text = sales("cover: Blob", 'invariant cover.na|>me != "x" "a name"');
  expect(hoverText(text)).toContain("name: String");
  const { snapshot, path, offset } = marked(text);
  expect(definitionsAt(snapshot, path, offset)).toEqual([]);
  const type = marked(text.replace("|>", "").replace("Blob", "Bl|>ob"));
  expect(definitionsAt(type.snapshot, path, type.offset)).toEqual([]);
});
