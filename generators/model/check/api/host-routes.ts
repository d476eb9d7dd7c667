import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { hostFault } from "../../../http/host-fault.ts";
import { servedIn } from "../../operation/model-operation.ts";
import type { ModelCheck } from "../check.ts";

/** Reports routes that the language accepts and ASP.NET Core refuses: one of them stops the whole host. Spec: model-http, Templates refused by the host. */
export const hostRoutes: ModelCheck = ({ contexts }) =>
  contexts.flatMap(servedIn).flatMap(({ route, origins: { route: origin } }) => {
    const reason = origin.kind === "annotation" ? hostFault(route) : undefined;
    return reason === undefined || origin.kind !== "annotation"
      ? []
      : [report(catalogue.routeRefusedByHost, { route: route.text, reason }, { span: origin.span })];
  });
