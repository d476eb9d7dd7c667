import { catalogue } from "../../diagnostics/catalogue.ts";
import type { CatalogueEntry } from "../../diagnostics/catalogue-entry.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { Name } from "../ast-node.ts";
import type { Expr } from "../expr.ts";
import type { MemberExpression } from "../expression-ast.ts";
import { scalars, spellingOf, type Type } from "../type.ts";
import { collectionCalls, collectionMembers, presenceTests, textCalls, textMembers } from "./built-ins.ts";
import type { Environment } from "./environment.ts";
import { identityTypeOf, memberTypeOf, symbolOf } from "./member-type.ts";
import { needed, type Typer, untyped } from "./typer.ts";

/** Types `target.member`: a declared member, else an operation of the language. */
export function typeMember(typer: Typer, { target, member }: MemberExpression, env: Environment): Expr {
  const test = presenceTests.get(member.text);
  // A presence test may repeat an earlier one.
  const found = typer.type(target, test === undefined ? env : { ...env, present: new Set() });
  if (found.type.kind === "unknown") return untyped;
  if (test !== undefined && (found.type.kind === "optional" || declaredMember(typer, found, member) === undefined)) {
    if (found.type.kind !== "optional")
      typer.report(
        report(
          catalogue.presenceOfRequired,
          { operation: member.text, type: spellingOf(found.type) },
          { span: member },
        ),
      );
    return { kind: "operation", operation: test, target: found, arguments: [], type: scalars.Bool };
  }
  const there = needed(typer, found, target);
  return declaredMember(typer, there, member) ?? builtIn(there, member) ?? unknown(typer, there.type, member);
}

function declaredMember({ scope }: Typer, target: Expr, { text }: Name): Expr | undefined {
  const { type } = target;
  if (!("context" in type)) return undefined;
  const symbol = symbolOf(type, scope);
  const member = symbol && memberTypeOf(symbol, text, scope);
  if (member !== undefined) return { kind: "member", target, name: text, type: member };
  const identity = text === "id" && symbol ? identityTypeOf(symbol, scope) : undefined;
  return identity && { kind: "identityOf", target, type: identity };
}

function builtIn(target: Expr, { text }: Name): Expr | undefined {
  const members = membersOf(target.type);
  const found = members?.get(text);
  return found && { kind: "operation", target, arguments: [], ...found };
}

function membersOf(type: Type) {
  if (type.kind === "scalar" && type.name === "String") return textMembers;
  return type.kind === "list" || type.kind === "set" ? collectionMembers : undefined;
}

function unknown({ scope, report: add }: Typer, type: Type, span: Name): Expr {
  const { text } = span;
  if (text === "") return untyped;
  const own = membersOf(type);
  const declared = "context" in type ? [...(symbolOf(type, scope)?.members.keys() ?? [])] : [];
  const circumstances = { span, hint: spellingHint(text, own === undefined ? declared : own.keys()) };
  const spelling = spellingOf(type);
  if (own === textMembers) {
    add(
      textCalls.has(text)
        ? report(catalogue.operationArguments, { member: text, expected: "a text in parentheses" }, { span })
        : report(catalogue.unknownTextMember, { member: text }, circumstances),
    );
  } else if (own === collectionMembers) {
    add(
      collectionCalls.includes(text)
        ? report(catalogue.operationArguments, { member: text, expected: callForm(text) }, { span })
        : report(catalogue.unknownCollectionMember, { member: text }, circumstances),
    );
  } else {
    add(report(wrongKind(text), { member: text, type: spelling }, circumstances));
  }
  return untyped;
}

/** Shows the form of a collection call. */
export function callForm(member: string): string {
  return member === "contains" ? "one item in parentheses" : `a lambda in parentheses, such as \`${member}(x => …)\``;
}

/** Selects the diagnostic for a missing member. */
function wrongKind(member: string): CatalogueEntry<{ readonly member: string; readonly type: string }> {
  if (textMembers.has(member) || textCalls.has(member)) return catalogue.textOperation;
  return collectionMembers.has(member) || collectionCalls.includes(member)
    ? catalogue.collectionOperation
    : catalogue.unknownMember;
}
