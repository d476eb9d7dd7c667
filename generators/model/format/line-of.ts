import type * as ast from "../ast.ts";
import type { FeedDecl } from "../ast.ts";
import type { Missing, Name } from "../ast-node.ts";
import type { ContextMapDecl, MappingDecl, TypeOfContext } from "../context-map-ast.ts";
import type { CallClause, Expression, IntLiteral, StringLiteral } from "../expression-ast.ts";
import type { CallerClause, IdentityStrategy, JoinClause } from "../modifier-ast.ts";
import type { ProcessCallDecl } from "../reaction-ast.ts";
import {
  expressionText,
  literalText,
  namedArgumentsText,
  parametersText,
  type Source,
  typeText,
} from "./expression-text.ts";

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
  | ast.UnionCaseDecl
  | ast.StateRule
  | ast.Statement
  | ast.ProcessDecl["items"][number]
  | ProcessCallDecl
  | ast.ElseBlock
  | ast.ServiceDecl["items"][number]
  | FeedDecl
  | ast.ReadModelField;

type Line = Exclude<Part, Missing>;

/** Formats the line of a node, without its annotations and its block. */
export function lineOf(part: Line, source: Source): string {
  // The table has a function of the part's own kind.
  const spell = lines[part.kind] as (part: Line, source: Source) => string;
  return spell(part, source);
}

