import type { Access } from "../http/access.ts";
import { pascalCaseOf } from "../text/casing.ts";
import type {
  AccessDecl,
  ClaimDecl,
  EntityDecl,
  EnumDecl,
  FileDecl,
  HostDefaults,
  IndexDecl,
  Located,
  PagingDecl,
  PropertyDecl,
  RelationshipDecl,
  RowsDecl,
  TracesDecl,
  Written,
  WrittenScalar,
} from "./declaration.ts";
import { auditRoles, deleteRules, endpointNames, filterOperators, pagings, relationshipTypes } from "./entity.ts";
import type { Part } from "./placement.ts";
import type { FormedFile } from "./yaml/check-schema.ts";
import {
  entriesAt,
  located,
  locatedNumber,
  locatedText,
  textAt,
  valueAt,
  type YamlEntry,
  type YamlNode,
} from "./yaml/yaml-node.ts";

/** Reads the entities and enums of a schema-conforming file, each value with its span. */
export function declare(
  { path, root }: FormedFile,
  fallback?: HostDefaults,
): {
  readonly file: FileDecl;
  readonly entities: readonly EntityDecl[];
  readonly enums: readonly EnumDecl[];
} {
  const target = valueAt(root, "target");
  const defaults = valueAt(root, "defaults");
  const file: FileDecl = {
    path,
    span: root.entries.get("entity")?.keySpan ?? root.span,
    target: {
      folder: locatedText(target, "folder"),
      dbContext: locatedText(target, "dbContext"),
      database: locatedText(target, "database"),
      library: locatedText(target, "library"),
      namespace: locatedText(target, "namespace"),
      routePrefix: locatedText(target, "routePrefix"),
      projects: projectsAt(valueAt(target, "projects")),
    },
    defaults: {
      ...pagingOf(defaults),
      rows: defaults && rowsAt(defaults),
      ...tracesAt(defaults),
      access: withFallback(accessOf(valueAt(defaults, "access")), fallback?.access),
    },
    health: locatedText(root, "health"),
    acceptedChanges: textsAt(root, "acceptedChanges").map(({ value }) => value),
  };
  return {
    file,
    entities: entriesAt(root, "entity").map((entry) => entityOf(entry, file)),
    enums: entriesAt(root, "enums").map((entry) => enumOf(entry, file)),
  };
}

/** Returns the project that a map states for each part. */
export function projectsAt(map: YamlNode | undefined): Readonly<Record<Part, Written<string>>> {
  return {
    entity: locatedText(map, "entity"),
    contracts: locatedText(map, "contracts"),
    data: locatedText(map, "data"),
    api: locatedText(map, "api"),
  };
}

function enumOf({ key, keySpan, value }: YamlEntry, file: FileDecl): EnumDecl {
  const items = value.kind === "list" ? value.items : [];
  const members = items.flatMap((item) => {
    const name = item.kind === "scalar" ? { value: item.text, span: item.span } : locatedText(item, "name");
    return name === undefined ? [] : [{ ...name, renamedFrom: locatedText(item, "renamedFrom") }];
  });
  return { name: { value: key, span: keySpan }, members, file };
}

function entityOf({ key, keySpan, value }: YamlEntry, file: FileDecl): EntityDecl {
  return {
    name: { value: key, span: keySpan },
    ...renamedFromOf(value),
    isExisting: textAt(value, "model") === "existing",
    clrType: locatedText(value, "clrType"),
    create: locatedText(value, "create"),
    update: textsAt(value, "update"),
    key: textsAt(value, "key"),
    orderBy: textsAt(value, "orderBy"),
    plural: locatedText(value, "plural"),
    route: locatedText(value, "route"),
    operations: wordsAt(value, "operations", endpointNames),
    ...concurrencyOf(value),
    idempotency: flagAt(value, "idempotency"),
    etag: locatedText(value, "etag"),
    rows: rowsAt(value, file.defaults.rows),
    ...tracesAt(value, file.defaults),
    ...pagingOf(value),
    access: accessOf(valueAt(value, "access")),
    description: textAt(value, "description"),
    properties: entriesAt(value, "properties").map(propertyOf),
    indexes: [...indexesAt(value, "unique"), ...indexesAt(value, "index")],
    relationships: entriesAt(value, "relationships").map(relationshipOf),
    file,
  };
}

