import { listOf, quoted } from "../../text/quoted.ts";
import { error, type Words, warning } from "./catalogue-entry.ts";

/** The diagnostics of use cases, read models, queries and API annotations. */
export const modelOperationEntries = {
  duplicateUsecase: error("DSL1201", "Service `{service}` has the usecase `{name}` twice."),
  readModelUnknownSource: error("DSL1202", "Read model `{readModel}` is projected from `{source}`, which is not an entity or value of context `{context}`."),
  readModelUnknownField: error("DSL1203", "`{source}` has no field `{field}` for read model `{readModel}`."),
  readModelFieldType: error("DSL1204", "`{field}` of `{readModel}` is `{expected}`, but this is `{found}`."),
  duplicateReadModelField: error("DSL1205", "Read model `{readModel}` has the field `{field}` twice."),
  queryResultNotReadModel: error("DSL1206", "Query `{query}` returns `{found}`, which is neither a read model nor a list of one."),
  recordMemberName: error("DSL1207", "`{owner}` cannot have `{name}`: {reason}."),
  invalidRouteOverride: error("DSL1208", ({ path, reason }: Words<"reason"> & { readonly path: string | undefined }) => (path === undefined ? `\`@route\` ${reason}.` : `${quoted(path)} cannot be a route: ${reason}.`)),
  multipleVerbAnnotations: error("DSL1209", ({ name, verbs }: Words<"name"> & { readonly verbs: readonly string[] }) => `${quoted(name)} has ${verbs.length} verbs: ${listOf(verbs)}.`),
  emptyAuthRole: error("DSL1210", ({ isBlank }: { readonly isBlank: boolean }) => (isBlank ? "The role of `@auth` is blank." : "`@auth` names no role.")),
  duplicateApiRoute: error("DSL1211", "{claimant} has the route `{verb} {route}` of {holder}."),
  duplicateApiAnnotation: error("DSL1212", "`{name}` has `@{annotation}` {count} times."),
  verbAnnotationArgument: error("DSL1213", "`@{verb}` takes no argument."),
  versionAnnotationOnCommand: error("DSL1214", "`@{annotation}` does not apply to {name}."),
  unboundRouteToken: warning("DSL1215", ({ token, name, remedy }: Words<"token" | "name" | "remedy">) => `${quoted(`{${token}}`)} binds to nothing: ${name} has no ${remedy}.`),
};
