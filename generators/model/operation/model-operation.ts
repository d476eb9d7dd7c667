import type { Span } from "../../diagnostics/diagnostic.ts";
import { roleOf } from "../../http/access.ts";
import { isBodyless, type Operation, type OperationParameter, type Verb, verbs } from "../../http/operation.ts";
import type { Annotation, CommandDecl, FactoryDecl, QueryDecl } from "../ast.ts";
import type { Evolution } from "../evolution.ts";
import { queryFormOf, type Type } from "../type.ts";
import type { ParameterDefault } from "./parameter-default.ts";

/** One member of the request or query record. */
export interface ModelParameter extends OperationParameter<Type> {
  /** The C# name. */
  readonly property: string;
  readonly isIdentity: boolean;
  /** The field of the aggregate whose value a patch without the parameter keeps. */
  readonly kept?: string;
  readonly default?: ParameterDefault;
}

/** A token of the route, with the parameter that it stands for. The parameter's value comes from elsewhere where its type fits no route. */
export interface RouteToken {
  readonly name: string;
  readonly parameter: ModelParameter | undefined;
}

/** An HTTP operation of a model. Spec: model-http, Derived operations. */
export interface ModelOperation extends Operation<Type>, Evolution {
  readonly kind: "command" | "factory" | "query";
  /** The entity of a command or factory. */
  readonly entity: string | undefined;
  /** The command, factory or query, as declared. */
  readonly name: string;
  /** The request or query record. */
  readonly request: string;
  readonly service: string;
  readonly parameters: readonly ModelParameter[];
  /** In the order of the route, each name once. */
  readonly tokens: readonly RouteToken[];
  /** The declaration, from the first annotation to the name. */
  readonly span: Span;
  /** True if it concerns one versioned aggregate, whose version it answers as ETag. A command asks for it by If-Match. */
  readonly isVersioned: boolean;
  /** True for a factory whose requests can be repeated with an Idempotency-Key. Spec: model-http, Repeated requests. */
  readonly isIdempotent: boolean;
  /** False for an internal behaviour, for one of no root, or of a root whose repository lacks what it needs. */
  readonly isServed: boolean;
  /** Set if it asks who calls. Spec: model-rules, The caller. */
  readonly caller?: { readonly roles: readonly string[] };
}

/** Returns the role of the caller in shipped tests: the one that the operation asks for, else the first one that its rules ask for. */
export function testRoleOf({ access, caller }: Pick<ModelOperation, "access" | "caller">): string | undefined {
  return roleOf({ access }) ?? caller?.roles[0];
}

/** Returns the operations that the api layer maps. Spec: model-http, Endpoint mapping. */
export function servedIn({
  operations,
}: {
  readonly operations: readonly ModelOperation[];
}): readonly ModelOperation[] {
  return operations.filter(({ isServed }) => isServed);
}

/** Tells whether requests to a context can be repeated with an Idempotency-Key. Spec: model-http, Repeated requests. */
export function replaysRequests(context: Parameters<typeof servedIn>[0]): boolean {
  return servedIn(context).some(({ isIdempotent }) => isIdempotent);
}

/** True for a command that If-Match can make depend on the version of its aggregate. Spec: model-http, Versions. */
export function isConditional({ kind, isVersioned }: Pick<ModelOperation, "kind" | "isVersioned">): boolean {
  return isVersioned && kind === "command";
}

/** True for a command whose request is a merge patch: it keeps the value of some parameters that are left out. Spec: model-http, Patches. */
export function isPatch({ parameters }: Pick<ModelOperation, "parameters">): boolean {
  return parameters.some(({ kept }) => kept !== undefined);
}

/** True for a query that If-None-Match can answer without a body: a GET for one versioned aggregate. Spec: model-http, Versions. */
export function isRevalidated({
  kind,
  isVersioned,
  verb,
}: Pick<ModelOperation, "kind" | "isVersioned" | "verb">): boolean {
  return isVersioned && kind === "query" && verb === "GET";
}

/** Names an operation in a sentence: `command activate of Loan`. */
export function titleOf({ kind, entity, name }: Pick<ModelOperation, "kind" | "entity" | "name">): string {
  const word = kind === "factory" ? "create" : kind;
  return entity === undefined ? `${word} \`${name}\`` : `${word} \`${name}\` of \`${entity}\``;
}

/** Tells whether a request has a body: all but queries with a verb that has none by itself. */
export function hasBody({ kind, verb }: Pick<ModelOperation, "kind" | "verb">): boolean {
  return kind !== "query" || !isBodyless(verb);
}

/** True for a parameter that the request has; false for one whose value depends on who calls. */
export function isSent({ binding }: Pick<ModelParameter, "binding">): boolean {
  return binding !== "caller";
}

/** Returns the parameters that come as JSON: members of the body, and criteria that a query string has no other form for. */
export function jsonParameters({ parameters }: ModelOperation): readonly ModelParameter[] {
  return parameters.filter(
    ({ binding, type }) => binding === "body" || (binding === "query" && queryFormOf(type) === "json"),
  );
}

/** A declaration from which an HTTP operation is derived. */
export type ApiDecl = CommandDecl | FactoryDecl | QueryDecl;

/** The verb of each annotation. Spec: model-http, HTTP annotations. */
const verbByName: ReadonlyMap<string, Verb> = new Map(verbs.map((verb) => [verb.toLowerCase(), verb]));

/** Returns the annotations of some names, in the order of the text. Names count letter for letter. */
export function annotationsNamed(
  annotations: readonly Annotation[],
  ...names: readonly string[]
): readonly Annotation[] {
  return annotations.filter(({ name }) => names.includes(name.text));
}

/** Returns the verb annotations, in the order of the text. */
export function verbAnnotations(annotations: readonly Annotation[]): readonly Annotation[] {
  return annotations.filter((one) => verbOf(one) !== undefined);
}

/** Returns the verb that an annotation names. */
export function verbOf(annotation: Annotation | undefined): Verb | undefined {
  return annotation && verbByName.get(annotation.name.text);
}

/** Returns the text of an annotation; a number is none. Spec: model-http, HTTP annotations. */
export function textOf(annotation: Annotation | undefined): string | undefined {
  return annotation?.argument?.kind === "string" ? annotation.argument.value : undefined;
}

/** Returns the last annotation of a name that has a text: the one that counts. */
export function lastWithText(annotations: readonly Annotation[], name: string): Annotation | undefined {
  return annotationsNamed(annotations, name).findLast((annotation) => textOf(annotation) !== undefined);
}
