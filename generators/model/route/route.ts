import type { Span } from "../../diagnostics/diagnostic.ts";
import type { Evolution } from "../evolution.ts";
import type { Type } from "../type.ts";
import type { TokenBinding } from "./bind-token.ts";
import type { TemplateParameter } from "./template.ts";
import type { Verb } from "./verbs.ts";

/** Where a decision comes from: the convention, or an annotation that overrides it. */
export type Origin = { readonly kind: "convention" } | { readonly kind: "annotation"; readonly span: Span };

/** One HTTP operation, decided once: the collision check, the C# api layer and the OpenAPI document all read this record. Spec: model, Endpoints. */
export interface Route extends Evolution {
  readonly kind: "command" | "factory" | "query";
  /** The entity of a command or factory. */
  readonly entity: string | undefined;
  /** The command, factory or query, as declared. */
  readonly name: string;
  readonly verb: Verb;
  readonly isBodyless: boolean;
  readonly template: string;
  /** The template as an OpenAPI document keys it. */
  readonly path: string;
  /** In the order of the template, each name once. */
  readonly tokens: readonly RouteToken[];
  readonly inputs: readonly RouteInput[];
  readonly role: string | undefined;
  readonly operationId: string;
  /** One line. */
  readonly summary: string;
  /** Where it is declared, from the first annotation to the name. */
  readonly span: Span;
  readonly origins: { readonly verb: Origin; readonly template: Origin; readonly role: Origin };
  /** Whether the api layer can serve it: queries always, behaviours of a root whose repository has what they need. */
  readonly isServed: boolean;
}

export interface RouteToken {
  readonly parameter: TemplateParameter;
  readonly binding: TokenBinding;
}

/** One member of the request or query record: `property` is its C# name, `source` where its value comes from. */
export interface RouteInput {
  readonly name: string;
  readonly property: string;
  readonly type: Type;
  readonly isIdentity: boolean;
  readonly source: "route" | "query" | "body";
}
