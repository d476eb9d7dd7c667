import type { Feed, Member, Projection } from "../../../../model/ir.ts";
import { eventsOfProjections } from "../../../../model/storage/projection.ts";
import { isScalar, type Type } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { fingerprintOf } from "../../../../text/fingerprint.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { declaredType, silencedIfObsolete } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import { type ExpressionPlace, ownerPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";

/** Returns the view of the rows of a read model, and of the class that feeds them with events. Spec: model-infrastructure, Fed read models. */
export function projectionView(projection: Projection, place: ModelPlace) {
  const { name, type, row, feeds, claims, definition } = projection;
  return {
    readModel: name,
    type: declaredType(type),
    key: declaredType(row.identity.type),
    tenants: claims.map(({ claim }) => ({ claim: csharpString(claim) })),
    definition: csharpString(fingerprintOf(definition)),
    properties: row.members.map((member) => rowProperty(member, ownerPlace(row, place))),
    feeds: feeds.map((feed) => ({ call: registration(feed) })),
    steps: feeds.filter(({ assignments }) => assignments.length > 0).map((feed) => stepWords(feed, projection, place)),
  };
}

function rowProperty({ name, type, initializer }: Member, at: ExpressionPlace) {
  const start =
    initializer === undefined ? (isReference(type) ? "null!" : "") : csharpExpression(initializer.value, at);
  // C# begins with these by itself.
  const isSaid = !["", "0", "false", "null"].includes(start);
  return { type: csharpTypeOf(type), name: pascalCaseOf(name), start: isSaid ? ` = ${start};` : "" };
}

function isReference(type: Type): boolean {
  if (type.kind === "optional") return false;
  return type.kind !== "scalar" || isScalar(type, "String", "Email", "Url");
}

const calls = { make: "Make", change: "Change", remove: "Remove" } as const;

/** Returns the call that tells what an event does. */
function registration({ event, key, effect, assignments }: Feed): string {
  const variable = parameterOf(event);
  const apply = effect === "remove" ? "" : assignments.length === 0 ? ", static (_, _) => { }" : ", Apply";
  return `${calls[effect]}<${declaredType(event)}>(static ${variable} => ${variable}.${pascalCaseOf(key)}${apply});`;
}

function stepWords({ event, assignments }: Feed, { name, type }: Projection, { facts, spelled }: ModelPlace) {
  const parameter = parameterOf(event);
  const members = facts.eventOf(event)?.members ?? [];
  const at: ExpressionPlace = {
    ...{ facts, spelled, receiver: `${row}.`, now: `${parameter}.OccurredOn` },
    subject: `nameof(${declaredType(type)})`,
    names: new Set([row, parameter]),
    rows: new Map(members.map((member) => [member.name, `${parameter}.${pascalCaseOf(member.name)}`])),
  };
  return {
    ...{ readModel: name, event: `${silencedIfObsolete(...members)}${declaredType(event)}`, parameter },
    statements: assignments.map(
      ({ field, value }) => `${row}.${pascalCaseOf(field)} = ${csharpExpression(value, at)};`,
    ),
  };
}

const row = "row";

function parameterOf({ name }: Feed["event"]): string {
  return freshIdentifier(camelCaseOf(name), new Set([row]));
}

/** Returns the words that register the projections of a context, and what keeps their events. */
export function projectionWords({ context }: Pick<ModelPlace, "context">) {
  const store = `${context.name}Store`;
  return {
    kept: eventsOfProjections(context.projections).map((event) => ({ store, event: declaredType(event) })),
    projections: context.projections.map(({ name }) => ({ store, projection: `${name}Projection` })),
  };
}
