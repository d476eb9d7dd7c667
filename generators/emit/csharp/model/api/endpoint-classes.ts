import { endpointsClass } from "../../../../model/emitted-names.ts";
import type { Context } from "../../../../model/ir.ts";
import { servedIn } from "../../../../model/operation/model-operation.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelItems } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { declaredNames } from "./criteria-words.ts";

/** Names the class that answers each operation of a context. A type of the user's keeps its name. Spec: fastendpoints, Endpoints of models. */
export function endpointClasses(context: Context): readonly ModelItems["endpoint"][] {
  const taken = new Set([...declaredNames(context), endpointsClass(context.name)]);
  return servedIn(context).map((operation) => {
    const name = freshIdentifier(`${operation.entity ?? ""}${pascalCaseOf(operation.name)}Endpoint`, taken);
    taken.add(name);
    return { operation, name };
  });
}
