import { listOf, quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of use cases, read models, queries and API annotations. */
export const modelOperationEntries = {
  duplicateUsecase: {
    code: "DSL1201",
    message: "Service `{service}` has the usecase `{name}` twice.",
  },
  readModelUnknownSource: {
    code: "DSL1202",
    message: "Read model `{readModel}` is projected from `{source}`, which is not an entity or value of context `{context}`.",
  },
  readModelUnknownField: {
    code: "DSL1203",
    message: "`{source}` has no field `{field}` for read model `{readModel}`.",
  },
  readModelFieldType: {
    code: "DSL1204",
    message: "`{field}` of `{readModel}` is `{expected}`, but this is `{found}`.",
  },
  duplicateReadModelField: {
    code: "DSL1205",
    message: "Read model `{readModel}` has the field `{field}` twice.",
  },
  queryResultNotReadModel: {
    code: "DSL1206",
    message: "Query `{query}` returns `{found}`, which is neither a read model nor a list of one.",
  },
  recordMemberName: {
    code: "DSL1207",
    message: "`{owner}` cannot have `{name}`: {reason}.",
  },
  invalidRouteOverride: {
    code: "DSL1208",
    message: ({ path, reason }: Words<"reason"> & { readonly path: string | undefined }) => (path === undefined ? `\`@route\` ${reason}.` : `${quoted(path)} cannot be a route: ${reason}.`),
  },
  multipleVerbAnnotations: {
    code: "DSL1209",
    message: ({ name, verbs }: Words<"name"> & { readonly verbs: readonly string[] }) => `${quoted(name)} has ${verbs.length} verbs: ${listOf(verbs)}.`,
  },
  emptyAuthRole: {
    code: "DSL1210",
    message: ({ isBlank }: { readonly isBlank: boolean }) => (isBlank ? "The role of `@auth` is blank." : "`@auth` names no role."),
  },
  duplicateApiRoute: {
    code: "DSL1211",
    message: "{claimant} has the route `{verb} {route}` of {holder}.",
  },
  duplicateApiAnnotation: {
    code: "DSL1212",
    message: "`{name}` has `@{annotation}` {count} times.",
  },
  verbAnnotationArgument: {
    code: "DSL1213",
    message: "`@{verb}` takes no argument.",
  },
  versionAnnotationOnCommand: {
    code: "DSL1214",
    message: "`@{annotation}` does not apply to {name}.",
  },
  unboundRouteToken: {
    code: "DSL1215",
    severity: "warning",
    message: ({ token, name, remedy }: Words<"token" | "name" | "remedy">) => `${quoted(`{${token}}`)} binds to nothing: ${name} has no ${remedy}.`,
  },
} as const satisfies WrittenEntries;
