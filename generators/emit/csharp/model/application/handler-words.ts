import type { Entity } from "../../../../model/ir.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-identifier.ts";
import { repositoryProperty } from "../root-of.ts";

/** The names that a handler itself uses. */
const own = ["unitOfWork", "request", "query", "result", "ct"];

/** How a handler speaks of a root: its type, the variable that holds one, and its repository. */
export function rootWords(root: Entity, { scope }: Pick<ModelPlace, "scope">) {
  const type = scope.declared(root.type);
  return {
    type,
    root: freshIdentifier(camelCaseOf(root.name), new Set([...own, type])),
    repository: repositoryProperty(root.name),
  };
}
