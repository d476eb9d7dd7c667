import type { Expr } from "../../../../model/expr.ts";
import type { Entity, Finder, Member, Parameter } from "../../../../model/ir.ts";
import { isFoundByItem } from "../../../../model/storage/computable.ts";
import { storedPartsOf } from "../../../../model/storage/stored-form.ts";
import { type RowFilters, rowFilters } from "../../../../model/storage/stored-queries.ts";
import { required } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpIdentifier, freshIdentifier } from "../../csharp-text.ts";
import { declaredType, typeName } from "../../names.ts";
import { repositoryProperty } from "../application/repository-views.ts";
import { csharpTypeOf, methodParameters } from "../declaration-words.ts";
import type { Hook } from "./hook.ts";
import { type HookPlace, hookWords } from "./hook-words.ts";
import { keyCalls } from "./key-calls.ts";
import { narrowedRows } from "./narrowed-rows.ts";
import { readCalls } from "./read-calls.ts";
import { storageAt } from "./storage-at.ts";

/** Finds the filters of a finder; a parameter that names no column remains. Spec: model-infrastructure, Finders. */
function filtersOf({ parameters }: Finder, entity: Entity, place: ModelPlace): RowFilters {
  return rowFilters(parameters, (parameter) => columnNamed(parameter, entity, place));
}

function columnNamed({ name }: Parameter, entity: Entity, place: ModelPlace): Expr | undefined {
  const wanted = name.toLowerCase();
  if (wanted === "id" && entity.identity.parts.length === 0) return { kind: "identity", type: entity.identity.type };
  const member = storedPartsOf(entity).find((one) => one.name.toLowerCase() === wanted);
  if (member === undefined) return undefined;
  const storage = storageAt(place);
  const field: Expr = { kind: "field", name: member.name, type: member.type };
  const row = { storage, declarations: place.facts.declarations, source: entity.type, locals: new Map() };
  return storage.formOf(member.type).kind === "column" || isFoundByItem(field, row) ? field : undefined;
}

/** Returns the lines of a finder, and those of its hook if it has one. */
export function finderLines(finder: Finder, root: Entity, place: ModelPlace): readonly (readonly string[])[] {
  const { name, parameters, isList } = finder;
  const type = declaredType(root.type);
  const { rows, row } = variablesOf(finder, root);
  const { filters } = filtersOf(finder, root, place);
  const hookPlace = hookPlaceOf(finder, root, place);
  const hook = hookPlace && hookWords(hookPlace);
  const stored = storageAt(place)
    .rootsOf(place.context)
    .find(({ entity }) => entity === root);
  const narrowed = narrowedRows({
    ...{ rows, row, filters, hook },
    source: `store.${repositoryProperty(root.name)}`,
    given: csharpIdentifier,
    order: stored === undefined ? [] : keyCalls(stored, row, row),
    at: {
      ...{ facts: place.facts, spelled: place.spelled, isTree: true },
      receiver: `${row}.`,
      subject: `nameof(${type})`,
      names: new Set([...parameters.map((parameter) => parameter.name), rows, row]),
    },
  });
  const read = readCalls(isList, stored);
  const result = isList ? `${typeName("IReadOnlyList")}<${type}>` : `${type}?`;
  const declared = [...methodParameters(parameters), `${typeName("CancellationToken")} ct = default`].join(", ");
  const head = `public async ${typeName("Task")}<${result}> ${pascalCaseOf(name)}Async(${declared})`;
  const found = `await ${[narrowed.start, ...narrowed.calls, ...read].join("")};`;
  if (narrowed.lines.length === 0) return [[`${head} =>`, `    ${found}`]];
  const body = [head, "{", ...narrowed.lines.map((line) => `    ${line}`), `    return ${found}`, "}"];
  if (hook === undefined) return [body];
  const summary = `/// <summary>Implement in a second file to choose and order the aggregates of <see cref="${pascalCaseOf(name)}Async"/>.</summary>`;
  return [body, [summary, `${hook.declaration};`]];
}

/** Returns the partial method that a finder leaves to the host. */
export function finderHooks(finder: Finder, root: Entity, place: ModelPlace): readonly Hook[] {
  const hook = hookPlaceOf(finder, root, place);
  if (hook === undefined) return [];
  const { type, method, remaining } = hook;
  const { declaration } = hookWords(hook);
  return [
    {
      kind: "finder",
      owner: finder.name,
      type,
      method,
      remaining,
      declaration,
      example: `${hook.chosen} = ${hook.rows}.Where(…)`,
    },
  ];
}

function hookPlaceOf(finder: Finder, root: Entity, place: ModelPlace): HookPlace | undefined {
  const { name, parameters } = finder;
  const remaining = filtersOf(finder, root, place).remaining.map((parameter) => parameter.name);
  if (remaining.length === 0) return undefined;
  const { rows } = variablesOf(finder, root);
  return {
    ...{ rows, remaining },
    type: `${root.name}Repository`,
    method: pascalCaseOf(name),
    entity: root.name,
    row: declaredType(root.type),
    chosen: freshIdentifier("chosen", new Set([...parameters.map((parameter) => parameter.name), rows])),
    declared: parameters.map((one) => `${csharpTypeOf(one.type)} ${csharpIdentifier(one.name)}`),
    given: parameters.map((one) => csharpIdentifier(one.name)),
  };
}

function variablesOf({ parameters }: Finder, root: Entity) {
  const taken = new Set([...parameters.map((parameter) => parameter.name), "store", "ct"]);
  const rows = freshIdentifier("found", taken);
  return { rows, row: freshIdentifier(camelCaseOf(root.name), new Set([...taken, rows])) };
}

/**
 * Returns the fields of an entity that finders or queries compare and that every database indexes: identities and enums, unless an index or a key begins with them.
 * Those that lists join by are among them: a page counts its joined rows.
 */
export function indexedFields(entity: Entity, place: ModelPlace): readonly Member[] {
  const finders = place.context.aggregates
    .filter(({ root }) => entity.isRoot && root === entity.name)
    .flatMap(({ repository }) => repository.finders);
  const queries = place.queries.filter(({ source }) => source.entity === entity);
  const compared = [...finders.map((finder) => filtersOf(finder, entity, place)), ...queries]
    .flatMap(({ filters }) => filters)
    .map(({ field }) => field);
  const joined = queries
    .filter(({ query }) => query.result.isList)
    .flatMap(({ readModel }) => readModel.joins.filter(({ isOptional }) => !isOptional))
    .map(({ identity }) => identity);
  const names = new Set([...compared, ...joined].flatMap((value) => (value.kind === "field" ? [value.name] : [])));
  for (const [first = ""] of [...entity.uniques, entity.identity.parts]) names.delete(first);
  return storedPartsOf(entity).filter(
    ({ name, type }) => names.has(name) && ["identity", "enum"].includes(required(type).kind),
  );
}
