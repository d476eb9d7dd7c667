import { error } from "./catalogue-entry.ts";

/** The diagnostics of the projects that generated code goes to. */
export const placementEntries = {
  unknownTargetProject: error("TEN0371", "`{key}` is `{path}`, which is no project of the host: it has {projects...}."),
  apiOutsideWebProject: error("TEN0372", "The endpoints cannot stand in `{project}`: only the web project knows all that they need."),
  missingProjectReference: error("TEN0373", "`{from}` does not refer to `{to}`, but {reason}."),
  projectTooOld: error("TEN0374", "`{project}` targets `{framework}`, but the generated code needs net10.0 or later."),
  databaseBesideContext: error("TEN0375", "`target.database` gives the host a DbContext, but `{name}` is the one that stores the rows."),
  outsideRepository: error("TEN0376", "`{path}` is outside of the repository `{repository}`, once links are followed."),
  keyLength: error("TEN0377", "`key` of entity `{entity}` names {count} of its properties; a key of several has two to four."),
  compositeParent: error("TEN0378", "Relationship `{relationship}` refers to `{entity}` by one property, but its key has several."),
};
