import { isOfType, type Rename } from "../entity/renames/renames.ts";
import { camelCaseOf } from "../text/casing.ts";
import { namesUnder } from "../text/new-names.ts";

/** The names that callers know from before. Spec: command-line, Breaking changes. */
export interface PublishedRenames {
  /** Returns the name now of a member, a parameter or a text of an enum; undefined for one that is not renamed. */
  readonly nameOf: (name: string) => string | undefined;
  /** Lists the ids that an operation may have now, and whether its old route redirects. */
  readonly operationsOf: (id: string) => readonly { readonly id: string; readonly redirects: boolean }[];
}

/** The renames of a version that declares none. */
export const noRenames: PublishedRenames = { nameOf: () => undefined, operationsOf: () => [] };

/** Returns what callers see of the renames of entity files or models. */
export function publishedRenames(renames: readonly Rename[]): PublishedRenames {
  const names = new Map(
    renames
      .filter((one) => !isOfType(one))
      .map(({ kind, from, to }) => (kind === "enum member" ? [from, to] : [camelCaseOf(from), camelCaseOf(to)])),
  );
  const entities = renames
    .filter(isOfType)
    .map((one) => ({ idsOf: namesUnder(one.names), redirects: one.redirects === true }));
  return {
    // A parameter has its operator behind the name: `price[lt]`.
    nameOf: (name) => {
      const [, head = "", rest = ""] = /^([^[]*)(.*)$/s.exec(name) ?? [];
      const now = names.get(head);
      return now === undefined ? undefined : now + rest;
    },
    operationsOf: (id) => entities.flatMap(({ idsOf, redirects }) => idsOf(id).map((now) => ({ id: now, redirects }))),
  };
}
