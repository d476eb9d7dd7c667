import { type Access, accessStatuses } from "../../http/access.ts";
import type { OperationResponse, Origin } from "../../http/operation.ts";
import { parseRoute } from "../../http/route-template.ts";
import { type ErrorStatus, errorResponses } from "../../http/statuses.ts";
import { templateFault } from "../../http/template-fault.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { Annotation, AskingDecl, EntityDecl } from "../ast.ts";
import { calledCommands, calledFactories } from "../bind/children.ts";
import { isLeftToStore, partsOf } from "../bind/identities.ts";
import { projectionOf, readModelNamed, soughtRoot } from "../bind/read-models.ts";
import { identityTypeOf, resolveType, symbolOf } from "../bind/resolve.ts";
import { type Behaviour, type PartScope, type Scope, type TypeSymbol, uniquesOf } from "../bind/symbols.ts";
import { evolutionOf } from "../evolution.ts";
import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import { answerType } from "../paging.ts";
import { repositoryOf } from "../repository-operations.ts";
import { statementsIn } from "../statements-in.ts";
import type { CallerQuestions, OfCallers } from "../storage/caller-rows.ts";
import { belongsToCallers } from "../storage/caller-rows.ts";
import { optional, required, spellingOf, type Type, unknownType } from "../type.ts";
import { bindParameters, type IdentityPart } from "./bind-parameters.ts";
import { keptFields } from "./kept-fields.ts";
import type { ModelOperation } from "./model-operation.ts";
import {
  type ApiDecl,
  isPatch,
  isRevalidated,
  isSent,
  lastWithText,
  textOf,
  verbAnnotations,
  verbOf,
} from "./model-operation.ts";

/** An HTTP operation with its declaration, for the checks. */
export interface DeclaredOperation {
  readonly decl: ApiDecl;
  readonly operation: ModelOperation;
  /** The reason why its route is no route template. */
  readonly fault: string | undefined;
  /** True for an internal behaviour, and for one of a child that its parent calls: neither has an HTTP surface. Spec: model-http, Derived operations. */
  readonly isInner: boolean;
}

interface Declaration {
  readonly decl: ApiDecl;
  /** Undefined for a query. */
  readonly entity: TypeSymbol<EntityDecl> | undefined;
  /** The identity of a command, in its parts, and an optional one of a factory that leaves it to the store, unless its route gives it. */
  readonly identity: readonly IdentityPart[];
  readonly isInner?: boolean;
  readonly exprs: Typed["exprs"];
  /** The roles that it asks who calls for; undefined if it does not ask who calls. */
  readonly roles?: readonly string[] | undefined;
  readonly seeksCallerRows?: boolean;
}

/** The typed expressions, and the behaviours and queries that depend on who calls. */
interface Typed {
  readonly exprs: ReadonlyMap<Expression, Expr>;
  /** The roles that each asks for, of those that ask who calls. */
  readonly callers: ReadonlyMap<AskingDecl, readonly string[]>;
  /** The ones that ask for aggregates whose rows belong to callers. */
  readonly seekers: CallerQuestions;
}

type Axes = Pick<ModelOperation, "verb" | "route" | "access" | "origins">;

/** Decides every HTTP operation of some declarations in the order of claims: entity by entity its commands and its factories, then the queries. Spec: model-http, Route collisions. */
export function declareOperations(
  scope: PartScope,
  { exprs, callers, seekers }: Typed,
  calledByParent: ReadonlySet<ApiDecl> = new Set(calledByParents(scope)),
): readonly DeclaredOperation[] {
  // An annotation asks for a surface, and so do repetitions.
  const isInner = (decl: ApiDecl) =>
    isInternal(decl) || (calledByParent.has(decl) && decl.annotations.length === 0 && !isIdempotent(decl));
  const { entities, queries } = scope.part;
  const typedBy = (decl: AskingDecl) => ({ exprs, roles: callers.get(decl), seeksCallerRows: seekers.has(decl) });
  return [
    ...entities.flatMap((entity) => {
      const identity = identityTypeOf(entity, scope);
      const parts = identityParts(entity, identity, scope);
      return [
        ...entity.commands.map((decl) =>
          declareOperation({ decl, entity, identity: parts, isInner: isInner(decl), ...typedBy(decl) }, scope),
        ),
        ...entity.factories.map((decl) => {
          const isLeft = identity !== undefined && isLeftToStore(decl, entity, scope);
          const given = isLeft ? [{ name: "id", type: optional(identity) }] : [];
          return declareOperation({ decl, entity, identity: given, isInner: isInner(decl), ...typedBy(decl) }, scope);
        }),
      ];
    }),
    ...queries.map((decl) =>
      declareOperation({ decl, entity: undefined, identity: [], exprs, roles: callers.get(decl) }, scope),
    ),
  ];
}

/** Lists the factories and commands of children that some declarations call. */
export function calledByParents(scope: PartScope): readonly ApiDecl[] {
  const { behaviours } = scope.part;
  return [
    ...behaviours.flatMap((behaviour) => calledFactories(behaviour, scope)).map(({ decl }) => decl),
    ...behaviours.flatMap((behaviour) => calledCommands(behaviour, scope)),
  ];
}

