import type { ProcessCallDecl, ProcessDecl, StepDecl, TransitionDecl } from "../process-ast.ts";
import { type Block, parseBlock } from "./block.ts";
import { expect, expectDeclaredName, expectName } from "./expect.ts";
import { parseCall } from "./parse-call.ts";
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

/** step = "step" NAME [ parameters ] "{" { on | timeout } "}" */
function parseStep(parser: Parser, head: Head): StepDecl {
  const declared = parseDeclared(parser, head);
  const parameters = parseOptionalParameters(parser);
  const items = parseBlock(parser, head.start, stepBlock);
  return { kind: "step", ...declared, parameters, items, span: spanFrom(parser, head.start) };
}

/** starts = "starts" on */
function parseStarts(parser: Parser, head: Head): TransitionDecl {
  advance(parser);
  return { ...parseOn(parser, head), isStart: true };
}

/** on = "on" NAME "(" SNAME ")" outcome */
function parseOn(parser: Parser, { start }: Head): TransitionDecl {
  expect(parser, "on");
  const event = expectDeclaredName(parser);
  expect(parser, "(");
  const field = expectName(parser);
  expect(parser, ")");
  const outcome = parseOutcome(parser, start);
  return { ...outcome, isStart: false, event, field, wait: undefined, span: spanFrom(parser, start) };
}

/** timeout = "after" expr outcome */
function parseTimeout(parser: Parser, { start }: Head): TransitionDecl {
  advance(parser);
  const wait = parseExpression(parser);
  const outcome = parseOutcome(parser, start);
  return { ...outcome, isStart: false, event: undefined, field: undefined, wait, span: spanFrom(parser, start) };
}

/** outcome = "then" ( "done" | NAME [ namedArguments ] ) [ "{" { call } "}" ] */
function parseOutcome(parser: Parser, start: number) {
  expect(parser, "then");
  const next = accept(parser, "done") ? undefined : expectDeclaredName(parser);
  const given = next === undefined ? [] : parseNamedArguments(parser);
  const calls = parser.kind === "{" ? parseBlock(parser, start, callsBlock) : undefined;
  return { kind: "transition", next, arguments: given, calls } as const;
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
  keywords: { on: parseOn, after: parseTimeout },
};

const callsBlock: Block<ProcessCallDecl> = {
  name: "a transition",
  hint: "A transition calls commands and factories, such as `Order.cancel(id: order)`.",
  keywords: {},
  named: { isNext: ({ kind }) => isTypeName(kind), parse: parseProcessCall },
};
