/** The ways in which a registration mentions an emitted type. */
export type WiringKind =
  | "probe"
  | "healthEndpoint"
  | "caller"
  | "descriptionProvider"
  | "schemaConvention"
  | "patchSchemas"
  | "registrations"
  | "includeConvention"
  | "authorization";

/** An emitted type that a registration mentions. */
export interface WiredType {
  readonly kind: WiringKind;
  readonly name: string;
  readonly namespace: string;
}
