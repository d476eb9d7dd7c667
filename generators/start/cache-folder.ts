import { join } from "node:path";

/** Where this user's programs keep what they can make again, as the system has it; undefined where it says nothing. */
export function cacheFolder(
  platform: NodeJS.Platform,
  { HOME, LOCALAPPDATA, XDG_CACHE_HOME }: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const below = (folder: string | undefined, ...names: readonly string[]) =>
    folder === undefined || folder === "" ? undefined : join(folder, ...names);
  if (platform === "win32") return below(LOCALAPPDATA);
  if (platform === "darwin") return below(HOME, "Library", "Caches");
  return below(XDG_CACHE_HOME) ?? below(HOME, ".cache");
}
