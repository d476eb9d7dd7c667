import type { Name } from "../ast-node.ts";
import { exportedType } from "../bind/neighbours.ts";
import type { ContextSymbols } from "../bind/symbols.ts";
import type { ContextMapDecl, RelationDecl, TypeOfContext } from "../context-map-ast.ts";
import { ofKind } from "../items.ts";
import type { Mention, Thing } from "./thing.ts";
import type { Things } from "./things.ts";

/** Lists the mentions in context maps. */
export function mapMentions(
  maps: readonly ContextMapDecl[],
  contexts: ReadonlyMap<string, ContextSymbols>,
  things: Things,
): readonly Mention[] {
  const relations = maps.flatMap((map) => ofKind(map.relations, "relation"));
  return relations.flatMap((relation) => [
    ...[relation.left, relation.right].flatMap((name) => mentioned(name, things.ofContext(name.text))),
    ...sharedMentions(relation, contexts, things),
    ...ofKind(relation.mappings ?? [], "mapping")
      .flatMap(({ source, target }) => [source, target])
      .flatMap((one) => foreignMentions(one, contexts, things)),
  ]);
}

function sharedMentions(
  { left, right, types = [] }: RelationDecl,
  contexts: ReadonlyMap<string, ContextSymbols>,
  things: Things,
): readonly Mention[] {
  return types.flatMap((name) =>
    mentioned(name, typeIn(name, contexts.get(left.text), things) ?? typeIn(name, contexts.get(right.text), things)),
  );
}

function foreignMentions(
  { context, type }: TypeOfContext,
  contexts: ReadonlyMap<string, ContextSymbols>,
  things: Things,
): readonly Mention[] {
  const home = contexts.get(context.text);
  return [...mentioned(context, things.ofContext(context.text)), ...mentioned(type, typeIn(type, home, things))];
}

function typeIn(name: Name, home: ContextSymbols | undefined, things: Things): Thing | undefined {
  const type = home && exportedType(name.text, home);
  return type && things.ofType(type);
}

function mentioned(name: Name, thing: Thing | undefined): readonly Mention[] {
  return thing === undefined ? [] : [{ name, thing, isDeclaration: false }];
}
