import type { Relationship } from "../../../../entity/entity.ts";
import { checksReference, isServed, serves } from "../../../../entity/served.ts";
import { phraseOf, withArticle } from "../../../../text/nouns.ts";
import { csharpString } from "../../csharp-text.ts";
import { otherType, typeName } from "../../names.ts";
import { expectation, type Fact } from "../fact.ts";
import { callerFacts, contains } from "./entity-facts.ts";
import { entityOperationWords } from "./entity-operation-words.ts";
import { entityTestsName } from "./entity-tests-view.ts";

/** Returns the name of the class that tests the children of a parent. */
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
  const { type, parent, child, operation, foreignKey, title } = relationship;
  const testsOf = (entity: Relationship["child"]) =>
    otherType({ name: entityTestsName(entity), namespace: namespaceOf(entity) });
  const declared = foreignKey.kind === "declared" ? foreignKey.property : undefined;
  const facts = operation === undefined ? [] : factsOf(relationship, testsOf);
  const isOptional = declared?.isOptional === true;
  const isStored = !(isOptional || serves(parent, "create"));
  const ofTask = (key: string) => `${typeName("Task")}.FromResult<${typeName("JsonNode")}?>(${key})`;
  return {
    type: relationshipTestsName(relationship),
    subject: `the ${type === "OneToOne" ? phraseOf(child.name) : `list of the ${phraseOf(child.plural)}`} of ${withArticle(phraseOf(parent.name))}`,
    list: operationName(relationship),
    hasList: facts.length > 0,
    operation: operation === undefined ? "" : entityOperationWords(operation, "id"),
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

/** Returns the name of the tested operation. */
function operationName({ type }: Pick<Relationship, "type">) {
  return type === "OneToOne" ? "Get" : "List";
}

/** Returns the test that children include their parent. */
function inclusionFacts({ type, parent, inclusions }: Relationship, created: readonly string[]): readonly Fact[] {
  const key = csharpString(parent.key.wireName);
  const name = operationName({ type });
  const args = `${typeName("TestSamples")}.Of("id", parent[${key}])`;
  return inclusions
    .filter(({ isChild }) => !isChild)
    .map(({ wireName }) => {
      const includes = (row: string) =>
        `${typeName("Assert")}.True(${typeName("JsonNode")}.DeepEquals(parent[${key}], ${row}[${csharpString(wireName)}]?[${key}]), found.Text)`;
      return {
        name: `${name}_includes_the_parent`,
        lines: [
          ...created,
          `var found = (await host.SendAsync(${name}, ${args}.With("include", ${csharpString(wireName)}))).Is(${typeName("HttpStatusCode")}.OK);`,
          type === "OneToOne"
            ? `${includes("found")};`
            : `${typeName("Assert")}.All(found["items"]!.AsArray(), one => ${includes("one!")});`,
        ],
      };
    });
}

function factsOf(relationship: Relationship, testsOf: (entity: Relationship["child"]) => string): readonly Fact[] {
  const { parent, child, foreignKey, operation } = relationship;
  const name = operationName(relationship);
  const key = csharpString(parent.key.wireName);
  const of = (value: string) => `${typeName("TestSamples")}.Of("id", ${value})`;
  const sent = `await host.SendAsync(${name}, ${of(`parent[${key}]`)})`;
  const unknown = `${testsOf(parent)}.UnknownId()`;
  const begun = `var parent = await ${testsOf(parent)}.CreateAsync(host);`;
  const isListed = foreignKey.kind === "declared" && foreignKey.property.bodies.includes("Create");
  const member = isListed ? csharpString(foreignKey.property.wireName) : "";
  const child1 = `var created = await ${testsOf(child)}.CreateAsync(host, sample => sample[${member}] = parent[${key}]!.DeepClone());`;
  const isCreated = serves(parent, "create") && (!isListed || serves(child, "create"));
  const [shown, absent] = readFacts(relationship, sent);
  const whenCreated = isListed
    ? { ...shown, lines: [begun, child1, ...shown.lines] }
    : { ...absent, lines: [begun, ...absent.lines] };
  const whenUnknown: Fact = {
    name: `${name}_does_not_find_an_unknown_parent`,
    lines: [expectation(`await host.SendAsync(${name}, ${of(unknown)})`, "NotFound")],
  };
  return [
    ...(isCreated ? [whenCreated] : []),
    ...(isCreated && isListed ? inclusionFacts(relationship, [begun, child1]) : []),
    ...(isServed(parent) ? [whenUnknown, ...callerFacts(name, operation, of(unknown))] : []),
  ];
}

/** Returns the tests that the created child is shown, and that a parent without children has none. */
function readFacts({ type, child: { key } }: Relationship, sent: string): readonly [shown: Fact, absent: Fact] {
  const found = `var found = (${sent}).Is(${typeName("HttpStatusCode")}.OK);`;
  const member = csharpString(key.wireName);
  return type === "OneToOne"
    ? [
        {
          name: "Get_finds_the_created_one",
          lines: [
            found,
            `${typeName("Assert")}.True(${typeName("JsonNode")}.DeepEquals(created[${member}], found[${member}]), found.Text);`,
          ],
        },
        { name: "Get_finds_none_at_first", lines: [expectation(sent, "NotFound")] },
      ]
    : [
        { name: "List_finds_the_created_one", lines: [found, contains(key)] },
        {
          name: "List_is_empty_at_first",
          lines: [found, `${typeName("Assert")}.Empty(found["items"]!.AsArray());`],
        },
      ];
}
