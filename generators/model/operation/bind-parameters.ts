import { type Binding, isBodyless } from "../../http/operation.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { resolveType } from "../bind/resolve.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import { pageParameters, pagingOf } from "../paging.ts";
import { isRouteBindable, type Type } from "../type.ts";
import { listParameters } from "./listing.ts";
import { type ApiDecl, isSent, type ModelOperation, type ModelParameter } from "./model-operation.ts";
import type { ParameterDefault } from "./parameter-default.ts";

interface BindingPlace {
  readonly scope: Scope;
  readonly exprs: ReadonlyMap<Expression, Expr>;
  /** The fields that a patch keeps, by parameter. */
  readonly kept: ReadonlyMap<string, string>;
}

/** A member of a request that is the identity of an aggregate, or a part of it. */
export interface IdentityPart {
  readonly name: string;
  readonly type: Type;
}

/** Decides on the members of the request, and where the value of each comes from. Spec: model-http, Route tokens. */
export function bindParameters(
  decl: ApiDecl,
  identity: readonly IdentityPart[],
  { route, verb }: Pick<ModelOperation, "route" | "verb">,
  { scope, exprs, kept }: BindingPlace,
): Pick<ModelOperation, "parameters" | "tokens"> {
  const elsewhere: Binding = decl.kind === "query" && isBodyless(verb) ? "query" : "body";
  const declared = decl.parameters.map(({ name, type }) => ({
    ...{ name: name.text, type: resolveType(type, scope) },
    description: undefined,
  }));
  const defaults = defaultsOf(decl, exprs);
  const given = [...declared, ...pageParameters(pagingOf(decl)), ...listParameters(decl)].map(
    ({ name, type, description }) => ({
      ...{ name, type, description, isIdentity: false },
      property: pascalCaseOf(name),
      ...defaults.get(name),
    }),
  );
  const valued = decl.parameters.filter(({ value }) => value !== undefined);
  const fixed = new Set(decl.kind === "query" ? valued.map(({ name }) => name.text) : []);
  const own = identity.map(({ name, type }) => ({
    ...{ name, type, description: undefined, isIdentity: true },
    property: name === "id" ? identityPropertyOf(given) : pascalCaseOf(name),
  }));
  const members = [...own, ...given];
  const bound = route.tokens.map(({ name }) =>
    bindToken(
      name,
      members.filter((one) => !fixed.has(one.name)),
    ),
  );
  const parameters = members.map((member): ModelParameter => {
    const binding = fixed.has(member.name)
      ? "caller"
      : bound.includes(member) && isRouteBindable(member.type)
        ? "route"
        : elsewhere;
    const field = binding === "body" && !member.isIdentity ? kept.get(member.name) : undefined;
    return { ...member, binding, ...(field !== undefined && { kept: field }) };
  });
  return {
    parameters,
    tokens: route.tokens.map(({ name }) => ({ name, parameter: bindToken(name, parameters.filter(isSent)) })),
  };
}

/** Returns the defaults by parameter; none of a query, whose values are not the client's choice. */
function defaultsOf(
  { kind, parameters }: ApiDecl,
  exprs: BindingPlace["exprs"],
): ReadonlyMap<string, { readonly default: ParameterDefault }> {
  return new Map(
    parameters.flatMap(({ name, value: written }) => {
      const value = kind === "query" || written === undefined ? undefined : exprs.get(written);
      return written === undefined || value === undefined
        ? []
        : [[name.text, { default: { value, span: written.span } }] as const];
    }),
  );
}

/** Returns the parameter of a token's name in any letter case, else, for `id` or the name of a part, the aggregate identity. Spec: model-http, Route tokens. */
export function bindToken<Parameter extends Pick<ModelParameter, "name" | "isIdentity">>(
  token: string,
  parameters: readonly Parameter[],
): Parameter | undefined {
  const name = token.toLowerCase();
  return (
    parameters.find((one) => !one.isIdentity && one.name.toLowerCase() === name) ??
    parameters.find((one) => one.isIdentity && one.name.toLowerCase() === name)
  );
}

/** Returns the name of the identity in a command's request: `Id`, or `AggregateId` where a parameter takes that name. Spec: model-http, Route tokens. */
export function identityPropertyOf(parameters: readonly { readonly name: string }[]): string {
  // Names on the wire count in any letter case.
  const taken = new Set(parameters.map(({ name }) => name.toLowerCase()));
  let property = "Id";
  while (taken.has(property.toLowerCase())) property = `Aggregate${property}`;
  return property;
}
