import type { Entity } from "../../../../model/ir.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { declaredType, typeName } from "../../names.ts";
import { isShort } from "../declaration-words.ts";

/** A query by the identity of an entity. */
interface IdentityQuery {
  readonly entity: Entity;
  /** The type of what is found. */
  readonly answer: string;
  /** The calls on the set of the entity. */
  readonly calls: readonly string[];
}

/** Returns the query by an identity, which is translated once: on one line behind its head or, where that would be too long, one call a line. */
export function compiledQueryLines({ entity, answer, calls }: IdentityQuery, place: ModelPlace): readonly string[] {
  const set = `    context.Set<${declaredType(entity.type)}>()`;
  const inline = `    ${set}${calls.join("")});`;
  const lines = isShort(inline, place)
    ? [`${set}${calls.join("")});`]
    : [set, ...calls.map((call, index) => `        ${call}${index === calls.length - 1 ? ");" : ""}`)];
  return [
    `private static readonly ${typeName("CompiledQuery")}<${declaredType(entity.identity.type)}, ${answer}> ById = new((context, id, ct) =>`,
    ...lines,
  ];
}
