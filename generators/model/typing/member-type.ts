import { resolveType } from "../bind/resolve-type.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { Expression } from "../expression-ast.ts";
import { type DeclaredType, isScalar, type Type, unknownType } from "../type.ts";

/** Returns the declaration of a type in any context; undefined for generated identities. */
export function symbolOf(type: DeclaredType, { contexts }: Scope): TypeSymbol | undefined {
  return contexts.get(type.context)?.typeByName.get(type.name);
}

/** Resolves the type of a declared member in the member's own context; undefined if it does not exist. */
export function memberTypeOf(symbol: TypeSymbol, name: string, scope: Scope): Type | undefined {
  const context = scope.contexts.get(symbol.type.context);
  if (context === undefined) return undefined;
  const own = context === scope.context ? scope : { ...scope, context };
  const { decl } = symbol;
  const member = symbol.members.get(name);
  if (member !== undefined) return resolveType(member.type, own);
  if (decl.kind === "enum") {
    const parameter = decl.parameters.find((one) => one.name.text === name);
    return parameter && resolveType(parameter.type, own);
  }
  return decl.kind === "readModel" ? fieldTypeOf(symbol, name, own) : undefined;
}

function fieldTypeOf({ decl }: TypeSymbol, name: string, scope: Scope): Type | undefined {
  if (decl.kind !== "readModel") return undefined;
  const field = decl.fields.find((one) => one.kind !== "missing" && one.name.text === name);
  if (field?.kind === "derivedField") return resolveType(field.type, scope);
  const source = sourceOf(decl.source.text, scope);
  return field && source && (memberTypeOf(source, name, scope) ?? identityTypeOf(source, scope));
}

/** Resolves the source of a read model: an entity or value of its context, or the root of an aggregate by the aggregate's name. Spec: model-rules, Read models. */
export function sourceOf(name: string, { context }: Scope): TypeSymbol | undefined {
  const declared = context.typeByName.get(name);
  const root = context.aggregates.find((aggregate) => aggregate.name.text === name)?.root.text;
  const symbol = declared ?? (root === undefined ? undefined : context.typeByName.get(root));
  return symbol?.type.kind === "entity" || symbol?.type.kind === "value" ? symbol : undefined;
}

/** Returns the type of an entity's `id`; undefined for other types. */
export function identityTypeOf({ identity }: TypeSymbol, scope: Scope): Type | undefined {
  const declared = identity && symbolOf(identity, scope);
  if (declared === undefined) return identity;
  return declared.type.kind === "value" ? declared.type : unknownType;
}

/** Returns the types of a value's stored numbers, the operands of its arithmetic. */
export function numbersOf(type: DeclaredType, scope: Scope): readonly Type[] {
  const symbol = symbolOf(type, scope);
  const stored = [...(symbol?.members ?? [])].filter(([, { value }]) => value === undefined || isNumeral(value));
  return stored
    .map(([name]) => (symbol && memberTypeOf(symbol, name, scope)) ?? unknownType)
    .filter((member) => isScalar(member, "Int", "Decimal"));
}

// A literal is a default; any other expression is computed.
function isNumeral({ kind }: Expression): boolean {
  return kind === "int" || kind === "decimal" || kind === "unary";
}
