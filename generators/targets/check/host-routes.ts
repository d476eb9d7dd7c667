import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { hostFault } from "../../http/host-fault.ts";
import type { Model } from "../../model/ir.ts";
import { servedIn } from "../../model/operation/model-operation.ts";

/** Finds routes that the language accepts and ASP.NET refuses; each would keep the whole host from answering. Spec: model-http, Templates refused by the host. */
export function checkHostRoutes({ contexts }: Model): readonly Diagnostic[] {
  return sortDiagnostics(
    contexts.flatMap(servedIn).flatMap(({ route, origins: { route: origin } }) => {
      const reason = origin.kind === "annotation" ? hostFault(route) : undefined;
      return reason === undefined || origin.kind !== "annotation"
        ? []
        : [report(catalogue.routeRefusedByHost, { route: route.text, reason }, { span: origin.span })];
    }),
  );
}
