import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Declared, EntityDecl } from "../../entity/declaration.ts";
import { type Link, linksOf } from "../../entity/relationships.ts";
import { type EntryPath, removeFromEntityFile } from "../../entity/yaml/remove-from-entity-file.ts";
import type { InputEdit } from "../../files/write/write-with-input.ts";
import { removing } from "../../flow/targets/selected-entities.ts";
import { type GraftedHost, prepare, type Subject } from "../../prompts/subject.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { listOf } from "../../text/quoted.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "../command.ts";
import { hostSettings } from "../graft/host-settings.ts";
import type { Invocation, removeOptions, Values } from "../options.ts";
import { graftText } from "../report/graft-text.ts";
import { reportFailure, reportOutcome, runAndReport } from "../report/run-and-report.ts";
import { graftRequestOf } from "../requests.ts";
import { siteFor } from "./prompt-session.ts";

type RemoveInvocation = Invocation<typeof removeOptions>;
type RemoveValues = Values<typeof removeOptions>;

/** `tenon remove`: removes an entity from its entity file and from the host. Spec: command-line, Remove. */
export const removeCommand: CommandAction<typeof removeOptions> = {
  run: (invocation, context) => {
    const removal = removalOf(invocation, context);
    return "exitCode" in removal ? removal : removeEntity(removal, invocation.values, context);
  },
  asks: (invocation, context) => {
    const removal = removalOf(invocation, context);
    const { values } = invocation;
    return !("exitCode" in removal || values.json || values["with-relationships"]) && removal.links.length > 0;
  },
  converse: async (invocation, context, ask) => {
    const { values } = invocation;
    const removal = removalOf(invocation, context);
    if ("exitCode" in removal) return removal;
    const names = listOf(removal.links.map(titleOf));
    const isMeant = await ask.confirm(`Remove ${names} as well?`, false);
    if (!isMeant) return { exitCode: 130, output: "", messages: "Nothing was written.\n" };
    return removeEntity(removal, { ...values, "with-relationships": true }, context);
  },
};

/** An entity to remove, and the relationships of other entities that lead to it. */
interface Removal {
  readonly site: GraftedHost;
  readonly subject: Subject;
  readonly entity: EntityDecl;
  readonly links: readonly Link[];
}

/** Finds the entity in the entity files of the host. */
function removalOf({ values, positionals }: RemoveInvocation, context: CommandContext): Removal | CommandResult {
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0)
    return usageError("remove takes one entity.", "tenon remove Product --host ../MyShop");
  const site = siteFor(values, context);
  if (!site.ok) return reportFailure(site.diagnostics, { command: "remove", values }, context);
  const { host, recorded } = site.value;
  const words = { command: "remove", values, root: host.folder };
  const [first] = recorded.filter((path) => /\.ya?ml$/i.test(path));
  if (first === undefined)
    return usageError("The host was grafted from no entity file yet.", "Graft one first: tenon graft shop.yaml");
  const path = posix.join(host.folder, first);
  const subject = prepare(site.value, { path, schema: undefined, target: undefined });
  if (!subject.ok) return reportFailure(subject.diagnostics, words, context);
  const { declared } = subject.value;
  const entity = declared.byName.get(name);
  if (entity !== undefined)
    return { site: site.value, subject: subject.value, entity, links: linksTo(entity, declared) };
  const known = [...declared.byName.keys()];
  const hint = spellingHint(name, known) ?? `They are ${listOf(known)}.`;
  return reportFailure([report(catalogue.unknownEntityName, { name }, { hint })], words, context);
}

function linksTo(entity: EntityDecl, declared: Declared): readonly Link[] {
  return linksOf(declared).filter(
    ({ parent, child, inverseOf }) => child === entity && parent !== entity && inverseOf === undefined,
  );
}

function titleOf({ parent, relationship }: Link): string {
  return `${parent.name.value}.${relationship.name.value}`;
}

function removeEntity(removal: Removal, values: RemoveValues, context: CommandContext): CommandResult {
  const { site, subject, entity, links } = removal;
  const { host } = site;
  const words = { command: "remove", values };
  if (links.length > 0 && !values["with-relationships"])
    return reportFailure([stillReferred(removal)], { ...words, root: host.folder }, context);
  const { path } = entity.file;
  const isLast = subject.declared.entities.filter(({ file }) => file.path === path).length === 1;
  const settings = hostSettings(posix.join(host.folder, host.projectFile), {}, context);
  if (!settings.ok) return reportOutcome(settings.outcome, words, context);
  const enums = isLast ? subject.declared.enums.filter(({ file }) => file.path === path) : [];
  const target = removing(
    itemsOf(
      removal,
      enums.map(({ name }) => name.value),
    ),
  );
  const request = {
    ...graftRequestOf(values, [], context.folder),
    ...settings.value.request,
    prune: true,
    // A file without entities is no input, and a host without any keeps the health endpoints.
    forget: isLast ? [path] : [],
    isHealthOnly: isLast,
    edits: editsOf(removal, isLast),
  };
  const text: typeof graftText = (outcome, ending) => {
    // Without its entity, a table has no mapping any more.
    const changesSchema = outcome.changes.some(({ operation }) => operation === "delete");
    return graftText({ ...outcome, changesSchema }, ending);
  };
  return runAndReport({ ...words, target, request, text }, settings.value.context);
}

function stillReferred({ entity, links }: Removal): Diagnostic {
  const args = { entity: entity.name.value, relationships: links.map(titleOf) };
  const hint = `Run with --with-relationships to remove ${links.length === 1 ? "it" : "them"} as well.`;
  return report(catalogue.stillReferred, args, { span: links[0]?.relationship.name.span, hint });
}

/** Removes the entity from its entity file, and the relationships that lead to it from theirs. */
function editsOf({ site, subject, entity, links }: Removal, isLast: boolean): readonly InputEdit[] {
  return subject.inputs.flatMap((file): readonly InputEdit[] => {
    const leading = links.filter(({ parent }) => parent.file.path === file.path);
    const isOwn = file.path === entity.file.path;
    const paths = [...leading.map(entryOf), ...(isOwn ? [["entity", entity.name.value] as const] : [])];
    if (paths.length === 0) return [];
    const edited = removeFromEntityFile(file, paths);
    if (!edited.ok) throw new Error("An entity file that was read can be read again.");
    const path = posix.join(site.host.folder, file.path);
    const last = isLast ? ", its last one, and is no input any more" : "";
    const reason = isOwn ? `loses the entity \`${entity.name.value}\`${last}` : `loses ${listOf(leading.map(titleOf))}`;
    return [{ path, before: file.bytes, after: edited.value, reason }];
  });
}

function entryOf({ parent, relationship }: Link): EntryPath {
  return ["entity", parent.name.value, "relationships", relationship.name.value];
}

/** Lists the items whose files go: the entity, its lists in both directions, and the enums of a file that is left. */
function itemsOf({ entity, links }: Removal, enums: readonly string[]): ReadonlySet<string> {
  const own = entity.relationships.map(({ name }) => `${entity.name.value}.${name.value}`);
  return new Set([entity.name.value, ...own, ...links.map(titleOf), ...enums]);
}
