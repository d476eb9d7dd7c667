import type { Question } from "../../../../model/expr.ts";
import type { Command, Context, Factory } from "../../../../model/ir.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { questionsOf, soughtBy } from "../domain/asked-words.ts";
import { repositoryProperty } from "./repository-views.ts";
import { existsMethod } from "./sought-roots.ts";

interface AnswerPlace {
  readonly context: Context;
  /** Returns the value of a parameter, or of a field of the root. */
  readonly valueFor: (sought: { readonly kind: "parameter" | "field"; readonly name: string }) => string;
  /** The names in scope. */
  readonly taken: readonly string[];
}

/** Returns the variables with the answers of the store, and the answer to each question of a behaviour as an argument. Spec: model-csharp, Questions. */
export function answerWords(behaviour: Command | Factory, { context, valueFor, taken }: AnswerPlace) {
  const names = new Set(taken);
  const fresh = (name: string) => {
    const free = freshIdentifier(name, names);
    names.add(free);
    return free;
  };
  const asked: { readonly name: string; readonly value: string }[] = [];
  const values = questionsOf(behaviour).map((question) => {
    if (question.kind === "caller") return "caller.Id";
    if (question.kind === "callerHas") return `caller.Has(${csharpString(question.role)})`;
    const sought = soughtBy(question);
    const name = fresh(`${sought.name}Exists`);
    const call = (identity: string) => `await ${existsCall(question, context)}(${identity}, ct)`;
    const value = valueFor(sought);
    asked.push({ name, value: sought.isOptional ? whenPresent(value, fresh, call) : call(value) });
    return name;
  });
  return { hasCaller: behaviour.operation.caller !== undefined, asked, answers: values };
}

function whenPresent(value: string, fresh: (name: string) => string, call: (identity: string) => string): string {
  if (value === "null") return "false";
  // The compiler follows a test of a path.
  if (/^[\w.]+$/.test(value)) return `${value} is not null && ${call(value)}`;
  const name = fresh("sought");
  return `(${value}) is { } ${name} && ${call(name)}`;
}

function existsCall({ root }: Extract<Question, { readonly kind: "exists" }>, { aggregates }: Context): string {
  const aggregate = aggregates.find((one) => one.root === root.name);
  if (aggregate === undefined) throw new Error(`'${root.name}' is no root.`);
  return `unitOfWork.${repositoryProperty(root.name)}.${existsMethod(aggregate)}Async`;
}
