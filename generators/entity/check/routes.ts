import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isPascalCase, kebabOf, suggestedName, wordsOf } from "../../text/casing.ts";
import { quoted } from "../../text/quoted.ts";
import { namesOf } from "../conventions.ts";
import type { Located } from "../declaration.ts";
import { healthOperations } from "../health-operations.ts";
import { type Link, linksOf, nestedRouteOf, titleOf } from "../relationships.ts";
import { type Check, type ClashSpans, clashesOf, clashSpans } from "./check.ts";

/** Checks that a stated route is one lower-case segment and a stated plural has the form of an entity name. Spec: entity-file, Routes. */
export const routeForm: Check = ({ entities }) =>
  entities.flatMap(({ route, plural, relationships }) => [
    ...[route, ...relationships.map((relationship) => relationship.route)].flatMap(routeFault),
    ...(plural === undefined || isPascalCase(plural.value) ? [] : [pluralFault(plural)]),
  ]);

function routeFault(route: Located<string> | undefined) {
  if (route === undefined || isRoute(route.value)) return [];
  const suggestion = kebabOf(wordsOf(route.value.slice(0, 200).replace(/[^A-Za-z0-9]+/g, " ")));
  const hint = isRoute(suggestion) ? `Write ${quoted(suggestion)}.` : undefined;
  return [report(catalogue.routeForm, { route: route.value }, { span: route.span, hint })];
}

function pluralFault({ value, span }: Located<string>) {
  const suggestion = suggestedName(value);
  return report(catalogue.pluralForm, { plural: value }, { span, hint: suggestion && `Write ${quoted(suggestion)}.` });
}

function isRoute(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

const reserved = new Set(Object.values(healthOperations).map((operation) => operation.route.text));

/** Checks that no entity has the route of a health endpoint. Spec: entity-file, Routes. */
export const reservedRoute: Check = ({ entities }) =>
  entities.flatMap((entity) => {
    const { route } = namesOf(entity);
    if (!reserved.has(`/${route}`)) return [];
    const place = entity.route ?? entity.plural ?? entity.name;
    return [report(catalogue.reservedRoute, { route, entity: entity.name.value }, place)];
  });

/** Checks that the nested lists of one parent have different routes. Spec: entity-file, Relationships. */
export const sameNestedRoute: Check = (declared) =>
  clashesOf(
    linksOf(declared).map((link) => ({ ...link, route: nestedRouteOf(link) })),
    ({ parent, route }) => `${parent.name.value} ${route.toLowerCase()}`,
  ).map(({ first, second }) => {
    const { parent, relationship, route } = second;
    const full = `/${namesOf(parent).route}/{id}/${route}`;
    const words = { route: full, relationship: relationship.name.value, other: first.relationship.name.value };
    const hint = "Give each of them a `route` of its own.";
    return report(catalogue.sameNestedRoute, words, { ...spansOf(first, second), hint });
  });

/** Checks that two relationships to one child have different class names. Spec: entity-file, Relationships. */
export const sameRelationshipClass: Check = (declared) =>
  clashesOf(
    linksOf(declared).map((link) => ({ ...link, title: titleOf(link) })),
    ({ child, title }) => `${child.name.value} ${title.toLowerCase()}`,
  )
    // Equal names of one parent have a diagnostic of their own.
    .filter(({ first, second }) => first.parent !== second.parent || nameOf(first) !== nameOf(second))
    .map(({ first, second }) => {
      const words = {
        title: second.title,
        relationship: second.relationship.name.value,
        other: first.relationship.name.value,
      };
      return report(catalogue.sameRelationshipClass, words, spansOf(first, second));
    });

function nameOf({ relationship }: Link): string {
  return relationship.name.value.toLowerCase();
}

function spansOf(first: Link, { relationship }: Link): ClashSpans {
  return clashSpans(first.relationship.name, relationship.route ?? relationship.name);
}
