import type { ShapedProperty, Wrapper } from "../../host/csharp/all-properties.ts";
import type { ClassShape } from "../../host/csharp/class-shape.ts";
import { type Method, methodsOf } from "../../host/csharp/methods-of.ts";
import type { Parameter } from "../../host/csharp/read-members.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { quoted } from "../../text/quoted.ts";
import { bodiesOf, isSetByCreate } from "../bodies.ts";
import type { EntityDecl, Located, PropertyDecl } from "../declaration.ts";
import type { Call } from "../entity.ts";
import { isOptional } from "../property-type.ts";
import { mismatchOf } from "./class-fit.ts";

/** The facts that tell the types of properties apart. */
type Types = Parameters<typeof mismatchOf>[2];

/** A call that a class allows, or the reason why it does not. */
export type Callable = { readonly call: Call } | { readonly reason: string };

/** Returns the properties that a creation sets, but a key that the database numbers. */
export function createdProperties({ properties }: EntityDecl): readonly PropertyDecl[] {
  return properties.filter((one) => !isMadeByDatabase(one) && one.isTrace !== true && isSetByCreate(one));
}

/** Returns the properties that an update sets. */
export function changedProperties({ properties }: EntityDecl): readonly PropertyDecl[] {
  return properties.filter((one) => !one.isKey && bodiesOf(one).includes("Update"));
}

/** Returns the calls of the public constructors with parameters, those of the fewest parameters first. */
export function constructorCalls(entity: EntityDecl, shape: ClassShape, types: Types) {
  return shape.type.constructors
    .filter(({ isPublic, parameters }) => isPublic && parameters?.length !== 0)
    .toSorted((one, other) => (one.parameters?.length ?? 0) - (other.parameters?.length ?? 0))
    .map(({ parameters, setsRequired }) => ({
      setsRequired,
      callable: bound(undefined, parameters, { from: createdProperties(entity), shape, types }),
    }));
}

/** Returns the call of the static method that `create` names. Spec: entity-file, Existing classes. */
export function factoryCall({ value }: Located<string>, entity: EntityDecl, shape: ClassShape, types: Types): Callable {
  const { type } = shape;
  const name = value.replace(new RegExp(`^(?:${type.namespace}\\.)?${type.name}\\.`, "u"), "");
  return firstCall(name, shape, (method) => {
    if (!method.modifiers.has("static")) return { reason: "is not static" };
    if (method.type?.name !== type.name || method.type.isOptional) return { reason: `does not return ${type.name}` };
    return bound(name, method.parameters, { from: createdProperties(entity), shape, types });
  });
}

/** Returns the calls of the methods that `update` names, in their order. Spec: entity-file, Existing classes. */
export function changeCalls(entity: EntityDecl, shape: ClassShape, types: Types): readonly Callable[] {
  return entity.update.map(({ value }) =>
    firstCall(value, shape, (method) => {
      if (method.modifiers.has("static")) return { reason: "is static" };
      if (method.type?.name === "Task" || method.type?.name === "ValueTask") return { reason: "is asynchronous" };
      return bound(value, method.parameters, { from: changedProperties(entity), shape, types });
    }),
  );
}

/** Returns the first call that an overload of a method allows, else the reason against the first one. */
function firstCall(name: string, { type }: ClassShape, callOf: (method: Method) => Callable): Callable {
  const overloads = methodsOf(type).filter((one) => one.name === name && one.type !== undefined);
  if (overloads.length === 0) return { reason: "is no method of the class" };
  const calls = overloads.map((method) => {
    if (!method.modifiers.has("public")) return { reason: "is not public" };
    return method.isGeneric ? { reason: "is generic" } : callOf(method);
  });
  return calls.find((one) => "call" in one) ?? calls[0] ?? { reason: "is no method of the class" };
}

interface Binding {
  readonly from: readonly PropertyDecl[];
  readonly shape: ClassShape;
  readonly types: Types;
}

/** Binds parameters to properties by their names, whatever the letter case. */
function bound(
  method: string | undefined,
  parameters: readonly Parameter[] | undefined,
  { from, shape, types }: Binding,
): Callable {
  if (parameters === undefined) return { reason: "has a parameter that is no plain value" };
  const found = parameters.map((parameter) => {
    const decl = from.find(({ name }) => pascalCaseOf(name.value) === pascalCaseOf(parameter.name));
    if (decl === undefined) return { parameter, decl, isRaw: true };
    // A parameter that takes null takes values as well.
    const type = { ...parameter.type, isOptional: parameter.type.isOptional && isOptional(decl) };
    const property = { ...parameter, ...nothingElse, type, owner: shape.type };
    const own = shape.properties.find(({ name }) => name === pascalCaseOf(decl.name.value));
    const isRaw = own?.wrapper === undefined || !isTypeOf(own.wrapper, property, types);
    const seen = isRaw ? property : { ...property, type: { ...own.type, isOptional: type.isOptional } };
    return { parameter, decl: mismatchOf(decl, seen, types) === undefined ? decl : undefined, isRaw };
  });
  const unbound = found.find(({ parameter, decl }) => decl === undefined && !parameter.hasDefault);
  if (unbound !== undefined) {
    const { name } = unbound.parameter;
    return { reason: `takes ${quoted(name)}, but no property of the body has that name and type` };
  }
  const given = found.flatMap(({ parameter, decl, isRaw }) =>
    decl === undefined ? [] : [{ parameter: parameter.name, property: pascalCaseOf(decl.name.value), isRaw }],
  );
  return { call: { method, arguments: given } };
}

/** True for a parameter of the type that wraps the value of a property. */
function isTypeOf(
  wrapper: Wrapper,
  { type, owner }: Pick<ShapedProperty, "type" | "owner">,
  { types }: Types,
): boolean {
  const found = type.isArray ? undefined : types?.resolve(type, owner);
  return found !== undefined && fullNameOf(found) === fullNameOf(wrapper);
}

const nothingElse = { isReadable: true, setter: undefined, isRequired: false, isStored: true };

/** True for the key of a row that the database numbers. */
function isMadeByDatabase({ isKey, type }: PropertyDecl): boolean {
  return isKey && /^(?:int|int32|long|int64)$/i.test(type.value);
}
