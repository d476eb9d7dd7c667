import type { Span } from "../../diagnostics/diagnostic.ts";
import type { Declared } from "../../entity/declaration.ts";
import { foreignKeyOf, keyedLinksOf } from "../../entity/relationships.ts";
import { quoted } from "../../text/quoted.ts";
import type { SpanEdit } from "../action.ts";
import { addedFault, nameFault, replaced } from "../renaming.ts";
import type { EntitySnapshot } from "./entity-snapshot.ts";
import { entityMentionAt, entityMentions, entityReferences, isSame, spanOfName } from "./mentions.ts";

/** Renames the thing at an offset in all entity files of its host. Refuses a name that would change the meaning of anything, or make a diagnostic. */
export function renameEntityName(
  snapshot: EntitySnapshot,
  path: string,
  { offset, newName }: { readonly offset: number; readonly newName: string },
): { readonly edits: readonly SpanEdit[] } | { readonly refusal: string } {
  const mention = entityMentionAt(snapshot, path, offset);
  if (mention === undefined) return { refusal: "This is no name of the file that can be renamed." };
  const fault = nameFault(newName);
  if (fault !== undefined) return { refusal: fault };
  const edits = [
    { declaration: mention.declaration, text: newName },
    ...keysNamedAfter(mention.declaration, snapshot, newName),
  ].flatMap(({ declaration, text }) => entityReferences(snapshot, declaration, true).map((span) => ({ span, text })));
  const after = snapshot.with((one, text) =>
    replaced(
      text,
      edits.filter(({ span }) => span.path === one),
    ),
  );
  const refusal = addedFault(newName, snapshot.diagnostics, after.diagnostics) ?? movedFault(newName, snapshot, after);
  return refusal === undefined ? { edits } : { refusal };
}

/** Returns the foreign keys that no relationship states, and that have their names from a renamed entity. */
function keysNamedAfter(declaration: Span, snapshot: EntitySnapshot, newName: string) {
  const properties = keyedLinksOf(snapshot.declared()).flatMap((link) => {
    const isRenamed = isSame(spanOfName(link.parent.name), declaration);
    return isRenamed && link.relationship.foreignKey === undefined ? (foreignKeyOf(link).property ?? []) : [];
  });
  return [...new Set(properties)].map(({ name }) => ({ declaration: spanOfName(name), text: `${newName}Id` }));
}

function movedFault(newName: string, before: EntitySnapshot, after: EntitySnapshot): string | undefined {
  if (shapeOf(before.declared()) === shapeOf(after.declared())) return undefined;
  return `${quoted(newName)} cannot be the name: something else would refer to it.`;
}

/** Describes names by the numbers of what they refer to. */
function shapeOf(declared: Declared): string {
  const mentions = entityMentions(declared);
  const placeOf = ({ path, start }: Span) => `${path}:${start}`;
  const numbers = new Map(mentions.map(({ span }, number) => [placeOf(span), number]));
  const properties = declared.entities.flatMap((entity) => entity.properties);
  const numberOf = new Map(properties.map((property, number) => [property, number]));
  const keys = keyedLinksOf(declared).map((link) => {
    const { property } = foreignKeyOf(link);
    return property && numberOf.get(property);
  });
  return JSON.stringify([mentions.map(({ declaration }) => numbers.get(placeOf(declaration))), keys]);
}
