import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The environment without the variables that npm sets for scripts. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/i.test(name)));

/** Returns the programs of Node for a folder; by default a new one. */
export function npmFolder(folder = mkdtempSync(join(tmpdir(), "tenon-package-"))) {
  const npm = (...args: readonly string[]) => npmIn(folder, args);
  return {
    folder,
    npm,
    node: (...args: readonly string[]) =>
      spawnSync(process.execPath, [...args], {
        cwd: folder,
        encoding: "utf8",
        env: environment,
        stdio: ["ignore", "pipe", "pipe"],
      }),
    /** Packs another folder; returns the path of the tarball. */
    pack: (from: string, ...options: readonly string[]) => {
      const output = npm("pack", from, "--pack-destination", folder, "--silent", ...options);
      return join(folder, output.trim().split("\n").at(-1) ?? "");
    },
    /** Runs `npx --package … tenon` in another folder. */
    npx: (cwd: string, packages: readonly string[], ...args: readonly string[]) => {
      const named = packages.flatMap((path) => ["--package", path]);
      const cache = join(folder, "cache");
      return npmIn(cwd, ["exec", "--offline", "--yes", "--cache", cache, ...named, "--", "tenon", ...args]);
    },
  };
}

function npmIn(cwd: string, args: readonly string[]): string {
  const stdio = ["ignore", "pipe", "pipe"] as const;
  return execFileSync("npm", [...args], { cwd, encoding: "utf8", env: environment, stdio: [...stdio] });
}

/** Makes a folder outside of any package, for the time of an action. */
export function inRepository(action: (repository: string) => void): void {
  const repository = mkdtempSync(join(tmpdir(), "tenon-repository-"));
  try {
    action(repository);
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
}

/** Lists the files below a folder. */
export function filesIn(home: string): readonly string[] {
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(home.length + 1));
}
