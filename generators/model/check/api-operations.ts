import { resolveType } from "../bind/resolve-type.ts";
import { type Scope, typesOf } from "../bind/symbols.ts";
import { gather, ofKind } from "../items.ts";
import type { ApiDecl } from "../route/annotations.ts";
import type { TokenScope } from "../route/bind-token.ts";
import { claimantOf, deriveRoute } from "../route/derive-route.ts";
import { templateFault } from "../route/template-fault.ts";
import type { Type } from "../type.ts";
import { identityTypeOf } from "../typing/member-type.ts";

/** A declaration with an HTTP operation, and the operation as far as the rules need it. */
export interface ApiOperation {
  readonly decl: ApiDecl;
  readonly route: ReturnType<typeof deriveRoute>;
  /** Why its route is no route template; undefined for one that is. */
  readonly fault: string | undefined;
  /** How a sentence names it. */
  readonly title: string;
  /** The identity that `{id}` can stand for: a command's. */
  readonly identity: Type | undefined;
}

/** Every HTTP operation of a context in the order of claims: entity by entity its commands and its factories, then the queries. Spec: model, Route collision rule. */
export function apiOperationsOf(scope: Scope): readonly ApiOperation[] {
  const behaviours = gather(typesOf(scope.context, "entity"), (entity) => {
    const name = entity.decl.name.text;
    const identity = identityTypeOf(entity, scope);
    return [
      ...ofKind(entity.decl.items, "command").map((decl) => operationOf(decl, name, identity)),
      ...ofKind(entity.decl.items, "factory").map((decl) => operationOf(decl, name, undefined)),
    ];
  });
  return [...behaviours, ...scope.context.queries.map((decl) => operationOf(decl, undefined, undefined))];
}

function operationOf(decl: ApiDecl, entity: string | undefined, identity: Type | undefined): ApiOperation {
  const route = deriveRoute({ decl, entity });
  return { decl, route, fault: templateFault(route.template), title: claimantOf(route), identity };
}

/** What the tokens of an operation can bind to. */
export function tokenScopeOf({ decl, identity }: ApiOperation, scope: Scope): TokenScope {
  return {
    identity,
    parameters: decl.parameters.map(({ name, type }) => ({ name: name.text, type: resolveType(type, scope) })),
  };
}
