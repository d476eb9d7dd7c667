import type * as ast from "../ast.ts";
import type { ContextMapDecl, MappingDecl, RequiresStatement, Statement, StateRule } from "../ast.ts";
import type { Missing } from "../ast-node.ts";
import type { Expression, IntLiteral, StringLiteral } from "../expression-ast.ts";
import { boundaryText } from "./context-map-text.ts";
import { expressionText, literalText, namedArgumentsText, parametersText, typeText } from "./expression-text.ts";
import type { Piece } from "./layout.ts";

/** A node with lines of its own. */
export type Part =
  | ast.ContextDecl
  | ast.ContextItem
  | ContextMapDecl
  | ContextMapDecl["relations"][number]
  | MappingDecl
  | ast.EntityItem
  | ast.RepositoryDecl
  | ast.FinderDecl
  | ast.EnumMemberDecl
  | StateRule
  | Statement
  | ast.ServiceDecl["items"][number]
  | ast.ReadModelField;

const widest = 100;

/** The facts about a file that its tree lacks. */
interface FormatSource {
  readonly text: string;
  /** The start offsets of its comments. */
  readonly comments: readonly number[];
}

/** Converts nodes to pieces, in order. */
export function piecesOf(parts: readonly Part[], source: FormatSource): readonly Piece[] {
  return parts.flatMap((part) => (part.kind === "missing" ? [] : [pieceOf(part, source)]));
}

function pieceOf(part: Exclude<Part, Missing>, source: FormatSource): Piece {
  const { annotations, line } = lineWithAnnotations(part, source.text);
  return {
    start: part.span.start,
    end: part.span.end,
    doc: "doc" in part ? part.doc : undefined,
    takesDoc: "doc" in part,
    annotations,
    line: isShortEnum(part, source) ? `${line} { ${membersText(part, source.text)} }` : line,
    block: isShortEnum(part, source) ? undefined : blockOf(part, source),
  };
}

// A field has its annotations on the same line, a declaration on the line above.
function lineWithAnnotations(
  part: Exclude<Part, Missing>,
  text: string,
): { readonly annotations: string; readonly line: string } {
  const line = lineOf(part, text);
  const written = "annotations" in part ? part.annotations.map((one) => annotationText(one, text)).join(" ") : "";
  if (part.kind === "member" && written !== "") return { annotations: "", line: `${written} ${line}` };
  return { annotations: written, line };
}

function annotationText({ name, argument }: ast.Annotation, text: string): string {
  return `@${name.text}${argument === undefined ? "" : `(${literalText(argument, text)})`}`;
}

function blockOf(part: Exclude<Part, Missing>, source: FormatSource): readonly Piece[] | undefined {
  if (part.kind === "enum") return membersOf(part, source);
  if (part.kind === "repository") return [...operationsOf(part, source.text), ...piecesOf(part.finders, source)];
  if ("items" in part) return piecesOf(part.items, source);
  if ("statements" in part) return piecesOf(part.statements, source);
  if ("rules" in part) return piecesOf(part.rules, source);
  if ("fields" in part) return piecesOf(part.fields, source);
  if ("relations" in part) return piecesOf(part.relations, source);
  if ("mappings" in part) return part.mappings && piecesOf(part.mappings, source);
  return undefined;
}

function operationsOf({ operations = [] }: ast.RepositoryDecl, text: string): readonly Piece[] {
  const [first, last] = [operations[0], operations.at(-1)];
  if (first === undefined || last === undefined) return [];
  const line = `operations: ${operations.map((name) => name.text).join(", ")}`;
  return [
    {
      start: text.lastIndexOf("operations", first.start),
      end: last.end,
      doc: undefined,
      takesDoc: false,
      annotations: "",
      line,
      block: undefined,
    },
  ];
}

function isShortEnum(part: Exclude<Part, Missing>, { text, comments }: FormatSource): part is ast.EnumDecl {
  if (part.kind !== "enum" || part.members.length === 0) return false;
  const isCommented = comments.some((start) => start > part.span.start && start < part.span.end);
  return !isCommented && `${lineOf(part, text)} { ${membersText(part, text)} }`.length <= widest;
}

function membersText({ members }: ast.EnumDecl, text: string): string {
  return members.map((member) => (member.kind === "missing" ? "" : lineOf(member, text))).join(", ");
}

function membersOf({ members }: ast.EnumDecl, source: FormatSource): readonly Piece[] {
  const pieces = piecesOf(members, source);
  return pieces.map((piece, index) => (index === pieces.length - 1 ? piece : { ...piece, line: `${piece.line},` }));
}

