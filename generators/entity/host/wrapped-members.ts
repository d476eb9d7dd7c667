import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { fullNameOf } from "../../text/class-names.ts";
import type { Check } from "../check/check.ts";
import { pagingOf } from "../conventions.ts";
import type { Declared, EntityDecl, Located, PropertyDecl } from "../declaration.ts";
import { keyPropertiesOf } from "../key-parts.ts";
import { operationsOf } from "../operations.ts";
import { foreignKeyOf, keyedLinksOf } from "../relationships.ts";
import { wrapperOf } from "./wrapper-of.ts";

/** Checks what the file asks of properties whose types wrap their values. Spec: entity-file, Types around one value. */
export const wrappedMember: Check = (declared) =>
  declared.entities.flatMap((entity) =>
    entity.properties.flatMap((property) => {
      const type = wrapperOf(property, entity, declared)?.name;
      if (type === undefined) return [];
      const words = { property: property.name.value, entity: entity.name.value, type };
      return faultsOf(property, entity, declared).map(([reason, hint, { span }]) =>
        report(catalogue.wrappedMember, { ...words, reason }, { span, hint }),
      );
    }),
  );

type Fault = readonly [reason: string, hint: string, place: Pick<Located<unknown>, "span">];

function faultsOf(property: PropertyDecl, entity: EntityDecl, declared: Declared): readonly Fault[] {
  const others = property.filter?.filter(({ value }) => value !== "eq") ?? [];
  const isCursor = pagingOf(entity).paging === "cursor" && operationsOf(entity, declared).includes("getAll");
  const { rows, softDelete, audit } = entity;
  const set = [rows?.tenant?.property, rows?.owner?.property, softDelete, ...Object.values(audit)].find(
    (one) => one !== undefined && pascalCaseOf(one.value) === pascalCaseOf(property.name.value),
  );
  return [
    ...others.map((one): Fault => [`filters compare it by eq alone, not by ${one.value}`, "Write filter: [eq].", one]),
    ...(isCursor ? [["no list continues behind it", "Write paging: page.", property.name] satisfies Fault] : []),
    ...(set === undefined ? [] : [["the server sets plain values", "Name another property.", set] satisfies Fault]),
  ];
}

/** Checks that a foreign key has the type of the key in their classes. Spec: entity-file, Types around one value. */
export const wrappedForeignKey: Check = (declared) =>
  keyedLinksOf(declared).flatMap((link) => {
    const { parent, child, relationship } = link;
    const { name: foreignKey, property } = foreignKeyOf(link);
    const [key] = keyPropertiesOf(parent);
    // Without a host, and for a class that is not in its source, the types are not known.
    if (key === undefined || [parent, child].some((one) => one.isExisting && !declared.shapes.has(one))) return [];
    const [own, other] = [property && wrapperOf(property, child, declared), wrapperOf(key, parent, declared)].map(
      (wrapper) => (wrapper === undefined ? key.type.value : fullNameOf(wrapper)),
    );
    if (own === undefined || other === undefined || own === other) return [];
    const words = { relationship: relationship.name.value, foreignKey, child: child.name.value };
    const { span } = property?.name ?? relationship.name;
    const hint = "Leave the relationship out, or give both members one type.";
    return [
      report(catalogue.wrappedForeignKey, { ...words, parent: parent.name.value, types: [own, other] }, { span, hint }),
    ];
  });
