import type { PackageNeed } from "../../host/needs.ts";

/** The packages that endpoints on minimal APIs refer to, apart from the library for commands that emit nothing. */
export const minimalPackages: readonly PackageNeed[] = [
  {
    id: "FluentValidation",
    version: "11.11.0",
    // FastEndpoints and the packages of FluentValidation's family bring it along.
    providers: /^(?:FluentValidation(?:\..+)?|FastEndpoints)$/i,
  },
];
