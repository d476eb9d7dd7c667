import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import { letterCaseFault, type RenameFault, renameFault } from "../../../text/rename-fault.ts";
import type { AggregateDecl, MemberDecl } from "../../ast.ts";
import type { Declaration, Name } from "../../ast-node.ts";
import type { TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { type Check, type CheckedContext, isSettable } from "../check.ts";

/** Checks that the name of a type before a rename is gone, and belonged to one thing that is stored. Spec: model-rules, Renames. */
export const renamedTypes: Check = ({ scope: { context } }) => {
  const { types, aggregates } = context;
  const declarations = types.map(({ decl }) => decl);
  const ofTypes = (one: Renamable) => letterCaseFault(one.renamedFrom?.text ?? "", one.name.text);
  return [
    ...renamesAmong([...declarations, ...renamedAggregates(aggregates, declarations)], ofTypes),
    ...aggregates.flatMap((aggregate) => aggregateFault(aggregate, declarations)),
  ];
};

/** Checks that the name of a member before a rename is gone, and belonged to one member that is stored. Spec: model-rules, Renames. */
export const renamedMembers: Check = (checked) => {
  const { withFields, enums } = checked.scope.part;
  return [
    ...withFields.flatMap((symbol) => renamesAmong(symbol.fields, (field) => fieldFault(field, symbol, checked))),
    ...enums.flatMap(({ decl }) => renamesAmong(ofKind(decl.members, "enumMember"))),
  ];
};

type Renamable = Declaration & { readonly renamedFrom?: Name | undefined };

const mark = "`renamed from`";

function renamesAmong<One extends Renamable>(
  siblings: readonly One[],
  faultOf: (one: One) => RenameFault | undefined = () => undefined,
): readonly Diagnostic[] {
  if (siblings.every(({ renamedFrom }) => renamedFrom === undefined)) return [];
  const names = new Set(siblings.map(({ name }) => name.text));
  const first = new Map<string, string>();
  return siblings.flatMap((one) => {
    const { renamedFrom, name } = one;
    if (renamedFrom === undefined || renamedFrom.text === "") return [];
    const old = renamedFrom.text;
    const earlier = first.get(old);
    first.set(old, earlier ?? name.text);
    const fault = renameFault({ old, name: name.text, names, earlier, mark }) ?? faultOf(one);
    return fault === undefined ? [] : [faultAt(renamedFrom, name, fault)];
  });
}

function faultAt(old: Name, name: Name, { reason, hint }: RenameFault): Diagnostic {
  return report(catalogue.renamedName, { name: name.text, old: old.text, reason }, { span: old, hint });
}

/** Returns the aggregates whose mark is that of their roots. */
function renamedAggregates(aggregates: readonly AggregateDecl[], types: readonly Renamable[]) {
  return aggregates.filter((aggregate) => aggregateFault(aggregate, types).length === 0);
}

/** Reports a mark that says nothing of a root: the name of an aggregate itself names no class and no table. */
function aggregateFault({ name, root, renamedFrom }: AggregateDecl, types: readonly Renamable[]) {
  if (renamedFrom === undefined) return [];
  const entity = types.find((one) => one.name.text === root.text);
  if (name.text !== root.text)
    return [
      faultAt(renamedFrom, name, {
        reason: "it is not the name of its root, and names no class and no table",
        hint: `Write ${mark} at the entity \`${root.text}\`, if that has another name.`,
      }),
    ];
  if (entity?.renamedFrom === undefined) return [];
  const hint = `Delete one of the two ${mark}.`;
  return [faultAt(renamedFrom, name, { reason: "its root says it as well", hint })];
}

function fieldFault(
  field: MemberDecl,
  { decl }: Pick<TypeSymbol, "decl">,
  checked: CheckedContext,
): RenameFault | undefined {
  const hint = `Delete ${mark}.`;
  if (decl.kind === "event" || decl.kind === "integrationEvent")
    return { reason: "the fields of an event are in no table", hint };
  if (!isSettable(field, checked)) return { reason: "it is computed, and in no table", hint };
  if (pascalCaseOf(field.name.text) !== pascalCaseOf(field.renamedFrom?.text ?? "")) return undefined;
  return { reason: "C# and the database have the same name for both", hint };
}
