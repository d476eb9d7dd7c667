import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { EntityDecl, Located } from "../declaration.ts";
import type { Check } from "./check.ts";

const limit = 100;

/** Checks that names are short enough for file paths on every system. Silent in spec. */
export const nameTooLong: Check = ({ entities, enums }) =>
  [...entities.flatMap(namesIn), ...enums.flatMap(({ name, members }) => [name, ...members])]
    .filter((name) => name !== undefined && name.value.length > limit)
    .map((name) => report(catalogue.nameTooLong, { name: name?.value ?? "", limit }, { span: name?.span }));

function namesIn({
  name,
  plural,
  route,
  properties,
  relationships,
}: EntityDecl): readonly (Located<string> | undefined)[] {
  return [
    name,
    plural,
    route,
    ...properties.map((property) => property.name),
    ...relationships.flatMap((relationship) => [relationship.name, relationship.route]),
  ];
}
