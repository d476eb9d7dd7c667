import { quoted } from "../../../../text/quoted.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";

/** A partial method that the host implements, where rows cannot be chosen by names. */
export interface HookPlace {
  /** The class that calls it. */
  readonly type: string;
  readonly method: string;
  /** The entity of the rows, and its type in C#. */
  readonly entity: string;
  readonly row: string;
  /** The variables of the rows before and after. */
  readonly rows: string;
  readonly chosen: string;
  /** The parameters between them: declarations and names. */
  readonly declared: readonly string[];
  readonly given: readonly string[];
  /** The names without a filter. */
  readonly remaining: readonly string[];
}

export interface HookWords {
  /** Returns the statements that call it with rows. */
  readonly call: (rows: string) => readonly string[];
  /** The chosen rows. Without a second part of the class, this throws, and endpoints answer 501. */
  readonly chosen: string;
  /** The declaration without its end. */
  readonly declaration: string;
}

/** Returns the words of a hook, which the class and the report share. Spec: model-infrastructure, Hooks. */
export function hookWords(hook: HookPlace): HookWords {
  const { type, method, entity, row, rows, chosen, declared, given, remaining } = hook;
  const query = `${typeName("IQueryable")}<${row}>`;
  const words = remaining.map(quoted).join(", ");
  const verb = remaining.length === 1 ? "names" : "name";
  const reason = `${words} ${verb} nothing that a database compares in ${entity}: implement ${method} in a second part of ${type}.`;
  return {
    call: (source) => [`${query}? ${chosen} = null;`, `${method}(${[source, ...given].join(", ")}, ref ${chosen});`],
    chosen: `${chosen} ?? throw new ${typeName("MissingHookException")}(${csharpString(reason)})`,
    declaration: `static partial void ${method}(${[`${query} ${rows}`, ...declared].join(", ")}, ref ${query}? ${chosen})`,
  };
}
