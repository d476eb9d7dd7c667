import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { namesOf } from "../entity-names.ts";
import { type Link, linksOf, nestedRouteOf, titleOf } from "../relationships.ts";
import type { Check } from "./check.ts";
import { clashesOf } from "./clashes.ts";

/** Checks that the nested lists of one parent have different routes. Spec: decisions, 3. */
export const sameNestedRoute: Check = (declared) =>
  clashesOf(
    linksOf(declared).map((link) => ({ ...link, route: nestedRouteOf(link) })),
    ({ parent, route }) => `${parent.name.value} ${route.toLowerCase()}`,
  ).map(({ first, second }) => {
    const { parent, relationship, route } = second;
    const words = {
      route: `/${namesOf(parent).route}/{id}/${route}`,
      relationship: relationship.name.value,
      other: first.relationship.name.value,
    };
    return report(catalogue.sameNestedRoute, words, {
      ...placeOf(first, second),
      hint: "Give each of them a `route` of its own.",
    });
  });

/** Checks that two relationships to one child have different class names. Spec: decisions, 3. */
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
      return report(catalogue.sameRelationshipClass, words, placeOf(first, second));
    });

function nameOf({ relationship }: Link): string {
  return relationship.name.value.toLowerCase();
}

function placeOf(first: Link, { relationship }: Link) {
  return {
    span: (relationship.route ?? relationship.name).span,
    notes: [{ message: "The other one is here.", span: first.relationship.name.span }],
  };
}
