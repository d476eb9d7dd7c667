import type { PropertyDecl } from "./declaration.ts";
import type { BodyKind } from "./entity.ts";

/** The keys of a property that keep it out of bodies, each with the bodies that still have it. Spec: entity-file, Members of bodies. */
export const memberFlags = {
  readOnly: ["Response"],
  createOnly: ["Create", "Response"],
  writeOnly: ["Create", "Update"],
} as const satisfies Readonly<Record<string, readonly BodyKind[]>>;

export type MemberFlag = keyof typeof memberFlags;

// `Object.keys` loses the key type of the table.
export const memberFlagNames = Object.keys(memberFlags) as readonly MemberFlag[];

/** True for a property that a creation sets: from its body, or to its default. */
export function isSetByCreate(property: Pick<PropertyDecl, MemberFlag | "default" | "setByServer">): boolean {
  return property.setByServer !== undefined || property.default !== undefined || bodiesOf(property).includes("Create");
}

/** True for a property that responses have. */
export function isShown(property: Pick<PropertyDecl, MemberFlag | "setByServer">): boolean {
  return bodiesOf(property).includes("Response");
}

/** Returns the bodies that have a property: all, unless a flag says otherwise. */
export function bodiesOf(property: Pick<PropertyDecl, MemberFlag | "setByServer">): readonly BodyKind[] {
  if (property.setByServer !== undefined) return property.setByServer === "shown" ? ["Response"] : [];
  const flags = memberFlagNames.filter((flag) => property[flag]?.value === true);
  return (["Create", "Update", "Response"] as const).filter((body) =>
    flags.every((flag) => memberFlags[flag].some((one) => one === body)),
  );
}
