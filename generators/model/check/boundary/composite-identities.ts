import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import type { EntityDecl, FactoryDecl, MemberDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { partsOf } from "../../bind/identities.ts";
import { resolveType } from "../../bind/resolve.ts";
import type { Behaviour, Scope, TypeSymbol } from "../../bind/symbols.ts";
import { statementsIn } from "../../statements-in.ts";
import { isSameType, isScalar, spellingOf, type Type } from "../../type.ts";
import { behaviourName, type Check } from "../check.ts";
import { isRoot } from "./aggregates.ts";

/** Checks that a composite identity is made of fields that a route can carry, and that these stay as they are. Spec: model-types, Composite identities. */
export const compositeIdentities: Check = ({ scope }) => {
  const composite = scope.part.entities.filter(({ decl }) => partsOf(decl).length > 0);
  return composite.flatMap((entity) => {
    const faults = identityFaults(entity, scope);
    if (faults.length > 0) return faults;
    const behaviours = [...scope.part.commands, ...scope.part.factories];
    return behaviours.flatMap((behaviour) => (behaviour.entity === entity ? behaviourFaults(behaviour, scope) : []));
  });
};

function identityFaults(entity: TypeSymbol<EntityDecl>, scope: Scope): readonly Diagnostic[] {
  const { decl } = entity;
  const parts = partsOf(decl);
  const refuse = (reason: string, span: Name) =>
    report(catalogue.compositeIdentity, { entity: decl.name.text, reason }, { span });
  if (!isRoot(entity)) return [refuse("only the root of an aggregate can have several parts", decl.identity)];
  const other = scope.context.entities.find((one) => one !== entity && one.decl.identity.text === decl.identity.text);
  if (other !== undefined) return [refuse(`\`${other.decl.name.text}\` has the same identity`, decl.identity)];
  if (parts.length < 2) return [refuse("one part is an identity by itself", decl.identity)];
  return parts.flatMap((part, index) => {
    const isRepeated = parts.slice(0, index).some(({ text }) => text === part.text);
    const reason = isRepeated ? `\`${part.text}\` is there twice` : reasonAgainst(part, entity, scope);
    return reason === undefined || part.text === "" ? [] : [refuse(reason, part)];
  });
}

function reasonAgainst({ text }: Name, { members }: TypeSymbol, scope: Scope): string | undefined {
  const member = members.get(text);
  if (member === undefined) return `there is no field \`${text}\``;
  if (member.value !== undefined) return `\`${text}\` has a default or is computed`;
  const type = resolveType(member.type, scope);
  return isPart(type) ? undefined : `a route cannot carry each \`${spellingOf(type)}\``;
}

/** True for a type whose values all have a text that is one segment of a path, and that a database compares. */
function isPart(type: Type): boolean {
  return ["identity", "enum", "unknown"].includes(type.kind) || isScalar(type, "Int", "Long", "Guid", "Date");
}

function behaviourFaults({ entity, decl }: Behaviour, scope: Scope): readonly Diagnostic[] {
  return partsOf(entity.decl).flatMap(({ text: part }) => {
    const refuse = (reason: string, span: Name) =>
      report(catalogue.compositePart, { part, entity: entity.decl.name.text, reason }, { span });
    const member = entity.members.get(part);
    const assigned = statementsIn(decl.statements, "assign").filter(({ field }) => field.text === part);
    const faults = assigned.map(({ field }) => refuse("it cannot be assigned", field));
    if (decl.kind === "factory")
      return member === undefined || isGiven(member, decl, scope)
        ? faults
        : [...faults, refuse(`\`${behaviourName(decl)}\` needs it as a parameter of its type`, decl.name)];
    const parameter = decl.parameters.find(({ name }) => name.text.toLowerCase() === part.toLowerCase());
    return parameter === undefined ? faults : [...faults, refuse("the request has it already", parameter.name)];
  });
}

/** True if a factory has a required parameter with the name and the type of a field. */
function isGiven({ name, type }: MemberDecl, { parameters }: FactoryDecl, scope: Scope): boolean {
  const given = parameters.find((one) => one.name.text === name.text && one.value === undefined);
  return given !== undefined && isSameType(resolveType(given.type, scope), resolveType(type, scope));
}
