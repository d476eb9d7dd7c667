import type { Graft, Target } from "../../entity/graft.ts";
import { reusedKeyDescription } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import type { EntityPlace, HostRegistration } from "../generator.ts";
import type { RegisteredItem, WiredType, WiringKind } from "../wired-type.ts";
import { csharpIdentifier, csharpString } from "./csharp-text.ts";
import { contextType, isContextInternal, serviceContext } from "./entity-words.ts";
import { extensionMethod, initializer, otherType, typeName } from "./names.ts";
import { isTimed } from "./trace-words.ts";

/** Returns the view of the calls for services and mappings. Spec: generated-files, Registration. */
export function dataRegistrationView({ graft, wired }: HostRegistration, { visibility, target }: EntityPlace): View {
  return {
    visibility,
    database: target.database === undefined ? [] : [{ context: contextType(target) }],
    hasRegistrations: of(wired, "registrations").length > 0,
    probes: types(wired, "probe"),
    isTimed: graft.entities.some(isTimed),
  };
}

/** Returns the view of the calls for validators and endpoints. Spec: generated-files, Registration. */
export function registrationView({ wired }: HostRegistration, { target }: EntityPlace): View {
  return {
    hasData: target.dbContext !== undefined,
    hasRegistrations: of(wired, "registrations").length > 0,
    callers: of(wired, "caller").map(({ name }) => ({ type: typeName(name) })),
    descriptionProviders: of(wired, "descriptionProvider").map(({ name }) => ({ type: typeName(name) })),
    describesSchemas: of(wired, "schemaConvention").length > 0,
    describesPatches: of(wired, "patchSchemas").length > 0,
    hasIncludes: of(wired, "includeConvention").length > 0,
    asksForAuthorization: of(wired, "authorization").length > 0,
    mapsHealth: of(wired, "healthEndpoint").length > 0,
    healthEndpoints: types(wired, "healthEndpoint"),
  };
}

/** Returns the view of the services and mappings of one entity or relationship. Spec: generated-files, Registration. */
export function itemDataRegistrationView(
  { title, name, phrase, wired, counted }: RegisteredItem,
  { target }: EntityPlace,
): View {
  const configurations = types(wired, "configuration");
  const relationships = types(wired, "relationship");
  const create = isContextInternal(target) ? createdWith(target) : () => "";
  const services = of(wired, "service");
  const contracts = { reference: "IReference", dependents: "IDependents" } as const;
  const references = wired.flatMap((type) => {
    const { kind } = type;
    return kind === "reference" || kind === "dependents" ? [{ ...type, contract: typeName(contracts[kind]) }] : [];
  });
  return {
    title,
    initializer,
    nameText: csharpString(name),
    phrase,
    hasOneService: services.length === 1 && references.length === 0 && counted === undefined,
    counted:
      counted === undefined
        ? []
        : [{ context: contextType(target), row: otherType(counted.row), version: csharpIdentifier(counted.version) }],
    services: services.map((type) => ({ type: otherType(type), create: create(type) })),
    references: references.map((type) => ({
      type: otherType(type),
      contract: type.contract,
      row: otherType(type.row ?? type),
      create: create(type),
    })),
    configurations,
    relationships,
  };
}

/** Returns the view of the store of first answers. Spec: generated-files, Registration; endpoints, Repeated requests. */
export function requestReplayView(_graft: Graft, { target }: EntityPlace): View {
  const type = {
    kind: "service",
    name: "RequestReplay",
    namespace: target.placement.data.namespace,
    row: undefined,
  } as const;
  const create = isContextInternal(target) ? createdWith(target)(type) : "";
  return { initializer, dbContext: serviceContext(target), create, reusedText: csharpString(reusedKeyDescription) };
}

/** Returns the factory of a service that takes the context by its base class. */
function createdWith(target: Target) {
  const [utilities, context] = [typeName("ActivatorUtilities"), contextType(target)];
  return (type: WiredType) =>
    `static provider => ${utilities}.CreateInstance<${otherType(type)}>(provider, provider.${extensionMethod("GetRequiredService")}<${context}>())`;
}

function of(wired: readonly WiredType[], kind: WiringKind): readonly WiredType[] {
  return wired.filter((type) => type.kind === kind);
}

function types(wired: readonly WiredType[], kind: WiringKind) {
  return of(wired, kind).map((type) => ({ type: otherType(type) }));
}
