import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { methodsOf } from "../../host/csharp/methods-of.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { Declared, EntityDecl, Located } from "../declaration.ts";
import { type Callable, changeCalls, factoryCall } from "../host/class-calls.ts";
import type { Check } from "./check.ts";

/** Checks that `create` and `update` name methods of the class that a request can call. Spec: entity-file, Existing classes. */
export const classMethods: Check = (declared) => declared.entities.flatMap((entity) => faultsOf(entity, declared));

function faultsOf(entity: EntityDecl, declared: Declared) {
  const { create, update } = entity;
  const named = [...(create === undefined ? [] : [create]), ...update];
  const shape = declared.shapes.get(entity);
  if (!entity.isExisting) return named.map((name) => fault(name, "is a method of a class that is generated"));
  // The classes are known only if there is a host.
  if (declared.classes === undefined) return [];
  if (shape === undefined) return named.map((name) => fault(name, "is a method of a class whose source is not here"));
  const known = methodsOf(shape.type).map(({ name }) => name);
  const check = (name: Located<string>, callable: Callable | undefined) =>
    callable === undefined || "call" in callable
      ? []
      : [fault(name, callable.reason, known.includes(name.value) ? undefined : spellingHint(name.value, known))];
  const changes = changeCalls(entity, shape, declared);
  return [
    ...(create === undefined ? [] : check(create, factoryCall(create, entity, shape, declared))),
    ...update.flatMap((name, at) => check(name, changes[at])),
  ];
}

function fault({ value, span }: Located<string>, reason: string, near?: string) {
  const hint = near ?? "Its parameters have the names and types of properties of the body, in any order.";
  return report(catalogue.unusableMethod, { method: value, reason }, { span, hint });
}
