import type { View } from "../../render/view.ts";
import type { FileScope } from "./create-scope.ts";

/** How the registration mentions an emitted type. */
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

/** The file that tells the host of everything emitted, in the order of the registry. Spec: decisions, 6. */
export function registrationView(wired: readonly WiredType[], scope: FileScope): View {
  const of = (kind: WiringKind) => wired.filter((type) => type.kind === kind);
  const types = (kind: WiringKind) => of(kind).map((type) => ({ type: scope.other(type) }));
  return {
    services: of("service").map((type) => ({
      type: scope.other(type),
      contract: scope.other({ ...type, name: `I${type.name}` }),
    })),
    references: of("reference").map((type) => ({ type: scope.other(type), child: scope.other(type.row ?? type) })),
    validators: of("validator").map((type) => ({
      type: scope.other(type),
      request: scope.other({ ...type, name: type.name.replace(/Validator$/, "") }),
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
