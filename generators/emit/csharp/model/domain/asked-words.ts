import { childrenOf, type Expr, type Question, type StoreQuestion } from "../../../../model/expr.ts";
import type { Command, Factory, Parameter } from "../../../../model/ir.ts";
import { scalars } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { csharpIdentifier, csharpString, freshIdentifier } from "../../csharp-text.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { expressionsOfBehaviour } from "../model-facts.ts";

/** Lists the questions of a behaviour, each once. Spec: model-csharp, Questions. */
export function questionsOf(behaviour: Command | Factory): readonly Question[] {
  const asked = expressionsOfBehaviour(behaviour).flatMap(questionsIn);
  return [...new Map(asked.map((question) => [keyOf(question), question])).values()];
}

function questionsIn(expr: Expr): readonly Question[] {
  return isQuestion(expr) ? [expr] : childrenOf(expr).flatMap(questionsIn);
}

function isQuestion(expr: Expr): expr is Question {
  return expr.kind === "caller" || expr.kind === "callerHas" || isStoreQuestion(expr);
}

/** True for a question to the store. */
export function isStoreQuestion(expr: Expr): expr is StoreQuestion {
  return expr.kind === "exists" || expr.kind === "fieldOf";
}

/** Returns the parameters of a method with one for each answer, and the names of these. */
export function withAnswers(
  parameters: readonly Parameter[],
  behaviour: Command | Factory,
): { readonly parameters: readonly Parameter[]; readonly asked: ReadonlyMap<string, string> } {
  const taken = new Set(parameters.map(({ name }) => name));
  const answers = questionsOf(behaviour).map((question) => {
    const name = freshIdentifier(answerName(question), taken);
    taken.add(name);
    return { key: keyOf(question), name, type: question.type };
  });
  return {
    parameters: [...parameters, ...answers.map(({ name, type }) => ({ name, type }))],
    asked: new Map(answers.map(({ key, name }) => [key, name])),
  };
}

/** Returns the name of the parameter with the answer to a question. */
export function askedName(question: Question, { asked }: Pick<ExpressionPlace, "asked">): string {
  const name = asked?.get(keyOf(question));
  if (name === undefined) throw new Error(`Nothing answers '${keyOf(question)}' here.`);
  return csharpIdentifier(name);
}

/** Returns the answers of a variable with who calls, by question. */
export function answersOf(variable: string, roles: readonly string[]): ReadonlyMap<string, string> {
  const has = roles.map((role): readonly [string, string] => [
    keyOf({ kind: "callerHas", role, type: scalars.Bool }),
    `${variable}.Has(${csharpString(role)})`,
  ]);
  return new Map([[keyOf({ kind: "caller", type: scalars.String }), `${variable}.Id`], ...has]);
}

/** Returns the parameter or field whose aggregate is sought. */
export function soughtBy({ of }: StoreQuestion) {
  const sought = of.kind === "present" ? of.of : of;
  if (sought.kind !== "parameter" && sought.kind !== "field") throw new Error("A question has no operand.");
  return { kind: sought.kind, name: sought.name, isOptional: of.kind === "present" };
}

function keyOf(question: Question): string {
  if (question.kind === "caller") return "caller";
  if (question.kind === "callerHas") return `caller ${question.role}`;
  const { kind, name } = soughtBy(question);
  return `${kind} ${name} ${question.kind === "fieldOf" ? question.name : "exists"}`;
}

/** Names an answer: `callerId`, `callerIsLibrarian`, `customerExists`, `customerStanding`. */
function answerName(question: Question): string {
  if (question.kind === "caller") return "callerId";
  if (isStoreQuestion(question))
    return `${soughtBy(question).name}${question.kind === "fieldOf" ? pascalCaseOf(question.name) : "Exists"}`;
  const words = question.role.split(/[^A-Za-z0-9]+/);
  return `callerIs${words.map((word) => pascalCaseOf(word)).join("")}`;
}
