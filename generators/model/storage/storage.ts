import { pluralOf } from "../../text/nouns.ts";
import { declarationsOf, strategyOf } from "../declarations.ts";
import type { Context, IdentityStrategy, Model, Value } from "../ir.ts";
import { type DeclaredType, keyOf, type Type } from "../type.ts";
import { type StoredEntity, storedProjections, storedRoots, withChildren } from "./stored-entities.ts";
import { type StoredForm, type StoredForms, storedForms, storedPartsOf } from "./stored-form.ts";

/** The store of a model: its tables, and the form of every field. */
export interface Storage extends StoredForms {
  /** Returns the roots of a context with their tables. */
  readonly rootsOf: (context: Context) => readonly StoredEntity[];
  /** Returns the rows of the read models that events feed. */
  readonly projectionsOf: (context: Context) => readonly StoredEntity[];
  /** Returns the entities of a context with a table, roots first by aggregate, then the rows of projections. */
  readonly entitiesOf: (context: Context) => readonly StoredEntity[];
  /** Returns the values of a context whose parts the store knows. */
  readonly valuesOf: (context: Context) => readonly Value[];
  /** Returns the strategy of a generated identity. */
  readonly strategyOf: (type: DeclaredType) => IdentityStrategy;
  /** Tells where a value stands: by itself, in a list, or both. */
  readonly usesOf: (value: Value) => ValueUses;
}

/** The places of a value. */
export interface ValueUses {
  readonly isSingle: boolean;
  readonly isListed: boolean;
}

/** Finds the tables and forms of a model once for all of its files. */
export function storageOf(model: Model): Storage {
  const forms = storedForms(model.contexts.flatMap(({ values }) => values));
  const declarations = declarationsOf(model);
  const shared = sharedNames(model);
  const tableOf = (table: string, { name }: Context) => (shared.has(table.toLowerCase()) ? `${name}_${table}` : table);
  const roots = new Map(
    model.contexts.map((context) => [
      context.name,
      storedRoots(context, forms, (entity) => tableOf(pluralOf(entity), context)),
    ]),
  );
  const projections = new Map(
    model.contexts.map((context) => [context.name, storedProjections(context, (name) => tableOf(name, context))]),
  );
  const rootsOf = ({ name }: Context) => roots.get(name) ?? [];
  const projectionsOf = ({ name }: Context) => projections.get(name) ?? [];
  const entitiesOf = (context: Context) => {
    const stored = [...rootsOf(context).flatMap(withChildren), ...projectionsOf(context)];
    return [...new Map(stored.map((one) => [one.entity, one])).values()];
  };
  const uses = usesIn(model.contexts.flatMap(entitiesOf), forms);
  const usesOf = ({ type }: Value) => uses.get(keyOf(type)) ?? { isSingle: false, isListed: false };
  return {
    ...forms,
    strategyOf: (type) => strategyOf(type, declarations),
    rootsOf,
    projectionsOf,
    entitiesOf,
    valuesOf: ({ values }) => values.filter((value) => usesOf(value).isSingle || usesOf(value).isListed),
    usesOf,
  };
}

/** Finds the entities of one name in several contexts, which one database must tell apart. */
function sharedNames({ contexts }: Model): ReadonlySet<string> {
  const plurals = contexts.map(({ entities, projections }) => {
    const tables = [...entities.map(({ name }) => pluralOf(name)), ...projections.map(({ name }) => name)];
    return new Set(tables.map((table) => table.toLowerCase()));
  });
  const names = plurals.flatMap((all) => [...all]);
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}

function usesIn(entities: readonly StoredEntity[], forms: StoredForms): ReadonlyMap<string, ValueUses> {
  const uses = new Map<string, ValueUses>();
  const visit = (type: Type): void => {
    const used = structureOf(forms.formOf(type));
    const value = used && forms.declaredValue(used.type);
    if (used === undefined || value === undefined) return;
    const key = keyOf(value.type);
    const known = uses.get(key) ?? { isSingle: false, isListed: false };
    uses.set(key, { isSingle: known.isSingle || !used.isListed, isListed: known.isListed || used.isListed });
    if (known.isSingle || known.isListed) return;
    for (const part of storedPartsOf(value)) visit(part.type);
  };
  for (const { entity } of entities) for (const member of storedPartsOf(entity)) visit(member.type);
  return uses;
}

function structureOf(form: StoredForm) {
  if (form.kind === "documents" && form.item.kind === "value") return { type: form.item, isListed: true };
  const isSingle = (form.kind === "columns" && form.type.kind === "value") || form.kind === "document";
  return isSingle && form.type.kind === "value" ? { type: form.type, isListed: false } : undefined;
}
