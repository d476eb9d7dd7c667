import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { listOf } from "../../../text/quoted.ts";
import type { MappingDecl, RelationDecl, TypeOfContext } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { exportedType } from "../../bind/neighbours.ts";
import { typeOfContextText } from "../../format/context-map-text.ts";
import { ofKind } from "../../items.ts";
import { isRelationKind, relationForms } from "../../relation-kinds.ts";
import type { CheckedMap, MapCheck } from "../check.ts";
import { clashingNames } from "../names/clashing-names.ts";
import { ambiguous, unknownContextType } from "../names/imports.ts";
import { unknownContext } from "./context-faults.ts";

type Contexts = CheckedMap["contexts"];

/** Checks that relations tie two known contexts, in the form of their kind. Spec: model-rules, Context maps. */
export const relations: MapCheck = ({ relations: all }) =>
  all.flatMap((relation) => [...selfFaults(relation), ...formFaults(relation)]);

/** Checks that the contexts of relations exist. Each unknown one is reported once. */
export const relatedContexts: MapCheck = ({ relations: all, contexts }) => {
  const named = all.flatMap(({ left, right }) => [left, right]);
  const unknown = new Map(named.toReversed().map((name) => [name.text, name]));
  return [...unknown.values()].filter(({ text }) => !contexts.has(text)).map((name) => unknownContext(name, contexts));
};

function selfFaults({ left: { text: context }, right }: RelationDecl): readonly Diagnostic[] {
  return context === right.text
    ? [report(catalogue.contextToItself, { context, tie: "relate to" }, { span: right })]
    : [];
}

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
  clashingNames(
    all.map((relation) => ({ name: { ...relation.role, text: keyOf(relation) }, relation })),
    (_key, at, [, { relation }]) => {
      const { role, left, right } = relation;
      const notes = at.notes.map(({ span }) => ({ message: "It is first stated here.", span }));
      return report(
        catalogue.duplicateRelation,
        { role: role.text, left: left.text, right: right.text },
        { ...at, notes },
      );
    },
    (key) => key,
  );

function keyOf({ left, right, role }: RelationDecl): string {
  return [role.text, ...[left.text, right.text].sort()].join(" ");
}

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
  if (role.text !== "shared-kernel" && arrow === "->")
    return exportedType(type.text, upstream) === undefined ? [unknownContextType(type, upstream)] : [];
  const homes = [upstream, downstream].filter((home) => exportedType(type.text, home) !== undefined);
  if (homes.length > 1 && upstream !== downstream) {
    return [
      ambiguous(
        type,
        homes.map(({ name }) => name),
      ),
    ];
  }
  const names = [...upstream.typeByName.keys(), ...downstream.typeByName.keys()];
  const args = { left: left.text, right: right.text, type: type.text };
  const hint = spellingHint(type.text, names);
  return homes.length === 0 ? [report(catalogue.unknownSharedType, args, { span: type, hint })] : [];
}

/** Checks that mappings lead from types of the upstream context to types of the downstream context, each pair once. */
export const mappings: MapCheck = ({ relations: all, contexts }) =>
  all.flatMap((relation) => {
    const decls = ofKind(relation.mappings ?? [], "mapping");
    const pairs = decls.map(({ source, target }) => ({
      name: { ...source.type, text: `${typeOfContextText(source)} ${typeOfContextText(target)}` },
    }));
    return [
      ...decls.flatMap((mapping) => mappingFaults(mapping, relation, contexts)),
      ...clashingNames(pairs, duplicateMapping, (pair) => pair),
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
  if (home === undefined) return [unknownContext(context, contexts)];
  return exportedType(type.text, home) === undefined ? [unknownContextType(type, home)] : [];
}

function duplicateMapping(
  pair: string,
  { span, notes }: Parameters<Parameters<typeof clashingNames>[1]>[1],
): Diagnostic {
  const [source = "", target = ""] = pair.split(" ");
  const first = notes.map((note) => ({ message: "It is first translated here.", span: note.span }));
  return report(catalogue.duplicateMapping, { source, target }, { span, notes: first });
}
