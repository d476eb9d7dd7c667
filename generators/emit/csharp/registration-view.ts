import type { View } from "../../render/view.ts";
import type { EntityPlace } from "../generator.ts";
import type { WiredType, WiringKind } from "../wired-type.ts";
import { contextType } from "./entity-words.ts";
import { otherType } from "./names.ts";

/** Returns the view of the half for services and mappings, which lists types in the order of the registry. Spec: generated-files, Registration. */
export function dataRegistrationView(wired: readonly WiredType[], { visibility, target }: EntityPlace): View {
  return {
    visibility,
    database: target.database === undefined ? [] : [{ context: contextType(target) }],
    services: of(wired, "service").map((type) => ({
      type: otherType(type),
      contract: otherType({ name: `I${type.name}`, namespace: type.contracts }),
    })),
    references: of(wired, "reference").map((type) => ({ type: otherType(type), child: otherType(type.row ?? type) })),
    probes: types(wired, "probe"),
    configurations: types(wired, "configuration"),
    relationships: types(wired, "relationship"),
  };
}

/** Returns the view of the half for validators and endpoints, which lists types in the order of the registry. Spec: generated-files, Registration. */
export function registrationView(wired: readonly WiredType[], { target }: EntityPlace): View {
  return {
    hasData: target.dbContext !== undefined,
    validators: of(wired, "validator").map((type) => ({
      type: otherType(type),
      request: otherType({ name: type.name.replace(/Validator$/, ""), namespace: type.contracts }),
    })),
    asksForAuthorization: of(wired, "securedEndpoint").length > 0,
    describesSchemas: of(wired, "schemaConvention").length > 0,
    mapsHealth: of(wired, "healthEndpoint").length > 0,
    healthEndpoints: types(wired, "healthEndpoint"),
    hasEndpoints: of(wired, "endpoint").length > 0,
    endpoints: types(wired, "endpoint"),
  };
}

function of(wired: readonly WiredType[], kind: WiringKind): readonly WiredType[] {
  return wired.filter((type) => type.kind === kind);
}

function types(wired: readonly WiredType[], kind: WiringKind) {
  return of(wired, kind).map((type) => ({ type: otherType(type) }));
}
