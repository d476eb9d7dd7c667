/** Returns what a simple name means in a namespace without any `using`: the types and namespaces in those around it, the nearest one last. Types are given by full names. Spec: generated-files, Type names. */
export function namesAround(namespace: string, types: readonly string[]): ReadonlyMap<string, string> {
  const own = namespace.split(".");
  const enclosing = own.map((_, depth) => own.slice(0, depth).join("."));
  return new Map(enclosing.flatMap((outer) => [namespace, ...types].flatMap((path) => memberIn(outer, path))));
}

/** Returns the member of a namespace that a path leads through, by its simple name. */
function memberIn(outer: string, path: string): readonly (readonly [string, string])[] {
  const prefix = outer === "" ? "" : `${outer}.`;
  const [name = ""] = path.slice(prefix.length).split(".");
  return path.startsWith(prefix) && name !== "" ? [[name, prefix + name]] : [];
}
