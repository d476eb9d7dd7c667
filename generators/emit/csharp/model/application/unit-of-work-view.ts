import type { Context } from "../../../../model/ir.ts";
import { xmlText } from "../../xml-text.ts";
import { repositoryProperty } from "../root-of.ts";

/** The transactional boundary of a context. Spec: model-csharp, Unit of work. */
export function unitOfWorkView(context: Context) {
  const repositories = context.aggregates.map(({ root }) => ({ root, property: repositoryProperty(root) }));
  return { context: xmlText(context.name), repositories };
}
