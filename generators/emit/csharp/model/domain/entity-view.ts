import type { Entity, Member } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpIdentifier } from "../../csharp-text.ts";
import { apart } from "../../lists.ts";
import { declaredType, silenced, silencedIfObsolete, typeName, uninitialized } from "../../names.ts";
import { csharpTypeOf, described, parameterList } from "../declaration-words.ts";
import { ownerPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { checksInFactories, commandWords, factoryWords, invariantCheckOf } from "./behaviour-words.ts";
import { isRequired, storedMembers } from "./constructor-order.ts";
import { constructorParameters, propertyWords } from "./member-words.ts";
import { holdsChildren, listFields, privateLists } from "./private-lists.ts";
import { ruleWords } from "./rule-words.ts";

/** An entity: its state, how it comes about, and what can be done to it. Spec: model-csharp, Entities. */
export function entityView(entity: Entity, place: ModelPlace) {
  const { name, members, invariants, identity, isRoot, isVersioned, keepsEvents, factories, commands } = entity;
  const at = ownerPlace(entity, place);
  const lists = privateLists(entity, place.storage);
  const isPart = ({ name: member }: Member) => identity.parts.includes(member);
  const taken = constructorParameters(
    storedMembers(members).filter((one) => isTakenBy(entity)(one) && !isPart(one)),
    at,
    {
      reserved: ["id"],
      lists,
    },
  );
  const propertyOf = (member: Member) => {
    const isHiding = keepsEvents && eventMembers.has(pascalCaseOf(member.name));
    const isAssigned = commands.some(({ transitions }) => transitions.some(({ field }) => field === member.name));
    const list = lists.get(member.name);
    // A default follows the property if the constructor does not take it.
    const value = isTakenBy(entity)(member) ? undefined : member.initializer?.value;
    const initial = value === undefined ? "" : ` = ${csharpExpression(value, at)};`;
    const body = list === undefined ? `${isAssigned ? "{ get; private set; }" : "{ get; }"}${initial}` : `=> ${list};`;
    return { ...propertyWords(member, at, body), modifier: isHiding ? "new " : "" };
  };
  const isStored = place.storage !== undefined;
  const access = factories.length > 0 ? "private" : "public";
  const identityType = declaredType(identity.type);
  return {
    ...described(entity),
    // A type sets and compares its own members, deprecated ones too.
    entity: `${silencedIfObsolete(...members)}${isStored ? silenced(uninitialized) : ""}${name}`,
    isStored,
    base: `${typeName(keepsEvents ? "AggregateRoot" : "Entity")}<${identityType}>`,
    access,
    ...parameterList(
      `    ${access} ${name}`,
      [`${identityType} id`, ...taken.map(({ declaration }) => declaration)],
      place,
    ),
    lists: listFields(lists, entity, new Set(taken.map(({ member }) => member.name))),
    hasLists: lists.size > 0,
    assignments: [...partAssignments(entity), ...taken.map(({ assignment }) => assignment)],
    ...loadedWords(entity),
    hasProperties: members.length > 0 || (isRoot && isVersioned),
    properties: apart([...members.map(propertyOf), ...(isRoot && isVersioned ? [version] : [])]),
    methods: [
      ...factories.map((factory) => factoryWords(factory, { entity, place, lists, taken })),
      ...commands.map((command) => commandWords(command, { entity, place, lists })),
    ],
    invariants: invariants.map((rule) => ruleWords(rule, at)),
    hasInvariants: invariants.length > 0,
    isCheckedAtOnce: invariants.length > 0 && !checksInFactories(entity),
    check: invariantCheckOf(entity),
  };
}

/** Returns the statements that take fields from the composite identity that they are parts of. */
function partAssignments({ identity: { parts } }: Entity): readonly string[] {
  return parts.map(pascalCaseOf).map((property) => `${property} = id.${property}`);
}

/** Returns the words of the constructor by which a store makes an entity from the columns of a composite identity. */
function loadedWords({ members, identity: { type, parts } }: Entity) {
  const found = parts.flatMap((part) => members.filter(({ name }) => name === part));
  const loaded = found.map((member) => {
    const property = pascalCaseOf(member.name);
    // EF Core knows a parameter by the name of its property.
    const name = csharpIdentifier(`${property.charAt(0).toLowerCase()}${property.slice(1)}`);
    return { name, type: csharpTypeOf(member.type), property };
  });
  return {
    isComposite: loaded.length > 0,
    parts: loaded.map((part) => `${part.type} ${part.name}`).join(", "),
    loadedIdentity: `new ${declaredType(type)}(${loaded.map(({ name }) => name).join(", ")})`,
    loadedAssignments: loaded.map(({ property, name }) => `${property} = ${name}`),
  };
}

/** The property of a versioned root. */
const version = {
  ...{ hasSummary: false, summary: "", isObsolete: false, reason: "", modifier: "" },
  ...{ type: "int", name: "Version", body: "{ get; init; }" },
};

/** The constructor takes what must be given and, as factories are the only way in, of the rest only what one of them gives. */
function isTakenBy({ factories }: Entity) {
  return (member: Member): boolean =>
    !holdsChildren(member) &&
    (factories.length === 0 ||
      isRequired(member) ||
      factories.some(({ initializers }) => initializers.some(({ field }) => field === member.name)));
}

/** The members of the base class that keeps events, which a property of such a name hides. */
const eventMembers: ReadonlySet<string> = new Set([
  "DomainEvents",
  "ClearDomainEvents",
  "Raise",
  "AddIntegrationEvent",
]);
