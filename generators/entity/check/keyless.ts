import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pagingOf } from "../conventions.ts";
import type { Declared, EntityDecl, PropertyDecl } from "../declaration.ts";
import { isKeyless, keyPropertiesOf, orderTermsOf } from "../key-parts.ts";
import { builtInTypeOf, isOptional } from "../property-type.ts";
import { linksOf } from "../relationships.ts";
import type { Check } from "./check.ts";
import { memberFaults } from "./indexes.ts";

/** Checks that `orderBy` orders rows without a key, by members that every row has. Spec: entity-file, Rows without a key. */
export const orderOfRows: Check = (declared) =>
  declared.entities.flatMap((entity) => {
    const [first] = entity.orderBy;
    if (first === undefined) return [];
    const reason = reasonAgainstOrder(entity, declared);
    if (reason === undefined) return memberFaults(entity, "orderBy", orderTermsOf(entity), reasonAgainst);
    return [report(catalogue.orderOfRows, { entity: entity.name.value, reason }, { span: first.span })];
  });

function reasonAgainstOrder(entity: EntityDecl, { shapes }: Declared): string | undefined {
  if (!entity.isExisting) return "a generated class has a key, which ends every order";
  const [key] = shapes.get(entity)?.key ?? keyPropertiesOf(entity).map(({ name }) => name.value);
  return key && `the key ${key} of its class ends every order`;
}

function reasonAgainst(property: PropertyDecl): string | undefined {
  if (isOptional(property)) return "databases order nulls differently";
  return builtInTypeOf(property) === "byte[]" ? "bytes have no order" : undefined;
}

/** Checks that nothing asks for the key of rows without one. Spec: entity-file, Rows without a key. */
export const keyNeeded: Check = (declared) => [
  ...declared.entities.filter(isKeyless).flatMap((entity) => {
    const { name, concurrency, etag, paging } = entity;
    const isCursor = pagingOf(entity).paging === "cursor";
    const asked = { concurrency, etag, "paging: cursor": isCursor ? (paging ?? name) : undefined };
    return Object.entries(asked).flatMap(([what, place]) =>
      place === undefined ? [] : [report(catalogue.keyNeeded, { what, entity: name.value }, { span: place.span })],
    );
  }),
  ...linksOf(declared).flatMap(({ relationship: { name }, parent, child, inverseOf }) => {
    const entity = [parent, child].find(isKeyless);
    if (entity === undefined || inverseOf !== undefined) return [];
    return [report(catalogue.keyNeeded, { what: name.value, entity: entity.name.value }, { span: name.span })];
  }),
];
