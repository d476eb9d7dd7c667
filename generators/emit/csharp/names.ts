import type { Evolution } from "../../model/evolution.ts";
import type { DeclaredType } from "../../model/type.ts";
import { referenceTo } from "../../render/reference.ts";
import { obsoleteUse } from "./spell.ts";

/** Refers to a type of the framework or of the shared files. */
export function typeName(name: string): string {
  return referenceTo("type", name);
}

export function extensionMethod(name: string): string {
  return referenceTo("member", name);
}

/** Refers to a type outside the table of known names: of another entity, or of the host. */
export function otherType({ name, namespace }: { readonly name: string; readonly namespace: string }): string {
  return referenceTo("other", name, namespace);
}

/** Refers to a type of the user's that stands beside the shared types of a part. */
export function sharedType(name: string, part: string): string {
  return referenceTo("shared", name, part);
}

/** Refers to a type that a model declares, in a position for types only. */
export function declaredType({ name, context }: DeclaredType): string {
  return referenceTo("declared", name, context);
}

/** Refers to a type that a model declares, in a position where a member or variable could be meant as well. */
export function qualifiedType({ name, context }: DeclaredType): string {
  return referenceTo("qualified", name, context);
}

export function namespaceName(name: string): string {
  return referenceTo("namespace", name);
}

/** The warning for a constructor that leaves members to the store. */
export const uninitialized = "CS8618";

/** The warning for a public member without a documentation comment. */
export const noComment = "CS1591";

/** The warning for a parameter without a documentation comment beside others that have one. */
export const noParameterComment = "CS1573";

/** Silences compiler warnings in the file that prints the text after it; has no text of its own. */
export function silenced(...warnings: readonly string[]): string {
  return warnings.map((warning) => referenceTo("silence", warning)).join("");
}

/** Silences the warnings for obsolete code if any of the declarations behind the text is deprecated. */
export function silencedIfObsolete(...declarations: readonly Pick<Evolution, "deprecated">[]): string {
  return declarations.some(({ deprecated }) => deprecated !== undefined) ? silenced(...obsoleteUse) : "";
}
