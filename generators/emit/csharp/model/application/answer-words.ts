import type { StoreQuestion } from "../../../../model/expr.ts";
import type { Command, Context, Factory } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { questionsOf, soughtBy } from "../domain/asked-words.ts";
import { repositoryProperty } from "./repository-views.ts";
import { existsMethod, fieldsMethod } from "./sought-roots.ts";

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
  const rows = new Map<string, string>();
  const values = questionsOf(behaviour).map((question) => {
    if (question.kind === "caller") return "caller.Id";
    if (question.kind === "callerHas") return `caller.Has(${csharpString(question.role)})`;
    const sought = soughtBy(question);
    const value = valueFor(sought);
    const isField = question.kind === "fieldOf";
    if (isField && value === "null") return value;
    const field = isField ? `?.${pascalCaseOf(question.name)}` : "";
    const known = isField ? rows.get(value) : undefined;
    if (known !== undefined) return `${known}${field}`;
    const name = fresh(`${sought.name}${isField ? "Fields" : "Exists"}`);
    if (isField) rows.set(value, name);
    const call = (identity: string) => `await ${storeCall(question, context)}(${identity}, ct)`;
    asked.push({ name, value: sought.isOptional ? whenPresent(value, { fresh, call, isField }) : call(value) });
    return `${name}${field}`;
  });
  return { hasCaller: behaviour.operation.caller !== undefined, asked, answers: values };
}

interface OptionalPlace {
  readonly fresh: (name: string) => string;
  readonly call: (identity: string) => string;
  readonly isField: boolean;
}

function whenPresent(value: string, { fresh, call, isField }: OptionalPlace): string {
  if (value === "null") return "false";
  const answered = (test: string, answer: string) => (isField ? `${test} ? ${answer} : null` : `${test} && ${answer}`);
  // The compiler follows a test of a path.
  if (/^[\w.]+$/.test(value)) return answered(`${value} is not null`, call(value));
  const name = fresh("sought");
  return answered(`(${value}) is { } ${name}`, call(name));
}

function storeCall(question: StoreQuestion, { aggregates }: Context): string {
  const { root } = question;
  const aggregate = aggregates.find((one) => one.root === root.name);
  if (aggregate === undefined) throw new Error(`'${root.name}' is no root.`);
  const method = question.kind === "fieldOf" ? fieldsMethod(aggregate) : existsMethod(aggregate);
  return `unitOfWork.${repositoryProperty(root.name)}.${method}Async`;
}
