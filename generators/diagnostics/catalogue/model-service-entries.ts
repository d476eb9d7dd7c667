import { quoted } from "../../text/quoted.ts";
import { error, type Words } from "./catalogue-entry.ts";

/** The diagnostics of specifications, services, policies and repositories. */
export const modelServiceEntries = {
  unknownSpecTarget: error("DSL1001", ({ target, kind }: Words<"target"> & { readonly kind: string | undefined }) => (kind === undefined ? `There is no entity or value ${quoted(target)} in this context.` : `${quoted(target)} is ${kind}, but a specification tests an entity or a value.`)),
  specNotBool: error("DSL1004", "Specification `{spec}` needs a Bool, but this is `{found}`."),
  duplicateSpec: error("DSL1005", "The context has the specification `{name}` twice."),
  operationType: error("DSL1020", "Operation `{operation}` returns `{expected}`, but this is `{found}`."),
  duplicateOperation: error("DSL1021", "Service `{service}` has the operation `{name}` twice."),
  duplicateService: error("DSL1022", "Context `{context}` declares service `{name}` twice."),
  unknownPolicyEvent: error("DSL1030", "There is no event `{name}`."),
  unknownPolicyTarget: error("DSL1031", "There is no entity `{name}` in this context."),
  unknownPolicyCommand: error("DSL1032", "`{entity}` has no command or factory `{behaviour}`."),
  policyArguments: error("DSL1033", ({ kind, behaviour, problem }: Words<"behaviour" | "problem"> & { readonly kind: "command" | "factory" }) => `${kind === "command" ? "Command" : "Factory"} ${quoted(behaviour)} ${problem}.`),
  policyArgumentType: error("DSL1034", "`{parameter}` is `{expected}`, but this is `{found}`."),
  duplicatePolicy: error("DSL1035", "The context has the policy `{name}` twice."),
  naturalBacking: error("DSL1101", "A natural identity cannot be `{type}`; it is String or Int."),
  repositoryOperation: error("DSL1102", "`{name}` is not a repository operation."),
  finderResult: error("DSL1103", "Finder `{finder}` must return `{root}` or `List<{root}>`, not `{found}`."),
  duplicateFinder: error("DSL1104", "The repository has the finder `{name}` twice."),
  versionMember: error("DSL1105", "`{root}` is versioned and already has a property Version."),
  finderNamedAsOperation: error("DSL1106", "A finder cannot be called `{name}`, like an operation of the repository."),
  finderParameterName: error("DSL1107", "Finder `{finder}` cannot have a parameter `{parameter}`."),
  identityNotUsable: error("DSL1108", "`{identity}` is {kind} and cannot be an identity."),
};
