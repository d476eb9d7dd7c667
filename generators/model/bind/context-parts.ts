import type { ContextDecl, ModuleDecl } from "../ast.ts";
import { gather, ofKind } from "../items.ts";
import type { ContextSymbols } from "./symbols.ts";

const largest = 2_147_483_647;

/** Returns the version that a part of a context states; undefined if it exceeds 32 bits. Spec: model-rules, Evolution annotations. */
export function versionOf({ version }: ContextDecl): number | undefined {
  const number = version === undefined ? undefined : Number(version.text);
  return number !== undefined && number <= largest ? number : undefined;
}

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
