import type { Entity } from "../../../../model/ir.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-identifier.ts";
import { declaredType } from "../../names.ts";
import { repositoryProperty } from "../root-of.ts";

/** The variables of the handler itself. */
const own = ["unitOfWork", "request", "query", "result", "ct"];

/** Returns the words of a root in a handler: its type, its variable and its repository. */
export function rootWords(root: Entity, { spelled }: ModelPlace) {
  const type = declaredType(root.type);
  return {
    type,
    root: freshIdentifier(camelCaseOf(root.name), new Set([...own, spelled(type)])),
    repository: repositoryProperty(root.name),
  };
}
