import type * as ast from "../ast.ts";
import type { ProjectionDecl } from "../ast.ts";
import type { Missing, Name } from "../ast-node.ts";
import type { ContextMapDecl } from "../context-map-ast.ts";
import type { JoinClause, Times } from "../modifier-ast.ts";
import type { PolicyDecl, ScheduleDecl } from "../reaction-ast.ts";
import { type Block, parseBlock, parseItems } from "./block.ts";
import { expect, expectMemberName, expectName, expectTypeName, mismatch } from "./expect.ts";
import { expectInt, takeCalendar, takeDuration, takeString } from "./literals.ts";
import { parseCall, parseCause } from "./parse-call.ts";
import { boundaryItems, parseContextMap } from "./parse-context-map.ts";
import { parseExpression } from "./parse-expression.ts";
import { parseFed } from "./parse-fed.ts";
import { type Head, parseDeclared } from "./parse-head.ts";
import { parseInput, parseInputs } from "./parse-inputs.ts";
import { parseListModifiers } from "./parse-list-modifiers.ts";
import { parseProcess } from "./parse-process.ts";
import { parseNamedItems, parseSignature, parseTypeRef } from "./parse-type.ts";
import { parseSpec, typeDeclarations } from "./parse-type-declaration.ts";
import { accept, advance, nested, type Parser, spanFrom, startOf } from "./parser.ts";
import { refuseIdempotent } from "./refuse-idempotent.ts";
import { isName } from "./tokens.ts";

/** file = { context | contextMap } */
export function parseFile(parser: Parser): readonly (ast.ContextDecl | ContextMapDecl | Missing)[] {
  return parseItems(parser, fileBlock, -1);
}

/** context = "context" NAME [ "version" INT ] [ "limit" INT ] "{" { contextItem } "}" */
function parseContext(parser: Parser, head: Head): ast.ContextDecl {
  const declared = parseDeclared(parser, head);
  const version = accept(parser, "version") ? expectInt(parser) : undefined;
  const limit = accept(parser, "limit") ? expectInt(parser) : undefined;
  const items = parseBlock(parser, head.start, contextBlock);
  return { kind: "context", ...declared, version, limit, items, span: spanFrom(parser, head.start) };
}

/** module = "module" NAME "{" { typeDecl | module } "}" */
function parseModule(parser: Parser, head: Head): ast.ModuleDecl {
  const declared = parseDeclared(parser, head);
  const items = nested(parser, () => parseBlock(parser, head.start, moduleBlock));
  return { kind: "module", ...declared, items, span: spanFrom(parser, head.start) };
}

/** service = "service" NAME "{" { operation | usecase } "}" */
function parseService(parser: Parser, head: Head): ast.ServiceDecl {
  const declared = parseDeclared(parser, head);
  const items = parseBlock(parser, head.start, serviceBlock);
  return { kind: "service", ...declared, items, span: spanFrom(parser, head.start) };
}

/** operation = "operation" NAME inputs ":" typeRef [ "=" expr ] */
function parseOperation(parser: Parser, head: Head): ast.OperationDecl {
  const declared = { ...parseDeclared(parser, head), ...parseSignature(parser, parseInputs) };
  const body = accept(parser, "=") ? parseExpression(parser) : undefined;
  return { kind: "operation", ...declared, body, span: spanFrom(parser, head.start) };
}

/** usecase = "usecase" NAME inputs [ ":" typeRef ] */
function parseUsecase(parser: Parser, head: Head): ast.UsecaseDecl {
  const declared = parseDeclared(parser, head);
  const parameters = parseInputs(parser);
  const result = accept(parser, ":") ? parseTypeRef(parser) : undefined;
  refuseIdempotent(parser);
  return { kind: "usecase", ...declared, parameters, result, span: spanFrom(parser, head.start) };
}

/** readModel = "readmodel" NAME ( made | fed ) */
function parseReadModel(parser: Parser, head: Head): ast.ReadModelDecl | ProjectionDecl {
  const declared = parseDeclared(parser, head, "from");
  if (accept(parser, "keyed")) return parseFed(parser, head, declared);
  expect(parser, "from");
  const source = expectTypeName(parser);
  const joins = parseJoins(parser);
  const fields = parseBlock(parser, head.start, readModelBlock);
  return { kind: "readModel", ...declared, source, joins, fields, span: spanFrom(parser, head.start) };
}

function parseJoins(parser: Parser): readonly JoinClause[] {
  const joins: JoinClause[] = [];
  while (parser.kind === "join") joins.push(parseJoin(parser));
  return joins;
}

/** join = "join" TNAME [ "on" SNAME [ "." SNAME ] ] */
function parseJoin(parser: Parser): JoinClause {
  const start = startOf(parser);
  advance(parser);
  const target = expectTypeName(parser);
  const path: Name[] = [];
  if (accept(parser, "on")) {
    path.push(expectName(parser));
    if (accept(parser, ".")) path.push(expectMemberName(parser));
  }
  return { kind: "join", target, path, span: spanFrom(parser, start) };
}

