import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isPascalCase, suggestedName } from "../../text/pascal-case.ts";
import { quoted } from "../../text/quoted.ts";
import { kebabOf, wordsOf } from "../../text/words.ts";
import type { Located } from "../declaration.ts";
import type { Check } from "./check.ts";

/** Checks that a stated route is one lower-case segment and a stated plural has the form of an entity name. Spec: decisions, 3. */
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
