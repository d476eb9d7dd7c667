import type {
  DefaultsShape,
  EntityFile,
  EntityShape,
  OperationsShape,
  PolicyShape,
  ProjectsShape,
  PropertyShape,
  RelationshipShape,
  TargetShape,
} from "./entity-file.ts";

/** The keys of a shape, each with its necessity. */
export type Keys<Shape> = {
  readonly [Key in keyof Shape]-?: object extends Pick<Shape, Key> ? "optional" : "required";
};

/** The keys of every part of an entity file, by the definition names of the schema; a test compares the two. */
export const entityFileKeys = {
  file: {
    version: "optional",
    target: "optional",
    defaults: "optional",
    health: "optional",
    enums: "optional",
    entity: "required",
  } satisfies Keys<EntityFile>,
  target: {
    folder: "optional",
    dbContext: "optional",
    database: "optional",
    library: "optional",
    namespace: "optional",
    routePrefix: "optional",
    projects: "optional",
  } satisfies Keys<TargetShape>,
  projects: {
    entity: "optional",
    contracts: "optional",
    data: "optional",
    api: "optional",
  } satisfies Keys<ProjectsShape>,
  defaults: { access: "optional", pageSize: "optional", maxPageSize: "optional" } satisfies Keys<DefaultsShape>,
  entity: {
    model: "optional",
    clrType: "optional",
    plural: "optional",
    route: "optional",
    operations: "optional",
    access: "optional",
    pageSize: "optional",
    maxPageSize: "optional",
    concurrency: "optional",
    unique: "optional",
    index: "optional",
    description: "optional",
    properties: "required",
    relationships: "optional",
  } satisfies Keys<EntityShape>,
  property: {
    type: "required",
    isKey: "optional",
    required: "optional",
    readOnly: "optional",
    createOnly: "optional",
    writeOnly: "optional",
    minLength: "optional",
    maxLength: "optional",
    min: "optional",
    max: "optional",
    pattern: "optional",
    default: "optional",
    unique: "optional",
    filter: "optional",
    description: "optional",
  } satisfies Keys<PropertyShape>,
  relationship: {
    relatedEntity: "required",
    type: "required",
    foreignKey: "optional",
    route: "optional",
    onDelete: "optional",
    access: "optional",
  } satisfies Keys<RelationshipShape>,
  operations: {
    default: "optional",
    create: "optional",
    getAll: "optional",
    get: "optional",
    update: "optional",
    delete: "optional",
  } satisfies Keys<OperationsShape>,
  policy: { policy: "required" } satisfies Keys<PolicyShape>,
} as const;
