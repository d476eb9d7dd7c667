import type { Context } from "../../generators/model/ir.ts";

/** An operation as a host or a model has it. */
export interface Operation {
  readonly template: string;
  readonly verbs: readonly string[];
  readonly roles: readonly string[];
}

/** What a context must lead to below the prefix of its name, in the order of the model. */
export function operationsOf({ name, routes }: Context): readonly Operation[] {
  return routes
    .filter(({ isServed }) => isServed)
    .map(({ verb, template, role }) => ({
      template: `/${name}${template}`,
      verbs: [verb],
      roles: role === undefined ? [] : [role],
    }));
}

/** What the endpoint data source of a running host has. */
export async function servedBy(url: string): Promise<readonly Operation[]> {
  const response = await fetch(`${url}/testing/routes`);
  // The test host answers in this shape.
  return (await response.json()) as Operation[];
}
