import type { Relationship } from "../../../../entity/entity.ts";
import { checksReference, isServed, serves } from "../../../../entity/served.ts";
import { keyOf } from "../../../../entity/wire-properties.ts";
import { phraseOf, withArticle } from "../../../../text/nouns.ts";
import { csharpString } from "../../csharp-text.ts";
import { otherType, typeName } from "../../names.ts";
import { expectation, type Fact } from "../fact.ts";
import { callerFacts, contains, isCreated } from "./entity-facts.ts";
import { entityOperationWords } from "./entity-operation-words.ts";
import { entityTestsName } from "./entity-tests-view.ts";
import { hiddenParentFacts } from "./hidden-parent-facts.ts";
import { hiddenRowsFacts } from "./hidden-rows-facts.ts";
import { copiedKey, ofRow } from "./hidings.ts";

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
  const { parent, child, operation, foreignKey, title } = relationship;
  const testsOf = (entity: Relationship["child"]) =>
    otherType({ name: entityTestsName(entity), namespace: namespaceOf(entity) });
  const declared = foreignKey.kind === "declared" ? foreignKey.property : undefined;
  const facts = [
    ...(operation === undefined ? [] : factsOf(relationship, testsOf)),
    ...linkFacts(relationship, testsOf),
    ...hiddenRowsFacts({ relationship, testsOf, nested: operationName(relationship) }),
  ];
  const ofChild = hiddenParentFacts(relationship, testsOf);
  const isOptional = declared?.isOptional === true;
  const isStored = !(isOptional || serves(parent, "create"));
  const ofTask = (key: string) => `${typeName("Task")}.FromResult<${typeName("JsonNode")}?>(${key})`;
  return {
    type: relationshipTestsName(relationship),
    subject: subjectOf(relationship),
    hasList: facts.length > 0,
    operations: operationWords(relationship, facts),
    facts: facts.map(({ name, lines }) => ({ fact: name, lines })),
    hasChildFacts: ofChild.length > 0,
    childType: entityTestsName(child),
    childFacts: ofChild.map(({ name, lines }, at) => ({ fact: name, lines, first: at === 0 })),
    hasParent: checksReference(relationship),
    isFirst: facts.length === 0 && ofChild.length === 0,
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
        : copiedKey(`(await ${testsOf(parent)}.CreateAsync(host))`, parent),
    modifier: isOptional || isStored ? "" : "async ",
  };
}

function subjectOf({ type, parent, child, links }: Relationship): string {
  const many = phraseOf(child.plural);
  const rows = links === undefined ? `list of the ${many}` : many;
  return `the ${type === "OneToOne" ? phraseOf(child.name) : rows} of ${withArticle(phraseOf(parent.name))}`;
}

/** Returns the name of the tested operation. */
function operationName({ type }: Pick<Relationship, "type">) {
  return type === "OneToOne" ? "GetChild" : "List";
}

/** Returns the operations of the tests: the nested one, and the get of the parent. */
function operationWords(relationship: Relationship, facts: readonly Fact[]) {
  const { operation, parent, links } = relationship;
  const operations = {
    ...{ [operationName(relationship)]: operation, Get: parent.operations.get },
    ...{ Add: links?.add, Remove: links?.remove },
  };
  return Object.entries(operations).flatMap(([name, one]) =>
    one !== undefined && facts.some((fact) => fact.name.startsWith(`${name}_`))
      ? [{ name, value: entityOperationWords(one, ["id", "child"]) }]
      : [],
  );
}

/** Returns the tests that links are added and removed, and that unknown rows are not linked. */
function linkFacts(
  { parent, child, links, operation }: Relationship,
  testsOf: (entity: Relationship["child"]) => string,
): readonly Fact[] {
  if (links === undefined || !(isServed(parent) && isServed(child))) return [];
  const samples = typeName("TestSamples");
  const ofParent = ofRow("parent", parent);
  const linked = `${ofParent}.With("child", ${copiedKey("created", child)})`;
  const unknown = `${samples}.Of("id", ${testsOf(parent)}.UnknownId()).With("child", ${testsOf(child)}.UnknownId())`;
  const begun = [parent, child].map(
    (entity, at) => `var ${at === 0 ? "parent" : "created"} = await ${testsOf(entity)}.CreateAsync(host);`,
  );
  const list = `var found = (await host.SendAsync(List, ${ofParent})).Is(${typeName("HttpStatusCode")}.OK);`;
  const sent = (name: string) => expectation(`await host.SendAsync(${name}, ${linked})`, "NoContent");
  const isCreated = serves(parent, "create") && serves(child, "create");
  const shown = operation === undefined ? [] : [list, contains(child.keys)];
  return [
    ...(isCreated
      ? [
          { name: "Add_links_two_rows_once", lines: [...begun, sent("Add"), sent("Add"), ...shown] },
          { name: "Remove_accepts_a_link_that_is_not_there", lines: [...begun, sent("Remove")] },
        ]
      : []),
    ...(["Add", "Remove"] as const).flatMap((name): readonly Fact[] => [
      {
        name: `${name}_does_not_find_unknown_rows`,
        lines: [expectation(`await host.SendAsync(${name}, ${unknown})`, "NotFound")],
      },
      ...callerFacts(name, name === "Add" ? links.add : links.remove, unknown),
    ]),
  ];
}

