import { expect, test } from "vitest";
import { cacheFolder } from "../../generators/start/cache-folder.ts";

const cases = [
  ["Linux, as the user says", "linux", { HOME: "/home/ada", XDG_CACHE_HOME: "/cache" }, "/cache"],
  ["Linux, where the user says nothing", "linux", { HOME: "/home/ada", XDG_CACHE_HOME: "" }, "/home/ada/.cache"],
  ["macOS", "darwin", { HOME: "/Users/ada", XDG_CACHE_HOME: "/cache" }, "/Users/ada/Library/Caches"],
  ["Windows", "win32", { LOCALAPPDATA: "C:/Users/ada/AppData/Local", HOME: "/home/ada" }, "C:/Users/ada/AppData/Local"],
  ["a user without a home", "linux", {}, undefined],
] as const satisfies readonly (readonly [string, NodeJS.Platform, object, string | undefined])[];

for (const [name, platform, environment, wanted] of cases) {
  test(name, () => expect(cacheFolder(platform, environment)).toBe(wanted));
}
