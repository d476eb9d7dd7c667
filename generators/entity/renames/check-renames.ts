import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { letterCaseFault, type RenameFault, renameFault } from "../../text/rename-fault.ts";
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

function renamesAmong<One extends Renamable>(
  kind: string,
  siblings: readonly One[],
  faultOf: (one: One) => RenameFault | undefined = () => undefined,
): readonly Diagnostic[] {
  const names = new Set(siblings.map(({ name }) => name.value));
  const first = new Map<string, string>();
  return siblings.flatMap((one) => {
    const { name, renamedFrom } = one;
    if (renamedFrom === undefined) return [];
    const old = renamedFrom.value;
    const earlier = first.get(old);
    first.set(old, earlier ?? name.value);
    const fault =
      nameFault(old) ?? renameFault({ old, name: name.value, names, earlier, mark: "renamedFrom" }) ?? faultOf(one);
    if (fault === undefined) return [];
    const { reason, hint } = fault;
    return [
      report(catalogue.impossibleRename, { old, kind, name: name.value, reason }, { span: renamedFrom.span, hint }),
    ];
  });
}

function nameFault(old: string): RenameFault | undefined {
  if (/^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(old)) return undefined;
  return { reason: "it is not a C# name", hint: "Write the name as it was before, such as renamedFrom: OldName." };
}

/** Finds what keeps an entity from its rename: files whose paths differ in letter case alone, or a route that others have. */
function entityFault(entity: EntityDecl, entities: readonly EntityDecl[]): RenameFault | undefined {
  const { name, renamedFrom } = entity;
  const fault = letterCaseFault(renamedFrom?.value ?? "", name.value);
  if (fault !== undefined) return fault;
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
