import type { Rename } from "../entity/renames/renames.ts";
import { camelCaseOf } from "../text/casing.ts";

/** The names that callers know from before. Spec: command-line, Breaking changes. */
export interface PublishedRenames {
  /** Returns the name now of a member, a parameter or a text of an enum; undefined for one that is not renamed. */
  readonly nameOf: (name: string) => string | undefined;
  /** Returns the id now of an operation, and whether its old route redirects; undefined for one that is not renamed. */
  readonly operationOf: (id: string) => { readonly id: string; readonly redirects: boolean } | undefined;
}

/** The renames of a version that declares none. */
export const noRenames: PublishedRenames = { nameOf: () => undefined, operationOf: () => undefined };

/** Returns what callers see of the renames of entity files. */
export function publishedRenames(renames: readonly Rename[]): PublishedRenames {
  const entities = renames.filter(({ kind }) => kind === "entity");
  const names = new Map(
    renames
      .filter(({ kind }) => kind !== "entity")
      .map(({ kind, from, to }) => (kind === "enum member" ? [from, to] : [camelCaseOf(from), camelCaseOf(to)])),
  );
  return {
    // A parameter has its operator behind the name: `price[lt]`.
    nameOf: (name) => {
      const [, head = "", rest = ""] = /^([^[]*)(.*)$/s.exec(name) ?? [];
      const now = names.get(head);
      return now === undefined ? undefined : now + rest;
    },
    operationOf: (id) => {
      const found = entities.flatMap(({ names: [...ofEntity], redirects = false }) => {
        const now = ofEntity
          .sort((one, other) => other.from.length - one.from.length)
          .reduce((text, { from, to }) => (text === id ? text.replace(new RegExp(`${from}(?![a-z])`), to) : text), id);
        return now === id ? [] : [{ id: now, redirects }];
      });
      return found[0];
    },
  };
}
