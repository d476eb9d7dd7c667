import { roleOf } from "../../../../http/access.ts";
import type { Context, Model } from "../../../../model/ir.ts";
import { servedIn } from "../../../../model/operation/model-operation.ts";
import type { RuntimePlace } from "../../../model-generator.ts";
import { csharpName } from "../../csharp-text.ts";
import { namespaceName } from "../../names.ts";
import type { TestProject } from "./test-project.ts";

/** Returns the project of the tests. Throws without one: no row of the layer runs then. */
export function testsAt({ tests }: Pick<RuntimePlace, "tests">): TestProject {
  if (tests === undefined) throw new Error("The tests layer has no project.");
  return tests;
}

/** Returns the view of the host under test. Spec: model-tests, Host under test. */
export function testHostView(model: Model, place: RuntimePlace) {
  const tests = testsAt(place);
  const stored = place.storage === undefined ? [] : model.contexts.filter(({ aggregates }) => aggregates.length > 0);
  const shared = tests.dbContext === undefined ? undefined : `global::${csharpName(tests.dbContext)}`;
  const own = stored.map(({ name }) => ({ name, store: contextType(name, `${name}DbContext`) }));
  const stores = shared === undefined ? own : own.length === 0 ? [] : [{ name: "Host", store: shared }];
  return {
    program: `global::${csharpName(tests.program)}`,
    hasStores: stores.length > 0,
    stores,
    registrations: stored.map(({ name }) => ({
      // Called by its full name: a using could bring in types of the context.
      extensions: contextType(name, `${name}InfrastructureServiceCollectionExtensions`),
      method: `Add${name}Infrastructure`,
      store: shared ?? contextType(name, `${name}DbContext`),
    })),
    isMigrated: tests.isMigrated,
    hasCaller: hasCaller(model, place),
  };
}

/** True if the host must be told who calls. */
export function hasCaller({ contexts }: Model, place: Pick<RuntimePlace, "tests">): boolean {
  const hasRole = (context: Context) => servedIn(context).some((operation) => roleOf(operation) !== undefined);
  return place.tests?.hasAuthentication === true || contexts.some(hasRole);
}

function contextType(context: string, type: string): string {
  return `${namespaceName(context)}.${type}`;
}
