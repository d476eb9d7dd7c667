export interface HostClass {
  readonly name: string;
  readonly namespace: string;
  /** The declaring file, relative to the folder of the web project; absent if only the name is known. */
  readonly file?: string;
  /** The project that declares it, by its path in `Host.projects`; absent for the web project. */
  readonly project?: string;
  /** False for a class that other projects cannot see. */
  readonly isPublic?: boolean;
}

/** A class in the host's own source, its parts merged. */
export interface DeclaredClass extends HostClass {
  /** True if generated code can instantiate the class: public, not abstract, not generic, not nested. */
  readonly isUsable: boolean;
  /** The properties with inherited ones; undefined if some are declared in an unsupported way or place. */
  readonly properties: readonly string[] | undefined;
}

/** The facts of one project of a host: of the web project, or of one that it refers to, directly or not. */
export interface HostProject {
  /** The project folder, relative to that of the web project: empty for itself, else such as `../Shop.Data`. */
  readonly path: string;
  /** The name of the project file: `Shop.Data.csproj`. */
  readonly projectFile: string;
  readonly rootNamespace: string;
  /** The highest target framework, such as `net10.0`. */
  readonly targetFramework: string;
  readonly packages: ReadonlySet<string>;
  /** The projects that it refers to directly, by their paths. */
  readonly references: readonly string[];
}

/** The facts read from the host project, which is never built. Spec: host, Reading without a build. */
export interface Host {
  /** The absolute project folder, with forward slashes. */
  readonly folder: string;
  readonly projectFile: string;
  readonly rootNamespace: string;
  /** The highest target framework, such as `net10.0`. */
  readonly targetFramework: string;
  /** The web project, then every project that it refers to, directly or not. */
  readonly projects: readonly HostProject[];
  readonly dbContexts: readonly HostClass[];
  readonly classes: readonly DeclaredClass[];
  readonly registersAuthentication: boolean;
  readonly packages: ReadonlySet<string>;
  /** The relevant calls in the host's own code, such as `AddTenon`, `MapTenon`, `AddOpenApi` and `MapLendingEndpoints`. Spec: host, Host needs. */
  readonly calls: ReadonlySet<string>;
}
