import { type ApiDecl, lastWithText, textOf, verbAnnotations } from "./annotations.ts";
import { kebabOf } from "./kebab.ts";
import type { Origin, Route } from "./route.ts";
import { type Verb, verbs } from "./verbs.ts";

/** The surroundings of a declaration: the entity of a command or factory. */
export interface ApiPlace {
  readonly decl: ApiDecl;
  readonly entity: string | undefined;
}

type Derived = Pick<Route, "kind" | "entity" | "name" | "verb" | "template" | "role" | "operationId" | "origins">;

const convention: Origin = { kind: "convention" };

/** Verb, route, role and operation id of a declaration: each is the convention's, unless an annotation says otherwise. Spec: model, Derived operations and Annotations. */
export function deriveRoute({ decl, entity }: ApiPlace): Derived {
  const name = decl.name.text;
  const verb = verbAnnotations(decl.annotations).at(-1);
  const route = lastWithText(decl.annotations, "route");
  const auth = lastWithText(decl.annotations, "auth");
  const originOf = (annotation: typeof route): Origin =>
    annotation === undefined ? convention : { kind: "annotation", span: annotation.span };
  return {
    kind: decl.kind,
    entity,
    name,
    verb: verbs.get(verb?.name.text ?? "") ?? conventionalVerb(decl),
    template: textOf(route) ?? conventionalTemplate(name, entity),
    role: textOf(auth),
    operationId: entity === undefined ? name : `${entity}_${name}`,
    origins: { verb: originOf(verb), template: originOf(route), role: originOf(auth) },
  };
}

function conventionalVerb({ kind }: ApiDecl): Verb {
  return kind === "query" ? "GET" : "POST";
}

function conventionalTemplate(name: string, entity: string | undefined): string {
  return entity === undefined ? `/${kebabOf(name)}` : `/${kebabOf(entity)}/${kebabOf(name)}`;
}

/** Tells whether both verb and route are the convention's. Spec: model, Route collision rule. */
export function isConventional({ origins }: Pick<Route, "origins">): boolean {
  return origins.verb.kind === "convention" && origins.template.kind === "convention";
}

/** How a sentence names an operation: `command activate of Loan`. */
export function claimantOf({ kind, entity, name }: Pick<Route, "kind" | "entity" | "name">): string {
  const word = kind === "factory" ? "create" : kind;
  return entity === undefined ? `${word} \`${name}\`` : `${word} \`${name}\` of \`${entity}\``;
}
