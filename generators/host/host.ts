import type { ResolvingDisk } from "../files/disk/disk.ts";
import type { SourceTypes } from "./csharp/source-types.ts";
import type { HostRoutes } from "./host-route.ts";
import type { PackageVersions } from "./msbuild/package-versions.ts";
import type { SourceMark } from "./snapshot/source-marks.ts";

export interface HostClass {
  readonly name: string;
  readonly namespace: string;
  /** The declaring file, relative to the folder of the web project; absent if only the name is known. */
  readonly file?: string;
  /** The project that declares it, by its path in `Host.projects`; absent for the web project. */
  readonly project?: string;
  /** False for a class that other projects cannot see. */
  readonly isPublic?: boolean;
  /** True for a context that the host is seen to register. */
  readonly isRegistered?: boolean;
  /** The reason why a context is taken only if it is named, as the end of a sentence: `is the base class of ShopDb`. */
  readonly passedOver?: string;
}

/** A class in the host's own source, its parts merged. */
export interface DeclaredClass extends HostClass {
  /** True if generated code can instantiate the class: public, not abstract, not generic, not nested. */
  readonly isUsable: boolean;
}

/** A class that is named or derived like a `DbContext`, but cannot be used as one. */
export interface RejectedContext extends HostClass {
  readonly file: string;
  /** The end of a sentence that begins with the class: `is abstract`. */
  readonly reason: string;
}

/** A sign of authentication, such as `AddJwtBearer`, `[Authorize]` or a package. */
export interface AuthenticationSign {
  readonly sign: string;
  /** The file, relative to the folder of the web project. */
  readonly file: string;
}

/** A class that the host maps to a table itself. */
export interface HostMapping {
  /** The short name of the class. */
  readonly name: string;
  /** The name of its `DbSet`, which is that of its table by convention. */
  readonly set: string | undefined;
  readonly file: string;
  /** The path of the project in `Host.projects`. */
  readonly project: string;
}

/** The facts of one project of a host: of the web project, or of one that it refers to, directly or not. */
export interface HostProject {
  /** The project folder, relative to that of the web project: empty for itself, else such as `../Shop.Data`. */
  readonly path: string;
  /** The name of the project file: `Shop.Data.csproj`. */
  readonly projectFile: string;
  readonly rootNamespace: string;
  /** The highest target framework, such as `net10.0`; empty if it is unknown. */
  readonly targetFramework: string;
  /** The target frameworks that generated code does not support, such as `netstandard2.0`. */
  readonly olderFrameworks: readonly string[];
  /** The packages that the project references itself. */
  readonly packages: PackageVersions;
  /** True if the project knows the types of ASP.NET Core. */
  readonly isWeb: boolean;
  readonly isTest: boolean;
  /** True if references without a question mark are never null, unless a file says otherwise. */
  readonly isNullable?: boolean;
  /** The namespaces that the project imports into all its files; absent if its files were not read. */
  readonly imports?: ReadonlySet<string>;
  /** The projects that it refers to directly, by their paths. */
  readonly references: readonly string[];
}

/** The C# files of a host as a record lists them. All paths are relative to the folder of the web project. */
export interface RecordedSources {
  /** Lists the files of a project with a mark, and those that the run edits, which can have it by now. */
  readonly marked: (project: string, mark: SourceMark, edited: Pick<ReadonlySet<string>, "has">) => readonly string[];
  /** True if the disk has a file at a path that a host without a record lists as well. */
  readonly isSource: (path: string) => boolean;
}

/** The facts read from a host, which is never built: from the web project and all that it refers to. Spec: host, Reading without a build. */
export interface Host extends HostRoutes {
  /** The disk that it was read from, for what later stages ask about it. */
  readonly disk: ResolvingDisk;
  /** The record of the sources; absent if they were read from the disk. */
  readonly recorded?: RecordedSources;
  /** The absolute folder of the web project, with forward slashes. */
  readonly folder: string;
  /** The absolute folder of the repository that the web project is in, or its own folder. */
  readonly repository: string;
  readonly projectFile: string;
  readonly rootNamespace: string;
  /** The highest target framework, such as `net10.0`. */
  readonly targetFramework: string;
  /** The web project, then every project that it refers to, directly or not, nearest first. */
  readonly projects: readonly HostProject[];
  /** The contexts of all projects, those of the web project first. */
  readonly dbContexts: readonly HostClass[];
  readonly rejectedContexts: readonly RejectedContext[];
  readonly classes: readonly DeclaredClass[];
  /** The types in the source; absent where there is none. */
  readonly types?: SourceTypes;
  /** `unclear` if there are signs, but none of them shows that authentication is in use. Spec: host, Signs of authentication. */
  readonly authentication: "registered" | "absent" | "unclear";
  readonly authenticationSigns: readonly AuthenticationSign[];
  /** The names that the host gives to its own endpoints. */
  readonly endpointNames: readonly { readonly name: string; readonly file: string }[];
  /** The types of the host, by their full names. */
  readonly typeNames: readonly { readonly name: string; readonly file: string }[];
  /** The classes that the contexts and configurations of the host map. */
  readonly mappings: readonly HostMapping[];
  /** The packages that any of the projects references, the nearest version of each. */
  readonly packages: PackageVersions;
  /** The nearest Directory.Packages.props, relative to the web project's folder. */
  readonly centralPackages: string | undefined;
  /** The calls in the code of all projects by their usual names, such as `AddTenon`, `MapTenon`, `AddOpenApi` and `MapLendingEndpoints`. Spec: host, Host needs. */
  readonly calls: ReadonlySet<string>;
}
