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
  /** The identity that `{id}` can stand for: a command's. */
  readonly identity: Type | undefined;
}

/** Every HTTP operation of a context in the order of claims: entity by entity its commands and its factories, then the queries. Spec: model, Route collision rule. */
export function apiOperationsOf(scope: Scope): readonly ApiOperation[] {
  return [
    ...gather(scope.context.entities, (entity) => {
      const identity = identityTypeOf(entity, scope);
      return [
        ...entity.commands.map((decl) => operationOf({ decl, entity, identity })),
        ...entity.factories.map((decl) => operationOf({ decl, entity, identity: undefined })),
      ];
    }),
    ...scope.context.queries.map((decl) => operationOf({ decl, entity: undefined, identity: undefined })),
  ];
}

function operationOf({ decl, entity, identity }: Pick<ApiOperation, "decl" | "entity" | "identity">): ApiOperation {
  const route = deriveRoute({ decl, entity: entity?.decl.name.text });
  const parts = partsOf(route.template);
  const [fault, tokens] = [templateFault(route.template), readTokens(parts)];
  return { decl, entity, route, fault, parts, tokens, title: claimantOf(route), identity };
}

/** What the tokens of an operation can bind to. */
export function tokenScopeOf({ decl, identity }: ApiOperation, scope: Scope): TokenScope {
  return {
    identity,
    parameters: decl.parameters.map(({ name, type }) => ({ name: name.text, type: resolveType(type, scope) })),
  };
}
