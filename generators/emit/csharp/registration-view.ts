import type { View } from "../../render/view.ts";
import type { EntityPlace } from "../generator.ts";
import type { RegisteredItem, WiredType, WiringKind } from "../wired-type.ts";
import { contextType } from "./entity-words.ts";
import { otherType } from "./names.ts";

/** Returns the view of the calls for services and mappings. Spec: generated-files, Registration. */
export function dataRegistrationView(wired: readonly WiredType[], { visibility, target }: EntityPlace): View {
  return {
    visibility,
    database: target.database === undefined ? [] : [{ context: contextType(target) }],
    hasRegistrations: of(wired, "registrations").length > 0,
    probes: types(wired, "probe"),
  };
}

/** Returns the view of the calls for validators and endpoints. Spec: generated-files, Registration. */
export function registrationView(wired: readonly WiredType[], { target }: EntityPlace): View {
  return {
    hasData: target.dbContext !== undefined,
    hasRegistrations: of(wired, "registrations").length > 0,
    describesSchemas: of(wired, "schemaConvention").length > 0,
    asksForAuthorization: of(wired, "authorization").length > 0,
    mapsHealth: of(wired, "healthEndpoint").length > 0,
    healthEndpoints: types(wired, "healthEndpoint"),
  };
}

/** Returns the view of the services and mappings of one entity or relationship. Spec: generated-files, Registration. */
export function itemDataRegistrationView({ title, phrase, wired }: RegisteredItem): View {
  const configurations = types(wired, "configuration");
  const relationships = types(wired, "relationship");
  return {
    title,
    phrase,
    isMapped: configurations.length + relationships.length > 0,
    services: of(wired, "service").map((type) => ({
      type: otherType(type),
      contract: otherType({ name: `I${type.name}`, namespace: type.contracts }),
    })),
    references: of(wired, "reference").map((type) => ({ type: otherType(type), child: otherType(type.row ?? type) })),
    configurations,
    relationships,
  };
}

/** Returns the view of the validators and endpoints of one entity or relationship. Spec: generated-files, Registration. */
export function itemRegistrationView({ title, phrase, wired }: RegisteredItem): View {
  const validators = of(wired, "validator").map((type) => ({
    type: otherType(type),
    request: otherType({ name: type.name.replace(/Validator$/, ""), namespace: type.contracts }),
  }));
  const asksForAuthorization = of(wired, "securedEndpoint").length > 0;
  return {
    title,
    phrase,
    hasServices: asksForAuthorization || validators.length > 0,
    validators,
    asksForAuthorization,
    endpoints: types(wired, "endpoint"),
  };
}

function of(wired: readonly WiredType[], kind: WiringKind): readonly WiredType[] {
  return wired.filter((type) => type.kind === kind);
}

function types(wired: readonly WiredType[], kind: WiringKind) {
  return of(wired, kind).map((type) => ({ type: otherType(type) }));
}
