import { foreignType } from "../bind/neighbours.ts";
import type { Scope } from "../bind/symbols.ts";
import type { MappingDecl, RelationDecl, TypeOfContext } from "../context-map-ast.ts";
import { typeOfContextText } from "../format/context-map-text.ts";
import type { Context, Relation, Translator } from "../ir.ts";
import { compact, gather, ofKind } from "../items.ts";
import { isRelationKind } from "../relation-kinds.ts";
import type { DeclaredType } from "../type.ts";

type Boundary = Pick<Context, "publications" | "subscriptions" | "translators">;

/** Lowers the published language of a context and its ties to other contexts. */
export function lowerBoundary({ context, contexts, neighbours }: Scope): Boundary {
  const { name, publications, subscriptions } = context;
  const layers = (neighbours.relationsOf.get(name) ?? []).filter(
    ({ role, right, mappings = [] }) =>
      role.text === "anti-corruption-layer" && right.text === name && mappings.length > 0,
  );
  const found = (type: TypeOfContext) => foreignType(type, contexts);
  return {
    publications: publications.map(({ event }) => ({ kind: "event", context: name, name: event.text })),
    subscriptions: compact(gather(subscriptions, ({ event }) => listed(found(event)))),
    translators: layers.map(({ left, mappings = [] }) => translatorTo(left.text, ofKind(mappings, "mapping"), found)),
  };
}

function translatorTo(
  upstream: string,
  mappings: readonly MappingDecl[],
  found: (type: TypeOfContext) => DeclaredType | undefined,
): Translator {
  const known = gather(mappings, (mapping) => {
    const [source, target] = [found(mapping.source), found(mapping.target)];
    return source === undefined || target === undefined ? [] : [{ source, target }];
  });
  return { upstream, mappings: known };
}

function listed<T>(one: T | undefined): readonly T[] {
  return one === undefined ? [] : [one];
}

/** Lowers a relation of the context map. */
export function lowerRelation({ left, right, role, arrow, types = [], mappings = [] }: RelationDecl): Relation {
  // A word that names no kind has a diagnostic, and such a model is never used.
  const kind = isRelationKind(role.text) ? role.text : "partnership";
  return {
    kind,
    arrow,
    left: left.text,
    right: right.text,
    types: types.map(({ text }) => text),
    mappings: ofKind(mappings, "mapping").map(({ source, target }) => ({
      source: typeOfContextText(source),
      target: typeOfContextText(target),
    })),
  };
}
