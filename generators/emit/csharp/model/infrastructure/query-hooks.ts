import type { StoredQuery } from "../../../../model/storage/stored-queries.ts";
import type { ModelItems } from "../../../model-generator.ts";
import { declaredType, silencedIfObsolete } from "../../names.ts";
import type { Hook } from "./hook.ts";
import { type HookPlace, hookWords } from "./hook-words.ts";

export const rows = "found";
export const chosen = "chosen";

/** Returns the partial method that a query leaves to the host. */
export function queryHooks({ stored }: ModelItems["storedQuery"]): readonly Hook[] {
  const place = hookPlaceOf(stored);
  if (place === undefined) return [];
  const { type, method, remaining } = place;
  const { declaration } = hookWords(place);
  return [
    {
      kind: "query",
      owner: stored.query.name,
      type,
      method,
      remaining,
      declaration,
      example: `${chosen} = ${rows}.Where(…)`,
    },
  ];
}

export function hookPlaceOf({ query, remaining, source }: StoredQuery): HookPlace | undefined {
  if (remaining.length === 0) return undefined;
  return {
    ...{ rows, chosen },
    type: `${query.name}Handler`,
    method: "Choose",
    entity: source.entity.name,
    row: declaredType(source.entity.type),
    declared: [`${silencedIfObsolete(query)}${query.name} query`],
    given: ["query"],
    remaining: remaining.map(({ name }) => name),
  };
}

export function hookLines({ query: { name }, sorts }: StoredQuery, hook: HookPlace): readonly string[] {
  const order = sorts.length > 0 ? "the order of the list" : "the order of their identities";
  return [
    `/// <summary>Implement in a second file to choose the rows of <see cref="${name}"/>. They come in ${order}.</summary>`,
    `${hookWords(hook).declaration};`,
  ];
}