/** Returns the members of a request that are the identity of an entity: its parts, or one called `id`. */
function identityParts({ decl, members }: TypeSymbol<EntityDecl>, type: Type | undefined, scope: Scope) {
  const parts = partsOf(decl).flatMap(({ text }) => members.get(text) ?? []);
  if (parts.length > 0) return parts.map((part) => ({ name: part.name.text, type: resolveType(part.type, scope) }));
  return type === undefined ? [] : [{ name: "id", type }];
}

function declareOperation(declaration: Declaration, scope: Scope): DeclaredOperation {
  const { decl, identity, isInner = false, exprs, roles, seeksCallerRows = false } = declaration;
  const entity = declaration.entity?.decl.name.text;
  const name = decl.name.text;
  const isOfCaller = roles !== undefined || seeksCallerRows || rowsOf(declaration, scope).some(belongsToCallers);
  const axes = axesOf(decl, entity, isOfCaller ? { kind: "authenticated" } : { kind: "anonymous" });
  const kept = keptFields(decl, declaration.entity, axes, scope);
  // The body gives no number of a sequence: the store would give the same one to somebody else.
  const given = decl.kind === "factory" ? identity.filter(({ name }) => hasToken(axes, name)) : identity;
  const bound = bindParameters(decl, given, axes, { scope, exprs, kept });
  const isVersioned = isOfVersioned(declaration, scope);
  const operation: ModelOperation = {
    id: entity === undefined ? name : `${entity}_${name}`,
    kind: decl.kind,
    entity,
    name,
    ...axes,
    ...bound,
    ...typesOf(name, entity),
    responses: responsesOf(declaration, { kind: decl.kind, ...axes, ...bound, isVersioned }, scope),
    tags: [entity ?? "Queries"],
    summary: summaryOf(decl, entity),
    ...evolutionOf(decl.annotations),
    span: { ...decl.span, end: decl.name.end },
    isVersioned,
    isIdempotent: isIdempotent(decl),
    isServed: isServed(declaration),
    ...(roles && { caller: { roles } }),
  };
  // A conventional route is made of names and has no faults.
  const fault = axes.origins.route.kind === "convention" ? undefined : templateFault(axes.route.text);
  return { decl, operation, fault, isInner };
}

function hasToken({ route }: Axes, name: string): boolean {
  return route.tokens.some((token) => token.name.toLowerCase() === name);
}

const convention: Origin = { kind: "convention" };

/** Decides verb, route and role: each is the convention's, unless an annotation says otherwise. Spec: model-http, Derived operations; model-http, HTTP annotations. */
function axesOf({ annotations, kind, name }: ApiDecl, entity: string | undefined, usual: Access): Axes {
  const verb = verbAnnotations(annotations).at(-1);
  const route = lastWithText(annotations, "route");
  const auth = lastWithText(annotations, "auth");
  const role = textOf(auth);
  const conventional = conventionOf({ kind, name: name.text, entity });
  return {
    verb: verbOf(verb) ?? conventional.verb,
    route: parseRoute(textOf(route) ?? conventional.route),
    access: role === undefined ? usual : { kind: "role", name: role },
    origins: { verb: originOf(verb), route: originOf(route), access: originOf(auth) },
  };
}

/** Returns the verb and route of an operation without annotations. Spec: model-http, Derived operations. */
export function conventionOf({ kind, name, entity }: Pick<ModelOperation, "kind" | "name" | "entity">) {
  const segments = (entity === undefined ? [name] : [entity, name]).map(kebabOf);
  return { verb: kind === "query" ? "GET" : "POST", route: `/${segments.join("/")}` } as const;
}

function originOf(annotation: Annotation | undefined): Origin {
  return annotation === undefined ? convention : { kind: "annotation", span: annotation.span };
}

/** Decides on the request record and its handler. Spec: model-http, Endpoint mapping. */
function typesOf(name: string, entity: string | undefined): Pick<ModelOperation, "request" | "service"> {
  if (entity === undefined) return { request: name, service: "IQueryHandler" };
  const behaviour = `${entity}${pascalCaseOf(name)}`;
  return { request: `${behaviour}Request`, service: `${behaviour}Handler` };
}

/** Decides on every answer. Spec: model-http, Response statuses. */
function responsesOf(
  declaration: Declaration,
  operation: Pick<ModelOperation, "kind" | "verb" | "access" | "parameters" | "isVersioned">,
  scope: Scope,
): ModelOperation["responses"] {
  const { access, parameters, isVersioned } = operation;
  const size: readonly ErrorStatus[] = parameters.some(({ binding }) => binding === "body") ? [413] : [];
  const media: readonly ErrorStatus[] = isPatch(operation) ? [415] : [];
  const { errors, ...success } = answersOf(declaration, parameters.some(isSent), scope);
  const headers = isVersioned ? { headers: { ETag: "The version of the aggregate, quoted." } } : {};
  const unchanged = isRevalidated(operation) ? [{ ...notModified, ...headers }] : [];
  const reused: readonly ErrorStatus[] = isIdempotent(declaration.decl) ? [422] : [];
  const taken: readonly ErrorStatus[] = reused.length > 0 || givesUnique(declaration) ? [409] : [];
  const refused = errorResponses(
    ...new Set([...errors, ...taken]),
    ...accessStatuses(access),
    ...size,
    ...media,
    ...reused,
  );
  return [{ status: 200, ...success, ...headers }, ...unchanged, ...refused];
}

