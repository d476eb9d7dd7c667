import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { listOf } from "../../../text/quoted.ts";
import type { Name } from "../../ast-node.ts";
import { exportedType } from "../../bind/neighbours.ts";
import type { MappingDecl, RelationDecl, TypeOfContext } from "../../context-map-ast.ts";
import { typeOfContextText } from "../../format/line-of.ts";
import { ofKind } from "../../items.ts";
import { isRelationKind, relationForms } from "../../relation-kinds.ts";
import type { CheckedMap, MapCheck } from "../check.ts";
import { clashes } from "../clashes.ts";
import { ambiguous, unknownContext, unknownTypeFaults } from "./imports.ts";

type Contexts = CheckedMap["contexts"];

/** Checks that relations tie two known contexts, in the form of their kind. Spec: model-rules, Context maps. */
export const relations: MapCheck = ({ relations: all }) =>
  all.flatMap((relation) => {
    const { left, right } = relation;
    const args = { context: left.text, tie: "relate to" };
    const isToItself = left.text === right.text;
    return [...(isToItself ? [report(catalogue.contextToItself, args, { span: right })] : []), ...formFaults(relation)];
  });

/** Checks that the contexts of relations exist. Each unknown one is reported once. */
export const relatedContexts: MapCheck = ({ relations: all, contexts }) => {
  const named = all.flatMap(({ left, right }) => [left, right]);
  const unknown = new Map(named.toReversed().map((name) => [name.text, name]));
  return [...unknown.values()].filter(({ text }) => !contexts.has(text)).map((name) => unknownContext(name, contexts));
};

function formFaults({ role, arrow, types, mappings }: RelationDecl): readonly Diagnostic[] {
  const kind = role.text;
  if (!isRelationKind(kind)) {
    const kinds = Object.keys(relationForms);
    const hint = spellingHint(kind, kinds) ?? `The kinds are ${listOf(kinds)}.`;
    return [report(catalogue.unknownRelationKind, { role: kind }, { span: role, hint })];
  }
  const form = relationForms[kind];
  const blocks = [
    ...(types !== undefined && form.block !== "types" ? ["types in braces"] : []),
    ...(mappings !== undefined && form.block !== "acl" ? ["an `acl` block"] : []),
  ];
  return [
    ...(form.arrows.includes(arrow)
      ? []
      : [report(catalogue.relationDirection, { role: kind, arrow: form.arrows.join(" or ") }, { span: role })]),
    ...blocks.map((block) => report(catalogue.relationBlock, { role: kind, block }, { span: role })),
  ];
}

/** Checks that two contexts have one relation of a kind. */
export const duplicateRelation: MapCheck = ({ relations: all }) =>
  clashes(all, ({ left, right, role }) => [role.text, ...[left.text, right.text].sort()].join(" ")).map(
    ([first, { left, right, role: span }]) => {
      const args = { role: span.text, left: left.text, right: right.text };
      const notes = [{ message: "It is first stated here.", span: first.role }];
      return report(catalogue.duplicateRelation, args, { span, notes });
    },
  );

/** Checks that the types of a relation exist on the side that shares them. */
export const sharedTypes: MapCheck = ({ relations: all, contexts }) =>
  all.flatMap((relation) => (relation.types ?? []).flatMap((type) => sharedTypeFaults(type, relation, contexts)));

function sharedTypeFaults(
  type: Name,
  { left, right, role, arrow }: RelationDecl,
  contexts: Contexts,
): readonly Diagnostic[] {
  const [upstream, downstream] = [contexts.get(left.text), contexts.get(right.text)];
  if (upstream === undefined || downstream === undefined) return [];
  if (role.text !== "shared-kernel" && arrow === "->") return unknownTypeFaults(type, upstream);
  const homes = [upstream, downstream].filter((home) => exportedType(type.text, home) !== undefined);
  if (homes.length > 1 && upstream !== downstream) return [ambiguous(type, [left.text, right.text])];
  const names = [...upstream.typeByName.keys(), ...downstream.typeByName.keys()];
  const args = { left: left.text, right: right.text, type: type.text };
  const hint = spellingHint(type.text, names);
  return homes.length === 0 ? [report(catalogue.unknownSharedType, args, { span: type, hint })] : [];
}

/** Checks that mappings lead from types of the upstream context to types of the downstream context, each pair once. */
export const mappings: MapCheck = ({ relations: all, contexts }) =>
  all.flatMap((relation) => {
    const decls = ofKind(relation.mappings ?? [], "mapping");
    const wordsOf = ({ source, target }: MappingDecl) => ({
      source: typeOfContextText(source),
      target: typeOfContextText(target),
    });
    return [
      ...decls.flatMap((mapping) => mappingFaults(mapping, relation, contexts)),
      ...clashes(decls, (mapping) => Object.values(wordsOf(mapping)).join(" ")).map(([first, second]) => {
        const notes = [{ message: "It is first translated here.", span: first.source.type }];
        return report(catalogue.duplicateMapping, wordsOf(second), { span: second.source.type, notes });
      }),
    ];
  });

function mappingFaults(
  { source, target }: MappingDecl,
  { left, right }: RelationDecl,
  contexts: Contexts,
): readonly Diagnostic[] {
  const faults = [...mappedFaults(source, contexts), ...mappedFaults(target, contexts)];
  const turned = [
    ...(source.context.text === left.text ? [] : [source.context]),
    ...(target.context.text === right.text ? [] : [target.context]),
  ];
  const [span] = turned.filter(({ text }) => contexts.has(text));
  const sides = { upstream: left.text, downstream: right.text };
  return span === undefined ? faults : [...faults, report(catalogue.mappingDirection, sides, { span })];
}

function mappedFaults({ context, type }: TypeOfContext, contexts: Contexts): readonly Diagnostic[] {
  const home = contexts.get(context.text);
  return home === undefined ? [unknownContext(context, contexts)] : unknownTypeFaults(type, home);
}
