import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of specifications, services, policies and repositories. */
export const modelServiceEntries = {
  unknownSpecTarget: {
    code: "DSL1001",
    message: "There is no entity or value `{target}` in this context.",
  },
  specNotBool: {
    code: "DSL1004",
    message: "Specification `{spec}` needs a Bool, but this is `{found}`.",
  },
  duplicateSpec: {
    code: "DSL1005",
    message: "The context has the specification `{name}` twice.",
  },
  operationType: {
    code: "DSL1020",
    message: "Operation `{operation}` returns `{expected}`, but this is `{found}`.",
  },
  duplicateOperation: {
    code: "DSL1021",
    message: "Service `{service}` has the operation `{name}` twice.",
  },
  duplicateService: {
    code: "DSL1022",
    message: "Context `{context}` declares service `{name}` twice.",
  },
  unknownPolicyEvent: {
    code: "DSL1030",
    message: "There is no event `{name}`.",
  },
  unknownPolicyTarget: {
    code: "DSL1031",
    message: "There is no entity `{name}` in this context.",
  },
  unknownPolicyCommand: {
    code: "DSL1032",
    message: "`{entity}` has no command `{command}`.",
  },
  policyArguments: {
    code: "DSL1033",
    message: "Command `{command}` {problem}.",
  },
  policyArgumentType: {
    code: "DSL1034",
    message: "`{parameter}` is `{expected}`, but this is `{found}`.",
  },
  duplicatePolicy: {
    code: "DSL1035",
    message: "The context has the policy `{name}` twice.",
  },
  naturalBacking: {
    code: "DSL1101",
    message: "A natural identity cannot be `{type}`; it is String or Int.",
  },
  repositoryOperation: {
    code: "DSL1102",
    message: "`{name}` is not a repository operation.",
  },
  finderResult: {
    code: "DSL1103",
    message: "Finder `{finder}` must return `{root}` or `List<{root}>`, not `{found}`.",
  },
  duplicateFinder: {
    code: "DSL1104",
    message: "The repository has the finder `{name}` twice.",
  },
  versionMember: {
    code: "DSL1105",
    message: "`{root}` is versioned and already has a property Version.",
  },
  finderNamedAsOperation: {
    code: "DSL1106",
    message: "A finder cannot be called `{name}`, like an operation of the repository.",
  },
  finderParameterName: {
    code: "DSL1107",
    message: "Finder `{finder}` cannot have a parameter `{parameter}`.",
  },
  identityNotUsable: {
    code: "DSL1108",
    message: "`{identity}` is {kind} and cannot be an identity.",
  },
} as const satisfies WrittenEntries;
