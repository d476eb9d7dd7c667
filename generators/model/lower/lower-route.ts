import { pascalCaseOf } from "../../text/pascal-case.ts";
import type { EntityDecl } from "../ast.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import { evolutionOf } from "../evolution.ts";
import type { ApiDecl } from "../route/annotations.ts";
import { bindToken, type TokenScope } from "../route/bind-token.ts";
import { deriveRoute } from "../route/derive-route.ts";
import { documentPathOf } from "../route/document-path.ts";
import { identityPropertyOf } from "../route/identity-property.ts";
import { readTokens } from "../route/read-tokens.ts";
import type { Route, RouteInput, RouteToken } from "../route/route.ts";
import { isBodyless } from "../route/verbs.ts";
import { identityTypeOf } from "../typing/member-type.ts";
import { repositoryOf } from "./lower-aggregate.ts";
import { lowerParameters } from "./lower-parts.ts";

interface Place {
  readonly decl: ApiDecl;
  /** Of a command or factory. */
  readonly entity: TypeSymbol<EntityDecl> | undefined;
}

/** Decides everything about an HTTP operation. Spec: model, Endpoints. */
export function lowerRoute({ decl, entity }: Place, scope: Scope): Route {
  const derived = deriveRoute({ decl, entity: entity?.decl.name.text });
  const identity = decl.kind === "command" && entity !== undefined ? identityTypeOf(entity, scope) : undefined;
  const members: TokenScope = { parameters: lowerParameters(decl.parameters, scope), identity };
  const tokens = readTokens(derived.template).map((parameter) => ({
    parameter,
    binding: bindToken(parameter.name, members),
  }));
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
    path: documentPathOf(template),
    span: { ...decl.span, end: decl.name.span.end },
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
  return [
    ...id,
    ...parameters.map(({ name, type }): RouteInput => {
      const source = isInRoute(name) ? "route" : elsewhere;
      return { name, property: pascalCaseOf(name), type, isIdentity: false, source };
    }),
  ];
}

function summaryOf({ doc, name }: ApiDecl, entity: string | undefined): string {
  const text = doc?.text.replace(/\s+/g, " ").trim() ?? "";
  if (text !== "") return text;
  return entity === undefined ? name.text : `${name.text} on ${entity}`;
}

/** A query has a handler of the host's; a behaviour needs a repository that loads or adds its entity. */
function isServed({ kind }: ApiDecl, entity: TypeSymbol<EntityDecl> | undefined): boolean {
  if (entity === undefined) return true;
  const { aggregate, decl } = entity;
  if (aggregate?.root.text !== decl.name.text) return false;
  return repositoryOf(aggregate).includes(kind === "command" ? "getById" : "add");
}
