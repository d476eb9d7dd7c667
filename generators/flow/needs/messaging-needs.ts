import { exchangesWithBroker, messagingExtensions } from "../../emit/csharp/model/infrastructure/messaging-view.ts";
import { type Messaging, unusedBroker } from "../../emit/messaging.ts";
import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import { lacksPackage, type PackageNeed, packageNeed } from "../../host/package-need.ts";
import type { Model } from "../../model/ir.ts";
import { contextImport, registrationNeed } from "./context-need.ts";
import { inProject } from "./database-packages.ts";

const client: PackageNeed = {
  id: "RabbitMQ.Client",
  version: "7.2.2",
  providers: /^RabbitMQ\.Client$/i,
};

/** The package of health checks, which ASP.NET Core has already. */
const healthChecks: PackageNeed = {
  id: "Microsoft.Extensions.Diagnostics.HealthChecks",
  version: "10.0.14",
  providers: /^Microsoft\.Extensions\.Diagnostics\.HealthChecks$/i,
};

/** Lists the packages and registrations that a host lacks for a broker. Spec: messaging, Choice. */
export function messagingNeeds(
  host: Host,
  model: Model,
  { messaging, project }: { readonly messaging: Messaging; readonly project: string },
): readonly HostNeed[] {
  if (messaging === "none" || unusedBroker(model) !== undefined) return [];
  const store = host.projects.find(({ path }) => path === project);
  const packages = [
    ...(lacksPackage(host, client) ? [client] : []),
    ...(store !== undefined && !store.isWeb && lacksPackage(store, healthChecks) ? [healthChecks] : []),
  ];
  const missing = model.contexts.filter(
    (one) => exchangesWithBroker(one) && !host.calls.has(`Add${one.name}Messaging`),
  );
  return [
    ...packages.map((one) => packageNeed(inProject(host, project)(one), host)),
    ...missing.map(({ name }) =>
      registrationNeed(name, {
        call: `Add${name}Messaging`,
        given: 'builder.Configuration.GetConnectionString("RabbitMQ")',
        imports: [contextImport(name, messagingExtensions(name))],
      }),
    ),
  ];
}