/** Formats the line of a node, without its annotations and its block. */
export function lineOf(part: Exclude<Part, Missing>, source: string): string {
  const text = (expression: Expression): string => expressionText(expression, source);
  const valueText = (value: Expression | undefined): string => (value === undefined ? "" : ` = ${text(value)}`);
  switch (part.kind) {
    case "context":
      return `context ${part.name.text}${versionText(part.version)}`;
    case "module":
    case "value":
    case "quantity":
    case "event":
    case "service":
    case "states":
      return `${part.kind} ${part.name.text}`;
    case "enum":
      return `enum ${part.name.text}${optionalParameters(part.parameters)}`;
    case "enumMember":
      return `${part.name.text}${part.arguments.length === 0 ? "" : `(${part.arguments.map(text).join(", ")})`}`;
    case "entity":
      return `entity ${part.name.text} identified by ${part.identity.text}${strategyText(part.strategy)}`;
    case "aggregate":
      return `aggregate ${part.name.text} root ${part.root.text}${part.isVersioned ? " versioned" : ""}`;
    case "repository":
      return "repository";
    case "member":
      return `${part.name.text}: ${typeText(part.type)}${valueText(part.value)}`;
    case "invariant":
      return ruleText(part, source);
    case "stateRule":
      return stateRuleText(part, source);
    case "command":
    case "factory":
    case "finder":
    case "usecase":
    case "query":
      return signatureText(part);
    case "operation":
      return `${signatureText(part)}${valueText(part.body)}`;
    case "readModel":
      return `readmodel ${part.name.text} from ${part.source.text}`;
    case "directField":
      return part.name.text;
    case "derivedField":
      return `${part.name.text}: ${typeText(part.type)}${valueText(part.value)}`;
    case "spec":
      return `spec ${part.name.text} on ${part.target.text}${valueText(part.condition)}`;
    case "policy":
      return `policy ${part.name.text} when ${part.event.text} then ${callText(part, source)}`;
    case "requires":
    case "assign":
    case "add":
    case "remove":
    case "emit":
    case "publish":
    case "result":
      return statementText(part, source);
    default:
      return boundaryText(part);
  }
}

type Signature = Extract<Part, { readonly kind: "command" | "factory" | "finder" | "operation" | "query" | "usecase" }>;

/** Formats a name with its parameters and its result. Those of commands and factories can be left out. */
function signatureText({ kind, name, parameters, result }: Signature): string {
  const keyword = kind === "finder" ? "find" : kind === "factory" ? "create" : kind;
  const isShort = kind === "command" || kind === "factory";
  const given = isShort ? optionalParameters(parameters) : parametersText(parameters);
  return `${keyword} ${name.text}${given}${resultText(result)}`;
}

function ruleText({ kind, condition, message }: ast.InvariantDecl | RequiresStatement, source: string): string {
  return `${kind} ${expressionText(condition, source)}${messageText(message, source)}`;
}

function statementText(statement: Exclude<Statement, Missing>, source: string): string {
  switch (statement.kind) {
    case "requires":
      return ruleText(statement, source);
    case "assign":
      return `${statement.field.text} -> ${expressionText(statement.value, source)}`;
    case "add":
      return `${statement.field.text} += ${statement.child.text}.${statement.factory.text}${namedArgumentsText(statement.arguments, source)}`;
    case "remove":
      return `${statement.field.text} -= ${expressionText(statement.value, source)}`;
    case "emit":
    case "publish":
      return `${statement.kind} ${statement.event.text}${namedArgumentsText(statement.arguments, source)}`;
    case "result":
      return `result ${expressionText(statement.value, source)}`;
  }
}

function versionText(version: IntLiteral | undefined): string {
  return version === undefined ? "" : ` version ${version.text}`;
}

function callText({ target, command, arguments: given }: ast.PolicyDecl, source: string): string {
  return `${target.text}.${command.text}${namedArgumentsText(given, source)}`;
}

function stateRuleText({ from, to, guard }: StateRule, source: string): string {
  const targets = to.length === 0 ? "" : ` -> ${to.map(({ text }) => text).join(", ")}`;
  return `${from.text}${targets}${guard === undefined ? "" : ` when ${expressionText(guard, source)}`}`;
}

function strategyText(strategy: ast.IdentityStrategy | undefined): string {
  if (strategy === undefined) return "";
  return strategy.kind === "natural" ? ` as natural(${strategy.backing.text})` : ` as ${strategy.kind}`;
}

function messageText(message: StringLiteral | undefined, source: string): string {
  return message === undefined ? "" : ` ${literalText(message, source)}`;
}

function optionalParameters(parameters: readonly ast.ParameterDecl[]): string {
  return parameters.length === 0 ? "" : parametersText(parameters);
}

function resultText(result: ast.TypeRef | undefined): string {
  return result === undefined ? "" : `: ${typeText(result)}`;
}
