import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of the projects that generated code goes to. */
export const placementEntries = {
  unknownTargetProject: {
    code: "TEN0371",
    message: "`{key}` is `{path}`, which is no project of the host: it has {projects...}.",
  },
  apiOutsideWebProject: {
    code: "TEN0372",
    message: "The endpoints cannot stand in `{project}`: only the web project knows all that they need.",
  },
  missingProjectReference: {
    code: "TEN0373",
    message: "`{from}` does not refer to `{to}`, but {reason}.",
  },
  projectTooOld: {
    code: "TEN0374",
    message: "`{project}` targets `{framework}`, but the generated code needs net10.0 or later.",
  },
  databaseBesideContext: {
    code: "TEN0375",
    message: "`target.database` gives the host a DbContext, but `{name}` is the one that stores the rows.",
  },
  outsideRepository: {
    code: "TEN0376",
    message: "`{path}` is outside of the repository `{repository}`, once links are followed.",
  },
} as const satisfies WrittenEntries;
