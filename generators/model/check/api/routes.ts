import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { hostFault } from "../../../http/host-fault.ts";
import { verbAndRoute } from "../../../http/operation.ts";
import { documentPathOf, frameworkKey } from "../../../http/route-template.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { inSentence } from "../../../text/quoted.ts";
import { conventionOf, type DeclaredOperation } from "../../operation/declare-operations.ts";
import {
  annotationsNamed,
  isSent,
  type ModelOperation,
  type ModelParameter,
  servedIn,
  textOf,
  titleOf,
} from "../../operation/model-operation.ts";
import { isRouteBindable, required, spellingOf } from "../../type.ts";
import type { Check, LoweredCheck, ModelCheck } from "../check.ts";
import { clashes, distinct } from "../clashes.ts";

/** No two operations of a context have the same verb and, letter for letter, the same route. Spec: model-http, Route collisions. */
export const duplicateApiRoute: Check = ({ operations }) =>
  clashes(operationsIn(operations), verbAndRoute)
    .filter(([holder, claimant]) => !areNamesakes(claimant, holder))
    .map(([holder, claimant]) => {
      const { verb, route, span } = claimant;
      const notes = [{ message: `${titleOf(holder)} has the route first, here.`, span: holder.span }];
      const args = { verb, route: route.text, ...titlesOf(claimant, holder) };
      return report(catalogue.duplicateApiRoute, args, { span, notes, hint: hintFor(claimant, holder) });
    });

function operationsIn(declared: readonly DeclaredOperation[]): readonly ModelOperation[] {
  return declared.map(({ operation }) => operation);
}

// Two of one name on one entity are a mistake of their own, and their routes only follow from it.
function areNamesakes(one: ModelOperation, other: ModelOperation): boolean {
  const areFromNames = [one, other].every(({ origins }) => origins.route.kind === "convention");
  return areFromNames && one.entity === other.entity && one.name.toLowerCase() === other.name.toLowerCase();
}

function hintFor(claimant: ModelOperation, holder: ModelOperation): string | undefined {
  const isFactory = (one: ModelOperation) => one.kind === "factory" && isConventional(one);
  if (!isFactory(claimant)) return undefined;
  if (isFactory(holder))
    return "Give one of the two factories its own `@route` or verb, or rename one factory or one entity.";
  const own = `Give ${titleOf(claimant)} its own \`@route\` or verb`;
  return isConventional(holder) ? `${own}.` : `${own}, or move the annotation on ${titleOf(holder)}.`;
}

/** True if verb and route are the convention's, which an annotation may repeat. Spec: model-http, Route collisions. */
function isConventional(operation: ModelOperation): boolean {
  const { verb, route } = conventionOf(operation);
  return operation.verb === verb && operation.route.text === route;
}

/** Reports routes that differ here and are equal for the web framework. The specification compares letter by letter. Spec: model-http, Twin routes. */
export const twinRoute: Check = ({ operations }) => {
  const valid = operationsIn(operations.filter(({ fault }) => fault === undefined));
  // Equal routes are an error of their own.
  return clashes(valid, ({ verb, route }) => `${verb} ${frameworkKey(route)}`)
    .filter(([holder, claimant]) => holder.route.text !== claimant.route.text)
    .map(([holder, claimant]) => {
      const { verb, route } = claimant;
      const args = { verb, route: route.text, other: holder.route.text, ...titlesOf(claimant, holder) };
      return report(catalogue.twinRoute, args, placesOf(claimant, holder));
    });
};

/** Reports queries with the operation id of a command or factory. Spec: model-rules, Queries. */
export const sameOperationId: Check = ({ operations }) =>
  clashes(operations, ({ operation }) => operation.id)
    .filter(([holder, claimant]) => claimant.decl.kind === "query" && holder.decl.kind !== "query")
    .map(
      ([
        { operation: holder, decl },
        {
          operation: claimant,
          decl: { name: span },
        },
      ]) => {
        const args = { operationId: claimant.id, ...titlesOf(claimant, holder) };
        const notes = [{ message: `${args.holder} is here.`, span: decl.name }];
        return report(catalogue.sameOperationId, args, { span, notes });
      },
    );

/** Reports operations with one verb and, with their tokens bare, one path. Spec: openapi, Document warnings. */
export const sameDocumentPath: LoweredCheck = ({ operations }) =>
  clashes(operations, ({ verb, route }) => `${verb} ${documentPathOf(route)}`).map(([holder, claimant]) => {
    const args = { verb: claimant.verb, path: documentPathOf(claimant.route), ...titlesOf(claimant, holder) };
    return report(catalogue.sameDocumentPath, args, placesOf(claimant, holder));
  });

