import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { listOf } from "../../text/quoted.ts";
import type { EntityDecl, IndexDecl, Located, PropertyDecl } from "../declaration.ts";
import { indexesOf, propertyNamed } from "../indexes.ts";
import { builtInTypeOf } from "../property-type.ts";
import { type Check, clashesOf, clashSpans } from "./check.ts";

/** Checks that indexes name properties of their entity, which a database can index. Spec: entity-file, Indexes. */
export const indexMembers: Check = ({ entities }) =>
  entities.flatMap((entity) =>
    indexesOf(entity).flatMap((index) =>
      memberFaults(entity, index.isUnique ? "unique" : "index", index.value, (property) =>
        reasonAgainst(property, index),
      ),
    ),
  );

/** Reports each name of a list that is no property of its entity, that is there twice, or that has a reason against it. */
export function memberFaults(
  entity: EntityDecl,
  key: string,
  members: readonly Located<string>[],
  reasonOf: (property: PropertyDecl) => string | undefined,
): readonly Diagnostic[] {
  return members.flatMap((member, at) => {
    const words = { key, entity: entity.name.value, member: member.value };
    const property = propertyNamed(entity, member.value);
    if (property === undefined) {
      const known = entity.properties.map(({ name }) => name.value);
      const hint = spellingHint(member.value, known) ?? `Possible members: ${listOf(known, "or")}.`;
      return [report(catalogue.unknownIndexMember, words, { span: member.span, hint })];
    }
    const isTwice = members.slice(0, at).some(({ value }) => propertyNamed(entity, value) === property);
    const reason = isTwice ? "it is there twice" : reasonOf(property);
    return reason === undefined
      ? []
      : [report(catalogue.unusableIndexMember, { ...words, reason }, { span: member.span })];
  });
}

function reasonAgainst(property: PropertyDecl, { value, isUnique }: IndexDecl): string | undefined {
  // A single key that is unique has a diagnostic of its own.
  if (property.isKey && (isUnique ? value.length > 1 : value.length === 1)) return "the key is unique by itself";
  if (builtInTypeOf(property) === "byte[]") return "bytes are too long for an index";
  return property.maxLength?.value === Number.POSITIVE_INFINITY
    ? "a text without a limit is too long for an index"
    : undefined;
}

/** Checks that no two indexes of an entity have the same members in the same order. Spec: entity-file, Indexes. */
export const sameIndex: Check = ({ entities }) =>
  entities.flatMap((entity) =>
    clashesOf(indexesOf(entity), ({ value }) => value.map((name) => name.value.toLowerCase()).join(" ")).map(
      ({ first, second }) => {
        const words = { entity: entity.name.value, members: second.value.map(({ value }) => value) };
        return report(catalogue.sameIndex, words, clashSpans(first, second));
      },
    ),
  );

/** Checks that `index` stands where Tenon maps the table. Spec: entity-file, Indexes. */
export const indexOfHost: Check = ({ entities }) =>
  entities
    .filter(({ isExisting }) => isExisting)
    .flatMap(({ name, indexes }) =>
      indexes
        .filter(({ isUnique }) => !isUnique)
        .map(({ span }) => {
          const hint = `Delete index; the mapping of ${name.value} has .HasIndex(…).`;
          return report(catalogue.indexOfHost, { entity: name.value }, { span, hint });
        }),
    );
