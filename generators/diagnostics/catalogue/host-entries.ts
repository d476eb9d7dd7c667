import { listOf, quoted } from "../../text/quoted.ts";
import { error, type Words, warning } from "./catalogue-entry.ts";

/** The diagnostics of the host project. */
export const hostEntries = {
  hostNotFound: error("TEN0401", "There is no host at `{path}`.", 5),
  noProject: error("TEN0402", "There is no project file (*.csproj) in `{path}`."),
  severalProjects: error("TEN0403", "`{path}` holds several web projects: {projects...}."),
  frameworkTooOld: error("TEN0404", "`{project}` targets `{framework}`, but the endpoints need net10.0 or later."),
  unreadableProperty: error("TEN0405", "`{property}` in `{project}` is `{value}`, which only a build can evaluate."),
  invalidProjectFile: error("TEN0406", "`{project}` cannot be read as a project file: {reason}."),
  noDbContext: error("TEN0407", ({ project, rejected }: Words<"project"> & { readonly rejected: readonly string[] }) => `There is no DbContext in ${quoted(project)}${rejected.length === 0 ? "" : `: ${rejected.join("; ")}`}.`),
  severalDbContexts: error("TEN0408", "More than one DbContext matches: {names...}."),
  unknownDbContext: error("TEN0409", ({ name, candidates }: Words<"name"> & { readonly candidates: readonly string[] }) => (candidates.length === 0 ? `The host has no DbContext ${quoted(name)}; it has none at all.` : `The host has no DbContext ${quoted(name)}; it has ${listOf(candidates)}.`)),
  noWebHost: error("TEN0410", "`{project}` is {kind} without ASP.NET Core, so endpoints cannot compile in it."),
  noWebProject: error("TEN0411", "`{path}` holds no ASP.NET Core project, only others: {projects...}."),
  noFramework: error("TEN0412", "`{project}` sets no TargetFramework, and no file that it imports does."),
  invalidSolution: error("TEN0413", "`{path}` cannot be read as a solution: {reason}."),
  namespaceTooLong: error("TEN0414", "`RootNamespace` in `{project}` has more than {limit} characters."),
  testsInsideProject: error("TEN0415", "The tests in `{folder}` would be compiled by `{project}`, whose folder is above."),
  otherTestFramework: error("TEN0416", "`{project}` uses {framework}, and the tests need xunit.v3."),
  testsOutsideRepository: error("TEN0417", "`placement.tests` is `{path}`, which is outside the repository of the host."),
  libraryTooOld: error("TEN0418", "The host references FastEndpoints {version}, but the endpoints need version 7 or later."),
  libraryPassedOver: warning("TEN0419", "The host references FastEndpoints {version}, so the endpoints are minimal APIs: FastEndpoints needs version 7 or later."),
  hiddenProgram: error("TEN0420", "The tests start the host by its class `Program`, which is {reason} in `{file}`."),
  noProgram: error("TEN0421", "`{project}` is a library, which starts no web application."),
  unusableMethod: error("TEN0422", "`{method}` {reason}."),
  wrappedMember: error("TEN0423", "`{property}` of entity `{entity}` is of the type `{type}` in its class: {reason}."),
  wrappedForeignKey: error("TEN0424", "Relationship `{relationship}` compares `{foreignKey}` of `{child}` with the key of `{parent}`, but their classes have {types...}."),
  invalidFacts: error("TEN0425", "`{path}` cannot be used as the facts of the host: {reason}."),
  staleFacts: error("TEN0426", "`{path}` is not what the sources of the host say now.", 4),
};
