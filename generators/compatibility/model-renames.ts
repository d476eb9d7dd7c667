import type { Rename } from "../entity/renames/renames.ts";
import type { Context, Entity, Model } from "../model/ir.ts";
import { pascalCaseOf } from "../text/casing.ts";
import { namesUnder } from "../text/new-names.ts";
import { pluralOf } from "../text/nouns.ts";

/** Lists the renames that a model declares. Spec: model-rules, Renames. */
export function renamesOfModel({ contexts }: Pick<Model, "contexts">): readonly Rename[] {
  return contexts.flatMap((context) => {
    const { entities, values, enums } = context;
    return [
      ...entities.flatMap((one) => ofType(context, one.isRoot ? "aggregate" : "child entity", one)),
      ...values.flatMap((one) => ofType(context, one.isQuantity ? "quantity" : "value", one)),
      ...enums.flatMap((one) => ofType(context, "enum", one)),
      ...[...entities, ...values].flatMap(({ name: owner, members }) =>
        members.flatMap((member) => ofPart(context, "field", { owner, ...member })),
      ),
      ...enums.flatMap(({ name: owner, members }) =>
        members.flatMap((member) => ofPart(context, "enum member", { owner, ...member })),
      ),
    ];
  });
}

type Named = Pick<Entity, "name" | "renamedFrom">;

function ofType({ name: owner }: Context, kind: Rename["kind"], { name: to, renamedFrom }: Named): readonly Rename[] {
  if (renamedFrom === undefined) return [];
  const { name: from } = renamedFrom;
  const plurals = { from: pluralOf(from), to: pluralOf(to) };
  return [{ kind, owner, from, to, ...titled(to, from), names: [{ from, to }, plurals] }];
}

function ofPart(
  context: Context,
  kind: Rename["kind"],
  { owner, name, renamedFrom }: Named & { readonly owner: string },
): readonly Rename[] {
  if (renamedFrom === undefined) return [];
  const [from, to] = [pascalCaseOf(renamedFrom.name), pascalCaseOf(name)];
  const shown = titled(`${owner}.${name}`, renamedFrom.name);
  return [{ kind, owner: context.name, from, to, ...shown, names: [{ from, to }] }];
}

function titled(title: string, old: string) {
  return { title, mark: `renamed from ${old}` };
}

/** Returns the names of items in manifests now, by the names that they can have had before. Spec: writing, Manifest. */
export function renamedModelItems(items: readonly string[], renames: readonly Rename[]): ReadonlyMap<string, string> {
  if (renames.length === 0) return new Map();
  const now = new Set(items);
  const before = namesUnder(renames.flatMap(({ names }) => names.map(({ from, to }) => ({ from: to, to: from }))));
  const known = [...now].flatMap((item) => before(item).map((old) => [old, item] as const));
  return new Map(known.filter(([old]) => !now.has(old)));
}
