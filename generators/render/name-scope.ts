/** What the name of a type means where a file is rendered. Collects the namespaces that the file turns out to need. */
export interface NameScope {
  /** How a type of the framework or of ours is spelled here; its namespace is needed from now on. */
  readonly type: (name: string) => string;
  /** An extension method is called by this name; its namespace is needed from now on. */
  readonly member: (name: string) => string;
  /** The namespaces needed so far, `System` first, then in ordinal order. */
  readonly usings: () => readonly string[];
  /** The compiler warnings that the file, as generated code, has no use for. */
  readonly silenced: () => readonly string[];
}
