import { error, warning } from "./catalogue-entry.ts";

/** The diagnostics of models that the modelling language does not number. */
export const modelOwnEntries = {
  contextVersions: error("TEN0601", "Context `{context}` has {word} {number} here and {word} {other} elsewhere."),
  twinRoute: warning("TEN0602", "`{verb} {route}` of {claimant} and `{other}` of {holder} are the same route for ASP.NET Core."),
  wrongInitializer: error("TEN0603", "`{field}` is `{expected}`, but this is `{found}`."),
  conditionNotBool: error("TEN0604", "A condition is a Bool, but this is `{found}`."),
  numberTooLarge: error("TEN0605", "`{text}` is too large for `{type}`."),
  generatedTypeName: error("TEN0606", "`{name}` cannot be declared: {reason}."),
  memberNamedAsType: error("TEN0607", "`{name}` cannot be a member of `{owner}`: in C#, no member has the name of its type."),
  samePluralOfRoots: error("TEN0608", "Roots `{other}` and `{root}` have the same plural `{plural}`."),
  sameOperationId: error("TEN0610", "{claimant} and {holder} have the operation id `{operationId}`."),
  modelNotFound: error("TEN0611", "There is no model at `{path}`.", 5),
  noModelInFolder: error("TEN0612", "No file in `{path}` ends in .model."),
  defaultNotConstant: error("TEN0613", "The default of `{field}` must be written out."),
  typeNameForm: error("TEN0614", "`{name}` must begin with a capital letter."),
  similarType: error("TEN0615", "`{other}` and `{name}` differ in letter case only."),
  modelPattern: error("TEN0616", "`{pattern}` is not a .NET regular expression: {reason}."),
  pagedOne: error("TEN0617", "Query `{query}` is paged, but its result is `{found}`, which is no list."),
  pageSizes: error("TEN0618", "The pages of `{query}` cannot have {usual} rows and at most {most}: {reason}."),
  pageCriterion: error("TEN0619", "`{name}` cannot be a criterion of `{query}`: a paged query has a member of that name."),
  contextLimit: error("TEN0620", "Context `{context}` cannot have the limit {limit}: it is from 1 to {largest}."),
  uniqueField: error("TEN0621", "`{field}` cannot be unique: {reason}."),
  claimName: error("TEN0622", "`{text}` is no name of a {word}."),
  policyWithoutCaller: error("TEN0623", "Policy `{policy}` cannot reach `{entity}`: an event has no caller, and its rows belong to callers."),
  noSuchMoment: error("TEN0624", "There is no {word} `{text}`."),
};
