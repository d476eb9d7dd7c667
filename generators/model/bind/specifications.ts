import { pascalCaseOf } from "../../text/casing.ts";
import type { SpecDecl } from "../ast.ts";
import { sourceOf } from "./resolve.ts";
import type { Scope, TypeSymbol } from "./symbols.ts";

/** Returns the specification that tests a type by this name, in the type's own context. The first letter may be small. Spec: model-types, Specifications. */
export function specificationOf(name: string, { decl, type }: TypeSymbol, scope: Scope): SpecDecl | undefined {
  const home = type.context === scope.context.name ? scope.context : scope.contexts.get(type.context);
  const spec = home?.specByName.get(pascalCaseOf(name));
  if (home === undefined || spec === undefined) return undefined;
  return sourceOf(spec.target.text, { ...scope, context: home })?.decl === decl ? spec : undefined;
}
