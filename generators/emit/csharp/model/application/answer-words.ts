import type { StoreQuestion } from "../../../../model/expr.ts";
import type { Aggregate, Command, Context, Factory } from "../../../../model/ir.ts";
import type { DeclaredType } from "../../../../model/type.ts";
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
export function answerWords(behaviour: Command | Factory, place: AnswerPlace) {
  const names = new Set(place.taken);
  const fresh = (name: string) => {
    const free = freshIdentifier(name, names);
    names.add(free);
    return free;
  };
  const asked: Asked[] = [];
  const store = { ...place, fresh, asked };
  const answers = questionsOf(behaviour).map((question) => {
    if (question.kind === "caller") return "caller.Id";
    if (question.kind === "callerHas") return `caller.Has(${csharpString(question.role)})`;
    return question.kind === "exists" ? existenceOf(question, store) : fieldOf(question, store);
  });
  const variables = asked.map(({ name, value }) => ({ name, value }));
  return { hasCaller: behaviour.operation.caller !== undefined, asked: variables, answers };
}

/** A variable with what the store answers about the aggregate of an identity. */
interface Asked {
  readonly name: string;
  readonly value: string;
  /** The identity whose fields it has; undefined for one that says if there is an aggregate. */
  readonly fieldsOf?: string;
}

interface StorePlace extends AnswerPlace {
  readonly fresh: (name: string) => string;
  readonly asked: Asked[];
}

function existenceOf(question: StoreQuestion, { context, valueFor, fresh, asked }: StorePlace): string {
  const sought = soughtBy(question);
  const name = fresh(`${sought.name}Exists`);
  const value = valueFor(sought);
  const call = callIn(question.root, context, existsMethod);
  asked.push({ name, value: sought.isOptional ? whenPresent(value, fresh, call) : call(value) });
  return name;
}

/** Reads the fields of one aggregate together. */
function fieldOf(question: FieldQuestion, { context, valueFor, fresh, asked }: StorePlace): string {
  const sought = soughtBy(question);
  const identity = valueFor(sought);
  if (identity === "null") return "null";
  const field = pascalCaseOf(question.name);
  const known = asked.find(({ fieldsOf }) => fieldsOf === identity);
  if (known !== undefined) return `${known.name}?.${field}`;
  const name = fresh(`${sought.name}Fields`);
  const call = callIn(question.root, context, fieldsMethod);
  const value = sought.isOptional ? whenPresent(identity, fresh, call, "null") : call(identity);
  asked.push({ name, value, fieldsOf: identity });
  return `${name}?.${field}`;
}

type FieldQuestion = Extract<StoreQuestion, { readonly kind: "fieldOf" }>;

type StoreCall = (identity: string) => string;

/** Returns a call for an optional identity. Without one the answer is `false`, or an absent row. */
function whenPresent(value: string, fresh: StorePlace["fresh"], call: StoreCall, otherwise?: "null"): string {
  if (value === "null") return "false";
  const answered = (test: string, answer: string) =>
    otherwise === undefined ? `${test} && ${answer}` : `${test} ? ${answer} : ${otherwise}`;
  // The compiler follows a test of a path.
  if (/^[\w.]+$/.test(value)) return answered(`${value} is not null`, call(value));
  const name = fresh("sought");
  return answered(`(${value}) is { } ${name}`, call(name));
}

function callIn(
  { name }: DeclaredType,
  { aggregates }: Context,
  methodOf: (aggregate: Aggregate) => string,
): StoreCall {
  const aggregate = aggregates.find((one) => one.root === name);
  if (aggregate === undefined) throw new Error(`'${name}' is no root.`);
  return (identity) => `await unitOfWork.${repositoryProperty(name)}.${methodOf(aggregate)}Async(${identity}, ct)`;
}
