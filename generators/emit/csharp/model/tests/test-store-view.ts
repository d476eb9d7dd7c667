import { infrastructureExtensions } from "../../../../model/emitted-names.ts";
import type { Context } from "../../../../model/ir.ts";
import { hasCallerRows } from "../../../../model/storage/caller-rows.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpName } from "../../csharp-text.ts";
import { namespaceName } from "../../names.ts";
import { runtimeNamespace } from "../model-names.ts";

/** Returns the name of the class that stands for the database of a context. */
export function testStoreName({ name }: Pick<Context, "name">): string {
  return `${name}TestStoreAttribute`;
}

/** Returns the name of the class that gives callers of tests their claims. */
export function testCallerName({ name }: Pick<Context, "name">): string {
  return `${name}TestCaller`;
}

/** Returns the view of the database that the tests give to a context. Spec: shipped-tests, Host under test. */
export function testStoreView(context: Context, place: ModelPlace) {
  const dbContext = place.tests?.dbContext;
  const { name } = context;
  const own = namespaceName(name);
  return {
    type: testStoreName(context),
    subject: name,
    store: dbContext === undefined ? `${own}.${name}DbContext` : `global::${csharpName(dbContext)}`,
    hasServices: true,
    callers: hasCallerRows(context)
      ? [{ ICaller: `${namespaceName(runtimeNamespace)}.ICaller`, caller: testCallerName(context) }]
      : [],
    // Called by its full name: a using could bring in types of the context.
    extensions: `${own}.${infrastructureExtensions(name)}`,
    method: `Add${name}Infrastructure`,
  };
}
