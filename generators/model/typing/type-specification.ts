import { pascalCaseOf } from "../../text/casing.ts";
import type { Name } from "../ast-node.ts";
import { sourceOf, specificationOf, symbolOf } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import { scalars } from "../type.ts";
import type { Environment } from "./environment.ts";
import type { Typer } from "./typer.ts";

/** Types a bare name as a test of the enclosing declaration; undefined if no specification has the name. */
export function ownSpecification(typer: Typer, name: Name, { owner }: Environment): Expr | undefined {
  return owner && testOf(typer, name, owner, undefined);
}

/** Types `target.name` as a test of the target; undefined if no specification has the name. */
export function specificationMember(typer: Typer, name: Name, target: Expr): Expr | undefined {
  const symbol = "context" in target.type ? symbolOf(target.type, typer.scope) : undefined;
  return symbol && testOf(typer, name, symbol, target);
}

function testOf({ scope }: Typer, name: Name, symbol: TypeSymbol, target: Expr | undefined): Expr | undefined {
  const spec = specificationOf(name.text, symbol, scope);
  const specification = spec && { context: symbol.type.context, name: spec.name.text };
  return specification && { kind: "satisfies", specification, target, type: scalars.Bool };
}

/** Returns the advice for a specification without the object that it tests. */
export function specificationHint({ scope }: Typer, name: string): string | undefined {
  const spec = scope.context.specs.find((one) => one.name.text === name);
  return spec && `It is a specification of \`${spec.target.text}\`: write it behind a dot, as in \`x.${name}\`.`;
}

/** True for the name of a specification whose target does not exist. */
export function isLostSpecification({ scope }: Typer, name: string): boolean {
  const spec = scope.context.specByName.get(pascalCaseOf(name));
  return spec !== undefined && sourceOf(spec.target.text, scope) === undefined;
}
