import { pascalCaseOf } from "../../text/casing.ts";
import type { EntityDecl } from "../ast.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { ApiOperation } from "../check/api-operations.ts";
import type { CheckedContext } from "../check/check.ts";
import { evolutionOf } from "../evolution.ts";
import type { ApiDecl } from "../route/annotations.ts";
import { bindToken, type TokenScope } from "../route/bind-token.ts";
import { documentPathOf } from "../route/document-path.ts";
import { identityPropertyOf } from "../route/identity-property.ts";
import type { Route, RouteInput, RouteToken } from "../route/route.ts";
import { isBodyless } from "../route/verbs.ts";
import { repositoryOf } from "./lower-aggregate.ts";

/** A context with the HTTP operation of each declaration that has one, decided. */
export interface RoutedContext extends CheckedContext {
  /** In the order of claims. */
  readonly routes: ReadonlyMap<ApiDecl, Route>;
}

/** Decides everything about the HTTP operations of a context. Spec: model, Endpoints. */
export function withRoutes(checked: CheckedContext): RoutedContext {
  const { operations } = checked;
  return { ...checked, routes: new Map(operations.map((one) => [one.decl, lowerRoute(one)])) };
}

/** The HTTP operation of a command, factory or query. */
export function routeOf({ routes }: RoutedContext, decl: ApiDecl): Route {
  const route = routes.get(decl);
  if (route === undefined) throw new Error("A declaration has no HTTP operation.");
  return route;
}

function lowerRoute(operation: ApiOperation): Route {
  const { decl, entity, route: derived, parts, members } = operation;
  const tokens = operation.tokens.map((parameter) => ({ parameter, binding: bindToken(parameter.name, members) }));
  const { since, deprecated } = evolutionOf(decl.annotations);
  const { kind, name, verb, template, role, operationId, origins } = derived;
  return {
    kind,
    entity: derived.entity,
    name,
    verb,
    template,
    role,
    operationId,
    origins,
    since,
    deprecated,
    isBodyless: isBodyless(verb),
    path: documentPathOf(parts),
    span: { ...decl.span, end: decl.name.end },
    tokens,
    inputs: inputsOf(members, tokens, elsewhereOf(derived)),
    summary: summaryOf(decl, derived.entity),
    isServed: isServed(decl, entity),
  };
}

function elsewhereOf({ kind, verb }: Pick<Route, "kind" | "verb">): "query" | "body" {
  return kind === "query" && isBodyless(verb) ? "query" : "body";
}

function inputsOf(
  { parameters, identity }: TokenScope,
  tokens: readonly RouteToken[],
  elsewhere: "query" | "body",
): readonly RouteInput[] {
  const bindings = tokens.map(({ binding }) => binding);
  const isInRoute = (name: string | undefined) =>
    bindings.some(
      (binding) =>
        binding.to !== "nothing" &&
        binding.isRouteBindable &&
        (binding.to === "parameter" ? binding.name === name : name === undefined),
    );
  const id: readonly RouteInput[] =
    identity === undefined
      ? []
      : [
          {
            name: "id",
            property: identityPropertyOf(parameters),
            type: identity,
            isIdentity: true,
            source: isInRoute(undefined) ? "route" : "body",
          },
        ];
  const given = parameters.map(({ name, type }): RouteInput => {
    const source = isInRoute(name) ? "route" : elsewhere;
    return { name, property: pascalCaseOf(name), type, isIdentity: false, source };
  });
  return id.concat(given);
}

function summaryOf({ doc, name }: ApiDecl, entity: string | undefined): string {
  const text = oneLine(doc?.text ?? "");
  if (text !== "") return text;
  return entity === undefined ? name.text : `${name.text} on ${entity}`;
}

function oneLine(text: string): string {
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ").trim() : text.trim();
}

/** A query has a handler of the host's; a behaviour needs a repository that loads or adds its entity. */
function isServed({ kind }: ApiDecl, entity: TypeSymbol<EntityDecl> | undefined): boolean {
  if (entity === undefined) return true;
  const { aggregate, decl } = entity;
  if (aggregate?.root.text !== decl.name.text) return false;
  return repositoryOf(aggregate).includes(kind === "command" ? "getById" : "add");
}
