import { posix } from "node:path";
import { starterName } from "../../init/starter-file.ts";
import { withNeeded } from "../../prompts/ask-rows.ts";
import { draftOf, type EntityAnswers, type PropertyAnswer } from "../../prompts/draft.ts";
import { type RowsWord, rowsWords } from "../../prompts/rows-words.ts";
import type { GraftedHost } from "../../prompts/subject.ts";
import { type CommandContext, type CommandResult, usageError } from "../command.ts";
import type { entityOptions, Values } from "../options.ts";
import { reportFailure } from "../report/run-and-report.ts";
import { pathFrom } from "../requests.ts";
import { entitySession, graftAddition, siteFor } from "./prompt-session.ts";

/** An entity in the words of a command line. */
interface EntityWords {
  readonly name: string;
  /** The properties, such as `Title:string:80`. */
  readonly properties: readonly string[];
  readonly values: Values<typeof entityOptions>;
}

/** Adds an entity to the entity file without asking, and grafts it. Spec: command-line, Entities in words. */
export function addEntity({ name, properties, values }: EntityWords, context: CommandContext): CommandResult {
  const rows = rowsIn(values.rows ?? "");
  if (rows === undefined)
    return usageError(`--rows knows ${rowsWords.join(", ")}.`, "tenon entity Pen Title:string:80 --rows tenant,audit");
  const wrong = properties.find((word) => propertyIn(word) === undefined);
  if (wrong !== undefined)
    return usageError(`'${wrong}' describes no property.`, "Write Name:type or Name:string:80, such as Price:decimal?");
  const [first, ...keyParts] = properties.flatMap((word) => (keyWord.test(word) ? (propertyIn(word) ?? []) : []));
  if (first !== undefined && values.key !== undefined)
    return usageError(
      "--key is the type of a key that no property is.",
      `tenon entity ${name} ${properties.join(" ")}`,
    );
  const site = siteFor(values, context);
  const command = { command: "entity", values };
  if (!site.ok) return reportFailure(site.diagnostics, command, context);
  const path = fileFor(site.value, values, context);
  if (path === undefined)
    return usageError("The host has several entity files.", "Name the one that gets the entity: --config shop.yaml");
  const target = values.folder === undefined ? undefined : { folder: values.folder };
  const session = entitySession(site.value, { path, target }, values, context);
  if (!session.ok) return reportFailure(session.diagnostics, { ...command, root: site.value.host.folder }, context);
  const answers: EntityAnswers = {
    name,
    key: first ?? { name: "Id", shape: { type: values.key ?? "Guid" } },
    properties: properties.flatMap((word) => propertyIn(word) ?? []).filter((one) => one.name !== first?.name),
    relationships: [],
    access: undefined,
    operations: undefined,
    concurrency: false,
    keyParts: keyParts.map((part) => part.name),
    rows: withNeeded(rows, session.value.subject),
  };
  const draft = draftOf(session.value.subject, answers);
  return graftAddition(session.value, { draft, settled: new Map(), wires: false });
}

/** Returns the entity file that gets the entity: the named one, the recorded one, or a new one. Undefined for several. */
function fileFor(
  { host, recorded }: GraftedHost,
  { config }: EntityWords["values"],
  { folder }: CommandContext,
): string | undefined {
  const [named, ...more] = config ?? recorded.map((path) => posix.join(host.folder, path));
  if (more.length > 0) return undefined;
  return pathFrom(folder, named ?? posix.join(host.folder, starterName));
}

/** Returns the words for the rows; undefined if one is unknown. */
function rowsIn(text: string): readonly RowsWord[] | undefined {
  const words = text.split(",").filter((word) => word !== "");
  const known = rowsWords.filter((word) => words.includes(word));
  return words.length === known.length ? known : undefined;
}

/** The end of a property that is the key, or a part of it. */
const keyWord = /:key$/;

function propertyIn(word: string): PropertyAnswer | undefined {
  const described = word.replace(keyWord, "");
  const { name, type, length } = /^(?<name>\w+):(?<type>[^:]+)(?::(?<length>\d{1,9}))?$/.exec(described)?.groups ?? {};
  if (name === undefined || type === undefined) return undefined;
  return { name, shape: { type, ...(length !== undefined && { maxLength: Number(length) }) } };
}
