import { sourceTypes } from "../../generators/host/csharp/source-types.ts";
import { declaredClasses } from "../../generators/host/facts/declared-classes.ts";
import type { Host } from "../../generators/host/host.ts";
import { readSource } from "../../generators/host/snapshot/read-sources.ts";
import { host } from "./host.ts";

/** Returns the usual test host with the classes of C# files, whose project uses nullable reference types. */
export function hostOfSource(...texts: readonly string[]): Host {
  const types = sourceTypes(texts.map((text) => readSource(text, { file: "Book.cs", project: "", isNullable: true })));
  return { ...host, classes: declaredClasses(types), types };
}
