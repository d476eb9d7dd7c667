import type { Host, HostClass } from "./host.ts";

/** A line that the host still needs, and where it goes. */
export interface HostNeed {
  /** The file that changes, below the project folder. */
  readonly file: string;
  readonly line: string;
  readonly place: string;
  /** The same for a program; undefined for what only somebody can decide. */
  readonly spot: Spot | undefined;
}

/** What is called where the host is put together, or what it refers to. */
export type Spot =
  | { readonly kind: "package"; readonly id: string; readonly version: string }
  /** An extension of `IServiceCollection` or `IEndpointRouteBuilder`; its namespace where that needs a `using`. */
  | { readonly kind: "services" | "endpoints"; readonly call: string; readonly namespace?: string }
  /** An extension of `ModelBuilder`, for a `DbContext` of this name. */
  | { readonly kind: "mapping"; readonly call: string; readonly context: string };

/** What the host still needs before our code works in it, in the order in which a user would do it; health endpoints alone need less. Spec: decisions, 5 and 6. */
export function needsOf(
  host: Host,
  dbContext: Pick<HostClass, "name" | "namespace">,
  hasEntities = true,
): readonly HostNeed[] {
  return [
    ...(!hasEntities || hasValidation(host) ? [] : [validationPackage(host.projectFile)]),
    ...(host.calls.has("AddTenon")
      ? []
      : [
          {
            file: "Program.cs",
            line: "builder.Services.AddTenon();",
            place: "with the other services, before builder.Build()",
            spot: { kind: "services", call: "AddTenon" } as const,
          },
        ]),
    ...(host.calls.has("MapTenon")
      ? []
      : [
          {
            file: "Program.cs",
            line: "app.MapTenon();",
            place: "with the other endpoints, before app.Run()",
            spot: { kind: "endpoints", call: "MapTenon" } as const,
          },
        ]),
    ...(!hasEntities || host.calls.has("ApplyTenon") ? [] : [mappingIn(host, dbContext)]),
  ];
}

/** What nothing of ours needs, but what callers of it would miss: answers of the host itself that are problems, too. Spec: decisions, 4, errors. */
export function wishesOf({ calls }: Host): readonly HostNeed[] {
  const wishes: readonly (HostNeed & { readonly call: string })[] = [
    {
      call: "AddProblemDetails",
      file: "Program.cs",
      line: "builder.Services.AddProblemDetails();",
      place: "with the other services, before builder.Build()",
      spot: undefined,
    },
    {
      call: "UseStatusCodePages",
      file: "Program.cs",
      line: "app.UseStatusCodePages();",
      place: "before everything else that app uses",
      spot: undefined,
    },
  ];
  return wishes.filter(({ call }) => !calls.has(call));
}

// FastEndpoints and the packages of FluentValidation's family bring it along.
function hasValidation({ packages }: Host): boolean {
  return [...packages].some((id) => /^(?:FluentValidation(?:\..+)?|FastEndpoints)$/i.test(id));
}

function validationPackage(file: string): HostNeed {
  const [id, version] = ["FluentValidation", "11.11.0"];
  return {
    file,
    line: `dotnet add package ${id} --version ${version}`,
    place: "in the project folder; tried with 11.11",
    spot: { kind: "package", id, version },
  };
}

function mappingIn({ dbContexts }: Host, { name, namespace }: Pick<HostClass, "name" | "namespace">): HostNeed {
  const file = dbContexts.find((one) => one.name === name && one.namespace === namespace)?.file ?? `${name}.cs`;
  return {
    file,
    line: "modelBuilder.ApplyTenon();",
    place: `last in OnModelCreating of ${name}`,
    spot: { kind: "mapping", call: "ApplyTenon", context: name },
  };
}
