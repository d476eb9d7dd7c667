import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { namesOf } from "../entity-names.ts";
import { healthOperations } from "../health-operations.ts";
import type { Check } from "./check.ts";

const reserved = new Set(Object.values(healthOperations).map((operation) => operation.route.text));

/** Reports entities with the route of an infrastructure endpoint. Spec: endpoints, Endpoints; decisions, 3. */
export const reservedRoute: Check = ({ entities }) =>
  entities.flatMap((entity) => {
    const { route } = namesOf(entity);
    if (!reserved.has(`/${route}`)) return [];
    return [
      report(
        catalogue.reservedRoute,
        { route, entity: entity.name.value },
        { span: (entity.route ?? entity.plural ?? entity.name).span },
      ),
    ];
  });