/** Returns the tests that children include their parent, and a parent its children. */
function inclusionFacts(relationship: Relationship, created: readonly string[]): readonly Fact[] {
  const { type, parent, inclusions } = relationship;
  const args = ofRow("parent", parent);
  const children = type === "OneToOne" ? "child" : "children";
  return inclusions
    .filter(({ isChild }) => !isChild || serves(parent, "get"))
    .map((inclusion) => {
      const member = csharpString(inclusion.wireName);
      const operation = inclusion.isChild ? "Get" : operationName(relationship);
      return {
        name: `${operation}_includes_the_${inclusion.isChild ? children : "parent"}`,
        lines: [
          ...created,
          `var found = (await host.SendAsync(${operation}, ${args}.With("include", ${member}))).Is(${typeName("HttpStatusCode")}.OK);`,
          inclusion.isChild ? shownChild(relationship, member) : shownParent(relationship, member),
        ],
      };
    });
}

/** Returns the statement that a parent has the created child, or has it among others. */
function shownChild({ type, child }: Relationship, member: string): string {
  return type === "OneToOne" ? sameKey(child, `found[${member}]?`) : contains(child.keys, member);
}

/** Returns the statement that the child has its parent, or that each one of a list has. */
function shownParent({ type, parent }: Relationship, member: string): string {
  const key = csharpString(keyOf(parent).wireName);
  const isShown = (row: string) => sameValue(`parent[${key}]`, `${row}[${member}]?[${key}]`);
  return type === "OneToOne"
    ? `${isShown("found")};`
    : `${typeName("Assert")}.All(found["items"]!.AsArray(), one => ${isShown("one!")});`;
}

/** Returns the statement that a row is the created one. */
function sameKey({ keys }: Relationship["child"], row: string): string {
  return `${typeName("Assert")}.True(${isCreated(keys, row)}, found.Text);`;
}

/** Returns the assertion that two values of JSON are equal. */
function sameValue(one: string, other: string): string {
  return `${typeName("Assert")}.True(${typeName("JsonNode")}.DeepEquals(${one}, ${other}), found.Text)`;
}

function factsOf(relationship: Relationship, testsOf: (entity: Relationship["child"]) => string): readonly Fact[] {
  const { parent, child, foreignKey, operation } = relationship;
  const name = operationName(relationship);
  const sent = `await host.SendAsync(${name}, ${ofRow("parent", parent)})`;
  const unknown = `${typeName("TestSamples")}.Of("id", ${testsOf(parent)}.UnknownId())`;
  const begun = `var parent = await ${testsOf(parent)}.CreateAsync(host);`;
  const isListed = foreignKey.kind === "declared" && foreignKey.property.bodies.includes("Create");
  const member = isListed ? csharpString(foreignKey.property.wireName) : "";
  const child1 = `var created = await ${testsOf(child)}.CreateAsync(host, sample => sample[${member}] = ${copiedKey("parent", parent)});`;
  const isCreated = serves(parent, "create") && (!isListed || serves(child, "create"));
  const [shown, absent] = readFacts(relationship, sent);
  const whenCreated = isListed
    ? { ...shown, lines: [begun, child1, ...shown.lines] }
    : { ...absent, lines: [begun, ...absent.lines] };
  const whenUnknown: Fact = {
    name: `${name}_does_not_find_an_unknown_parent`,
    lines: [expectation(`await host.SendAsync(${name}, ${unknown})`, "NotFound")],
  };
  return [
    ...(isCreated ? [whenCreated] : []),
    ...(isCreated && isListed ? inclusionFacts(relationship, [begun, child1]) : []),
    ...(isServed(parent) ? [whenUnknown, ...callerFacts(name, operation, unknown)] : []),
  ];
}

/** Returns the tests that the created child is shown, and that a parent without children has none. */
function readFacts({ type, child }: Relationship, sent: string): readonly [shown: Fact, absent: Fact] {
  const found = `var found = (${sent}).Is(${typeName("HttpStatusCode")}.OK);`;
  const empty = `${typeName("Assert")}.Empty(found["items"]!.AsArray());`;
  return type === "OneToOne"
    ? [
        { name: "GetChild_finds_the_created_one", lines: [found, sameKey(child, "found")] },
        { name: "GetChild_finds_none_at_first", lines: [expectation(sent, "NotFound")] },
      ]
    : [
        { name: "List_finds_the_created_one", lines: [found, contains(child.keys)] },
        { name: "List_is_empty_at_first", lines: [found, empty] },
      ];
}