const notModified = { status: 304, body: undefined, description: "The caller has this version already." } as const;

/** The successful answer, and the statuses of the others. */
interface Answers extends Pick<OperationResponse<Type>, "body" | "description"> {
  readonly errors: readonly ErrorStatus[];
}

function answersOf({ decl, entity }: Declaration, isAsked: boolean, scope: Scope): Answers {
  const type = decl.result && resolveType(decl.result, scope);
  if (entity !== undefined && decl.kind === "factory")
    return { body: type ?? entity.type, description: `The created ${entity.decl.name.text}.`, errors: [400] };
  if (entity !== undefined && decl.kind === "command") {
    const conflict = rootOf(entity)?.isVersioned ? ([409, 412] as const) : [];
    return { body: type, description: answerText({ entity, decl }, scope), errors: [400, 404, ...conflict] };
  }
  const body = answerType(type ?? unknownType, decl);
  const isList = body.kind === "list" || body.kind === "page";
  const errors = [...(isAsked ? ([400] as const) : []), ...(isList ? [] : ([404] as const))];
  return { body, description: matchText(body), errors };
}

function matchText(answer: Type): string {
  if (answer.kind === "list") return `Every ${spellingOf(answer.item)} that matches.`;
  if (answer.kind === "page") return `One page of every ${spellingOf(answer.item)} that matches.`;
  return `The ${spellingOf(answer)} that matches.`;
}

function answerText(command: Behaviour, scope: Scope): string {
  if (command.decl.result === undefined) return "The command succeeded.";
  const isProjected = projectionOf(command, scope) !== undefined;
  return isProjected ? `The changed ${command.entity.decl.name.text}.` : "The result of the command.";
}

function isIdempotent(decl: ApiDecl): boolean {
  return decl.kind === "factory" && decl.isIdempotent;
}

function isInternal(decl: ApiDecl): boolean {
  return decl.kind !== "query" && decl.isInternal;
}

/** True for a factory of a root with unique fields, and for a command that sets one. Spec: model-http, Response statuses. */
function givesUnique({ decl, entity }: Declaration): boolean {
  if (entity === undefined || decl.kind === "query") return false;
  const unique = [...uniquesOf(entity).flat(), ...partsOf(entity.decl)].map(({ text }) => text);
  if (decl.kind === "factory") return unique.length > 0;
  return statementsIn(decl.statements, "assign").some(({ field }) => unique.includes(field.text));
}

/** Returns the aggregates whose rows an operation reads or writes. */
function rowsOf({ decl, entity }: Declaration, scope: Scope): readonly OfCallers[] {
  if (decl.kind !== "query") return entity?.aggregate === undefined ? [] : [entity.aggregate];
  const result = required(resolveType(decl.result, scope));
  const type = result.kind === "list" ? result.item : result;
  if (type.kind !== "readModel") return [];
  const fed = symbolOf(type, scope)?.decl;
  if (fed?.kind === "projection") return [{ tenant: fed.tenant, owner: undefined }];
  const { source, joined = [] } = readModelNamed(type, scope) ?? {};
  return [source, ...joined].flatMap((symbol) => symbol?.aggregate ?? []);
}

/** True if the operation concerns one aggregate that is versioned. Spec: model-http, Versions. */
function isOfVersioned({ decl, entity }: Declaration, scope: Scope): boolean {
  if (decl.kind !== "query") return rootOf(entity)?.isVersioned === true;
  const type = required(resolveType(decl.result, scope));
  return type.kind === "readModel" && soughtRoot(decl, type, scope)?.isVersioned === true;
}

function rootOf(entity: Declaration["entity"]) {
  return entity?.aggregate?.root.text === entity?.decl.name.text ? entity?.aggregate : undefined;
}

function summaryOf({ doc, name }: ApiDecl, entity: string | undefined): string {
  const text = (doc?.text ?? "").replace(/\s+/g, " ").trim();
  if (text !== "") return text;
  return entity === undefined ? name.text : `${name.text} on ${entity}`;
}

/** Tells whether the host or a repository can carry an operation out: queries have a handler of the host's. */
function isServed({ decl, entity }: Declaration): boolean {
  if (entity === undefined) return true;
  if (isInternal(decl)) return false;
  const root = rootOf(entity);
  return root !== undefined && repositoryOf(root).includes(decl.kind === "command" ? "getById" : "add");
}

// Before a capital behind a small letter or a digit, and before the last capital of an acronym.
const wordStart = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** Returns a declared name as a segment of a route: `XMLImport` becomes `xml-import`. An underscore stays, unlike in an entity's name. Spec: model-http, Derived operations. */
export function kebabOf(name: string): string {
  return name.replace(wordStart, "-").toLowerCase();
}