/** Reads the old name of an entity, which is a text, or a map with a redirect. */
function renamedFromOf(node: YamlNode): Pick<EntityDecl, "renamedFrom" | "redirects"> {
  const map = valueAt(node, "renamedFrom");
  const renamedFrom = map?.kind === "map" ? locatedText(map, "name") : locatedText(node, "renamedFrom");
  return { renamedFrom, redirects: located(map, "redirect")?.value === true };
}

/** Reads the version of rows; `required` demands the usual one. Spec: entity-file, Concurrency. */
function concurrencyOf(node: YamlNode): Pick<EntityDecl, "concurrency" | "requiresVersion"> {
  const map = valueAt(node, "concurrency");
  const concurrency = map?.kind === "map" ? locatedText(map, "required") : locatedText(node, "concurrency");
  if (map?.kind === "map" || concurrency?.value !== "required")
    return { concurrency, requiresVersion: map?.kind === "map" };
  return { concurrency: { ...concurrency, value: "true" }, requiresVersion: true };
}

/** Reads a text or a list of texts. */
function textsAt(node: YamlNode, key: string): readonly Located<string>[] {
  const found = valueAt(node, key);
  const items = found?.kind === "list" ? found.items : found === undefined ? [] : [found];
  return items.flatMap((item) => (item.kind === "scalar" ? [{ value: item.text, span: item.span }] : []));
}

/** Reads the rows that a caller may use, completed by those of the file. Spec: entity-file, Whose rows. */
function rowsAt(node: YamlNode, defaults?: RowsDecl): RowsDecl | undefined {
  const map = valueAt(node, "rows");
  if (map?.kind === "scalar") return undefined;
  const [owner, through] = [valueAt(map, "owner"), locatedText(map, "through")];
  const unstated = through === undefined ? defaults : undefined;
  const own = claimAt(owner);
  const rows = {
    tenant: claimAt(valueAt(map, "tenant")) ?? unstated?.tenant,
    owner: own ? { ...own, unless: textAt(valueAt(owner, "unless"), "policy") } : unstated?.owner,
    through,
  };
  return (rows.tenant ?? rows.owner ?? through) && rows;
}

/** Reads the members for traces of deletions and changes, completed by those of the file. Spec: entity-file, Deleted rows; entity-file, Audit. */
function tracesAt(node: YamlNode | undefined, defaults?: TracesDecl): TracesDecl {
  const map = valueAt(node, "rows");
  if (map?.kind === "scalar") return { softDelete: undefined, audit: {} };
  const [softDelete, audit] = [locatedText(map, "softDelete"), valueAt(map, "audit")];
  return {
    softDelete: softDelete === undefined ? defaults?.softDelete : softDelete.value === "none" ? undefined : softDelete,
    audit: audit === undefined ? (defaults?.audit ?? {}) : auditOf(audit),
  };
}

function auditOf(node: YamlNode): TracesDecl["audit"] {
  const usual = node.kind === "scalar" && node.value === true;
  const named = auditRoles.map(
    (role) =>
      [role, usual ? { value: pascalCaseOf(role), span: node.span, isUsual: true } : locatedText(node, role)] as const,
  );
  return Object.fromEntries(named.filter(([, name]) => name !== undefined));
}

function claimAt(map: YamlNode | undefined): ClaimDecl | undefined {
  const [property, claim] = [locatedText(map, "property"), locatedText(map, "claim")];
  return property && claim && { property, claim: claim.value };
}

/** Reads a list of words; undefined if the key has none. */
function wordsAt<T extends string>(
  node: YamlNode,
  key: string,
  words: readonly T[],
): readonly Located<T>[] | undefined {
  const list = valueAt(node, key);
  return list?.kind !== "list"
    ? undefined
    : list.items.flatMap(({ span, ...item }) => {
        const value = words.find((word) => item.kind === "scalar" && word === item.text);
        return value === undefined ? [] : [{ value, span }];
      });
}

function indexesAt(node: YamlNode, key: "unique" | "index"): readonly IndexDecl[] {
  const lists = valueAt(node, key);
  if (lists?.kind !== "list") return [];
  return lists.items.flatMap((list) => {
    if (list.kind !== "list") return [];
    const value = list.items.flatMap((item) => (item.kind === "scalar" ? [{ value: item.text, span: item.span }] : []));
    return [{ value, span: list.span, isUnique: key === "unique" }];
  });
}

