import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { NamedTypeRef } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import { gather } from "../items.ts";
import { generics, type Type } from "../type.ts";
import type { NameCheck } from "./check.ts";

/** Checks the number of type arguments; items of sets and keys of maps must be single values. */
export const typeArgumentCount: NameCheck = (scope) =>
  gather(scope.context.genericRefs, (ref) => {
    if (ref.name.text === "") return [];
    const expected = expectationOf(ref) ?? keyFault(resolveType(ref, scope));
    return expected === undefined
      ? []
      : [report(catalogue.typeArgumentCount, { type: ref.name.text, expected }, { span: ref.span })];
  });

const counts = ["no type arguments", "one type in angle brackets", "two types in angle brackets"];

function expectationOf({ qualifier, name, arguments: found }: NamedTypeRef): string | undefined {
  const count = (qualifier === undefined ? generics.get(name.text) : undefined) ?? 0;
  return found.length === count ? undefined : counts[count];
}

function keyFault(written: Type): string | undefined {
  const type = written.kind === "optional" ? written.of : written;
  const key = type.kind === "set" ? type.item : type.kind === "map" ? type.key : undefined;
  return key !== undefined && ["list", "set", "map", "range", "optional"].includes(key.kind)
    ? "a single value that is never absent there"
    : undefined;
}
