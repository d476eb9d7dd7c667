import { type Access, accessStatuses } from "../../http/access.ts";
import { type Binding, isBodyless, type OperationResponse, type Origin } from "../../http/operation.ts";
import { parseRoute, type RouteTemplate } from "../../http/route-template.ts";
import { type ErrorStatus, errorResponses } from "../../http/statuses.ts";
import { templateFault } from "../../http/template-fault.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { Annotation, EntityDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import { evolutionOf } from "../evolution.ts";
import { gather } from "../items.ts";
import { repositoryOf } from "../repository-operations.ts";
import { isRouteBindable, required, spellingOf, type Type } from "../type.ts";
import { identityTypeOf } from "../typing/member-type.ts";
import { type ApiDecl, lastWithText, textOf, verbAnnotations, verbOf } from "./annotations.ts";
import { bindToken, identityPropertyOf } from "./bind-token.ts";
import { kebabOf } from "./kebab.ts";
import type { ModelOperation, ModelParameter } from "./model-operation.ts";

/** An HTTP operation with its declaration, for the checks. */
export interface DeclaredOperation {
  readonly decl: ApiDecl;
  readonly operation: ModelOperation;
  /** The reason why its route is no route template. */
  readonly fault: string | undefined;
}

interface Declaration {
  readonly decl: ApiDecl;
  /** Undefined for a query. */
  readonly entity: TypeSymbol<EntityDecl> | undefined;
  /** Set for a command. */
  readonly identity: Type | undefined;
}

type Axes = Pick<ModelOperation, "verb" | "route" | "access" | "origins">;
type Bound = Pick<ModelOperation, "parameters" | "tokens">;

/** Decides every HTTP operation of a context in the order of claims: entity by entity its commands and its factories, then the queries. Spec: model-http, Route collisions. */
export function declareOperations(scope: Scope): readonly DeclaredOperation[] {
  return [
    ...gather(scope.context.entities, (entity) => {
      const identity = identityTypeOf(entity, scope);
      return [
        ...entity.commands.map((decl) => declareOperation({ decl, entity, identity }, scope)),
        ...entity.factories.map((decl) => declareOperation({ decl, entity, identity: undefined }, scope)),
      ];
    }),
    ...scope.context.queries.map((decl) => declareOperation({ decl, entity: undefined, identity: undefined }, scope)),
  ];
}

function declareOperation(declaration: Declaration, scope: Scope): DeclaredOperation {
  const { decl } = declaration;
  const entity = declaration.entity?.decl.name.text;
  const name = decl.name.text;
  const axes = axesOf(decl, entity);
  const bound = bindParameters(declaration, axes, scope);
  const { since, deprecated } = evolutionOf(decl.annotations);
  const operation: ModelOperation = {
    id: entity === undefined ? name : `${entity}_${name}`,
    kind: decl.kind,
    entity,
    name,
    ...axes,
    ...bound,
    ...typesOf(name, entity),
    responses: responsesOf(declaration, { ...axes, ...bound }, scope),
    tags: [entity ?? "Queries"],
    summary: summaryOf(decl, entity),
    since,
    deprecated,
    span: { ...decl.span, end: decl.name.end },
    isServed: isServed(declaration),
  };
  // A conventional route is made of names and has no faults.
  const fault = axes.origins.route.kind === "convention" ? undefined : templateFault(axes.route.text);
  return { decl, operation, fault };
}

/** Decides verb, route and role: each is the convention's, unless an annotation says otherwise. Spec: model-http, Derived operations; model-http, HTTP annotations. */
function axesOf({ annotations, kind, name }: ApiDecl, entity: string | undefined): Axes {
  const verb = verbAnnotations(annotations).at(-1);
  const route = lastWithText(annotations, "route");
  const auth = lastWithText(annotations, "auth");
  const role = textOf(auth);
  const access: Access = role === undefined ? { kind: "anonymous" } : { kind: "role", name: role };
  const segments = (entity === undefined ? [name.text] : [entity, name.text]).map(kebabOf);
  return {
    verb: verbOf(verb) ?? (kind === "query" ? "GET" : "POST"),
    route: parseRoute(textOf(route) ?? `/${segments.join("/")}`),
    access,
    origins: { verb: originOf(verb), route: originOf(route), access: originOf(auth) },
  };
}

