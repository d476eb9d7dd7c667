import type { ModuleDecl } from "../ast.ts";
import { gather, ofKind } from "../items.ts";
import type { ContextSymbols } from "./symbols.ts";

interface PlacedModule {
  readonly decl: ModuleDecl;
  /** The names of the enclosing modules. */
  readonly outer: readonly string[];
}

/** Lists the modules of a context, each before its inner modules. */
export function modulesOf({ parts }: ContextSymbols): readonly PlacedModule[] {
  return gather(parts, ({ items }) => gather(ofKind(items, "module"), (decl) => withInner(decl, [])));
}

function withInner(decl: ModuleDecl, outer: readonly string[]): readonly PlacedModule[] {
  const inner = gather(ofKind(decl.items, "module"), (one) => withInner(one, [...outer, decl.name.text]));
  return [{ decl, outer }, ...inner];
}
