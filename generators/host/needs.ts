import type { Host, HostClass } from "./host.ts";

/** A line that the host still needs, and where it goes. */
export interface HostNeed {
  /** The file that changes, below the project folder. */
  readonly file: string;
  readonly line: string;
  readonly place: string;
}

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
          },
        ]),
    ...(host.calls.has("MapTenon")
      ? []
      : [{ file: "Program.cs", line: "app.MapTenon();", place: "with the other endpoints, before app.Run()" }]),
    ...(!hasEntities || host.calls.has("ApplyTenon") ? [] : [mappingIn(host, dbContext)]),
  ];
}

// FastEndpoints and the packages of FluentValidation's family bring it along.
function hasValidation({ packages }: Host): boolean {
  return [...packages].some((id) => /^(?:FluentValidation(?:\..+)?|FastEndpoints)$/i.test(id));
}

function validationPackage(file: string): HostNeed {
  return {
    file,
    line: "dotnet add package FluentValidation --version 11.11.0",
    place: "in the project folder; tried with 11.11",
  };
}

function mappingIn({ dbContexts }: Host, { name, namespace }: Pick<HostClass, "name" | "namespace">): HostNeed {
  const file = dbContexts.find((one) => one.name === name && one.namespace === namespace)?.file ?? `${name}.cs`;
  return { file, line: "modelBuilder.ApplyTenon();", place: `last in OnModelCreating of ${name}` };
}
