import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { namesOf } from "../entity-names.ts";
import type { Check } from "./check.ts";

/** Checks that no entity has the route of a health endpoint. Spec: endpoints, Endpoints; decisions, 3. */
export const reservedRoute: Check = ({ entities }) =>
  entities.flatMap((entity) => {
    const { route } = namesOf(entity);
    if (route !== "health" && route !== "ready") return [];
    return [
      report(
        catalogue.reservedRoute,
        { route, entity: entity.name.value },
        { span: (entity.route ?? entity.plural ?? entity.name).span },
      ),
    ];
  });
