import type { Entity } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import type { EntityPlace } from "../generator.ts";
import { withEnds } from "./ends.ts";
import { entityWords } from "./entity-words.ts";
import { otherType } from "./names.ts";
import { documented, membersOf } from "./property-words.ts";
import { rowTypeOf } from "./row-type.ts";
import { describedBy } from "./schema-attributes.ts";
import { sentence } from "./sentence.ts";

/** The resource as the API shows it: every property. Spec: endpoints, Request and response bodies. */
export function responseView(entity: Entity, { target }: EntityPlace): View {
  const words = entityWords(entity);
  const properties = [entity.key, ...entity.properties];
  const members = membersOf(entity).map((member, index) => ({
    ...member,
    entity: words.entity,
    attributes: describedBy(properties[index]?.description)
      .map((attribute) => `[property: ${attribute}] `)
      .join(""),
  }));
  return {
    ...words,
    RowType: otherType(rowTypeOf(entity, target)),
    summary: sentence(`${words.aPhrase} as the API shows it`),
    documented: documented(properties, members),
    members: withEnds(members, ",", ")").map((member) => ({ ...member, endOfCall: member.end === ")" ? ");" : "," })),
  };
}
