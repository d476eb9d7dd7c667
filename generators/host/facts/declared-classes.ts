import { fullNameOf } from "../../text/class-names.ts";
import type { LocatedType, SourceTypes } from "../csharp/source-types.ts";
import type { DeclaredClass, HostClass } from "../host.ts";

/** Returns the classes in the source of a host, without nested ones that have the name of another. */
export function declaredClasses({ all, find }: SourceTypes): readonly DeclaredClass[] {
  return all
    .filter((type) => type.kind === "class" && !(type.isNested && find(fullNameOf(type))))
    .map((type) => ({ ...hostClassOf(type), isUsable: type.isPublic && obstacleTo(type) === undefined }));
}

/** Returns the facts about a class that every host tells. */
export function hostClassOf({ name, namespace, file, project, isPublic }: LocatedType): HostClass & { file: string } {
  return { name, namespace, file, ...(project !== "" && { project }), isPublic };
}

const obstacles = [
  ["abstract", "is abstract"],
  ["static", "is static"],
  ["file", "is local to its file"],
] as const;

/** Returns the reason why code elsewhere cannot make an object of a class, as the end of a sentence: `is abstract`. */
export function obstacleTo({ isNested, parameters, modifiers }: LocatedType): string | undefined {
  if (isNested) return "is nested in another type";
  return parameters.length > 0 ? "is generic" : obstacles.find(([word]) => modifiers.has(word))?.[1];
}
