import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { candidateContexts } from "../../host/facts/contexts-named.ts";
import type { Host, HostClass } from "../../host/host.ts";
import { readText } from "../../host/snapshot/read-text.ts";
import { describeContext } from "../../init/source/describe-context.ts";
import { type DescribedSnapshot, describeSnapshot } from "../../init/source/describe-snapshot.ts";
import { readModelSnapshot } from "../../migration/model-snapshot.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { listOf } from "../../text/quoted.ts";
import { type CommandContext, type CommandResult, usageError } from "../command.ts";
import { contextNamed } from "../entity/start-host.ts";
import { largestSnapshot } from "../migrate/find-snapshots.ts";
import type { importOptions, Values } from "../options.ts";
import { reportFailure } from "../report/run-and-report.ts";
import { pathFrom } from "../requests.ts";

/** The classes that an import takes over. */
export interface ImportSource extends DescribedSnapshot {
  readonly context: HostClass;
}

/** The place where an import looks for classes. */
interface Place {
  readonly host: Host;
  readonly values: Values<typeof importOptions>;
  /** The context that the entity file states. */
  readonly stated: string | undefined;
}

/** Reads the classes of the context, or of the snapshot, that the options or the entity file name. Spec: import, Sources. */
export function importSource(place: Place, context: CommandContext): ImportSource | CommandResult {
  const { host, values, stated } = place;
  if (values.from?.endsWith(".cs")) return snapshotSource(values.from, place, context);
  const [only, ...others] = candidateContexts(host);
  const name = values.from ?? stated ?? (only === undefined || others.length > 0 ? undefined : fullNameOf(only));
  if (name === undefined) return noChoice(host);
  const found = chosenContext(name, place);
  return "exitCode" in found ? found : { context: found, drafts: describeContext(host, found), unseen: [] };
}

function noChoice({ dbContexts }: Host): CommandResult {
  const [first] = dbContexts;
  return first === undefined
    ? usageError("The host has no DbContext.", "tenon init writes a first entity file without one.")
    : usageError(
        `The host has several contexts: ${listOf(dbContexts.map(fullNameOf))}.`,
        `tenon import --from ${first.name}`,
      );
}

/** Finds a context of the host. The entities of an entity file are all in one. */
export function chosenContext(
  name: string,
  { host, stated }: Pick<Place, "host" | "stated">,
): HostClass | CommandResult {
  const found = contextNamed(name, host, "import");
  const other = stated === undefined ? found : contextNamed(stated, host, "import");
  if ("exitCode" in found || "exitCode" in other || other === found) return found;
  return usageError(
    `The entity file is for ${fullNameOf(other)}, and all of its entities are in one DbContext.`,
    `tenon import --from ${other.name}`,
  );
}

function snapshotSource(from: string, place: Place, context: CommandContext): ImportSource | CommandResult {
  const { disk, folder } = context;
  const path = pathFrom(folder, from);
  const snapshot = readModelSnapshot(readText(disk, path, largestSnapshot) ?? "");
  if (snapshot === undefined) {
    const hint = "EF Core writes one beside the migrations: Migrations/ShopDbModelSnapshot.cs.";
    const refused = report(catalogue.notSnapshot, { path: from }, { hint });
    return reportFailure([refused], { command: "import", values: place.values }, context);
  }
  const found = chosenContext(snapshot.context, place);
  return "exitCode" in found ? found : { context: found, ...describeSnapshot(place.host, snapshot) };
}
