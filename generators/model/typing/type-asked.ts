import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Name } from "../ast-node.ts";
import { derivedIn, identityTypeOf, memberTypeOf } from "../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { CallExpression, ExistsExpression, Expression, MemberExpression } from "../expression-ast.ts";
import { isSameType, optional, required, scalars, spellingOf, type Type, unknownType } from "../type.ts";
import type { Environment } from "./environment.ts";
import { refuse, type Typer, typeNeeded, untyped } from "./typer.ts";

/** The word for who calls an operation. */
export const callerWord = "caller";

/** The two questions about who calls. */
export const callerHint = 'Write `caller.id`, or `caller.has("librarian")` with a role in quotes.';

/** Types `exists(customer)`: a question to the store, before the behaviour runs. Spec: model-rules, Other aggregates. */
export function typeExists(typer: Typer, { word, of }: ExistsExpression, env: Environment): Expr {
  const operand = typeNeeded(typer, of, env);
  if (env.asking?.isRule !== true) {
    const reason = "the store is asked before a command or factory of an aggregate's root, for its `requires`";
    return refuse(typer, report(catalogue.wordOutOfPlace, { word: word.text, reason }, { span: word }));
  }
  if (operand.type.kind === "unknown") return untyped;
  const asked = operand.kind === "present" ? operand.of : operand;
  if (asked.kind !== "parameter" && asked.kind !== "field")
    return refuse(typer, report(catalogue.existsOperand, { reason: "it asks for a parameter or a field" }, of));
  const roots = rootsOf(operand.type, typer.scope);
  const [root] = roots;
  if (root !== undefined && roots.length === 1)
    return typer.ask(env.asking.decl, { kind: "exists", of: operand, root: root.type, type: scalars.Bool });
  const what = `\`${spellingOf(operand.type)}\` is the identity of ${roots.length === 0 ? "no root" : "several roots"}`;
  return refuse(typer, report(catalogue.existsOperand, { reason: `${what} of an aggregate of this context` }, of));
}

/**
 * Types `customer.standing`: a field of another aggregate, which the store tells before the behaviour runs.
 * Undefined for any other member. Spec: model-rules, Other aggregates.
 */
export function typeFieldOf(typer: Typer, of: Expr, member: Name, { asking }: Environment): Expr | undefined {
  if (asking === undefined || of.type.kind !== "identity") return undefined;
  const root = rootNamedBy(of.type, typer.scope);
  const type = root && memberTypeOf(root, member.text, typer.scope);
  if (root === undefined || type === undefined) return undefined;
  const args = { field: member.text, root: root.decl.name.text };
  const place = { span: member };
  const unkept = unstored(root, member.text, typer.scope);
  if (unkept !== undefined) return refuse(typer, report(catalogue.fieldOfOther, { ...args, reason: unkept }, place));
  const reason = unreadable(of, asking.isRule);
  if (reason !== undefined) {
    const named = `Give it a parameter of type \`${spellingOf(of.type)}\`, and read the field of that.`;
    const hint = asking.isRule ? undefined : named;
    return refuse(typer, report(catalogue.fieldOfOther, { ...args, reason }, { ...place, hint }));
  }
  const question = { kind: "fieldOf", of, root: root.type, name: member.text } as const;
  return typer.ask(asking.decl, { ...question, type: optional(required(type)) });
}

/** Says why an operand names no aggregate that the store can be asked for; a field may have changed behind the rules. */
function unreadable(of: Expr, isRule: boolean): string | undefined {
  const asked = of.kind === "present" ? of.of : of;
  if (asked.kind === "parameter" || (isRule && asked.kind === "field")) return undefined;
  return isRule
    ? "only a parameter or a field names the aggregate"
    : "outside of `requires`, only a parameter names the aggregate, as fields change";
}

/** Says why the store has no column for a field of a root. */
function unstored(root: TypeSymbol, field: string, scope: Scope): string | undefined {
  if (derivedIn(root, scope).has(field)) return "it is computed, and the store has no column for it";
  const type = memberTypeOf(root, field, scope) ?? unknownType;
  const { kind } = required(type);
  if (kind === "scalar" || kind === "enum" || kind === "identity" || kind === "unknown") return undefined;
  return `its type is \`${spellingOf(type)}\`, but only scalars, enums and identities can be read`;
}

/** Names the fields that behaviours of other aggregates can read of the root of an identity. */
export function fieldsOfOther(identity: Type, scope: Scope): readonly string[] {
  const root = identity.kind === "identity" ? rootNamedBy(identity, scope) : undefined;
  if (root === undefined) return [];
  return [...root.members.keys()].filter((field) => unstored(root, field, scope) === undefined);
}

/** Returns the root of the context that an identity names; undefined for none or several. */
function rootNamedBy(identity: Type, scope: Scope): TypeSymbol | undefined {
  const [root, ...others] = rootsOf(identity, scope);
  return others.length === 0 ? root : undefined;
}

function rootsOf(identity: Type, scope: Scope): readonly TypeSymbol[] {
  return scope.context.entities.filter((entity) => {
    const own = identityTypeOf(entity, scope);
    return entity.aggregate?.root.text === entity.decl.name.text && own !== undefined && isSameType(own, identity);
  });
}

/** Types `caller.id`. Spec: model-rules, The caller. */
export function typeCallerMember(typer: Typer, { target, member }: MemberExpression, env: Environment): Expr {
  if (env.asking === undefined) return refuseCaller(typer, target);
  if (member.text === "id") return typer.ask(env.asking.decl, { kind: "caller", type: scalars.String });
  if (member.text === "") return untyped;
  return refuse(typer, report(catalogue.callerMember, { member: member.text }, { span: member, hint: callerHint }));
}

/** Types `caller.has("librarian")`. */
export function typeCallerCall(typer: Typer, call: CallExpression, env: Environment): Expr {
  const { target, member, arguments: given } = call;
  if (env.asking === undefined) return refuseCaller(typer, target);
  const [role, ...others] = given;
  const isRole = role?.kind === "string" && role.value.trim() !== "" && others.length === 0;
  if (member.text === "has" && isRole)
    return typer.ask(env.asking.decl, { kind: "callerHas", role: role.value, type: scalars.Bool });
  return refuse(
    typer,
    report(catalogue.callerMember, { member: `${member.text}(…)` }, { span: member, hint: callerHint }),
  );
}

function refuseCaller(typer: Typer, { span }: Expression): Expr {
  const reason = "commands and factories of an aggregate's root, and values of criteria, alone know who calls";
  return refuse(typer, report(catalogue.wordOutOfPlace, { word: callerWord, reason }, { span }));
}
