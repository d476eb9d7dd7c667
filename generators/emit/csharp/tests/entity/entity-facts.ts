import type { EndpointName, Entity, EntityOperation, Property } from "../../../../entity/entity.ts";
import { hasCursors, serves } from "../../../../entity/served.ts";
import {
  findingParameter,
  isDispensable,
  isKeyGiven,
  keyOf,
  listedProperties,
  type RequestKind,
  requestProperties,
} from "../../../../entity/wire-properties.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact } from "../fact.ts";
import { repetitionFacts } from "../repetition-facts.ts";
import { brokenSample } from "./broken-sample.ts";
import { defaultFacts } from "./default-facts.ts";
import { freshProperties } from "./entity-samples.ts";
import { changeOfCreated, changeOfUnknown, createdOne, unknownOne } from "./key-arguments.ts";
import { isShownAsSent } from "./shown-as-sent.ts";
import { uniqueFacts } from "./unique-facts.ts";

/** The statement that creates a row. */
export const created = "var created = await CreateAsync(host);";

/** Returns the call that sends a request about a row. */
export function send(operation: string, args: string, more = ""): string {
  return `await host.SendAsync(${operation}, ${args}${more})`;
}

/** Returns the tests of the creation. Spec: shipped-tests, Tests of entities. */
export function createFacts(entity: Entity): readonly Fact[] {
  if (!serves(entity, "create")) return [];
  const { version, model } = entity;
  const sample = "var sample = await CreateSampleAsync(host);";
  const creation = `nameof(CustomizeCreate), ${status("Created")}`;
  const accepted = `(${send("Create", "sample")}).IsAccepted(${creation})`;
  const tag = model.kind === "generated" ? `Equal("\\"1\\"", created.Tag)` : "NotNull(created.Tag)";
  return [
    {
      name: "Create_stores_what_is_sent",
      lines: [
        sample,
        `${version === undefined ? "" : "var created = "}${accepted}${shown(entity, "Create")};`,
        ...(version === undefined ? [] : [`${typeName("Assert")}.${tag};`]),
      ],
    },
    ...refusals(entity, "Create", sample, send("Create", "sample")),
    ...defaultFacts(entity, sample, accepted),
    ...uniqueFacts(entity, sample, accepted),
    ...repetitionFacts(entity, "Create", { sample, accepted: creation }),
    ...(isKeyGiven(entity)
      ? [
          {
            name: "Create_takes_a_key_once",
            lines: [sample, `${accepted};`, expectation(send("Create", "sample"), "Conflict")],
          },
        ]
      : []),
    ...callerFacts("Create", entity.operations.create, `new ${typeName("JsonObject")}()`),
  ];
}

/** Returns the tests of the list. */
export function listFacts(entity: Entity): readonly Fact[] {
  const { operations } = entity;
  const found = `var found = (${send("List", "sample")}).Is(${status("OK")});`;
  return [
    ...factsWith(entity, ["create", "getAll"], {
      name: "List_finds_the_created_one",
      lines: [created, ...searchOfCreated(entity, "Contains")],
    }),
    ...factsWith(entity, ["create", "getAll"], {
      name: "List_has_pages",
      lines: [
        "await CreateAsync(host);",
        `var sample = new ${typeName("JsonObject")} { ["pageSize"] = 1 };`,
        found,
        `${typeName("Assert")}.Single(found["items"]!.AsArray());`,
      ],
    }),
    ...(hasCursors(entity) ? factsWith(entity, ["create", "getAll"], nextPageFact(entity)) : []),
    ...(operations.create === undefined
      ? factsWith(entity, ["getAll"], {
          name: "List_answers",
          lines: [expectation(send("List", `new ${typeName("JsonObject")}()`), "OK")],
        })
      : []),
    ...callerFacts("List", operations.getAll, `new ${typeName("JsonObject")}()`),
  ];
}

/** Returns the statements that list rows by what is unique in the created one, and that it is among them or is not. */
export function searchOfCreated(entity: Entity, method: string): readonly string[] {
  const filters = filtersOf(entity).map(
    ({ wireName, parameter }) => `[${csharpString(parameter)}] = created[${csharpString(wireName)}]?.DeepClone()`,
  );
  const members = [...filters, `["pageSize"] = ${entity.maxPageSize}`];
  return [
    `var sample = new ${typeName("JsonObject")} { ${members.join(", ")} };`,
    `var found = (${send("List", "sample")}).Is(${status("OK")});`,
    contains(entity.keys, undefined, method),
  ];
}

