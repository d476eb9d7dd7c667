import type { Entity, Relationship } from "../../../../entity/entity.ts";
import { serves } from "../../../../entity/served.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact } from "../fact.ts";
import { contains, send, status } from "./entity-facts.ts";
import { copiedKey, type Hiding, ofRow, otherCallers, parentDeletions } from "./hidings.ts";

/** A relationship as its tests see it. */
interface Tested {
  readonly relationship: Relationship;
  readonly testsOf: (entity: Entity) => string;
  /** The name of the nested operation. */
  readonly nested: string;
}

/** Returns the tests of the nested operation, the included children and the links of hidden rows. Spec: shipped-tests, Tests of entities. */
export function hiddenRowsFacts(tested: Tested): readonly Fact[] {
  const { relationship } = tested;
  const { parent, child, operation, links } = relationship;
  if (!serves(parent, "create")) return [];
  const hasLinks = links !== undefined && serves(child, "create");
  return [
    ...otherCallers(relationship).flatMap((hiding) => [
      ...(operation === undefined ? [] : nestedFacts(tested, hiding)),
      ...inclusionFacts(tested, hiding),
      ...(hasLinks ? linkFacts(tested, hiding) : []),
    ]),
    ...(operation === undefined ? [] : parentDeletions(relationship).flatMap((hiding) => nestedFacts(tested, hiding))),
  ];
}

/** Returns the creation of a parent. */
function begun({ relationship: { parent }, testsOf }: Tested): string {
  return `var parent = await ${testsOf(parent)}.CreateAsync(host);`;
}

/** Returns the expression that creates a child of the parent; undefined if no request names the parent. */
function childOf({ relationship: { parent, child, foreignKey }, testsOf }: Tested): string | undefined {
  if (foreignKey.kind !== "declared" || !serves(child, "create")) return undefined;
  const { wireName, bodies } = foreignKey.property;
  if (!bodies.includes("Create")) return undefined;
  const fill = `sample[${csharpString(wireName)}] = ${copiedKey("parent", parent)}`;
  return `await ${testsOf(child)}.CreateAsync(host, sample => ${fill})`;
}

/** Returns the statements that an answer is found, without the created child among some rows. */
function without({ relationship: { child } }: Tested, sent: string, member?: string): readonly string[] {
  return [`var found = (${sent}).Is(${status("OK")});`, contains(child.keys, member, "DoesNotContain")];
}

/** Returns the test of the nested operation: the parent is hidden, or else the children are. */
function nestedFacts(tested: Tested, { name, line, ofParent, isDeletion }: Hiding): readonly Fact[] {
  const { relationship, nested } = tested;
  const child = childOf(tested);
  const sent = send(nested, ofRow("parent", relationship.parent));
  const isOne = relationship.type === "OneToOne";
  if (ofParent && !isOne) {
    const hidden = isDeletion ? name : `the_parent_of_${name}`;
    return [{ name: `${nested}_does_not_find_${hidden}`, lines: [begun(tested), line, expectation(sent, "NotFound")] }];
  }
  // A deletion takes the one child along.
  if (child === undefined || isDeletion) return [];
  const lines = isOne
    ? [begun(tested), `${child};`, line, expectation(sent, "NotFound")]
    : [begun(tested), `var created = ${child};`, line, ...without(tested, sent)];
  return [{ name: `${nested}_shows_nothing_to_${name}`, lines }];
}

/** Returns the test that a parent that is shown includes no hidden children. */
function inclusionFacts(tested: Tested, { name, line, ofParent }: Hiding): readonly Fact[] {
  const { parent, inclusions } = tested.relationship;
  const inclusion = inclusions.find(({ isChild }) => isChild);
  const child = childOf(tested);
  if (inclusion === undefined || child === undefined || ofParent || !serves(parent, "get")) return [];
  const member = csharpString(inclusion.wireName);
  const sent = send("Get", `${ofRow("parent", parent)}.With("include", ${member})`);
  const lines = inclusion.isMany
    ? [`var created = ${child};`, line, ...without(tested, sent, member)]
    : [
        `${child};`,
        line,
        `var found = (${sent}).Is(${status("OK")});`,
        `${typeName("Assert")}.Null(found[${member}]);`,
      ];
  return [{ name: `Get_includes_nothing_for_${name}`, lines: [begun(tested), ...lines] }];
}

/** Returns the tests that hidden rows are neither linked nor unlinked, nor shown. */
function linkFacts(tested: Tested, { name, line, ofParent, ofChild }: Hiding): readonly Fact[] {
  const { relationship, testsOf } = tested;
  const { parent, child, operation } = relationship;
  const created = `var created = await ${testsOf(child)}.CreateAsync(host);`;
  const link = (one: string, other: string) => `${ofRow(one, parent)}.With("child", ${copiedKey(other, child)})`;
  const refused = (sent: string) => [
    ...(ofParent
      ? [
          `var ownChild = await ${testsOf(child)}.CreateAsync(host);`,
          expectation(send(sent, link("parent", "ownChild")), "NotFound"),
        ]
      : []),
    ...(ofChild
      ? [
          `var ownParent = await ${testsOf(parent)}.CreateAsync(host);`,
          expectation(send(sent, link("ownParent", "created")), "NotFound"),
        ]
      : []),
  ];
  const add = expectation(send("Add", link("parent", "created")), "NoContent");
  return [
    ...["Add", "Remove"].map((sent) => ({
      name: `${sent}_refuses_rows_of_${name}`,
      lines: [...(ofParent ? [begun(tested)] : []), ...(ofChild ? [created] : []), line, ...refused(sent)],
    })),
    ...(operation === undefined || ofParent
      ? []
      : [
          {
            name: `Add_shows_nothing_to_${name}`,
            lines: [begun(tested), created, add, line, ...without(tested, send("List", ofRow("parent", parent)))],
          },
        ]),
  ];
}
