import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Located } from "../declaration.ts";
import type { Check } from "./check.ts";
import { clashesOf } from "./clashes.ts";

/** Checks that the properties, and the relationships, of an entity differ in more than letter case. Spec: decisions, 3. */
export const sameMemberName: Check = ({ entities }) =>
  entities.flatMap(({ name: { value: entity }, properties, relationships }) => [
    ...twins(properties).map(({ first, second }) =>
      report(catalogue.samePropertyName, { ...wordsOf(first, second), entity }, placeOf(first, second)),
    ),
    ...twins(relationships).map(({ first, second }) =>
      report(catalogue.sameRelationshipName, { ...wordsOf(first, second), entity }, placeOf(first, second)),
    ),
  ]);

function twins(members: readonly { readonly name: Located<string> }[]) {
  return clashesOf(
    members.map(({ name }) => name),
    ({ value }) => value.toLowerCase(),
  );
}

function wordsOf(first: Located<string>, second: Located<string>) {
  return { name: second.value, other: first.value };
}

function placeOf(first: Located<string>, second: Located<string>) {
  return { span: second.span, notes: [{ message: "The other one is here.", span: first.span }] };
}
