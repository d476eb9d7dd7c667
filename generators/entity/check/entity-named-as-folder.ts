import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { namesOf } from "../entity-names.ts";
import type { Check } from "./check.ts";

/** Checks that no entity has the name of another entity's namespace. Spec: decisions, 3. */
export const entityNamedAsFolder: Check = ({ entities, byName }) =>
  entities.flatMap((other) => {
    const { plural, folder } = namesOf(other);
    const entity = byName.get(folder);
    // Equal plurals have a diagnostic of their own.
    if (entity === undefined || entity === other || namesOf(entity).plural.toLowerCase() === plural.toLowerCase())
      return [];
    const notes = [{ message: "Its namespace comes from here.", span: (other.plural ?? other.name).span }];
    return [
      report(
        catalogue.entityNamedAsFolder,
        { entity: entity.name.value, folder, other: other.name.value },
        { span: entity.name.span, notes },
      ),
    ];
  });
