export interface HostClass {
  readonly name: string;
  readonly namespace: string;
  /** The declaring file, relative to the project folder; absent if only the name is known. */
  readonly file?: string;
}

/** A class in the host's own source, its parts merged. */
export interface DeclaredClass extends HostClass {
  /** True if generated code can instantiate the class: public, not abstract, not generic, not nested. */
  readonly isUsable: boolean;
  /** The properties with inherited ones; undefined if some are declared in an unsupported way or place. */
  readonly properties: readonly string[] | undefined;
}

/** The facts read from the host project, which is never built. Spec: host, Reading without a build. */
export interface Host {
  /** The absolute project folder, with forward slashes. */
  readonly folder: string;
  readonly projectFile: string;
  readonly rootNamespace: string;
  /** The highest target framework, such as `net10.0`. */
  readonly targetFramework: string;
  readonly dbContexts: readonly HostClass[];
  readonly classes: readonly DeclaredClass[];
  readonly registersAuthentication: boolean;
  readonly packages: ReadonlySet<string>;
  /** The relevant calls in the host's own code, such as `AddTenon`, `MapTenon`, `AddOpenApi` and `MapLendingEndpoints`. Spec: host, Host needs. */
  readonly calls: ReadonlySet<string>;
}
