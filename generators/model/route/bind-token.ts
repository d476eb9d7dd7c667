import { isRouteBindable, type Type } from "../type.ts";

/** What a route token stands for. */
export type TokenBinding =
  | {
      readonly to: "parameter";
      readonly name: string;
      readonly type: Type;
      /** Whether the value can be read from a route; where not, it stays in the body or the query string. */
      readonly isRouteBindable: boolean;
    }
  | { readonly to: "identity"; readonly type: Type; readonly isRouteBindable: boolean }
  | { readonly to: "nothing" };

interface Named {
  readonly name: string;
  readonly type: Type;
}

/** What a declaration offers to its tokens; only a command offers an identity. */
export interface TokenScope {
  readonly parameters: readonly Named[];
  readonly identity: Type | undefined;
}

/** Binds a token to a parameter of its name in any letter case, else, for a command, `id` to the aggregate identity. Spec: model, Route-token binding 1 to 5. */
export function bindToken(token: string, { parameters, identity }: TokenScope): TokenBinding {
  const name = token.toLowerCase();
  const parameter = parameters.find((one) => one.name.toLowerCase() === name);
  if (parameter !== undefined)
    return {
      to: "parameter",
      name: parameter.name,
      type: parameter.type,
      isRouteBindable: isRouteBindable(parameter.type),
    };
  return identity !== undefined && name === "id"
    ? { to: "identity", type: identity, isRouteBindable: isRouteBindable(identity) }
    : { to: "nothing" };
}
