import fc from "fast-check";
import { type RelationshipType, relationshipTypes } from "../generators/entity/entity.ts";
import { typeNames } from "../generators/entity/property-type.ts";

/** Names that may clash: framework types, C# keywords, names of generated code, irregular plurals, acronyms. */
export const entityNames: readonly string[] = (
  "Post Author Task Group Version Response Order Series News Status Endpoint Event Page Option User Guid List Result StatusCode " +
  "HTMLParser OAuth2Token Product2 OfficeEquipment Person Child A Box Record Required Filter Query Request Reference Service Context Id2 Db Ct"
).split(" ");

const propertyNames =
  "Title Class Event Namespace Return Type Value Name Guid DateTime Task List String Http Service Reader Filter Errors From To Status " +
  "CancellationToken Ct Body Route Path Key Index Sum IsActive URL HTMLBody X1 A Record Await Async Var Default Where Select Projection";

const keyTypes = ["Guid", "int", "long", "string"] as const;

/** A property of an entity file. */
export interface RandomProperty {
  readonly type: string;
  readonly isKey?: boolean;
}

/** An entity of an entity file. */
export interface RandomEntity {
  readonly concurrency?: string | { readonly required: string };
  readonly paging?: string;
  readonly idempotency?: boolean;
  readonly etag?: string;
  readonly operations?: readonly string[];
  readonly properties: Readonly<Record<string, RandomProperty>>;
  readonly relationships: object;
}

/** A valid entity file. */
export interface RandomEntityFile {
  readonly defaults: object;
  readonly entity: Readonly<Record<string, RandomEntity>>;
}

/** The keys by which an entity gives its clients more than by itself. */
const contract = fc.record(
  {
    paging: fc.constantFrom("page", "cursor"),
    idempotency: fc.boolean(),
    etag: fc.constant("content"),
    operations: fc
      .subarray(["createMany", "patch"])
      .map((more) => ["create", "getAll", "get", "update", "delete", ...more]),
  },
  { requiredKeys: [] },
);

const entity = (name: string) =>
  fc.record({
    contract,
    isVersionStated: fc.boolean(),
    relationship: fc.constantFrom(...relationshipTypes),
    key: fc.constantFrom(...keyTypes),
    keyName: fc.constantFrom("Id", "Code", "Number"),
    names: fc.subarray(
      propertyNames.split(" ").filter((each) => each.toLowerCase() !== name.toLowerCase()),
      { maxLength: 8 },
    ),
    types: fc.array(fc.tuple(fc.constantFrom(...typeNames), fc.boolean()), { minLength: 8, maxLength: 8 }),
  });

function relationshipOf(type: RelationshipType | undefined, name: string, relatedEntity: string) {
  return { relatedEntity, type, ...(type === "ManyToMany" && name !== relatedEntity && { inverse: "Owners" }) };
}

/** Valid entity files: up to six entities with any property types. Each relates to the next, the last to itself. */
export const entityFiles: fc.Arbitrary<RandomEntityFile> = fc
  .subarray([...entityNames], { minLength: 1, maxLength: 6 })
  .chain(entityFilesOf);

/** Returns valid entity files with these entities. */
export function entityFilesOf(names: readonly string[]): fc.Arbitrary<RandomEntityFile> {
  return fc.tuple(...names.map(entity)).map((entities) => ({
    defaults: { access: "anonymous" },
    entity: Object.fromEntries(
      names.map((name, index) => {
        const { key = "Guid", keyName = "Id", names: own = [], types: ownTypes = [] } = entities[index] ?? {};
        const { contract: { etag, ...keys } = {}, isVersionStated = false } = entities[index] ?? {};
        const properties = own.map((property, at) => {
          const [type = "string", isOptional = false] = ownTypes[at] ?? [];
          return [property, { type: `${type}${isOptional ? "?" : ""}` }] as const;
        });
        const next = names[index + 1] ?? name;
        const [, isVersioned = false] = ownTypes.at(-1) ?? [];
        return [
          name,
          {
            ...keys,
            ...(isVersioned
              ? { concurrency: isVersionStated ? { required: "RowVersion" } : "RowVersion" }
              : etag !== undefined && { etag }),
            properties: { [keyName]: { type: key, isKey: true }, ...Object.fromEntries(properties) },
            relationships: {
              Children: relationshipOf(entities[index]?.relationship, name, next),
            },
          },
        ];
      }),
    ),
  }));
}
