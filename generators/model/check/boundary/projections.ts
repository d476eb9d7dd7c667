import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { quoted } from "../../../text/quoted.ts";
import type { FeedDecl, ProjectionDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { eventOf } from "../../bind/policies.ts";
import { keyFields } from "../../bind/projections.ts";
import { memberTypeOf, resolveType } from "../../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../bind/symbols.ts";
import { mentionsField } from "../../expr.ts";
import { ofKind } from "../../items.ts";
import type { CallerClause } from "../../modifier-ast.ts";
import { belongsToCallers } from "../../storage/caller-rows.ts";
import { required, spellingOf, type Type } from "../../type.ts";
import type { Check, CheckedContext } from "../check.ts";
import { clashes } from "../clashes.ts";
import { belongsToSameCallers, raisersOf } from "./same-callers.ts";

type Projected = TypeSymbol<ProjectionDecl>;

/** Checks that each event tells its row and sets fields that the row has. Spec: model-rules, Fed read models. */
export const projections: Check = (checked) =>
  checked.scope.context.projections.flatMap((symbol) => {
    const feeds = ofKind(symbol.decl.items, "feed");
    return [
      ...keyFaults(symbol, checked.scope),
      ...storeFaults(symbol, feeds, checked.scope),
      ...fieldFaults(symbol, checked),
      ...clashes(feeds, ({ event }) => event.text).map(([, { event }]) =>
        notFed(symbol, event, { reason: "it feeds it already" }),
      ),
      ...feeds.flatMap((feed) => feedFaults(symbol, feed, checked.scope)),
    ];
  });

function keyFaults({ decl }: Projected, scope: Scope): readonly Diagnostic[] {
  const { key, name } = decl;
  const type = resolveType(key.type, scope);
  if (type.kind === "identity" || type.kind === "unknown") return [];
  const args = { readModel: name.text, found: spellingOf(type) };
  return [report(catalogue.feedKeyType, args, { span: key.type.span })];
}

function storeFaults({ decl }: Projected, feeds: readonly FeedDecl[], { context }: Scope): readonly Diagnostic[] {
  const isMade = feeds.some(({ effect }) => effect === "make");
  if (isMade && context.aggregates.length > 0) return [];
  const reason = isMade
    ? `context ${quoted(context.name)} has no aggregate, so it has no store`
    : "no event makes a row of it";
  return [report(catalogue.feedWithoutRows, { readModel: decl.name.text, reason }, { span: decl.name })];
}

const held: readonly Type["kind"][] = ["scalar", "enum", "identity", "value", "unknown"];

function fieldFaults({ decl }: Projected, { scope, exprs }: CheckedContext): readonly Diagnostic[] {
  return ofKind(decl.items, "member").flatMap(({ name, type: ref, value }) => {
    const type = required(resolveType(ref, scope));
    const expr = value && exprs.get(value);
    const reason = !held.includes(type.kind)
      ? `it holds scalars, enums, identities and values, but this is ${quoted(spellingOf(type))}`
      : expr !== undefined && mentionsField(expr)
        ? "its first value is a constant"
        : undefined;
    const args = { readModel: decl.name.text, field: name.text };
    return reason === undefined ? [] : [report(catalogue.feedField, { ...args, reason }, { span: name })];
  });
}

function notFed(
  { decl }: Projected,
  event: FeedDecl["event"],
  { reason, hint }: { reason: string; hint?: string | undefined },
) {
  return report(catalogue.feedEvent, { readModel: decl.name.text, event: event.text, reason }, { span: event, hint });
}

function feedFaults(symbol: Projected, feed: FeedDecl, scope: Scope): readonly Diagnostic[] {
  const { text } = feed.event;
  if (text === "") return [];
  const event = eventOf(feed, scope);
  if (event === undefined) return [unknownEvent(symbol, feed, scope)];
  return [
    ...rowFaults(symbol, feed, event, scope),
    ...targetFaults(symbol, feed),
    ...unsetFaults(symbol, feed, scope),
    ...callerFaults(symbol, feed, scope),
  ];
}

function unknownEvent(symbol: Projected, { event }: FeedDecl, { context, contexts }: Scope): Diagnostic {
  const has = ({ events, integrationEvents }: typeof context) =>
    [...events, ...integrationEvents].some(({ decl }) => decl.name.text === event.text);
  if (has(context))
    return notFed(symbol, event, {
      reason: "it is an integration event, which other contexts read",
      hint: "Emit an event beside it.",
    });
  const home = [...contexts.values()].find(has)?.name;
  if (home !== undefined) {
    const hint = "Let a handler of the host run a command of this context, and feed the read model with its event.";
    return notFed(symbol, event, { reason: `it is an event of context ${quoted(home)}`, hint });
  }
  const hint = spellingHint(
    event.text,
    context.events.map(({ decl }) => decl.name.text),
  );
  return notFed(symbol, event, { reason: "the context has no such event", hint });
}

function rowFaults({ decl }: Projected, feed: FeedDecl, event: TypeSymbol, scope: Scope): readonly Diagnostic[] {
  const type = resolveType(decl.key.type, scope);
  const found = keyFields(decl, feed, event, scope);
  const { by } = feed;
  // A field of an unknown type may be the key.
  const isUnknown = [...event.members.keys()].some((name) => memberTypeOf(event, name, scope)?.kind === "unknown");
  if (type.kind !== "identity" || found.length === 1 || isUnknown || by?.text === "") return [];
  const key = quoted(spellingOf(type));
  const reason =
    by !== undefined
      ? `it has no field ${quoted(by.text)} of the type ${key}`
      : found.length === 0
        ? `it has no field of the type ${key}`
        : `${found.map(quoted).join(" and ")} have the type ${key}`;
  const args = { readModel: decl.name.text, event: feed.event.text, reason };
  const hint = found.length > 1 ? `Name one: \`on ${args.event} by ${found[0]}\`.` : undefined;
  const notes = [{ message: "The event is declared here.", span: event.decl.name }];
  return [report(catalogue.feedWithoutKey, args, { span: by ?? feed.event, notes, hint })];
}

function targetFaults({ decl }: Projected, { event, statements }: FeedDecl): readonly Diagnostic[] {
  const fields = ofKind(statements, "assign").flatMap(({ field }) => (field.text === "" ? [] : [field]));
  const known = ofKind(decl.items, "member").map(({ name }) => name.text);
  const args = { readModel: decl.name.text, event: event.text };
  return [
    ...fields
      .filter(({ text }) => !known.includes(text))
      .map((span) => {
        const hint = span.text === decl.key.name.text ? "The key of a row stays." : spellingHint(span.text, known);
        return report(catalogue.feedTarget, { ...args, field: span.text }, { span, hint });
      }),
    ...clashes(fields, ({ text }) => text).map(([first, span]) => {
      const notes = [{ message: "It is first set here.", span: first }];
      return report(catalogue.initializedTwice, { field: span.text }, { span, notes });
    }),
  ];
}

function unsetFaults(
  { decl }: Projected,
  { event, effect, statements }: FeedDecl,
  scope: Scope,
): readonly Diagnostic[] {
  if (effect !== "make") return [];
  const set = ofKind(statements, "assign").map(({ field }) => field.text);
  const unset = ofKind(decl.items, "member").filter(
    ({ name, type, value }) =>
      value === undefined && held.includes(resolveType(type, scope).kind) && !set.includes(name.text),
  );
  const args = { readModel: decl.name.text, event: event.text };
  const hint = `Give it a first value or \`?\`, set it here, or write \`on ${event.text} if exists\`.`;
  return unset.map(({ name }) => report(catalogue.feedUnset, { ...args, field: name.text }, { span: event, hint }));
}

/** Reports rows of callers in a read model of everybody, and rows of everybody in one of tenants. */
function callerFaults({ decl }: Projected, { event }: FeedDecl, scope: Scope): readonly Diagnostic[] {
  const { name, tenant } = decl;
  const fault = tenant === undefined ? faultForAll(event, scope) : faultForTenants(tenant, event, scope);
  if (fault === undefined) return [];
  const { reason, hint } = fault;
  return [report(catalogue.feedOfCallers, { readModel: name.text, event: event.text, reason }, { span: event, hint })];
}

interface CallerFault {
  readonly reason: string;
  readonly hint?: string | undefined;
}

function faultForAll({ text }: Name, scope: Scope): CallerFault | undefined {
  const raising = raisersOf(new Set([text]), scope);
  const found = raising.find(({ entity }) => entity.aggregate !== undefined && belongsToCallers(entity.aggregate));
  if (found === undefined) return undefined;
  const isOfTenants = raising.every(({ entity }) => entity.aggregate?.tenant !== undefined);
  return {
    reason: `rows of ${quoted(found.entity.decl.name.text)} belong to callers, and its own do not`,
    hint: isOfTenants
      ? "A row for each tenant and key: write `per tenant` behind the type of the key."
      : "Let a policy on the event call a root whose rows belong to nobody, and feed the read model with an event of that root.",
  };
}

function faultForTenants(tenant: CallerClause, event: Name, scope: Scope): CallerFault | undefined {
  if (belongsToSameCallers({ tenant, owner: undefined }, [{ home: undefined, event }], scope)) return undefined;
  return { reason: "its rows belong to tenants, and what raises the event does not belong to the same ones" };
}
