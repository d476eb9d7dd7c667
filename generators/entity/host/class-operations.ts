import type { ShapedProperty } from "../../host/csharp/all-properties.ts";
import { type ClassShape, openConstructorOf } from "../../host/csharp/class-shape.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { quoted } from "../../text/quoted.ts";
import type { Declared, EntityDecl, PropertyDecl } from "../declaration.ts";
import { type Call, type EndpointName, endpointNames } from "../entity.ts";
import { isKeyless } from "../key-parts.ts";
import { changeCalls, changedProperties, constructorCalls, createdProperties, factoryCall } from "./class-calls.ts";
import { isKeyedParent } from "./keyed-parents.ts";

/** The reason why the class of an entity does not allow an operation, and the way on. */
export interface Obstacle {
  readonly operation: EndpointName;
  readonly reason: string;
  readonly hint: string;
}

type Fault = Omit<Obstacle, "operation">;

/** The facts that tell the shapes of classes and the types of their members. */
export type ClassFacts = Pick<Declared, "shapes" | "enumByName" | "hostEnums" | "types">;

/** Returns the operations that the class of an existing entity does not allow. Spec: entity-file, Existing classes. */
export function obstaclesOf(entity: EntityDecl, facts: ClassFacts): readonly Obstacle[] {
  if (isKeyless(entity)) {
    const fault = { reason: "its rows have no key", hint: "Give the class a key" };
    return endpointNames.flatMap((operation) => (operation === "getAll" ? [] : [{ operation, ...fault }]));
  }
  const shape = facts.shapes.get(entity);
  if (shape === undefined) return [];
  if (shape.facts.isView) {
    const fault = { reason: "its mapping is that of a view", hint: "Map a table" };
    return endpointNames.flatMap((operation) => (operation.startsWith("get") ? [] : [{ operation, ...fault }]));
  }
  const creation = creationOf(entity, facts);
  const changes = changesOf(entity, facts);
  const taken = new Set(changes.flatMap((call) => call.arguments.map(({ property }) => property)));
  const unset = changedProperties(entity).find(
    (one) => !taken.has(pascalCaseOf(one.name.value)) && setterOf(one, shape) !== "set",
  );
  // Another check reports a method that cannot be called.
  const update = changes.length < entity.update.length ? undefined : unset;
  const fault = update && settingFault(update, shape);
  return [
    ...("fault" in creation
      ? (["create", "createMany"] as const).map((operation) => ({ operation, ...creation.fault }))
      : []),
    ...(fault === undefined ? [] : (["update", "patch"] as const).map((operation) => ({ operation, ...fault }))),
  ];
}

/** Returns the fault of a key that nobody makes: of a converted key, only its mapping tells that the database numbers it. */
function unnumberedKey(entity: EntityDecl, { properties, facts }: ClassShape): Fault | undefined {
  const created = createdProperties(entity);
  const made = entity.properties.find((one) => one.isKey && !created.includes(one));
  const key = properties.find(({ name, wrapper }) => wrapper && made && name === pascalCaseOf(made.name.value));
  if (key === undefined || facts.generated.has(key.name)) return undefined;
  if (key.attributes.some(({ name }) => name === "DatabaseGenerated")) return undefined;
  const reason = `no mapping says that the database numbers ${quoted(key.name)}`;
  return { reason, hint: "Add .ValueGeneratedOnAdd() to its mapping" };
}

/** The call that makes a row, undefined for a constructor without parameters; or the reason why there is none. */
type Creation = { readonly call: Call | undefined } | { readonly fault: Fault };

/** Returns the way in which a class makes its rows: by the method that `create` names, else by a constructor. */
export function creationOf(entity: EntityDecl, facts: ClassFacts): Creation {
  const shape = facts.shapes.get(entity);
  if (shape === undefined) return { call: undefined };
  const { create } = entity;
  const unnumbered = unnumberedKey(entity, shape);
  if (unnumbered !== undefined) return { fault: unnumbered };
  if (create !== undefined) {
    const made = factoryCall(create, entity, shape, facts);
    const call = "call" in made ? made.call : undefined;
    const fault = call && restFault(entity, facts, call);
    return fault === undefined ? { call } : { fault };
  }
  const ways = constructorWays(entity, shape, facts);
  const fitting = ways.find(({ fault }) => fault === undefined);
  return fitting === undefined
    ? { fault: ways[0]?.fault ?? closedFault("the class has no public constructor without parameters") }
    : { call: fitting.call };
}

