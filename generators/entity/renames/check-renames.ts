import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Check } from "../check/check.ts";
import { namesOf, redirectedRouteOf } from "../conventions.ts";
import type { EntityDecl, Renamable } from "../declaration.ts";

/** Checks that the name before a rename is a C# name, is gone, and belongs to one thing. Spec: entity-file, Renames. */
export const renames: Check = ({ entities, enums }) => [
  ...renamesAmong("entity", entities, (entity) => entityFault(entity, entities)),
  ...entities.flatMap(({ properties, relationships }) => [
    ...renamesAmong("property", properties),
    ...renamesAmong("relationship", relationships),
  ]),
  ...enums.flatMap(({ members }) =>
    renamesAmong(
      "enum member",
      members.map(({ renamedFrom, ...name }) => ({ name, renamedFrom })),
    ),
  ),
];

interface Fault {
  readonly reason: string;
  readonly hint: string;
}

function renamesAmong<One extends Renamable>(
  kind: string,
  siblings: readonly One[],
  faultOf: (one: One) => Fault | undefined = () => undefined,
): readonly Diagnostic[] {
  const names = new Set(siblings.map(({ name }) => name.value));
  const first = new Map<string, string>();
  return siblings.flatMap((one) => {
    const { name, renamedFrom } = one;
    if (renamedFrom === undefined) return [];
    const old = renamedFrom.value;
    const other = first.get(old);
    first.set(old, other ?? name.value);
    const fault = nameFault(old, name.value, names) ?? (other === undefined ? faultOf(one) : sharedWith(other));
    if (fault === undefined) return [];
    const { reason, hint } = fault;
    return [
      report(catalogue.impossibleRename, { old, kind, name: name.value, reason }, { span: renamedFrom.span, hint }),
    ];
  });
}

function nameFault(old: string, name: string, names: ReadonlySet<string>): Fault | undefined {
  if (!/^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(old))
    return { reason: "it is not a C# name", hint: "Write the name as it was before, such as renamedFrom: OldName." };
  if (old === name) return { reason: "that is its name now", hint: "Delete renamedFrom." };
  if (!names.has(old)) return undefined;
  const hint = `Delete ${old}, or delete renamedFrom. To swap two names, rename one to a third name first, and graft between.`;
  return { reason: `\`${old}\` is still there`, hint };
}

function sharedWith(first: string): Fault {
  return { reason: `\`${first}\` is renamed from it as well`, hint: "Delete one of the two renamedFrom." };
}

/** Finds what keeps an entity from its rename: files whose paths differ in letter case alone, or a route that others have. */
function entityFault(entity: EntityDecl, entities: readonly EntityDecl[]): Fault | undefined {
  const { name, renamedFrom } = entity;
  if (renamedFrom?.value.toLowerCase() === name.value.toLowerCase())
    return {
      reason: "the two differ in letter case alone, and so would paths of files",
      hint: "Rename it to a third name first, and graft between.",
    };
  const old = redirectedRouteOf(entity);
  if (old === undefined) return undefined;
  const owner = entities.find((one) => namesOf(one).route === old);
  if (owner === undefined) return undefined;
  const reason =
    owner === entity
      ? `its route is \`/${old}\` as before, so that nothing is redirected`
      : `\`/${old}\`, which it redirects, is the route of \`${owner.name.value}\``;
  return { reason, hint: "Delete redirect." };
}