function originOf(annotation: Annotation | undefined): Origin {
  return annotation === undefined ? { kind: "convention" } : { kind: "annotation", span: annotation.span };
}

/** Decides on the request record and its handler. Spec: model-http, Endpoint mapping. */
function typesOf(name: string, entity: string | undefined): Pick<ModelOperation, "request" | "service"> {
  if (entity === undefined) return { request: name, service: "IQueryHandler" };
  const behaviour = `${entity}${pascalCaseOf(name)}`;
  return { request: `${behaviour}Request`, service: `${behaviour}Handler` };
}

/** Decides on the members of the request, and where the value of each comes from. Spec: model-http, Route tokens. */
function bindParameters(
  { decl, identity }: Declaration,
  { route, verb }: { readonly route: RouteTemplate; readonly verb: ModelOperation["verb"] },
  scope: Scope,
): Bound {
  const elsewhere: Binding = decl.kind === "query" && isBodyless(verb) ? "query" : "body";
  const given = decl.parameters.map(({ name, type }) => ({
    name: name.text,
    type: resolveType(type, scope),
    property: pascalCaseOf(name.text),
    isIdentity: false,
  }));
  const members =
    identity === undefined
      ? given
      : [{ name: "id", type: identity, property: identityPropertyOf(given), isIdentity: true }, ...given];
  const bound = new Set(route.tokens.map(({ name }) => bindToken(name, members)));
  const parameters = members.map((member): ModelParameter => {
    const isInRoute = bound.has(member) && isRouteBindable(member.type);
    return { ...member, binding: isInRoute ? "route" : elsewhere, description: undefined };
  });
  return { parameters, tokens: route.tokens.map(({ name }) => ({ name, parameter: bindToken(name, parameters) })) };
}

/** Decides on every answer. Spec: model-http, Response statuses. */
function responsesOf(
  declaration: Declaration,
  { access, parameters }: Pick<Axes, "access"> & Bound,
  scope: Scope,
): ModelOperation["responses"] {
  const size: readonly ErrorStatus[] = parameters.some(({ binding }) => binding === "body") ? [413] : [];
  const { success, errors } = answersOf(declaration, parameters.length > 0, scope);
  return [{ status: 200, ...success }, ...errorResponses(...errors, ...accessStatuses(access), ...size)];
}

interface Answers {
  readonly success: Pick<OperationResponse<Type>, "body" | "description">;
  readonly errors: readonly ErrorStatus[];
}

function answersOf({ decl, entity }: Declaration, isAsked: boolean, scope: Scope): Answers {
  if (decl.kind === "factory")
    return {
      success: { body: entity?.type, description: `The created ${entity?.decl.name.text}.` },
      errors: [400],
    };
  const type = decl.result && resolveType(decl.result, scope);
  if (decl.kind === "command")
    return {
      success: {
        body: type,
        description: type === undefined ? "The command succeeded." : "The result of the command.",
      },
      errors: [400, 404, ...(isVersioned(entity) ? ([409] as const) : [])],
    };
  const result = required(type ?? { kind: "unknown" });
  return {
    success: {
      body: result,
      description:
        result.kind === "list"
          ? `Every ${spellingOf(result.item)} that matches.`
          : `The ${spellingOf(result)} that matches.`,
    },
    errors: [...(isAsked ? ([400] as const) : []), ...(result.kind === "list" ? [] : ([404] as const))],
  };
}

function isVersioned(entity: Declaration["entity"]): boolean {
  return rootOf(entity)?.isVersioned === true;
}

/** Returns the aggregate that an entity is the root of. */
function rootOf(entity: Declaration["entity"]) {
  return entity?.aggregate?.root.text === entity?.decl.name.text ? entity?.aggregate : undefined;
}

function summaryOf({ doc, name }: ApiDecl, entity: string | undefined): string {
  const text = oneLine(doc?.text ?? "");
  if (text !== "") return text;
  return entity === undefined ? name.text : `${name.text} on ${entity}`;
}

function oneLine(text: string): string {
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ").trim() : text.trim();
}

/** Tells whether the host or a repository can carry an operation out: queries have a handler of the host's. */
function isServed({ decl, entity }: Declaration): boolean {
  if (entity === undefined) return true;
  const root = rootOf(entity);
  return root !== undefined && repositoryOf(root).includes(decl.kind === "command" ? "getById" : "add");
}