/** Returns the test of a page that continues behind another. */
function nextPageFact({ keys }: Entity): Fact {
  const member = keys.length === 1 ? `[${csharpString(keyOf({ keys }).wireName)}]` : "";
  const rowOf = (page: string) => `${page}["items"]![0]!${member}`;
  return {
    name: "List_continues_behind_a_page",
    lines: [
      "await CreateAsync(host);",
      "await CreateAsync(host);",
      `var sample = new ${typeName("JsonObject")} { ["pageSize"] = 1 };`,
      `var found = (${send("List", "sample")}).Is(${status("OK")});`,
      `sample["after"] = found["next"]!.DeepClone();`,
      `var rest = (${send("List", "sample")}).Is(${status("OK")});`,
      `${typeName("Assert")}.False(${typeName("JsonNode")}.DeepEquals(${rowOf("found")}, ${rowOf("rest")}), rest.Text);`,
    ],
  };
}

/** Returns the statement that a page, or another member of an answer, has the created row. */
export function contains(keys: Entity["keys"], member = csharpString("items"), method = "Contains"): string {
  return `${typeName("Assert")}.${method}(found[${member}]!.AsArray(), one => ${isCreated(keys, "one!")});`;
}

/** Returns the condition that a row is the created one. */
export function isCreated(keys: Entity["keys"], row: string): string {
  const names = keys.map(({ wireName }) => csharpString(wireName));
  return names.map((name) => `${typeName("JsonNode")}.DeepEquals(created[${name}], ${row}[${name}])`).join(" && ");
}

/** The most conditions of a request. Spec: endpoints, Filters. */
const mostConditions = 20;

/** A query parameter by which a row is found, with the property that has its value. */
interface Finding {
  readonly wireName: string;
  readonly parameter: string;
}

/** Returns the filters that leave few rows beside the created one. */
function filtersOf(entity: Entity): readonly Finding[] {
  const listed = new Set(listedProperties(entity));
  const fresh = findings(freshProperties(entity, "Create").filter((one) => listed.has(one)));
  const unclear = new Set(["float", "double", "decimal"]);
  const wanted = fresh.length > 0 ? fresh : findings([...listed].filter((one) => !unclear.has(String(one.type))));
  return wanted.slice(0, mostConditions);
}

function findings(properties: readonly Property[]): readonly Finding[] {
  return properties.flatMap((property) => {
    const parameter = findingParameter(property);
    return parameter === undefined ? [] : [{ wireName: property.wireName, parameter }];
  });
}

/** Returns the tests of the one resource. */
export function getFacts(entity: Entity): readonly Fact[] {
  const { operations } = entity;
  return [
    ...factsWith(entity, ["create", "get"], {
      name: "Get_shows_the_created_one",
      lines: [created, `var found = (${send("Get", createdOne(entity))}).Is(${status("OK")});`, same("created")],
    }),
    ...factsWith(entity, ["get"], unknown("Get", unknownOne(entity))),
    ...callerFacts("Get", operations.get, unknownOne(entity)),
  ];
}

/** Returns the tests of the update. */
export function updateFacts(entity: Entity): readonly Fact[] {
  const { version, operations } = entity;
  const sample = `var sample = ${changeOfCreated(entity)};`;
  const accepted = (tag: string) => `(${send("Update", "sample", tag)}).IsAccepted(nameof(CustomizeUpdate))`;
  const tag = version === undefined ? "" : ", created.Tag";
  return [
    ...factsWith(entity, ["create", "get", "update"], {
      name: "Update_is_shown_by_get",
      lines: [
        created,
        sample,
        `var updated = ${accepted(tag)}${shown(entity, "Update")};`,
        `var found = (${send("Get", createdOne(entity))}).Is(${status("OK")});`,
        same("updated"),
      ],
    }),
    ...factsWith(
      entity,
      ["create", "update"],
      ...refusals(entity, "Update", `${created}\n${sample}`, send("Update", "sample")),
    ),
    ...factsWith(entity, ["update"], unknown("Update", changeOfUnknown(entity), anyVersion(entity))),
    ...(version === undefined
      ? []
      : factsWith(entity, ["create", "update"], {
          name: "Update_needs_the_latest_version",
          lines: [
            created,
            sample,
            `${accepted(tag)};`,
            expectation(send("Update", "sample", tag), "PreconditionFailed"),
          ],
        })),
    ...callerFacts("Update", operations.update, unknownOne(entity)),
  ];
}

