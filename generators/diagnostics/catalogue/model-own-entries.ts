import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of models that the modelling language does not number. */
export const modelOwnEntries = {
  contextVersions: {
    code: "TEN0601",
    message: "Context `{context}` has version {version} here and version {other} elsewhere.",
  },
  twinRoute: {
    code: "TEN0602",
    severity: "warning",
    message: "`{verb} {route}` of {claimant} and `{other}` of {holder} are the same route for ASP.NET Core.",
  },
  wrongInitializer: {
    code: "TEN0603",
    message: "`{field}` is `{expected}`, but this is `{found}`.",
  },
  conditionNotBool: {
    code: "TEN0604",
    message: "A condition is a Bool, but this is `{found}`.",
  },
  numberTooLarge: {
    code: "TEN0605",
    message: "`{text}` is too large for `{type}`.",
  },
  generatedTypeName: {
    code: "TEN0606",
    message: "`{name}` cannot be declared: {reason}.",
  },
  memberNamedAsType: {
    code: "TEN0607",
    message: "`{name}` cannot be a member of `{owner}`: in C#, no member has the name of its type.",
  },
  samePluralOfRoots: {
    code: "TEN0608",
    message: "Roots `{other}` and `{root}` have the same plural `{plural}`.",
  },
  sameOperationId: {
    code: "TEN0610",
    message: "{claimant} and {holder} have the operation id `{operationId}`.",
  },
  modelNotFound: {
    code: "TEN0611",
    exitCode: 5,
    message: "There is no model at `{path}`.",
  },
  noModelInFolder: {
    code: "TEN0612",
    message: "No file in `{path}` ends in .model.",
  },
  defaultNotConstant: {
    code: "TEN0613",
    message: "The default of `{field}` must be written out.",
  },
  typeNameForm: {
    code: "TEN0614",
    message: "`{name}` must begin with a capital letter.",
  },
  similarType: {
    code: "TEN0615",
    message: "`{other}` and `{name}` differ in letter case only.",
  },
  modelPattern: {
    code: "TEN0616",
    message: "`{pattern}` is not a .NET regular expression: {reason}.",
  },
} as const satisfies WrittenEntries;