const lines: {
  readonly [K in Line["kind"]]: (part: Extract<Line, { readonly kind: K }>, source: Source) => string;
} = {
  context: ({ name, version, limit }) =>
    `context ${name.text}${numberText("version", version)}${numberText("limit", limit)}`,
  contextMap: () => "contextmap",
  relation: ({ left, arrow, right, role, types, mappings }) => {
    const listed = types === undefined ? "" : ` ${typeNamesText(types)}`;
    return `${left.text} ${arrow} ${right.text} : ${role.text}${listed}${mappings === undefined ? "" : " acl"}`;
  },
  mapping: ({ source, target }) => `${typeOfContextText(source)} -> ${typeOfContextText(target)}`,
  import: ({ context, names }) => `import ${context.text}.${names === undefined ? "*" : typeNamesText(names)}`,
  publishes: ({ event }) => `publishes ${event.text}`,
  subscribes: ({ event }) => `subscribes ${typeOfContextText(event)}`,
  module: namedText,
  service: namedText,
  value: renamableText,
  quantity: renamableText,
  event: namedText,
  integrationEvent: ({ name }) => `integration event ${name.text}`,
  enum: (part, source) => `${renamableText(part)}${optionalParameters(part.parameters, source)}`,
  enumMember: ({ name, arguments: given, renamedFrom }, source) => {
    const values = given.map((value) => expressionText(value, source)).join(", ");
    return `${name.text}${given.length === 0 ? "" : `(${values})`}${renamedText(renamedFrom)}`;
  },
  union: namedText,
  unionCase: ({ name, items }, source) => {
    const fields = items.map((field) => typedText(field, source)).join(", ");
    return fields === "" ? name.text : `${name.text}(${fields})`;
  },
  entity: ({ identity, strategy, ...part }) =>
    `${renamableText(part)} identified by ${identity.text}${strategy === undefined ? "" : ` as ${strategyText(strategy)}`}`,
  aggregate: ({ root, isVersioned, tenant, owner, isSoftDeleted, ...part }, source) => {
    const ownerText =
      owner === undefined
        ? ""
        : ` owned by caller${claimText("", owner.claim, source)}${claimText(" unless", owner.policy, source)}`;
    const words = `${isVersioned ? " versioned" : ""}${tenantText(tenant, source)}${ownerText}${isSoftDeleted ? " soft deleted" : ""}`;
    return `${renamableText(part)} root ${root.text}${words}`;
  },
  repository: () => "repository",
  finder: signatureText,
  member: typedText,
  unique: ({ names }) => `unique (${names.map(({ text }) => text).join(", ")})`,
  invariant: ruleText,
  states: namedText,
  stateRule: ({ from, to, guard }, source) => {
    const targets = to.length === 0 ? "" : ` -> ${to.map(({ text }) => text).join(", ")}`;
    return `${from.text}${targets}${guard === undefined ? "" : ` when ${expressionText(guard, source)}`}`;
  },
  command: (part, source) => `${signatureText(part, source)}${part.isInternal ? " internal" : ""}`,
  factory: (part, source) =>
    `${signatureText(part, source)}${part.isIdempotent ? " idempotent" : ""}${part.isInternal ? " internal" : ""}`,
  requires: ruleText,
  assign: ({ field, value }, source) => `${field.text} -> ${expressionText(value, source)}`,
  add: ({ field, value }, source) => `${field.text} += ${expressionText(value, source)}`,
  remove: ({ field, value }, source) => `${field.text} -= ${expressionText(value, source)}`,
  removal: () => "remove",
  callChild: ({ field, identity, command, arguments: given }, source) =>
    `${field.text}[${expressionText(identity, source)}].${command.text}${namedArgumentsText(given, source)}`,
  emit: raisedText,
  publish: raisedText,
  ifStatement: ({ condition }, source) => `if ${expressionText(condition, source)}`,
  elseBlock: () => "else",
  result: ({ value }, source) => `result ${expressionText(value, source)}`,
  operation: (part, source) => `${signatureText(part, source)}${valueText(part.body, source)}`,
  usecase: signatureText,
  readModel: ({ name, source, joins }) => `readmodel ${name.text} from ${source.text}${joins.map(joinText).join("")}`,
  projection: ({ name, key, tenant }, source) =>
    `readmodel ${name.text} keyed by ${typedText(key, source)}${tenantText(tenant, source)}`,
  feed: ({ event, by, effect }) => {
    const end = effect === "make" ? "" : effect === "change" ? " if exists" : " remove";
    return `on ${event.text}${by === undefined ? "" : ` by ${by.text}`}${end}`;
  },
  directField: ({ name }) => name.text,
  derivedField: typedText,
  query: (part, source) => `${signatureText(part, source)}${pagingText(part)}${listText(part)}`,
  spec: ({ name, target, condition }, source) => `spec ${name.text} on ${target.text}${valueText(condition, source)}`,
  policy: ({ name, home, event, wait, ...call }, source) =>
    `policy ${name.text} when ${causeText(home, event)}${wait === undefined ? "" : ` after ${expressionText(wait, source)}`}${callText(call, source)}`,
  schedule: ({ name, interval, time, zone, condition, ...call }, source) => {
    const times =
      interval === undefined
        ? `day at ${time?.text ?? ""}${claimText(" in", zone, source)}`
        : expressionText(interval, source);
    const rows = condition === undefined ? "" : ` where ${expressionText(condition, source)}`;
    return `schedule ${name.text} every ${times}${callText(call, source)}${rows}`;
  },
  process: ({ name, key }) => `process ${name.text} by ${key.name.text}: ${typeText(key.type)}`,
  step: ({ name, parameters }, source) => `step ${name.text}${optionalParameters(parameters, source)}`,
  transition: ({ isStart, home, event, field, wait, next, arguments: given }, source) => {
    const on = `${isStart ? "starts " : ""}on ${causeText(home, event)}(${field?.text ?? ""})`;
    const cause = wait === undefined ? on : `after ${expressionText(wait, source)}`;
    return `${cause} then ${next === undefined ? "done" : `${next.text}${namedArgumentsText(given, source)}`}`;
  },
  processCall: calledText,
};

function causeText(home: Name | undefined, event: Name | undefined): string {
  return `${home === undefined ? "" : `${home.text}.`}${event?.text ?? ""}`;
}

function callText(call: CallClause, source: Source): string {
  return ` then ${calledText(call, source)}`;
}

function calledText({ target, behaviour, arguments: given }: CallClause, source: Source): string {
  return `${target.text}.${behaviour.text}${namedArgumentsText(given, source)}`;
}

function namedText({ kind, name }: { readonly kind: string; readonly name: Name }): string {
  return `${kind} ${name.text}`;
}

function renamableText({
  renamedFrom,
  ...part
}: Pick<ast.ValueDecl, "name" | "renamedFrom"> & { readonly kind: string }) {
  return `${namedText(part)}${renamedText(renamedFrom)}`;
}