/** Reports paths that differ in the names of their tokens only. Spec: openapi, Document warnings. */
export const twinDocumentPath: LoweredCheck = ({ operations }) => {
  const pathOf = ({ route }: ModelOperation) => documentPathOf(route);
  const bareOf = (operation: ModelOperation) => pathOf(operation).replace(/\{[^}]*\}/g, "{}");
  return clashes(distinct(operations, pathOf), bareOf).map(([holder, claimant]) => {
    const args = { path: pathOf(claimant), other: pathOf(holder), ...titlesOf(claimant, holder) };
    return report(catalogue.twinDocumentPath, args, placesOf(claimant, holder));
  });
};

function titlesOf(claimant: ModelOperation, holder: ModelOperation) {
  return { claimant: titleOf(claimant), holder: titleOf(holder) };
}

function placesOf({ span }: ModelOperation, holder: ModelOperation) {
  return { span, notes: [{ message: `${titleOf(holder)} is here.`, span: holder.span }] };
}

/** Reports paths but the root that end in a slash. Spec: openapi, Document warnings. */
export const trailingSlash: LoweredCheck = ({ operations }) =>
  operations
    .filter(({ route }) => route.text !== "/" && documentPathOf(route).endsWith("/"))
    .map((operation) => {
      const args = { path: operation.route.text, name: titleOf(operation) };
      return report(catalogue.trailingSlash, args, { span: operation.span });
    });

/** Reports routes that the language accepts and ASP.NET Core refuses: one of them stops the whole host. Spec: model-http, Templates refused by the host. */
export const hostRoutes: ModelCheck = ({ contexts }) =>
  contexts.flatMap(servedIn).flatMap(({ route, origins: { route: origin } }) => {
    if (origin.kind !== "annotation") return [];
    const reason = hostFault(route);
    return reason === undefined
      ? []
      : [report(catalogue.routeRefusedByHost, { route: route.text, reason }, { span: origin.span })];
  });

/** Reports tokens of written routes that bind to nothing, or to what no route can carry. A malformed route says nothing about its tokens. Spec: model-http, Route tokens. */
export const unboundRouteToken: Check = ({ operations }) => operations.flatMap(tokenFaults);

function tokenFaults({ decl, operation, fault }: DeclaredOperation): readonly Diagnostic[] {
  const { tokens, parameters, kind } = operation;
  const annotation = annotationsNamed(decl.annotations, "route").at(-1);
  if (fault !== undefined || textOf(annotation) === undefined) return [];
  // The identity comes last, as its name is the least likely to be meant.
  const names = parameters
    .filter(isSent)
    .toSorted((one, other) => Number(one.isIdentity) - Number(other.isIdentity))
    .map(({ name }) => name);
  const span = annotation?.span;
  return tokens.flatMap(({ name: token, parameter }) => {
    if (parameter !== undefined) return uncarried(operation, token, parameter, span);
    const hint = spellingHint(token, names) ?? remedyOf(operation, token);
    const remedy = kind === "query" ? "criterion of that name" : "parameter of that name";
    return [report(catalogue.unboundRouteToken, { token, name: titleOf(operation), remedy }, { span, hint })];
  });
}

function uncarried(
  operation: ModelOperation,
  token: string,
  { type, isIdentity }: ModelParameter,
  span: Span | undefined,
): readonly Diagnostic[] {
  if (isRouteBindable(type) || required(type).kind === "unknown") return [];
  const hint = isIdentity
    ? "Let the entity state a strategy in place of the declared value, such as `as natural(String)`, or take the token out."
    : "Take the token out, or give it a parameter of one value.";
  const args = { token, name: titleOf(operation), type: spellingOf(type) };
  return [report(catalogue.uncarriedRouteToken, args, { span, hint })];
}

function remedyOf({ kind, parameters }: ModelOperation, token: string): string {
  if (parameters.some((one) => !isSent(one) && one.name.toLowerCase() === token.toLowerCase()))
    return "Take the token out, or the value of the criterion.";
  const add = kind === "query" ? `Add a criterion \`${token}\`` : `Add a parameter \`${token}\``;
  const identity = parameters.filter(({ isIdentity }) => isIdentity).map(({ name }) => `\`{${name}}\``);
  return identity.length > 0
    ? `${add}, or write ${inSentence(identity)} for the aggregate identity.`
    : `${add}, or take the token out.`;
}
