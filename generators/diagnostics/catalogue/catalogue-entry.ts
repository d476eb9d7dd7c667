import { listOf, quoted } from "../../text/quoted.ts";
import type { FailureExitCode, Severity } from "../diagnostic.ts";

/** A diagnostic as its file writes it; its name is its key. */
interface WrittenEntry {
  readonly code: string;
  readonly severity: Severity;
  readonly exitCode: FailureExitCode;
  /** One sentence with a full stop: a text with placeholders, or a function. `{name}` is a word, `{names...}` a list; backticks quote. */
  readonly message: string | ((args: never) => string);
}

/** Writes an error. Its exit code is 1 if the input is wrong. */
export function error<const Message extends WrittenEntry["message"]>(
  code: string,
  message: Message,
  exitCode: FailureExitCode = 1,
) {
  return { code, severity: "error", exitCode, message } as const;
}

/** Writes a warning. */
export function warning<const Message extends WrittenEntry["message"]>(code: string, message: Message) {
  return { code, severity: "warning", exitCode: 1, message } as const;
}

type WrittenEntries = Readonly<Record<string, WrittenEntry>>;

/** A diagnostic. `Args` are the words of its message. Its explanation stands in `explanations.json`. */
export interface CatalogueEntry<Args> extends WrittenEntry {
  readonly name: string;
  readonly message: (args: Args) => string;
}

/** Message arguments that are all texts. */
export type Words<Name extends string> = Readonly<Record<Name, string>>;

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

type Args<Message> = Message extends (args: infer Given) => string
  ? Given
  : {
      readonly [Name in Placeholder<Message> as Name extends `${infer List}...`
        ? List
        : Name]: Name extends `${string}...` ? readonly string[] : string | number;
    };

type Completed<Entries extends WrittenEntries> = {
  readonly [Name in keyof Entries]: CatalogueEntry<Args<Entries[Name]["message"]>>;
};

type Given = Readonly<Record<string, string | number | readonly string[]>>;

/** Names each entry after its key and compiles its message. */
export function completed<const Entries extends WrittenEntries>(entries: Entries): Completed<Entries> {
  const named = Object.entries(entries).map(([name, { message, ...entry }]) => [
    name,
    {
      name,
      ...entry,
      message: typeof message === "string" ? (args: Given) => filled(message, args) : message,
    },
  ]);
  // `Object.fromEntries` loses the keys, and placeholders are known to the type system only.
  return Object.fromEntries(named) as Completed<Entries>;
}

function filled(pattern: string, args: Given): string {
  return pattern.replace(/`([^`]*)`|\{(\w+)(?:\.\.\.)?\}/g, (_all, code?: string, name = "") => {
    if (code !== undefined) return quoted(filled(code, args));
    const value = args[name];
    return typeof value === "object" ? listOf(value) : String(value);
  });
}
