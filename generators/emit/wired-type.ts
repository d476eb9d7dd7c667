/** The ways in which a registration mentions an emitted type. */
export type WiringKind =
  | "service"
  | "probe"
  | "reference"
  | "dependents"
  | "healthEndpoint"
  | "configuration"
  | "caller"
  | "descriptionProvider"
  | "schemaConvention"
  | "patchSchemas"
  | "relationship"
  | "registrations"
  | "includeConvention"
  | "authorization";

interface TypeName {
  readonly name: string;
  readonly namespace: string;
}

/** An emitted type that a registration mentions, and the class of the rows that it serves. */
export interface WiredType extends TypeName {
  readonly kind: WiringKind;
  readonly row: TypeName | undefined;
}

/** An entity or a relationship by the types that its own registration mentions. */
export interface RegisteredItem {
  /** The stem of its class names: `Post`, `PostsByAuthor`. */
  readonly title: string;
  /** Its name in the entity files: `Post`, `Author.Posts`. */
  readonly name: string;
  /** The noun phrase for documentation comments: `a post`. */
  readonly phrase: string;
  readonly wired: readonly WiredType[];
  /** The rows whose versions are counted, with the property; absent for none. */
  readonly counted?: { readonly row: TypeName; readonly version: string };
}
