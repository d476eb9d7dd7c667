import type { ProcessDecl, StepDecl } from "../ast.ts";
import type { ProcessCallDecl, TransitionDecl } from "../reaction-ast.ts";
import { type Block, parseBlock } from "./block.ts";
import { expect, expectDeclaredName, expectName } from "./expect.ts";
import { parseCall, parseCause } from "./parse-call.ts";
import { parseExpression, parseNamedArguments } from "./parse-expression.ts";
import { type Head, parseDeclared } from "./parse-head.ts";
import { parseOptionalParameters, parseParameter } from "./parse-type.ts";
import { accept, advance, type Parser, spanFrom } from "./parser.ts";
import { isTypeName } from "./tokens.ts";

/** process = "process" NAME "by" parameter "{" { starts | step } "}" */
export function parseProcess(parser: Parser, head: Head): ProcessDecl {
  const declared = parseDeclared(parser, head, "by");
  expect(parser, "by");
  const key = parseParameter(parser);
  const items = parseBlock(parser, head.start, processBlock);
  return { kind: "process", ...declared, key, items, span: spanFrom(parser, head.start) };
}

/** step = "step" NAME [ parameters ] "{" { reaction | timeout } "}" */
function parseStep(parser: Parser, head: Head): StepDecl {
  const declared = parseDeclared(parser, head);
  const parameters = parseOptionalParameters(parser);
  const items = parseBlock(parser, head.start, stepBlock);
  return { kind: "step", ...declared, parameters, items, span: spanFrom(parser, head.start) };
}

/** starts = "starts" reaction */
function parseStarts(parser: Parser, head: Head): TransitionDecl {
  advance(parser);
  return { ...parseReaction(parser, head), isStart: true };
}

/** reaction = "on" cause "(" SNAME ")" outcome */
function parseReaction(parser: Parser, { start }: Head): TransitionDecl {
  expect(parser, "on");
  const cause = parseCause(parser);
  expect(parser, "(");
  const field = expectName(parser);
  expect(parser, ")");
  return parseOutcome(parser, start, { ...cause, field, wait: undefined });
}

/** timeout = "after" expr outcome */
function parseTimeout(parser: Parser, { start }: Head): TransitionDecl {
  advance(parser);
  const wait = parseExpression(parser);
  return parseOutcome(parser, start, { home: undefined, event: undefined, field: undefined, wait });
}

/** outcome = "then" ( "done" | NAME [ namedArguments ] ) [ "{" { call } "}" ] */
function parseOutcome(
  parser: Parser,
  start: number,
  cause: Pick<TransitionDecl, "home" | "event" | "field" | "wait">,
): TransitionDecl {
  expect(parser, "then");
  const next = accept(parser, "done") ? undefined : expectDeclaredName(parser);
  const given = next === undefined ? [] : parseNamedArguments(parser);
  const calls = parser.kind === "{" ? parseBlock(parser, start, callsBlock) : undefined;
  const span = spanFrom(parser, start);
  return { kind: "transition", isStart: false, ...cause, next, arguments: given, calls, span };
}

function parseProcessCall(parser: Parser, { start }: Head): ProcessCallDecl {
  return { kind: "processCall", ...parseCall(parser), span: spanFrom(parser, start) };
}

const processBlock: Block<StepDecl | TransitionDecl> = {
  name: "a process",
  hint: "A process begins with `starts on Event(field) then Step`, and holds its steps.",
  keywords: { starts: parseStarts, step: parseStep },
};

const stepBlock: Block<TransitionDecl> = {
  name: "a step",
  hint: "A step is left by `on Event(field) then Step`, or `after 3 days then Step`.",
  keywords: { on: parseReaction, after: parseTimeout },
};

const callsBlock: Block<ProcessCallDecl> = {
  name: "a transition",
  hint: "A transition calls commands and factories, such as `Order.cancel(id: order)`.",
  keywords: {},
  named: { isNext: ({ kind }) => isTypeName(kind), parse: parseProcessCall },
};
