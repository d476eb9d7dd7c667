import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isPascalCase, suggestedName } from "../../text/casing.ts";
import { quoted } from "../../text/quoted.ts";
import { versionOf } from "../conventions.ts";
import type { Declared, EntityDecl } from "../declaration.ts";
import { versionsOf } from "../host/existing-class.ts";
import type { Check } from "./check.ts";
import { reasonAgainst } from "./names.ts";

/** Checks that the version of a row has a name of its own, which the file states where no attribute of an existing class tells it. Spec: entity-file, Concurrency. */
export const versionName: Check = (declared) =>
  declared.entities.flatMap((entity) => {
    const { name, concurrency } = entity;
    const version = versionOf(entity, declared);
    if (concurrency === undefined || version === undefined) return [];
    const names = namesToChoose(entity, declared);
    if (names !== undefined) {
      const hint = `Write its name, such as concurrency: ${names[0] ?? "RowVersion"}.`;
      return [report(catalogue.unnamedVersion, { entity: name.value }, { span: concurrency.span, hint })];
    }
    const fault = faultOf(version, entity);
    if (fault === undefined) return [];
    const [reason, hint] = fault;
    return [
      report(catalogue.versionName, { name: version, entity: name.value, reason }, { span: concurrency.span, hint }),
    ];
  });

/** Checks that no entity with versions has another entity tag. Spec: entity-file, Entity tags. */
export const contentTag: Check = ({ entities }) =>
  entities.flatMap(({ name, concurrency, etag }) =>
    etag === undefined || concurrency === undefined || concurrency.value === "false"
      ? []
      : [report(catalogue.contentTagOfVersion, { entity: name.value }, { span: etag.span, hint: "Delete etag." })],
  );

/** Returns the properties that could be the version of an existing class; undefined if it is clear, or if no class is known as there is no host. */
function namesToChoose(entity: EntityDecl, declared: Declared): readonly string[] | undefined {
  if (!entity.isExisting || entity.concurrency?.value !== "true" || declared.classes === undefined) return undefined;
  const versions = versionsOf(entity, declared);
  return versions.length === 1 ? undefined : versions;
}

/** Returns the reason against a name, with a hint. */
function faultOf(
  version: string,
  { name, isExisting, properties }: EntityDecl,
): readonly [reason: string, hint: string] | undefined {
  const isSame = (other: string) => other.toLowerCase() === version.toLowerCase();
  const another = "Name another one, such as concurrency: RowVersion.";
  if (!isPascalCase(version)) {
    const suggestion = suggestedName(version);
    const hint =
      suggestion === undefined ? "Write true, false or the name of a property." : `Write ${quoted(suggestion)}.`;
    return ["a property has a capital letter, then letters and digits", hint];
  }
  if (isSame(name.value)) return ["the entity has that name", another];
  if (properties.some((property) => isSame(property.name.value)))
    return isExisting
      ? ["requests would set it", "Leave the property out of properties."]
      : ["it is a property of the file already", another];
  const reserved = reasonAgainst(version);
  return reserved === undefined ? undefined : [reserved, another];
}
