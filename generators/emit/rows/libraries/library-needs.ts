import type { LibraryId } from "../../../entity/graft.ts";
import type { HostNeed, LibraryNeeds } from "../../../host/needs.ts";
import type { PackageNeed } from "../../../host/package-need.ts";

/** The packages that endpoints on minimal APIs refer to. */
export const minimalPackages: readonly PackageNeed[] = [
  {
    id: "FluentValidation",
    version: "11.11.0",
    // FastEndpoints and the packages of FluentValidation's family bring it along.
    providers: /^(?:FluentValidation(?:\..+)?|FastEndpoints)$/i,
  },
];

const addFastEndpoints: HostNeed = {
  file: "Program.cs",
  line: "builder.Services.AddFastEndpoints();",
  place: "with the other services, before builder.Build()",
  spot: { kind: "services", call: "AddFastEndpoints", imports: [{ namespace: "FastEndpoints" }] },
  group: "entities",
};

// An extension of routes, which a startup class has too; `UseFastEndpoints` is one of the application alone.
const mapFastEndpoints: HostNeed = {
  file: "Program.cs",
  line: "app.MapFastEndpoints();",
  place: "with the other endpoints, before app.Run()",
  spot: { kind: "endpoints", call: "MapFastEndpoints", imports: [{ namespace: "FastEndpoints" }] },
  group: "entities",
};

const problemDetails: HostNeed = {
  file: "Program.cs",
  line: "app.UseFastEndpoints(config => config.Errors.UseProblemDetails());",
  place: "where app calls UseFastEndpoints, for the host's own endpoints",
  spot: undefined,
};

/** The needs of each endpoint library, apart from the library itself for commands that emit nothing. */
export const libraryNeeds: Readonly<Record<LibraryId, LibraryNeeds>> = {
  minimal: { packages: minimalPackages, calls: [], wishes: [] },
  fastendpoints: {
    packages: [{ id: "FastEndpoints", version: "8.3.0", providers: /^FastEndpoints$/i }],
    calls: [
      { name: "AddFastEndpoints", need: addFastEndpoints },
      { name: "UseFastEndpoints", need: mapFastEndpoints },
    ],
    wishes: [{ name: "UseProblemDetails", need: problemDetails }],
  },
};
