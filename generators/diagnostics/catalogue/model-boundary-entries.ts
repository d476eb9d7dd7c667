import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of names of other contexts, integration events and context maps. */
export const modelBoundaryEntries = {
  unknownContext: {
    code: "DSL1301",
    message: "There is no context `{context}`.",
  },
  unknownContextType: {
    code: "DSL1302",
    message: "Context `{context}` declares no type `{type}`.",
  },
  contextToItself: {
    code: "DSL1303",
    message: "Context `{context}` cannot {tie} itself.",
  },
  ambiguousTypeName: {
    code: "DSL1304",
    message: "`{name}` could mean {meanings...}.",
  },
  moduleNamedAsType: {
    code: "DSL1305",
    message: "Module `{name}` and a type have the same name.",
  },
  unusedImport: {
    code: "DSL1306",
    severity: "warning",
    message: "Nothing uses the import of `{name}`.",
  },
  unknownIntegrationEvent: {
    code: "DSL1310",
    message: "Context `{context}` declares no integration event `{event}`.",
  },
  eventNotPublished: {
    code: "DSL1311",
    message: "Context `{context}` does not publish `{event}`.",
  },
  eventNeverPublished: {
    code: "DSL1312",
    severity: "warning",
    message: "Context `{context}` declares the integration event `{event}` and does not publish it.",
  },
  duplicateEventTie: {
    code: "DSL1313",
    message: "Context `{context}` {tie} `{event}` twice.",
  },
  publishOutsideRoot: {
    code: "DSL1314",
    message: "`{entity}` is not the root of an aggregate and cannot publish integration events.",
  },
  unknownRelationKind: {
    code: "DSL1320",
    message: "`{role}` is no kind of relation.",
  },
  duplicateRelation: {
    code: "DSL1321",
    message: "The `{role}` of `{left}` and `{right}` is stated twice.",
  },
  relationDirection: {
    code: "DSL1322",
    message: "`{role}` is written with `{arrow}`.",
  },
  relationBlock: {
    code: "DSL1323",
    message: "`{role}` cannot have {block}.",
  },
  unknownSharedType: {
    code: "DSL1324",
    message: "Neither `{left}` nor `{right}` declares a type `{type}`.",
  },
  mappingDirection: {
    code: "DSL1325",
    message: "A mapping of this relation leads from `{upstream}` to `{downstream}`.",
  },
  duplicateMapping: {
    code: "DSL1326",
    message: "`{source}` is translated to `{target}` twice.",
  },
} as const satisfies WrittenEntries;