/** Returns the tests of the deletion. */
export function deleteFacts(entity: Entity): readonly Fact[] {
  const { version, operations } = entity;
  const one = createdOne(entity);
  const tag = version === undefined ? "" : ", created.Tag";
  return [
    ...factsWith(entity, ["create", "delete"], {
      name: "Delete_removes_it",
      lines: [
        created,
        expectation(send("Delete", one, tag), "NoContent"),
        ...(serves(entity, "get") ? [expectation(send("Get", one), "NotFound")] : []),
        expectation(send("Delete", one, anyVersion(entity)), "NotFound"),
      ],
    }),
    ...(version === undefined
      ? []
      : factsWith(entity, ["create", "delete"], {
          name: "Delete_needs_the_latest_version",
          lines: [created, expectation(send("Delete", one, `, "\\"999999\\""`), "PreconditionFailed")],
        })),
    ...(operations.create === undefined
      ? factsWith(entity, ["delete"], unknown("Delete", unknownOne(entity), anyVersion(entity)))
      : []),
    ...callerFacts("Delete", operations.delete, unknownOne(entity)),
  ];
}

/** Returns the statement that the found row equals another answer. */
export function same(other: string, found = "found"): string {
  return `${typeName("Assert")}.True(${typeName("JsonNode")}.DeepEquals(${other}.Body, ${found}.Body), ${found}.Text);`;
}

/** Refers to a status. */
export function status(name: string): string {
  return `${typeName("HttpStatusCode")}.${name}`;
}

/** Returns the test that an operation does not find an unknown row. */
export function unknown(operation: string, args: string, tag = ""): Fact {
  const line = expectation(send(operation, args, tag), "NotFound");
  return { name: `${operation}_does_not_find_an_unknown_one`, lines: [line] };
}

/** Returns the argument that accepts any version, where a write must state one. */
export function anyVersion({ requiresVersion }: Entity): string {
  return requiresVersion ? `, "*"` : "";
}

/** Returns tests of an entity that has all of some operations. */
export function factsWith(entity: Entity, needed: readonly EndpointName[], ...facts: readonly Fact[]): readonly Fact[] {
  return needed.every((name) => serves(entity, name)) ? facts : [];
}

/** Returns the call that compares an answer with what was sent. */
export function shown(entity: Entity, kind: RequestKind): string {
  const members = requestProperties(entity, kind)
    .filter(isShownAsSent)
    .map(({ wireName }) => csharpString(wireName));
  return members.length === 0 ? "" : `.Shows(sample, ${members.join(", ")})`;
}

/** Returns the tests of wrong bodies: a value that a rule forbids, and a required member that is missing. */
function refusals(entity: Entity, kind: RequestKind, sample: string, sent: string): readonly Fact[] {
  const properties = requestProperties(entity, kind);
  const broken = brokenSample(properties);
  const needed = properties.find((property) => !isDispensable(property, kind));
  const refused = expectation(sent, "BadRequest");
  const given = sample.split("\n");
  return [
    ...(broken === undefined
      ? []
      : [
          {
            name: `${kind}_refuses_what_a_rule_forbids`,
            lines: [...given, `sample[${csharpString(broken.member)}] = ${broken.value};`, refused],
          },
        ]),
    ...(needed === undefined
      ? []
      : [
          {
            name: `${kind}_needs_${needed.wireName}`,
            lines: [...given, `sample.Remove(${csharpString(needed.wireName)});`, refused],
          },
        ]),
  ];
}

/** Returns the test that an operation refuses a request without a caller; none if it is open to everybody. */
export function callerFacts(operation: string, tested: EntityOperation | undefined, args: string): readonly Fact[] {
  if (tested === undefined || tested.access.kind === "anonymous") return [];
  const line = expectation(send(`${operation} with { IsAnonymous = true }`, args), "Unauthorized");
  return [{ name: `${operation}_asks_for_a_caller`, lines: [line] }];
}
