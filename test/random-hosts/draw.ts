import fc from "fast-check";
import { classForms } from "./class-forms.ts";
import { conventions } from "./contexts.ts";
import { ownEndpoints } from "./own-endpoints.ts";
import { wirings } from "./wirings.ts";

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

/** Returns the endpoints that may clash with generated ones, or those that may not. */
const formsOf = (isClash: boolean) =>
  keysOf(ownEndpoints).filter((form) => (ownEndpoints[form]?.isClash ?? false) === isClash);

/** The projects of a host from the web project down to that of its classes. */
export type Layout = "single" | "data" | "layers";

/** Project names, with the namespaces that MSBuild and the files give. */
export const roots = [
  { project: "Shop", namespace: "Shop" },
  { project: "Acme.Shop", namespace: "Acme.Shop" },
  { project: "my-shop", namespace: "my_shop" },
  { project: "Shop", namespace: "Company.Store", stated: "Company.Store" },
  { project: "Web", namespace: "Acme.Files" },
  { project: "Todo.Api", namespace: "Todo.Api" },
  { project: "Order.Service", namespace: "Order.Service" },
] as const;

/** Types of a host, in its root namespace or in one below it, whose names generated code or the framework uses, too. */
const strangers = [
  ..."Task Results Result Order Ticket SortDirection PagedResponse PagedResponse<T> Result<T> Entity Endpoint Range Type".split(
    " ",
  ),
  ..."Options.Settings Results.Page Orders.List Shared.Clock Task.Runner".split(" "),
];

const existing = fc.record({
  form: fc.constantFrom(...keysOf(classForms)),
  isConfigured: fc.boolean(),
});

/** The keys by which generated entities give their clients more than by themselves. */
const contract = fc
  .tuple(
    fc.subarray([
      "operations: [create, createMany, getAll, get, update, patch, delete]",
      "paging: cursor",
      "idempotency: true",
    ]),
    fc.subarray(["concurrency: true", "concurrency: required", "etag: content"], { maxLength: 1 }),
  )
  .map((keys) => keys.flat());

/** Everything that is decided about one host. */
export const choices = fc.record({
  layout: fc.constantFrom<Layout>("single", "single", "data", "layers"),
  root: fc.constantFrom(...roots),
  folder: fc.constantFrom("", "src/"),
  solution: fc.constantFrom("none", "slnx"),
  hasCentralPackages: fc.boolean(),
  hasSharedProperties: fc.boolean(),
  wiring: fc.constantFrom(...keysOf(wirings)),
  hasBlockNamespaces: fc.boolean(),
  hasImplicitUsings: fc.boolean(),
  hasNullable: fc.constantFrom(true, true, true, false),
  health: fc.constantFrom("tenon", "tenon", "get", "checks"),
  modelSpace: fc.constantFrom("Models", "Domain.Entities", "", "none"),
  existing: fc.dictionary(fc.constantFrom("Customer", "Product", "Todo"), existing, { maxKeys: 2 }),
  generated: fc.subarray(["Order", "Ticket", "Task", "Todo"], { minLength: 1, maxLength: 2 }),
  isRelated: fc.boolean(),
  isIncluded: fc.boolean(),
  contract,
  sets: fc.constantFrom("auto", "expression", "base"),
  hasPrimaryConstructor: fc.boolean(),
  configurations: fc.constantFrom("each", "assembly"),
  convention: fc.constantFrom("none", "none", ...keysOf(conventions)),
  hasSecondContext: fc.constantFrom(false, false, false, true),
  endpoints: fc.subarray(formsOf(false), { minLength: 2, maxLength: 4 }),
  clash: fc.option(fc.constantFrom(...formsOf(true)), { freq: 3 }),
  stranger: fc.option(fc.constantFrom(...strangers), { freq: 3 }),
});

/** The decisions about one host. */
export type Choices = ReturnType<typeof choices.generate>["value"];
