import type { Entity } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import { entityWords } from "./entity-words.ts";
import { membersOf } from "./property-words.ts";
import { sentence } from "./sentence.ts";
import { xmlText } from "./xml-text.ts";

/** The class that is stored. */
export function entityView(entity: Entity): View {
  const words = entityWords(entity);
  return {
    ...words,
    summary: entity.description === undefined ? sentence(words.aPhrase) : xmlText(entity.description),
    members: membersOf(entity).map((member, index) => ({ ...member, isFirst: index === 0 })),
  };
}
