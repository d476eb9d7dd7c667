import type { Relationship } from "../../../../entity/entity.ts";
import { checksReference, isServed, serves } from "../../../../entity/served.ts";
import { phraseOf, withArticle } from "../../../../text/nouns.ts";
import { csharpString } from "../../csharp-text.ts";
import { otherType, typeName } from "../../names.ts";
import { expectation, type Fact } from "../fact.ts";
import { callerFacts, contains } from "./entity-facts.ts";
import { entityOperationWords } from "./entity-operation-words.ts";
import { entityTestsName } from "./entity-tests-view.ts";

/** Returns the name of the class that tests a nested list. */
export function relationshipTestsName({ title }: Relationship): string {
  return `${title}Tests`;
}

/** Returns the name of the class that gives children of the tests their parent. */
export function testParentName({ title }: Relationship): string {
  return `${title}TestParentAttribute`;
}

/** Returns the view of the tests of a relationship; the namespace of an entity's tests is found by the function. Spec: shipped-tests, Tests of entities. */
export function relationshipTestsView(
  relationship: Relationship,
  namespaceOf: (entity: Relationship["child"]) => string,
) {
  const { parent, child, operation, foreignKey, title } = relationship;
  const testsOf = (entity: Relationship["child"]) =>
    otherType({ name: entityTestsName(entity), namespace: namespaceOf(entity) });
  const declared = foreignKey.kind === "declared" ? foreignKey.property : undefined;
  const facts = operation === undefined ? [] : factsOf(relationship, testsOf);
  const isOptional = declared?.isOptional === true;
  const isStored = !(isOptional || serves(parent, "create"));
  const ofTask = (key: string) => `${typeName("Task")}.FromResult<${typeName("JsonNode")}?>(${key})`;
  return {
    type: relationshipTestsName(relationship),
    subject: `the list of the ${phraseOf(child.plural)} of ${withArticle(phraseOf(parent.name))}`,
    hasList: facts.length > 0,
    operations: operationWords(relationship, facts),
    facts: facts.map(({ name, lines }) => ({ fact: name, lines })),
    hasParent: checksReference(relationship),
    isFirst: facts.length === 0,
    isStored,
    parentPhrase: withArticle(phraseOf(parent.name)),
    parentType: testParentName(relationship),
    phrase: title,
    child: csharpString(child.name),
    foreignKey: csharpString(declared?.wireName ?? ""),
    parentKey: isOptional
      ? ofTask("null")
      : isStored
        ? ofTask("StoredKey()")
        : `(await ${testsOf(parent)}.CreateAsync(host))[${csharpString(parent.key.wireName)}]!.DeepClone()`,
    modifier: isOptional || isStored ? "" : "async ",
  };
}

/** Returns the operations of the tests: the list, and the get of the parent. */
function operationWords({ operation, parent }: Relationship, facts: readonly Fact[]) {
  const operations = { List: operation, Get: parent.operations.get };
  return Object.entries(operations).flatMap(([name, one]) =>
    one !== undefined && facts.some((fact) => fact.name.startsWith(`${name}_`))
      ? [{ name, value: entityOperationWords(one, "id") }]
      : [],
  );
}

/** Returns the tests that the children of a list include their parent, and a parent its children. */
function inclusionFacts({ parent, child, inclusions }: Relationship, created: string): readonly Fact[] {
  const key = csharpString(parent.key.wireName);
  const args = `${typeName("TestSamples")}.Of("id", parent[${key}])`;
  return inclusions
    .filter(({ isMany }) => !isMany || serves(parent, "get"))
    .map(({ wireName, isMany }) => {
      const member = csharpString(wireName);
      const shown = isMany
        ? contains(child.key, member)
        : `${typeName("Assert")}.All(found["items"]!.AsArray(), one => ${typeName("Assert")}.True(${typeName("JsonNode")}.DeepEquals(parent[${key}], one![${member}]?[${key}]), found.Text));`;
      return {
        name: isMany ? "Get_includes_the_children" : "List_includes_the_parent",
        lines: [
          ...created.split("\n"),
          `var found = (await host.SendAsync(${isMany ? "Get" : "List"}, ${args}.With("include", ${member}))).Is(${typeName("HttpStatusCode")}.OK);`,
          shown,
        ],
      };
    });
}

function factsOf(relationship: Relationship, testsOf: (entity: Relationship["child"]) => string): readonly Fact[] {
  const { parent, child, foreignKey, operation } = relationship;
  const key = csharpString(parent.key.wireName);
  const of = (value: string) => `${typeName("TestSamples")}.Of("id", ${value})`;
  const found = `var found = (await host.SendAsync(List, ${of(`parent[${key}]`)})).Is(${typeName("HttpStatusCode")}.OK);`;
  const unknown = `${testsOf(parent)}.UnknownId()`;
  const begun = `var parent = await ${testsOf(parent)}.CreateAsync(host);`;
  const isListed = foreignKey.kind === "declared" && foreignKey.property.bodies.includes("Create");
  const member = isListed ? csharpString(foreignKey.property.wireName) : "";
  const child1 = `var created = await ${testsOf(child)}.CreateAsync(host, sample => sample[${member}] = parent[${key}]!.DeepClone());`;
  const isCreated = serves(parent, "create") && (!isListed || serves(child, "create"));
  const whenCreated: Fact = {
    name: isListed ? "List_finds_the_created_one" : "List_is_empty_at_first",
    lines: isListed
      ? [begun, child1, found, contains(child.key)]
      : [begun, found, `${typeName("Assert")}.Empty(found["items"]!.AsArray());`],
  };
  const whenUnknown: Fact = {
    name: "List_does_not_find_an_unknown_parent",
    lines: [expectation(`await host.SendAsync(List, ${of(unknown)})`, "NotFound")],
  };
  return [
    ...(isCreated ? [whenCreated] : []),
    ...(isCreated && isListed ? inclusionFacts(relationship, `${begun}\n${child1}`) : []),
    ...(isServed(parent) ? [whenUnknown, ...callerFacts("List", operation, of(unknown))] : []),
  ];
}
