import type { Graft } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import type { EntityPlace } from "../generator.ts";
import { withEnds } from "./lists.ts";
import { typeName } from "./names.ts";

/** A type that is always emitted for each part whose types schemas describe. */
const witnesses = { api: "SchemaConvention", contracts: "WriteOutcome", entity: "EnumNames" } as const;

/** Returns the view of the schema convention, which tells generated types by their namespaces. */
export function schemaConventionView(_graft: Graft, { target: { placement } }: EntityPlace): View {
  const byNamespace = new Map(
    (["entity", "contracts", "api"] as const).map((part) => [placement[part].namespace, witnesses[part]]),
  );
  const types = [...byNamespace.values()].map((type) => ({ type: typeName(type) }));
  return { isSplit: types.length > 1, witnesses: withEnds(types, ", ", "") };
}