/** field = SNAME [ ":" typeRef "=" expr ] */
function parseField(parser: Parser, { start }: Head): ast.ReadModelField {
  const name = expectName(parser);
  if (!accept(parser, ":")) return { kind: "directField", name, span: spanFrom(parser, start) };
  const type = parseTypeRef(parser);
  expect(parser, "=", "`=`", "A derived field has both a type and an expression: `name: Type = expression`.");
  const value = parseExpression(parser);
  return { kind: "derivedField", name, span: spanFrom(parser, start), type, value };
}

/** query = annotations "query" NAME criteria ":" typeRef [ paging ] [ sorted ] [ sortable ] [ search ] */
function parseQuery(parser: Parser, head: Head): ast.QueryDecl {
  const { annotations, start } = head;
  const declared = { ...parseDeclared(parser, head), annotations, ...parseSignature(parser, parseCriteria) };
  const modifiers = parseListModifiers(parser);
  refuseIdempotent(parser);
  return { kind: "query", ...declared, ...modifiers, span: spanFrom(parser, start) };
}

/** criteria = "(" [ input { "," input } ] ")" */
function parseCriteria(parser: Parser): readonly ast.ParameterDecl[] {
  return parseNamedItems(parser, "a criterion", parseInput);
}

/** policy = "policy" NAME "when" cause [ "after" expr ] "then" call */
function parsePolicy(parser: Parser, head: Head): PolicyDecl {
  const declared = parseDeclared(parser, head, "when");
  expect(parser, "when");
  const cause = parseCause(parser, "then");
  const wait = accept(parser, "after") ? parseExpression(parser) : undefined;
  expect(parser, "then");
  const call = parseCall(parser);
  return { kind: "policy", ...declared, ...cause, wait, ...call, span: spanFrom(parser, head.start) };
}

/** schedule = "schedule" NAME "every" times "then" call [ "where" expr ] */
function parseSchedule(parser: Parser, head: Head): ScheduleDecl {
  const declared = parseDeclared(parser, head, "every");
  expect(parser, "every");
  const times = parseTimes(parser);
  const isDaily = times.interval !== undefined && parser.kind === "at";
  expect(parser, "then", "`then`", isDaily ? "A time of day stands behind `day`: `every day at 02:00`." : undefined);
  const call = parseCall(parser);
  const condition = accept(parser, "where") ? parseExpression(parser) : undefined;
  return { kind: "schedule", ...declared, ...times, ...call, condition, span: spanFrom(parser, head.start) };
}

/** times = DURATION | "day" "at" TIME [ "in" STRING ] */
function parseTimes(parser: Parser): Times {
  const interval = takeDuration(parser);
  if (interval !== undefined) return { interval, time: undefined, zone: undefined };
  expect(parser, "day", "a length of time or `day at`", "Write `every 15 minutes`, or `every day at 02:00`.");
  expect(parser, "at");
  const time = parser.kind === "time" ? takeCalendar(parser) : mismatch(parser, "a time of day such as `02:00`");
  const zone = accept(parser, "in") ? (takeString(parser) ?? mismatch(parser, "a text in quotes")) : undefined;
  return { interval, time, zone };
}

const fileBlock: Block<ast.ContextDecl | ContextMapDecl> = {
  name: "a file",
  hint: "Everything stands in a `context Name { … }`.",
  keywords: { context: parseContext, contextmap: parseContextMap },
};

const contextBlock: Block<ast.ContextItem> = {
  name: "a context",
  hint: "A context holds types, modules, services, read models, queries, specifications, policies, schedules and processes.",
  keywords: {
    ...typeDeclarations,
    module: parseModule,
    service: parseService,
    readmodel: parseReadModel,
    query: parseQuery,
    spec: parseSpec,
    policy: parsePolicy,
    schedule: parseSchedule,
    process: parseProcess,
    ...boundaryItems,
  },
  takesAnnotations: true,
};

const moduleBlock: Block<ast.TypeDecl | ast.ModuleDecl> = {
  name: "a module",
  hint: "A module holds types and modules.",
  keywords: { ...typeDeclarations, module: parseModule },
  takesAnnotations: true,
};

const serviceBlock: Block<ast.OperationDecl | ast.UsecaseDecl> = {
  name: "a service",
  hint: "A service holds `operation` and `usecase` declarations.",
  keywords: { operation: parseOperation, usecase: parseUsecase },
  takesAnnotations: true,
};

const readModelBlock: Block<ast.ReadModelField> = {
  name: "a read model",
  hint: "A field is written `name`, or `name: Type = expression`.",
  keywords: {},
  named: { isNext: ({ kind }) => isName(kind), parse: parseField },
};
