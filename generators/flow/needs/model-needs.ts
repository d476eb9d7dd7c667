import { hasHandlers } from "../../emit/csharp/model/application/application-view.ts";
import { handlerOf } from "../../emit/csharp/model/integration-event-handler.ts";
import type { Layer } from "../../emit/layer.ts";
import type { ModelLibrary } from "../../emit/rows/model-libraries/model-library.ts";
import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import { applicationExtensions, endpointsClass } from "../../model/emitted-names.ts";
import type { Model } from "../../model/ir.ts";
import { servedIn } from "../../model/operation/model-operation.ts";
import { handlersOf } from "../../model/storage/received-events.ts";
import { authorizationNeeds } from "./authorization-needs.ts";
import { contextImport, contextNeed, ownRegistrationNeed, registrationNeed } from "./context-need.ts";

/** Returns the lines that a host still needs for the layers of a model. Spec: model-csharp, Emitted paths. */
export function modelNeeds(
  host: Host,
  { contexts }: Model,
  layers: ReadonlySet<Layer>,
  { isMapped }: Pick<ModelLibrary, "isMapped">,
): readonly HostNeed[] {
  const { calls, authentication: registered } = host;
  const served = contexts.filter((context) => servedIn(context).length > 0);
  const asksForCallers = served.flatMap(servedIn).some(({ access }) => access.kind !== "anonymous");
  // The registration of endpoints registers the handlers of its context as well.
  const handled = layers.has("api")
    ? contexts.filter((context) => hasHandlers(context) && !served.includes(context))
    : contexts.filter(hasHandlers);
  const missing = (of: Model["contexts"], [prefix, suffix]: readonly [string, string]) =>
    of.flatMap(({ name }) =>
      calls.has(`${prefix}${name}${suffix}`) ? [] : [{ name, call: `${prefix}${name}${suffix}` }],
    );
  const holders = { Application: applicationExtensions, Endpoints: endpointsClass };
  const registrations = (of: Model["contexts"], layer: keyof typeof holders) =>
    missing(of, ["Add", layer]).map(({ name, call }) =>
      registrationNeed(name, { call, imports: [contextImport(name, holders[layer](name))] }),
    );
  const application = layers.has("application") ? registrations(handled, "Application") : [];
  const handlers = layers.has("application") ? handlerNeeds(calls, contexts) : [];
  if (!layers.has("api")) return [...application, ...handlers];
  return [
    ...(asksForCallers && registered !== "registered" ? [authentication] : []),
    ...(asksForCallers ? authorizationNeeds(host) : []),
    ...application,
    ...registrations(served, "Endpoints"),
    ...(isMapped ? missing(served, ["Map", "Endpoints"]) : []).map(({ name, call }) =>
      contextNeed(name, {
        line: `app.${call}();`,
        place: "with the other endpoints, before app.Run()",
        spot: { kind: "endpoints", call, imports: [contextImport(name, endpointsClass(name))] },
      }),
    ),
    ...handlers,
  ];
}

/** Lists the handlers of integration events that no policy or process is, and that the host does not mention. Spec: model-csharp, Integration events. */
function handlerNeeds(calls: Host["calls"], contexts: Model["contexts"]): readonly HostNeed[] {
  return contexts.flatMap((context) =>
    context.subscriptions
      .filter(
        (event) => handlersOf(event, context).length === 0 && !calls.has(`IIntegrationEventHandler<${event.name}>`),
      )
      .map((event) => {
        const note = `the class is yours: ${context.name} subscribes to what ${event.context} publishes`;
        return ownRegistrationNeed(`AddScoped<${handlerOf(event)}, ${event.name}Handler>()`, note);
      }),
  );
}

const whoCalls = "or whatever tells who calls: operations with @auth ask for a role";

const authentication: HostNeed = {
  file: "Program.cs",
  line: "builder.Services.AddAuthentication().AddJwtBearer();",
  place: whoCalls,
  note: whoCalls,
  spot: undefined,
  call: { kind: "services", call: "AddAuthentication().AddJwtBearer" },
};
