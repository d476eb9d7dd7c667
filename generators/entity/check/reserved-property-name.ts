import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/pascal-case.ts";
import type { Check } from "./check.ts";

const parameters: ReadonlySet<string> = new Set(["page", "pagesize", "sortby", "sortdir"]);
const members: ReadonlySet<string> = new Set([
  "Equals",
  "GetHashCode",
  "GetType",
  "ToString",
  "MemberwiseClone",
  "Finalize",
  "ReferenceEquals",
  "EqualityContract",
  "PrintMembers",
  "Deconstruct",
  "Clone",
]);

const requestMethods: ReadonlySet<string> = new Set(["ApplyTo", "ToEntity"]);

/** Checks that no property has the name of a query parameter or of a member that its classes already have. Spec: decisions, 3. */
export const reservedPropertyName: Check = ({ entities }) =>
  entities.flatMap(({ properties }) =>
    properties.flatMap(({ name: { value: name, span } }) => {
      const reason = reasonAgainst(name);
      return reason === undefined ? [] : [report(catalogue.reservedPropertyName, { name, reason }, { span })];
    }),
  );

function reasonAgainst(name: string): string | undefined {
  if (parameters.has(name.toLowerCase())) return "it is a parameter of every list endpoint";
  if (members.has(pascalCaseOf(name))) return "every C# class or record has a member of that name";
  return requestMethods.has(pascalCaseOf(name)) ? "the requests have a method of that name" : undefined;
}
