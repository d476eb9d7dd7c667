import type { Entity, Member } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { apart } from "../../lists.ts";
import { declaredType, silenced, silencedIfObsolete, typeName, uninitialized } from "../../names.ts";
import { described, parameterList } from "../declaration-words.ts";
import { type ExpressionPlace, ownerPlace } from "../expression/expression-place.ts";
import { checksInFactories, commandWords, factoryWords } from "./behaviour-words.ts";
import { holdsChildren } from "./child-words.ts";
import { eventMembers, invariantCheckOf } from "./entity-members.ts";
import { constructorParameters, initialValue, isRequired, propertyWords, storedMembers } from "./member-words.ts";
import { listFields, privateLists } from "./private-lists.ts";
import { ruleWords } from "./rule-words.ts";

/** An entity: its state, how it comes about, and what can be done to it. Spec: model-csharp, Entities. */
export function entityView(entity: Entity, place: ModelPlace) {
  const { name, members, invariants, identity, isRoot, isVersioned, keepsEvents, factories, commands } = entity;
  const at = ownerPlace(entity, place);
  const lists = privateLists(entity, place.storage);
  const taken = constructorParameters(storedMembers(members).filter(isTakenBy(entity)), at, {
    reserved: ["id"],
    lists,
  });
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
    assignments: taken.map(({ assignment }) => assignment),
    hasProperties: members.length > 0 || (isRoot && isVersioned),
    properties: apart([
      ...members.map((member) => propertyOf(member, { entity, lists, at })),
      ...(isRoot && isVersioned ? [version] : []),
    ]),
    methods: [
      ...factories.map((factory) => factoryWords(factory, { entity, taken }, place)),
      ...commands.map((command) => commandWords(command, entity, place)),
    ],
    invariants: invariants.map((rule) => ruleWords(rule, at)),
    hasInvariants: invariants.length > 0,
    isCheckedAtOnce: invariants.length > 0 && !checksInFactories(entity),
    check: invariantCheckOf(entity),
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

interface PropertyPlace {
  readonly entity: Entity;
  readonly lists: ReadonlyMap<string, string>;
  readonly at: ExpressionPlace;
}

/** True for the name of a member of the base class, which a property hides. */
function isInBase(name: string, { keepsEvents }: Entity): boolean {
  return keepsEvents && eventMembers.has(name);
}

function propertyOf(member: Member, { entity, lists, at }: PropertyPlace) {
  const modifier = isInBase(pascalCaseOf(member.name), entity) ? "new " : "";
  const list = lists.get(member.name);
  if (list !== undefined) return { ...propertyWords(member, at, `=> ${list};`), modifier };
  const isAssigned = entity.commands.some(({ transitions }) => transitions.some(({ field }) => field === member.name));
  const accessors = isAssigned ? "{ get; private set; }" : "{ get; }";
  const isLeft = !isTakenBy(entity)(member);
  const body = `${accessors}${isLeft ? initialValue(member.initializer?.value, at) : ""}`;
  return { ...propertyWords(member, at, body), modifier };
}