function renamedText(from: Name | undefined): string {
  return from === undefined ? "" : ` renamed from ${from.text}`;
}

function numberText(keyword: string, number: IntLiteral | undefined): string {
  return number === undefined ? "" : ` ${keyword} ${number.text}`;
}

function tenantText(tenant: CallerClause | undefined, source: Source): string {
  return tenant === undefined ? "" : ` per tenant${claimText("", tenant.claim, source)}`;
}

function claimText(word: string, text: StringLiteral | undefined, source: Source): string {
  return text === undefined ? "" : `${word} ${literalText(text, source)}`;
}

function pagingText({ paging }: ast.QueryDecl): string {
  if (paging === undefined) return "";
  const { sizes, hasCursors } = paging;
  const limits = sizes === undefined ? "" : `(${sizes.usual.text}, ${sizes.most.text})`;
  return ` paged${limits}${hasCursors ? " by cursor" : ""}`;
}

function listText({ sorted, sortable, search }: ast.QueryDecl): string {
  const keys = sorted?.keys.map(({ field, isDescending }) => `${field.text}${isDescending ? " desc" : ""}`);
  const lists = [
    ["sorted", keys],
    ["sortable", sortable?.fields.map(({ text }) => text)],
    ["search", search?.fields.map(({ text }) => text)],
  ] as const;
  return lists.map(([word, names]) => (names === undefined ? "" : ` ${word} by ${names.join(", ")}`)).join("");
}

function joinText({ target, path }: JoinClause): string {
  const field = path.map(({ text }) => text).join(".");
  return ` join ${target.text}${field === "" ? "" : ` on ${field}`}`;
}

type Typed = Pick<ast.MemberDecl, "name" | "type" | "value"> &
  Partial<Pick<ast.MemberDecl, "isUnique" | "renamedFrom">>;

function typedText({ name, type, value, isUnique = false, renamedFrom }: Typed, source: Source): string {
  const words = `${isUnique ? " unique" : ""}${renamedText(renamedFrom)}`;
  return `${name.text}: ${typeText(type)}${words}${valueText(value, source)}`;
}

function valueText(value: Expression | undefined, source: Source): string {
  return value === undefined ? "" : ` = ${expressionText(value, source)}`;
}

type Signature = ast.BehaviourDecl | ast.FinderDecl | ast.OperationDecl | ast.QueryDecl | ast.UsecaseDecl;

/** Formats a name with its parameters and its result. Those of commands and factories can be left out. */
function signatureText({ kind, name, parameters, result }: Signature, source: Source): string {
  const keyword = kind === "finder" ? "find" : kind === "factory" ? "create" : kind;
  const isShort = kind === "command" || kind === "factory";
  const given = isShort ? optionalParameters(parameters, source) : parametersText(parameters, source);
  return `${keyword} ${name.text}${given}${result === undefined ? "" : `: ${typeText(result)}`}`;
}

function optionalParameters(parameters: readonly ast.ParameterDecl[], source: Source): string {
  return parameters.length === 0 ? "" : parametersText(parameters, source);
}

function ruleText({ kind, condition, message }: ast.InvariantDecl | ast.RequiresStatement, source: Source): string {
  const text = message === undefined ? "" : ` ${literalText(message, source)}`;
  return `${kind} ${expressionText(condition, source)}${text}`;
}

function raisedText(
  { kind, event, arguments: given, condition }: ast.EmitStatement | ast.PublishStatement,
  source: Source,
): string {
  const when = condition === undefined ? "" : ` when ${expressionText(condition, source)}`;
  return `${kind} ${event.text}${namedArgumentsText(given, source)}${when}`;
}

function strategyText(strategy: IdentityStrategy): string {
  if (strategy.kind === "natural") return `natural(${strategy.backing.text})`;
  if (strategy.kind === "composite") return `composite(${strategy.parts.map(({ text }) => text).join(", ")})`;
  return strategy.kind === "guid" && strategy.isGiven ? "guid given" : strategy.kind;
}

export function typeOfContextText({ context, type }: TypeOfContext): string {
  return `${context.text}.${type.text}`;
}

function typeNamesText(names: readonly Name[]): string {
  return `{ ${names.map(({ text }) => text).join(", ")} }`;
}
