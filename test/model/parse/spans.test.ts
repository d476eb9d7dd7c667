import { expect, test } from "vitest";
import { examples } from "../examples.ts";
import { treeOf } from "./outline.ts";

interface Found {
  readonly start: number;
  readonly end: number;
}

const isSpan = (value: unknown): value is Found =>
  typeof value === "object" && value !== null && "start" in value && "end" in value;

/** Lists the nodes that reach beyond their parent, and the names whose span holds another text. */
function faultsIn(node: unknown, text: string, outer: Found): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((one) => faultsIn(one, text, outer));
  if (typeof node !== "object" || node === null || isSpan(node)) return [];
  const span = "span" in node && isSpan(node.span) ? node.span : outer;
  const isName = "text" in node && !("kind" in node) && !("doc" in node);
  const faults = [
    ...(span.start < outer.start || span.end > outer.end ? [`${JSON.stringify(span)} is outside`] : []),
    ...(isName && text.slice(span.start, span.end) !== node.text ? [`${String(node.text)} is elsewhere`] : []),
  ];
  const parts = Object.entries(node).filter(([key]) => !["doc", "comments", "span"].includes(key));
  return [...faults, ...parts.flatMap(([, part]) => faultsIn(part, text, span))];
}

test.each(examples)("every node of %s lies in the one around it, and every name where it is written", (_path, text) => {
  const { contexts } = treeOf(text);
  expect(contexts.length).toBeGreaterThan(0);
  expect(faultsIn(contexts, text, { start: 0, end: text.length })).toEqual([]);
});

test("a declaration reaches from its first annotation to its last token", () => {
  const text = 'context A {\n  /// Q\n  @get @auth("b")\n  query Q(): R? // end\n}';
  const [context] = treeOf(text).contexts;
  const [query] = context?.kind === "context" ? context.items : [];
  expect(text.slice(query?.span.start, query?.span.end)).toBe('@get @auth("b")\n  query Q(): R?');
});
