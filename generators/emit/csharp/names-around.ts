import { fullNameOf } from "../../text/class-names.ts";

interface Named {
  readonly name: string;
  readonly namespace: string;
}

/** Returns what a simple name means in a namespace without any `using`: classes of the enclosing namespaces and the namespaces in them, the nearest one last. Spec: generated-files, Type names. */
export function namesAround(namespace: string, classes: readonly Named[]): ReadonlyMap<string, string> {
  const own = namespace.split(".");
  const spaces = new Set([namespace, ...classes.map((one) => one.namespace)]);
  const enclosing = own.map((_, depth) => own.slice(0, depth).join("."));
  return new Map(
    enclosing.flatMap((outer) => [
      ...[...spaces].flatMap((space) => spaceIn(outer, space)),
      ...classes.filter((one) => one.namespace === outer).map((one) => [one.name, fullNameOf(one)] as const),
    ]),
  );
}

/** Returns the namespace directly in the outer one that holds the other, by its simple name. */
function spaceIn(outer: string, space: string): readonly (readonly [string, string])[] {
  const prefix = outer === "" ? "" : `${outer}.`;
  const [name = ""] = space.slice(prefix.length).split(".");
  return space.startsWith(prefix) && name !== "" ? [[name, prefix + name]] : [];
}
