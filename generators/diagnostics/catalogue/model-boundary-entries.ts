import { error, warning } from "./catalogue-entry.ts";

/** The diagnostics of names of other contexts, integration events and context maps. */
export const modelBoundaryEntries = {
  unknownContext: error("DSL1301", "There is no context `{context}`."),
  unknownContextType: error("DSL1302", "Context `{context}` declares no type `{type}`."),
  contextToItself: error("DSL1303", "Context `{context}` cannot {tie} itself."),
  ambiguousTypeName: error("DSL1304", "`{name}` could mean {meanings...}."),
  moduleNamedAsType: error("DSL1305", "Module `{name}` and a type have the same name."),
  unusedImport: warning("DSL1306", "Nothing uses the import of `{name}`."),
  unknownIntegrationEvent: error("DSL1310", "Context `{context}` declares no integration event `{event}`."),
  eventNotPublished: error("DSL1311", "Context `{context}` does not publish `{event}`."),
  eventNeverPublished: warning("DSL1312", "Context `{context}` declares the integration event `{event}` and does not publish it."),
  duplicateEventTie: error("DSL1313", "Context `{context}` {tie} `{event}` twice."),
  publishOutsideRoot: error("DSL1314", "`{entity}` is not the root of an aggregate and cannot publish integration events."),
  unknownRelationKind: error("DSL1320", "`{role}` is no kind of relation."),
  duplicateRelation: error("DSL1321", "The `{role}` of `{left}` and `{right}` is stated twice."),
  relationDirection: error("DSL1322", "`{role}` is written with `{arrow}`."),
  relationBlock: error("DSL1323", "`{role}` cannot have {block}."),
  unknownSharedType: error("DSL1324", "Neither `{left}` nor `{right}` declares a type `{type}`."),
  mappingDirection: error("DSL1325", "A mapping of this relation leads from `{upstream}` to `{downstream}`."),
  duplicateMapping: error("DSL1326", "`{source}` is translated to `{target}` twice."),
};
