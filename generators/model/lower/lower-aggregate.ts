import type { AggregateDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { Scope } from "../bind/symbols.ts";
import { findersOf } from "../check/check.ts";
import type { Aggregate } from "../ir.ts";
import { repositoryOf } from "../repository-operations.ts";
import { required } from "../type.ts";
import { described, lowerParameters } from "./lower-parts.ts";

export function lowerAggregate(decl: AggregateDecl, scope: Scope): Aggregate {
  return {
    ...described(decl),
    root: decl.root.text,
    isVersioned: decl.isVersioned,
    repository: {
      operations: repositoryOf(decl),
      finders: findersOf(decl).map(({ name, parameters, result }) => ({
        name: name.text,
        parameters: lowerParameters(parameters, scope),
        isList: required(resolveType(result, scope)).kind === "list",
      })),
    },
  };
}
