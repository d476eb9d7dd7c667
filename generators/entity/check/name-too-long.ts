import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Located } from "../declaration.ts";
import type { Check } from "./check.ts";

const limit = 100;

/** Names stay short enough for file paths everywhere. Silent in spec. */
export const nameTooLong: Check = ({ entities }) =>
  entities
    .flatMap(({ name, plural, route, properties, relationships }): readonly (Located<string> | undefined)[] => [
      name,
      plural,
      route,
      ...properties.map((property) => property.name),
      ...relationships.flatMap((relationship) => [relationship.name, relationship.route]),
    ])
    .filter((name) => name !== undefined && name.value.length > limit)
    .map((name) => report(catalogue.nameTooLong, { name: name?.value ?? "", limit }, { span: name?.span }));
