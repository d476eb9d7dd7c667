import { listOf, quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of the host project. */
export const hostEntries = {
  hostNotFound: {
    code: "TEN0401",
    exitCode: 5,
    message: "There is no host at `{path}`.",
  },
  noProject: {
    code: "TEN0402",
    message: "There is no project file (*.csproj) in `{path}`.",
  },
  severalProjects: {
    code: "TEN0403",
    message: "`{path}` holds several web projects: {projects...}.",
  },
  frameworkTooOld: {
    code: "TEN0404",
    message: "`{project}` targets `{framework}`, but the endpoints need net10.0 or later.",
  },
  unreadableProperty: {
    code: "TEN0405",
    message: "`{property}` in `{project}` is `{value}`, which only a build can evaluate.",
  },
  invalidProjectFile: {
    code: "TEN0406",
    message: "`{project}` cannot be read as a project file: {reason}.",
  },
  noDbContext: {
    code: "TEN0407",
    message: ({ project, rejected }: Words<"project"> & { readonly rejected: readonly string[] }) => `There is no DbContext in ${quoted(project)}${rejected.length === 0 ? "" : `: ${rejected.join("; ")}`}.`,
  },
  severalDbContexts: {
    code: "TEN0408",
    message: "More than one DbContext matches: {names...}.",
  },
  unknownDbContext: {
    code: "TEN0409",
    message: ({ name, candidates }: Words<"name"> & { readonly candidates: readonly string[] }) => (candidates.length === 0 ? `The host has no DbContext ${quoted(name)}; it has none at all.` : `The host has no DbContext ${quoted(name)}; it has ${listOf(candidates)}.`),
  },
  noWebHost: {
    code: "TEN0410",
    message: "`{project}` is {kind} without ASP.NET Core, so endpoints cannot compile in it.",
  },
  noWebProject: {
    code: "TEN0411",
    message: "`{path}` holds no ASP.NET Core project, only others: {projects...}.",
  },
  noFramework: {
    code: "TEN0412",
    message: "`{project}` sets no TargetFramework, and no file that it imports does.",
  },
  invalidSolution: {
    code: "TEN0413",
    message: "`{path}` cannot be read as a solution: {reason}.",
  },
  namespaceTooLong: {
    code: "TEN0414",
    message: "`RootNamespace` in `{project}` has more than {limit} characters.",
  },
  testsInsideProject: {
    code: "TEN0415",
    message: "The tests in `{folder}` would be compiled by `{project}`, whose folder is above.",
  },
  otherTestFramework: {
    code: "TEN0416",
    message: "`{project}` uses {framework}, and the tests need xunit.v3.",
  },
  testsOutsideRepository: {
    code: "TEN0417",
    message: "`placement.tests` is `{path}`, which is outside the repository of the host.",
  },
  libraryTooOld: {
    code: "TEN0418",
    message: "The host references FastEndpoints {version}, but the endpoints need version 7 or later.",
  },
  libraryPassedOver: {
    code: "TEN0419",
    severity: "warning",
    message: "The host references FastEndpoints {version}, so the endpoints are minimal APIs: FastEndpoints needs version 7 or later.",
  },
  hiddenProgram: {
    code: "TEN0420",
    message: "The tests start the host by its class `Program`, which is {reason} in `{file}`.",
  },
  noProgram: {
    code: "TEN0421",
    message: "`{project}` is a library, which starts no web application.",
  },
} as const satisfies WrittenEntries;
