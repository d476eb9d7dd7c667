/** A class of the host. */
export interface HostClass {
  readonly name: string;
  readonly namespace: string;
  /** The file that declares it, below the project folder; absent when the class is only known by name. */
  readonly file?: string;
}

/** A class in the host's own source, its parts taken together. */
export interface DeclaredClass extends HostClass {
  /** Whether any code can name it and make one: public, and not abstract, generic or nested. */
  readonly isUsable: boolean;
  /** Its properties, inherited ones included; undefined where some of them are declared in a way or a place that is not read. */
  readonly properties: readonly string[] | undefined;
}

/** What was read of the host project; it is never built. Spec: decisions, 5. */
export interface Host {
  /** The folder of the project, absolute, with forward slashes. */
  readonly folder: string;
  /** The project file's name: `MyShop.csproj`. */
  readonly projectFile: string;
  readonly rootNamespace: string;
  /** The highest target framework, such as `net10.0`. */
  readonly targetFramework: string;
  readonly dbContexts: readonly HostClass[];
  readonly classes: readonly DeclaredClass[];
  readonly registersAuthentication: boolean;
  /** The ids of the packages that the project refers to. */
  readonly packages: ReadonlySet<string>;
  /** Which calls that matter to us stand in the host's own code, such as `AddTenon`, `MapTenon`, `AddOpenApi` and `MapLendingEndpoints`. Spec: decisions, 6. */
  readonly calls: ReadonlySet<string>;
}
