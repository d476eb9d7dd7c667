import type { Entity, Property, Relationship } from "../../../../entity/entity.ts";
import { checksReference, serves } from "../../../../entity/served.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact } from "../fact.ts";
import { anyVersion, factsWith, send, status } from "./entity-facts.ts";
import { copiedKey, otherCallers, parentDeletions } from "./hidings.ts";
import { changeOfCreated, createdOne } from "./key-arguments.ts";

/** Returns the tests of children about parents that are hidden, as a part of their class. Spec: shipped-tests, Tests of entities. */
export function hiddenParentFacts(relationship: Relationship, testsOf: (entity: Entity) => string): readonly Fact[] {
  const { parent, child, foreignKey } = relationship;
  if (foreignKey.kind !== "declared" || !checksReference(relationship) || !serves(parent, "create")) return [];
  const { property } = foreignKey;
  const begun = `var parent = await ${testsOf(parent)}.CreateAsync(host);`;
  const lines = [...creations(property, relationship), ...changes(property, relationship)];
  const hidings = [...otherCallers(relationship), ...parentDeletions(relationship)].filter(({ ofParent }) => ofParent);
  const writes = lines.length === 0 ? [] : hidings;
  const reads = [...inclusionFacts(property, relationship, begun), ...cascadeFacts(property, relationship, begun)];
  return [
    ...writes.map(({ name, line }) => ({
      name: `Writes_refuse_the_${property.wireName}_of_${name}`,
      lines: [begun, line, ...lines],
    })),
    ...factsWith(child, ["create", "get"], ...reads),
  ];
}

/** Returns the statements that no new child refers to the parent. */
function creations({ wireName, bodies }: Property, { parent, child }: Relationship): readonly string[] {
  if (!(bodies.includes("Create") && serves(child, "create", "createMany"))) return [];
  const many = `new ${typeName("JsonObject")} { ["items"] = new ${typeName("JsonArray")}(sample.DeepClone()) }`;
  return [
    "var sample = await CreateSampleAsync(host);",
    `sample[${csharpString(wireName)}] = ${copiedKey("parent", parent)};`,
    ...(serves(child, "create") ? [expectation(send("Create", "sample"), "Conflict")] : []),
    ...(serves(child, "createMany") ? [expectation(send("CreateMany", many), "Conflict")] : []),
  ];
}

/** Returns the statements that no other child moves to the parent. */
function changes({ wireName, bodies }: Property, { parent, child }: Relationship): readonly string[] {
  if (!(bodies.includes("Update") && serves(child, "create") && serves(child, "update", "patch"))) return [];
  const refused = (operation: string, args: string) => {
    const changed = `${args}.With(${csharpString(wireName)}, ${copiedKey("parent", parent)})`;
    return expectation(send(operation, changed, anyVersion(child)), "Conflict");
  };
  return [
    "var created = await CreateAsync(host);",
    ...(serves(child, "update") ? [refused("Update", changeOfCreated(child))] : []),
    ...(serves(child, "patch") ? [refused("Patch", createdOne(child))] : []),
  ];
}

/** Returns the tests that a child that is shown includes no hidden parent. */
function inclusionFacts(property: Property, relationship: Relationship, begun: string): readonly Fact[] {
  const { child, inclusions } = relationship;
  const inclusion = inclusions.find(({ isChild }) => !isChild);
  if (inclusion === undefined || !property.bodies.includes("Create")) return [];
  const member = csharpString(inclusion.wireName);
  return otherCallers(relationship)
    .filter(({ ofParent, ofChild }) => ofParent && !ofChild)
    .map(({ name, line }) => ({
      name: `Get_includes_no_${inclusion.wireName}_of_${name}`,
      lines: [
        begun,
        creation(property, relationship),
        line,
        `var found = (${send("Get", `${createdOne(child)}.With("include", ${member})`)}).Is(${status("OK")});`,
        `${typeName("Assert")}.Null(found[${member}]);`,
      ],
    }));
}

/** Returns the test that a child is deleted with its parent. */
function cascadeFacts(property: Property, relationship: Relationship, begun: string): readonly Fact[] {
  const { child, onDelete } = relationship;
  if (onDelete !== "cascade" || child.deletedAt === undefined || !property.bodies.includes("Create")) return [];
  return parentDeletions(relationship).map(({ name, line }) => ({
    name: `Get_hides_it_with_the_${property.wireName}_of_${name}`,
    lines: [begun, creation(property, relationship), line, expectation(send("Get", createdOne(child)), "NotFound")],
  }));
}

/** Returns the creation of a child of the parent. */
function creation({ wireName }: Property, { parent }: Relationship): string {
  return `var created = await CreateAsync(host, sample => sample[${csharpString(wireName)}] = ${copiedKey("parent", parent)});`;
}
