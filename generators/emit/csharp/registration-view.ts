import type { View } from "../../render/view.ts";
import { otherType } from "./names.ts";

/** The ways in which the registration mentions an emitted type. */
export type WiringKind =
  | "service"
  | "reference"
  | "validator"
  | "endpoint"
  | "securedEndpoint"
  | "healthEndpoint"
  | "configuration"
  | "schemaConvention"
  | "relationship";

interface TypeName {
  readonly name: string;
  readonly namespace: string;
}

/** An emitted type that the registration mentions, and the class of the rows that it serves. */
export interface WiredType extends TypeName {
  readonly kind: WiringKind;
  readonly row: TypeName | undefined;
}

/** Returns the view of the registration, which lists the emitted types in the order of the registry. Spec: generated-files, Registration. */
export function registrationView(wired: readonly WiredType[]): View {
  const of = (kind: WiringKind) => wired.filter((type) => type.kind === kind);
  const types = (kind: WiringKind) => of(kind).map((type) => ({ type: otherType(type) }));
  return {
    services: of("service").map((type) => ({
      type: otherType(type),
      contract: otherType({ ...type, name: `I${type.name}` }),
    })),
    references: of("reference").map((type) => ({ type: otherType(type), child: otherType(type.row ?? type) })),
    validators: of("validator").map((type) => ({
      type: otherType(type),
      request: otherType({ ...type, name: type.name.replace(/Validator$/, "") }),
    })),
    asksForAuthorization: of("securedEndpoint").length > 0,
    describesSchemas: of("schemaConvention").length > 0,
    healthEndpoints: types("healthEndpoint"),
    hasEndpoints: of("endpoint").length > 0,
    endpoints: types("endpoint"),
    configurations: types("configuration"),
    relationships: types("relationship"),
  };
}