interface Way {
  readonly call: Call | undefined;
  readonly fault: Fault | undefined;
}

/** Returns what each public constructor allows, beginning with that without parameters. */
function constructorWays(entity: EntityDecl, shape: ClassShape, facts: ClassFacts): readonly Way[] {
  const open = openConstructorOf(shape.type);
  const plain = open && { call: undefined, fault: restFault(entity, facts, undefined, open.setsRequired) };
  const calls = constructorCalls(entity, shape, facts).map(({ setsRequired, callable }): Way => {
    if ("call" in callable)
      return { call: callable.call, fault: restFault(entity, facts, callable.call, setsRequired) };
    return { call: undefined, fault: closedFault(`no public constructor can be called: one ${callable.reason}`) };
  });
  return [...(plain === undefined ? [] : [plain]), ...calls];
}

/** Returns the calls that change a row, by the methods that `update` names. */
export function changesOf(entity: EntityDecl, facts: ClassFacts): readonly Call[] {
  const shape = facts.shapes.get(entity);
  const calls = shape === undefined ? [] : changeCalls(entity, shape, facts);
  return calls.flatMap((one) => ("call" in one ? [one.call] : []));
}

/** True if the class makes its key itself: the row is made by a call that does not take it, and it has no setter. */
export function makesOwnKey(entity: EntityDecl, call: Call | undefined, { shapes }: ClassFacts): boolean {
  const shape = shapes.get(entity);
  const key = entity.properties.find(({ isKey }) => isKey);
  if (shape === undefined || key === undefined || call === undefined) return false;
  const isTaken = call.arguments.some(({ property }) => property === pascalCaseOf(key.name.value));
  return !(isTaken || isSettable(key, shape, call));
}

function closedFault(reason: string): Fault {
  return {
    reason,
    hint: "Add a public constructor without parameters, name a static method by create",
  };
}

/** Returns the reason why what a call does not take cannot be set behind it. */
function restFault(
  entity: EntityDecl,
  facts: ClassFacts,
  call: Call | undefined,
  setsRequired = true,
): Fault | undefined {
  const shape = facts.shapes.get(entity);
  if (shape === undefined) return undefined;
  const taken = new Set(call?.arguments.map(({ property }) => property));
  const rest = createdProperties(entity).filter(({ name }) => !taken.has(pascalCaseOf(name.value)));
  const unset = rest.find((one) => !(isSettable(one, shape, call) || isOwnKey(one, call)));
  if (unset !== undefined) return settingFault(unset, shape);
  if (setsRequired) return undefined;
  const names = new Set([...taken, ...rest.map(({ name }) => pascalCaseOf(name.value))]);
  const missing = shape.properties.find(
    (one) => one.isRequired && !names.has(one.name) && !isKeyedParent(one, names, facts),
  );
  if (missing === undefined) return undefined;
  const reason = `its member ${quoted(missing.name)} is required, and a creation does not set it`;
  return { reason, hint: `Add ${missing.name} to properties` };
}

/** True for a Guid that the code of the class can make. */
function isOwnKey({ isKey, type }: PropertyDecl, call: Call | undefined): boolean {
  return isKey && call !== undefined && /^guid$/i.test(type.value);
}

/** True for a property that can be set behind a call: that of a constructor by an initializer, too. */
function isSettable(decl: PropertyDecl, shape: ClassShape, call: Call | undefined): boolean {
  const setter = setterOf(decl, shape);
  return setter === "set" || (setter === "init" && call?.method === undefined);
}

function settingFault(decl: PropertyDecl, shape: ClassShape): Fault {
  const name = pascalCaseOf(decl.name.value);
  const isInitial = setterOf(decl, shape) === "init";
  const reason = isInitial
    ? `${quoted(name)} can be set by an initializer alone`
    : `${quoted(name)} has no public setter`;
  return {
    reason,
    hint: `Give ${name} a public set, name methods that take it by create and update${decl.isKey ? "" : ", leave it out of properties"}`,
  };
}

/** Returns the setter of a property of the file; one that is not in the source is believed to have one. */
function setterOf({ name }: PropertyDecl, { properties }: ClassShape): ShapedProperty["setter"] {
  const found = properties.find((one) => one.name === pascalCaseOf(name.value));
  return found === undefined ? "set" : found.setter;
}
