import { blankSource } from "../../generators/host/csharp/blank-source.ts";
import { findDeclarations } from "../../generators/host/csharp/find-declarations.ts";
import { sourceTypes } from "../../generators/host/csharp/source-types.ts";
import { tokensOf } from "../../generators/host/csharp/tokens.ts";
import { declaredClasses } from "../../generators/host/facts/declared-classes.ts";
import type { Host } from "../../generators/host/host.ts";
import { host } from "./host.ts";

/** Returns the usual test host with the classes of a C# file, whose project uses nullable reference types. */
export function hostOfSource(text: string): Host {
  const located = { file: "Book.cs", project: "", persistence: undefined };
  const declarations = findDeclarations(tokensOf(blankSource(text))).classes.map((one) => ({ ...one, ...located }));
  const types = () => sourceTypes([{ text, project: "", isNullable: true }]);
  return { ...host, classes: declaredClasses(declarations), types };
}
