import type { ModuleDecl } from "../ast.ts";
import { ofKind } from "../items.ts";
import type { ContextSymbols } from "./symbols.ts";

interface PlacedModule {
  readonly decl: ModuleDecl;
  /** The modules around it. */
  readonly outer: readonly string[];
}

/** Every module of a context, each before those in it. */
export function modulesOf({ parts }: ContextSymbols): readonly PlacedModule[] {
  return parts.flatMap(({ items }) => ofKind(items, "module").flatMap((decl) => withInner(decl, [])));
}

function withInner(decl: ModuleDecl, outer: readonly string[]): readonly PlacedModule[] {
  const inner = ofKind(decl.items, "module").flatMap((one) => withInner(one, [...outer, decl.name.text]));
  return [{ decl, outer }, ...inner];
}
