import { posix } from "node:path";
import type { Host } from "../../host/host.ts";
import { contextOptions } from "../report/graft-text.ts";
import type { MadeMigration } from "./made-migration.ts";

interface About {
  /** The name of the migration. */
  readonly name: string;
  readonly host: Host;
  /** The folder of the user. */
  readonly folder: string;
}

/** Says how new migrations reach the database. */
export function nextSteps(written: readonly MadeMigration[], { name, host, folder }: About): string {
  const shown = (path: string) => posix.relative(folder, posix.join(host.folder, path));
  const isOnlyOne = host.dbContexts.length <= 1 && new Set(written.map(({ after }) => after.context)).size <= 1;
  const update = ({ project, after }: MadeMigration, target: readonly string[]) => {
    const context = isOnlyOne ? undefined : after.context;
    const options = contextOptions({ project: shown(project.path), startup: shown(""), name: context });
    return ["  dotnet ef database update", ...target, ...options].join(" ");
  };
  const contracts = written.filter(({ isContract }) => isContract);
  const target = contracts.length === 0 ? [] : [name];
  const now = written.filter(({ isContract }) => !isContract).map((one) => update(one, target));
  const later = contracts.map((one) => update(one, []));
  return [
    ...(now.length === 0 ? [] : ["Read them, then:", ...now]),
    ...(later.length === 0 ? [] : ["When no instance of the old version runs any more:", ...later]),
    "",
  ].join("\n");
}
