import type { Span } from "../diagnostics/diagnostic.ts";
import type { Access } from "./access.ts";
import type { RouteTemplate } from "./route-template.ts";
import type { ProblemKind, Status } from "./statuses.ts";

export const verbs = ["GET", "POST", "PUT", "DELETE", "PATCH"] as const;

export type Verb = (typeof verbs)[number];

/** The reason for a decision: a rule about names, a default, or an explicit statement. */
export type Origin =
  | { readonly kind: "convention" | "default" | "entityFile" }
  | { readonly kind: "annotation"; readonly span: Span };

/** The part of a request that a parameter is read from; "caller" for a value that depends on who calls. */
export type Binding = "route" | "query" | "header" | "body" | "caller";

export interface OperationParameter<Type extends object> {
  readonly name: string;
  readonly type: Type;
  readonly binding: Binding;
  readonly description: string | undefined;
  /** True for a header that a request must have. */
  readonly isRequired?: boolean;
  /** The media types of a body; absent for JSON. */
  readonly mediaTypes?: readonly string[];
}

export interface OperationResponse<Type extends object> {
  readonly status: Status;
  readonly body: Type | ProblemKind | undefined;
  /** Undefined for a response that operations share, which its status describes. */
  readonly description: string | undefined;
  /** Descriptions of the headers, by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An HTTP operation, decided once. Emitters, tables and checks spell it; `Type` is the type language of the input. */
export interface Operation<Type extends object> {
  readonly id: string;
  readonly verb: Verb;
  readonly route: RouteTemplate;
  readonly parameters: readonly OperationParameter<Type>[];
  /** The injected type that carries the operation out; undefined where the endpoint needs none. */
  readonly service: string | undefined;
  /** Success first. */
  readonly responses: readonly [OperationResponse<Type>, ...OperationResponse<Type>[]];
  readonly access: Access;
  readonly tags: readonly string[];
  /** One line. */
  readonly summary: string;
  readonly origins: Readonly<Record<"verb" | "route" | "access", Origin>>;
}

/** Returns the type of a successful answer. */
export function answerOf<Type extends object>({ responses }: Operation<Type>): Type | undefined {
  const [{ body }] = responses;
  return typeof body === "string" ? undefined : body;
}

/** Tells whether requests with a verb have no body by themselves. Spec: model-http, Endpoint mapping. */
export function isBodyless(verb: Verb): boolean {
  return verb === "GET" || verb === "DELETE";
}

/** Returns the key of an operation that no other one may share: `PUT /loans/{id}`. */
export function verbAndRoute({ verb, route }: Pick<Operation<object>, "verb" | "route">): string {
  return `${verb} ${route.text}`;
}
