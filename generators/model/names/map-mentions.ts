import type { Name } from "../ast-node.ts";
import { exportedType } from "../bind/neighbours.ts";
import type { ContextSymbols } from "../bind/symbols.ts";
import type { ContextMapDecl, RelationDecl, TypeOfContext } from "../context-map-ast.ts";
import { ofKind } from "../items.ts";
import type { Mention, Referent } from "./referent.ts";
import type { Referents } from "./referents.ts";

/** Lists the mentions in context maps. */
export function mapMentions(
  maps: readonly ContextMapDecl[],
  contexts: ReadonlyMap<string, ContextSymbols>,
  referents: Referents,
): readonly Mention[] {
  const relations = maps.flatMap((map) => ofKind(map.relations, "relation"));
  return relations.flatMap((relation) => [
    ...[relation.left, relation.right].flatMap((name) => mentioned(name, referents.ofContext(name.text))),
    ...sharedMentions(relation, contexts, referents),
    ...ofKind(relation.mappings ?? [], "mapping")
      .flatMap(({ source, target }) => [source, target])
      .flatMap((one) => foreignMentions(one, contexts, referents)),
  ]);
}

function sharedMentions(
  { left, right, types = [] }: RelationDecl,
  contexts: ReadonlyMap<string, ContextSymbols>,
  referents: Referents,
): readonly Mention[] {
  return types.flatMap((name) =>
    mentioned(
      name,
      typeIn(name, contexts.get(left.text), referents) ?? typeIn(name, contexts.get(right.text), referents),
    ),
  );
}

function foreignMentions(
  { context, type }: TypeOfContext,
  contexts: ReadonlyMap<string, ContextSymbols>,
  referents: Referents,
): readonly Mention[] {
  const home = contexts.get(context.text);
  return [...mentioned(context, referents.ofContext(context.text)), ...mentioned(type, typeIn(type, home, referents))];
}

function typeIn(name: Name, home: ContextSymbols | undefined, referents: Referents): Referent | undefined {
  const type = home && exportedType(name.text, home);
  return type && referents.ofType(type);
}

function mentioned(name: Name, referent: Referent | undefined): readonly Mention[] {
  return referent === undefined ? [] : [{ name, referent, isDeclaration: false }];
}
