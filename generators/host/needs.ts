import type { Host, HostClass } from "./host.ts";
import { lacksPackage, type PackageNeed, packageNeed } from "./package-need.ts";

/** A line that the host lacks. */
export interface HostNeed {
  /** The file to change, relative to the project folder. */
  readonly file: string;
  readonly line: string;
  readonly place: string;
  /** The machine-readable form; undefined if only the user can decide. */
  readonly spot: Spot | undefined;
  /** The end of the place that is true for every host. */
  readonly note?: string;
  /** The call of a line without a spot, by which the words of the host are found. */
  readonly call?: CallSpot;
  /** True for a class that only the user can write, or its registration: a run that leaves it to the user succeeded. */
  readonly isOwnCode?: true;
  /** The name of the lines that are of use together only: wiring inserts all of them or none. */
  readonly group?: string;
  /** The reason why wiring found no plain place. */
  readonly reason?: string;
}

/** A call or reference that the host lacks. */
export type Spot =
  | CallSpot
  | { readonly kind: "package"; readonly id: string; readonly version: string }
  /** A reference to another project of the host, by the path of its project file from the web project. */
  | { readonly kind: "reference"; readonly project: string }
  /** An extension of `ModelBuilder` for a `DbContext`, and the project that declares it, if it is not the web project. */
  | {
      readonly kind: "mapping";
      readonly call: string;
      /** The import that the call needs beside that of EF Core. */
      readonly import?: Import;
      readonly context: string;
      readonly project?: string;
    };

/** A namespace that a line needs. */
export interface Import {
  readonly namespace: string;
  /** The `using` for a file in which another name of the namespace would be ambiguous: `static Lending.LendingEndpoints`, `ShopDb = Shop.Data.ShopDb`. */
  readonly alone?: string;
}

/** A call where the host puts its application together. */
export type CallSpot =
  /** An extension of `IServiceCollection` or `IEndpointRouteBuilder`. */
  | {
      readonly kind: "services" | "endpoints";
      readonly call: string;
      /** The arguments in brackets, in which `builder` stands for its variable; absent for none. */
      readonly given?: string;
      /** The imports of the call and its arguments; absent for an extension in a namespace of the framework. */
      readonly imports?: readonly Import[];
    }
  /** A statement that prepares the application; `app` stands for its variable. */
  | { readonly kind: "preparation"; readonly line: string; readonly imports: readonly Import[] };

/** Returns the kind of a need in reports. */
export function kindOf(spot: Spot | undefined): Spot["kind"] | "line" {
  return spot?.kind ?? "line";
}

/** A call that the host makes for an endpoint library, by the name under which it counts in `Host.calls`. */
export interface LibraryCall {
  readonly name: string;
  readonly need: HostNeed;
}

/** The needs of emitted endpoints by their library. */
export interface LibraryNeeds {
  /** The packages that emitted endpoints refer to, and that a host may lack. */
  readonly packages: readonly PackageNeed[];
  /** The calls without which a host serves no endpoint of the library. */
  readonly calls: readonly LibraryCall[];
  /** The calls that make the host's own error responses of the library problem details. */
  readonly wishes: readonly LibraryCall[];
}

/** Lists the lines that the host lacks for generated code, in the order of the work. Without `packages`, the health endpoints alone. Spec: host, Host needs. */
export function needsOf(
  host: Host,
  dbContext: Pick<HostClass, "name" | "namespace"> | undefined,
  packages: readonly PackageNeed[] | undefined,
  libraryCalls: readonly LibraryCall[] = [],
): readonly HostNeed[] {
  const needs = [
    ...(packages ?? []).filter((one) => lacksPackage(host, one)).map((one) => packageNeed(one, host)),
    ...lackedIn(host, ownCalls),
    ...(packages === undefined ? [] : lackedIn(host, libraryCalls)),
    ...(packages === undefined || dbContext === undefined || host.calls.has("ApplyTenon")
      ? []
      : [mappingIn(host, dbContext)]),
  ];
  return needs.map((need) => ({ ...need, group: "entities" }));
}

/** Lists the packages and calls of an endpoint library that the host lacks, for the endpoints of models. */
export function libraryNeedsOf(host: Host, { packages, calls }: Pick<LibraryNeeds, "packages" | "calls">) {
  const lacking = packages.filter((one) => lacksPackage(host, one)).map((one) => packageNeed(one, host));
  return [...lacking, ...lackedIn(host, calls)];
}

function lackedIn({ calls }: Pick<Host, "calls">, wanted: readonly LibraryCall[]): readonly HostNeed[] {
  return wanted.filter(({ name }) => !calls.has(name)).map(({ need }) => need);
}

const withServices = "with the other services, before builder.Build()";

const ownCalls: readonly LibraryCall[] = [
  {
    name: "AddTenon",
    need: {
      file: "Program.cs",
      line: "builder.Services.AddTenon();",
      place: withServices,
      spot: { kind: "services", call: "AddTenon" },
    },
  },
  {
    name: "MapTenon",
    need: {
      file: "Program.cs",
      line: "app.MapTenon();",
      place: "with the other endpoints, before app.Run()",
      spot: { kind: "endpoints", call: "MapTenon" },
    },
  },
];

const schemaLine = "if (app.Environment.IsDevelopment()) { app.Services.CreateTenonSchema(); }";

/** The line that creates the tables of the emitted context in development. Spec: entity-file, Database. */
export const schemaNeed: HostNeed = {
  file: "Program.cs",
  line: schemaLine,
  place: "after builder.Build(), before the endpoints",
  spot: {
    kind: "preparation",
    line: schemaLine,
    imports: [{ namespace: "Microsoft.Extensions.DependencyInjection" }, { namespace: "Microsoft.Extensions.Hosting" }],
  },
  group: "entities",
};

const wishes: readonly LibraryCall[] = [
  {
    name: "AddProblemDetails",
    need: {
      file: "Program.cs",
      line: "builder.Services.AddProblemDetails();",
      place: withServices,
      spot: undefined,
      call: { kind: "services", call: "AddProblemDetails" },
    },
  },
  {
    name: "UseStatusCodePages",
    need: {
      file: "Program.cs",
      line: "app.UseStatusCodePages();",
      place: "before everything else that app uses",
      spot: undefined,
      call: { kind: "preparation", line: "app.UseStatusCodePages();", imports: [] },
    },
  },
];

/** Lists optional lines that make the host's own error responses problem details. Spec: host, Doctor. */
export function wishesOf(host: Pick<Host, "calls">, libraryWishes: readonly LibraryCall[] = []): readonly HostNeed[] {
  return lackedIn(host, [...wishes, ...libraryWishes]);
}

function mappingIn({ dbContexts }: Host, { name, namespace }: Pick<HostClass, "name" | "namespace">): HostNeed {
  const known = dbContexts.find((one) => one.name === name && one.namespace === namespace);
  const project = known?.project;
  return {
    file: known?.file ?? `${name}.cs`,
    line: "modelBuilder.ApplyTenon();",
    place: `last in OnModelCreating of ${name}`,
    spot: { kind: "mapping", call: "ApplyTenon", context: name, ...(project !== undefined && { project }) },
  };
}
