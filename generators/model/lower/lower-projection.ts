import type { FeedDecl, ProjectionDecl } from "../ast.ts";
import { strategyIn } from "../bind/identities.ts";
import { eventOf } from "../bind/policies.ts";
import { keyFields } from "../bind/projections.ts";
import { resolveType } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { CheckedContext } from "../check/check.ts";
import { type Expr, mapExpr } from "../expr.ts";
import { typeText } from "../format/expression-text.ts";
import type { Entity, Feed, Projection, ReadModel } from "../ir.ts";
import { ofKind } from "../items.ts";
import { lowerClaims } from "./lower-entity.ts";
import { conditionText, described, exprOf, lowerMember } from "./lower-parts.ts";

/** Lowers a read model that events feed: its rows, and what each event does to them. */
export function lowerProjection(symbol: TypeSymbol<ProjectionDecl>, checked: CheckedContext): Projection {
  const { decl, type } = symbol;
  return {
    ...described(decl),
    type,
    key: decl.key.name.text,
    row: lowerRow(symbol, checked),
    feeds: ofKind(decl.items, "feed").map((feed) => lowerFeed(feed, decl, checked)),
    claims: lowerClaims([decl.tenant]),
    definition: definitionOf(decl),
  };
}

/** Returns the read model of a projection: the key, and the other fields of its row. */
export function readModelOfProjection({ type, key, row, ...told }: Projection): ReadModel {
  const { identity, members } = row;
  return {
    ...{ name: told.name, doc: told.doc, type, source: row.type, joins: [], isFed: true },
    fields: [
      { name: key, type: identity.type, value: { kind: "identity", type: identity.type } },
      ...members.map(({ name, type: of }) => ({ name, type: of, value: { kind: "field", name, type: of } as const })),
    ],
  };
}

function lowerRow({ decl, type, fields }: TypeSymbol<ProjectionDecl>, checked: CheckedContext): Entity {
  const { scope } = checked;
  const key = resolveType(decl.key.type, scope);
  if (key.kind !== "identity") throw new Error("The key of a read model is no identity.");
  const owner = scope.contexts.get(key.context)?.entityByIdentity.get(key.name);
  const none = { uniques: [], invariants: [], states: [], commands: [], factories: [] };
  return {
    ...{ name: `${type.name}Row`, doc: undefined, modules: [], aggregate: undefined },
    ...{ isRoot: false, isVersioned: false, keepsEvents: false, since: undefined, deprecated: undefined },
    type: { kind: "entity", context: type.context, name: `${type.name}Row` },
    identity: {
      ...{ type: key, parts: [] },
      strategy: owner === undefined ? { kind: "guid", isGiven: false } : strategyIn(owner.decl),
    },
    members: fields.filter((field) => field !== decl.key).map((field) => lowerMember(field, checked)),
    ...none,
  };
}

function lowerFeed(feed: FeedDecl, decl: ProjectionDecl, checked: CheckedContext): Feed {
  const event = eventOf(feed, checked.scope);
  const [key] = event === undefined ? [] : keyFields(decl, feed, event, checked.scope);
  if (event === undefined || key === undefined) throw new Error("An event does not tell its row.");
  const assignments = ofKind(feed.statements, "assign").map(({ field, value }) => ({
    field: field.text,
    value: withKey(exprOf(checked, value), decl.key.name.text),
  }));
  return { event: event.type, key, effect: feed.effect, assignments };
}

// The key is the identity of the row.
function withKey(expr: Expr, key: string): Expr {
  if (expr.kind === "field" && expr.name === key) return { kind: "identity", type: expr.type };
  return mapExpr(expr, (part) => withKey(part, key));
}

function definitionOf({ key, tenant, items }: ProjectionDecl): string {
  const fields = ofKind(items, "member").map(({ name, type, value }) => {
    const start = value === undefined ? "" : ` = ${conditionText(value)}`;
    return `${name.text}: ${typeText(type)}${start}`;
  });
  const feeds = ofKind(items, "feed").flatMap(({ event, by, effect, statements }) => [
    `on ${event.text} by ${by?.text ?? ""} ${effect}`,
    ...ofKind(statements, "assign").map(({ field, value }) => `${field.text} -> ${conditionText(value)}`),
  ]);
  const whose = lowerClaims([tenant]).map(({ claim }) => ` per tenant ${claim}`);
  return [`${key.name.text}: ${typeText(key.type)}${whose.join("")}`, ...fields, ...feeds].join("\n");
}
