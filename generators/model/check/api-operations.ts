import type { EntityDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import { gather } from "../items.ts";
import type { ApiDecl } from "../route/annotations.ts";
import type { TokenScope } from "../route/bind-token.ts";
import { claimantOf, deriveRoute } from "../route/derive-route.ts";
import { readTokens } from "../route/read-tokens.ts";
import { partsOf, type TemplateParameter, type TemplatePart } from "../route/template.ts";
import { templateFault } from "../route/template-fault.ts";
import type { Type } from "../type.ts";
import { identityTypeOf } from "../typing/member-type.ts";

/** A declaration with an HTTP operation, and the operation as far as the rules need it. */
export interface ApiOperation {
  readonly decl: ApiDecl;
  /** Of a command or factory. */
  readonly entity: TypeSymbol<EntityDecl> | undefined;
  readonly route: ReturnType<typeof deriveRoute>;
  /** Why its route is no route template; undefined for one that is. */
  readonly fault: string | undefined;
  /** Its route in pieces. */
  readonly parts: readonly TemplatePart[];
  readonly tokens: readonly TemplateParameter[];
  /** How a sentence names it. */
  readonly title: string;
  /** What its tokens can bind to; of a command also the identity of its entity. */
  readonly members: TokenScope;
}

/** Every HTTP operation of a context in the order of claims: entity by entity its commands and its factories, then the queries. Spec: model, Route collision rule. */
export function apiOperationsOf(scope: Scope): readonly ApiOperation[] {
  return [
    ...gather(scope.context.entities, (entity) => {
      const identity = identityTypeOf(entity, scope);
      return [
        ...entity.commands.map((decl) => operationOf({ decl, entity, identity }, scope)),
        ...entity.factories.map((decl) => operationOf({ decl, entity, identity: undefined }, scope)),
      ];
    }),
    ...scope.context.queries.map((decl) => operationOf({ decl, entity: undefined, identity: undefined }, scope)),
  ];
}

interface Operating {
  readonly decl: ApiDecl;
  readonly entity: ApiOperation["entity"];
  readonly identity: Type | undefined;
}

function operationOf({ decl, entity, identity }: Operating, scope: Scope): ApiOperation {
  const route = deriveRoute({ decl, entity: entity?.decl.name.text });
  const parts = partsOf(route.template);
  // What the convention makes of names has no faults.
  const fault = route.origins.template.kind === "convention" ? undefined : templateFault(route.template);
  const parameters = decl.parameters.map(({ name, type }) => ({ name: name.text, type: resolveType(type, scope) }));
  const members = { identity, parameters };
  return { decl, entity, route, fault, parts, tokens: readTokens(parts), title: claimantOf(route), members };
}