function choiceAt<T extends string>(node: YamlNode | undefined, key: string, choices: readonly T[]): Written<T> {
  const text = locatedText(node, key);
  const value = choices.find((one) => one === text?.value);
  return text && value && { ...text, value };
}

/** Reads a property. */
export function propertyOf({ key, keySpan, value }: YamlEntry): PropertyDecl {
  return {
    name: { value: key, span: keySpan },
    renamedFrom: locatedText(value, "renamedFrom"),
    type: locatedText(value, "type") ?? { value: "", span: keySpan },
    isKey: located(value, "isKey")?.value === true,
    required: flagAt(value, "required"),
    readOnly: flagAt(value, "readOnly"),
    createOnly: flagAt(value, "createOnly"),
    writeOnly: flagAt(value, "writeOnly"),
    minLength: locatedNumber(value, "minLength"),
    maxLength: maxLengthAt(value),
    min: locatedText(value, "min"),
    max: locatedText(value, "max"),
    pattern: locatedText(value, "pattern"),
    default: scalarAt(value, "default"),
    unique: flagAt(value, "unique"),
    filter: textAt(value, "filter") === "none" ? [] : wordsAt(value, "filter", filterOperators),
    description: textAt(value, "description"),
  };
}

function flagAt(node: YamlNode, key: string): Written<boolean> {
  const flag = located(node, key);
  return flag && { ...flag, value: flag.value === true };
}

const scalarKinds = { string: "text", number: "number", boolean: "truth" } as const;

function scalarAt(node: YamlNode, key: string): WrittenScalar | undefined {
  const value = valueAt(node, key);
  if (value?.kind !== "scalar" || value.value === null) return undefined;
  const kind = typeof value.value;
  return {
    value: value.text,
    span: value.span,
    kind: scalarKinds[kind === "number" || kind === "boolean" ? kind : "string"],
  };
}

function maxLengthAt(node: YamlNode): Written<number> {
  const text = locatedText(node, "maxLength");
  return text?.value === "none" ? { ...text, value: Number.POSITIVE_INFINITY } : locatedNumber(node, "maxLength");
}

function relationshipOf({ key, keySpan, value }: YamlEntry): RelationshipDecl {
  return {
    name: { value: key, span: keySpan },
    renamedFrom: locatedText(value, "renamedFrom"),
    relatedEntity: locatedText(value, "relatedEntity") ?? { value: "", span: keySpan },
    type: choiceAt(value, "type", relationshipTypes) ?? { value: "OneToMany", span: keySpan },
    foreignKey: locatedText(value, "foreignKey"),
    inverse: locatedText(value, "inverse"),
    through: locatedText(value, "through"),
    route: locatedText(value, "route"),
    include: flagAt(value, "include"),
    onDelete: choiceAt(value, "onDelete", deleteRules),
    access: ruleOf(valueAt(value, "access")),
  };
}

function pagingOf(node: YamlNode | undefined): PagingDecl {
  return {
    pageSize: locatedNumber(node, "pageSize"),
    maxPageSize: locatedNumber(node, "maxPageSize"),
    paging: choiceAt(node, "paging", pagings),
  };
}

/** Completes the rules of a file by those of the configuration, unless the file has a rule for every operation. */
function withFallback(own: AccessDecl | undefined, fallback: AccessDecl | undefined): AccessDecl | undefined {
  return own?.default === undefined && fallback !== undefined ? { ...fallback, ...own } : own;
}

/** Reads the access of a file or entity; a single rule applies to every operation. Spec: entity-file, Access rules. */
export function accessOf(node: YamlNode | undefined): AccessDecl | undefined {
  const rule = ruleOf(node);
  if (rule !== undefined) return { default: rule };
  if (node?.kind !== "map") return undefined;
  const rules = (["default", ...endpointNames] as const).map((name) => [name, ruleOf(valueAt(node, name))] as const);
  return Object.fromEntries(rules.filter(([, one]) => one !== undefined));
}

function ruleOf(node: YamlNode | undefined): Access | undefined {
  if (node?.kind === "map") {
    const name = textAt(node, "policy");
    return name === undefined ? undefined : { kind: "policy", name };
  }
  if (node?.kind !== "scalar") return undefined;
  return node.value === "anonymous" || node.value === "authenticated" ? { kind: node.value } : undefined;
}
