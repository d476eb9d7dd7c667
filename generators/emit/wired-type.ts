/** The ways in which the registration mentions an emitted type. */
export type WiringKind =
  | "service"
  | "probe"
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
  /** The namespace of the contracts of its entity. */
  readonly contracts: string;
  readonly row: TypeName | undefined;
}
