import type {
  AssignStatement,
  EmitStatement,
  FactoryDecl,
  RequiresStatement,
  ResultStatement,
  Statement,
} from "../ast.ts";
import { type Block, isAtAssignment, type Production } from "./block.ts";
import { expectDeclaredName, expectName, reportMismatch } from "./expect.ts";
import { takeString } from "./literals.ts";
import { parseExpression, parseNamedArguments } from "./parse-expression.ts";
import type { Head } from "./parse-head.ts";
import { advance, type Parser, spanFrom } from "./parser.ts";

/** requires = "requires" expr [ STRING ] */
function parseRequires(parser: Parser, { start }: Head): RequiresStatement {
  advance(parser);
  const condition = parseExpression(parser);
  const message = takeString(parser);
  return { kind: "requires", condition, message, span: spanFrom(parser, start) };
}

/** assign = SNAME "->" expr */
function parseAssign(parser: Parser, { start }: Head): AssignStatement {
  const field = expectName(parser);
  if (parser.kind !== "->") reportMismatch(parser, "`->`");
  advance(parser);
  const value = parseExpression(parser);
  return { kind: "assign", field, value, span: spanFrom(parser, start) };
}

/** emit = "emit" NAME [ namedArguments ] */
function parseEmit(parser: Parser, { start }: Head): EmitStatement {
  advance(parser);
  const event = expectDeclaredName(parser);
  const given = parser.kind === "(" ? parseNamedArguments(parser) : [];
  return { kind: "emit", event, arguments: given, span: spanFrom(parser, start) };
}

/** result = "result" expr */
function parseResult(parser: Parser, { start }: Head): ResultStatement {
  advance(parser);
  const value = parseExpression(parser);
  return { kind: "result", value, span: spanFrom(parser, start) };
}

type FactoryStatement = FactoryDecl["statements"][number];

const factoryStatements: readonly (readonly [string, Production<FactoryStatement>])[] = [
  ["requires", parseRequires],
  ["emit", parseEmit],
];
const assignment = { isNext: isAtAssignment, parse: parseAssign };

/** statement = requires | assign | emit | result */
export const commandBlock: Block<Statement> = {
  name: "a command",
  hint: "A command holds `requires`, `field -> value`, `emit` and `result`.",
  keywords: new Map<string, Production<Statement>>([...factoryStatements, ["result", parseResult]]),
  named: assignment,
  takesAnnotations: false,
};

/** requires | assign | emit */
export const factoryBlock: Block<FactoryStatement> = {
  name: "a create factory",
  hint: "A create factory holds `requires`, `field -> value` and `emit`.",
  keywords: new Map(factoryStatements),
  named: assignment,
  takesAnnotations: false,
};
