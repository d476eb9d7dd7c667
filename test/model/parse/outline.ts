import type { ModelFile, TypeRef } from "../../../generators/model/ast.ts";
import type { Expression, Lambda } from "../../../generators/model/expression-ast.ts";
import { parse } from "../../../generators/model/parse.ts";
import { positionOf } from "../../../generators/text/position.ts";

/** Returns the tree of a source without mistakes. */
export function treeOf(text: string): ModelFile {
  const { file, diagnostics } = parse({ path: "a.model", text });
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return file;
}

/** Returns the codes and positions of the diagnostics of a source: `["DSL0001 3:5"]`. */
export function mistakesIn(text: string): readonly string[] {
  return parse({ path: "a.model", text }).diagnostics.map(({ code, span }) => {
    const { line, column } = positionOf(text, span?.start ?? 0);
    return `${code} ${line}:${column}`;
  });
}

/** Writes a tree in short: expressions in prefix form, types as written, everything else as `kind(key value …)`, without spans. */
export function outline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(outline).join(" ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  if (isTypeRef(value)) return typeOutline(value);
  if (isExpression(value)) return expressionOutline(value);
  if ("text" in value && !("kind" in value)) return String(value.text);
  const parts = Object.entries(value).filter(
    ([key, part]) =>
      !["kind", "span", "comments"].includes(key) &&
      part !== undefined &&
      part !== false &&
      !(Array.isArray(part) && part.length === 0),
  );
  const shown = parts.map(([key, part]) => (part === true ? key : `${key} ${outline(part)}`));
  return `${"kind" in value ? String(value.kind) : ""}(${shown.join(", ")})`;
}

function isTypeRef(value: object): value is TypeRef {
  return "kind" in value && value.kind === "type";
}

const expressions =
  "int decimal date time duration string bool reference parenthesized memberAccess call lambda unary binary matches list if when let match regex";

function isExpression(value: object): value is Expression | Lambda {
  return "kind" in value && expressions.split(" ").includes(String(value.kind));
}

function typeOutline(type: TypeRef): string {
  if (type.kind === "missing") return "?";
  const { qualifier, name, arguments: given, isOptional } = type;
  const types = given.length === 0 ? "" : `<${given.map(typeOutline).join(", ")}>`;
  return `${qualifier === undefined ? "" : `${qualifier.text}.`}${name.text}${types}${isOptional ? "?" : ""}`;
}

function expressionOutline(node: Expression | Lambda): string {
  const of = expressionOutline;
  switch (node.kind) {
    case "missing":
      return "?";
    case "int":
    case "decimal":
    case "date":
    case "time":
      return node.text;
    case "duration":
      return `(${node.amount} ${node.unit})`;
    case "string":
      return JSON.stringify(node.value);
    case "bool":
      return String(node.value);
    case "reference":
      return node.name.text;
    case "parenthesized":
      return `(group ${of(node.inner)})`;
    case "memberAccess":
      return `(. ${of(node.target)} ${node.member.text})`;
    case "call":
      return `(.${node.member.text} ${[node.target, ...node.arguments].map(of).join(" ")})`;
    case "list":
      return `[${node.items.map(of).join(" ")}]`;
    case "make":
      return `(new ${node.qualifier === undefined ? "" : `${node.qualifier.text}.`}${node.name.text} ${node.arguments.map(({ name, value }) => `${name.text}:${of(value)}`).join(" ")})`;
    case "exists":
      return `(exists ${of(node.of)})`;
    case "lambda":
      return `(=> ${node.parameter.text} ${of(node.body)})`;
    case "unary":
      return `(${node.operator} ${of(node.operand)})`;
    case "binary":
      return `(${node.operator} ${of(node.left)} ${of(node.right)})`;
    case "matches":
      return `(matches ${of(node.operand)} /${node.pattern.pattern}/)`;
    case "if":
      return `(if ${of(node.condition)} ${of(node.whenTrue)} ${of(node.whenFalse)})`;
    case "when":
      return `(when ${of(node.value)} ${of(node.condition)})`;
    case "match": {
      const arms = node.arms.map(({ case: name, local, value }) => {
        return `${name.text}${local === undefined ? "" : `(${local.text})`} => ${of(value)}`;
      });
      return `match ${of(node.subject)} { ${arms.join(", ")} }`;
    }
    case "let":
      return `(let ${node.bindings.map(({ name, value }) => `${name.text}=${of(value)}`).join(" ")} ${of(node.body)})`;
  }
}
