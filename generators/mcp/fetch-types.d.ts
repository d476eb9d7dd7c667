/** The type that the declarations of the SDK expect of a browser. */
type HeadersInit = ConstructorParameters<typeof Headers>[0];
