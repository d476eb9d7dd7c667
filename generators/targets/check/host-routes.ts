import { catalogue } from "../../diagnostics/catalogue.ts";
import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Model } from "../../model/ir.ts";
import { hostFault } from "../../model/route/host-fault.ts";

/** Finds routes that the language accepts and ASP.NET refuses; each would keep the whole host from answering. Spec: decisions, 7. */
export function checkHostRoutes({ contexts }: Model): readonly Diagnostic[] {
  return sortDiagnostics(
    contexts.flatMap(({ routes }) =>
      routes.flatMap(({ template, origins, isServed }) => {
        const { template: origin } = origins;
        const reason = isServed && origin.kind === "annotation" ? hostFault(template) : undefined;
        return reason === undefined || origin.kind !== "annotation"
          ? []
          : [report(catalogue.routeRefusedByHost, { route: template, reason }, { span: origin.span })];
      }),
    ),
  );
}
