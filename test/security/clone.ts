import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";

/** Files by path. */
export type Texts = Readonly<Record<string, string>>;

export const shop = "entity: { Author: { access: anonymous, properties: { Id: { type: Guid, isKey: true } } } }\n";

const framework = "<PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>";

/** Returns a web project with the given elements in it. */
export function webProject(...elements: readonly string[]): string {
  return `<Project Sdk="Microsoft.NET.Sdk.Web">${framework}${elements.join("")}</Project>\n`;
}

/** Returns a web project that refers to another one. */
export function referring(include: string, ...elements: readonly string[]): string {
  return webProject(...elements, `<ItemGroup><ProjectReference Include="${include}" /></ItemGroup>`);
}

export const program =
  'var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.MapGet("/", () => 1);\napp.Run();\n';

/** The project of somebody else, beside the clone: a context, so that a graft would go there. */
export const victim: Texts = {
  "other/Data/Data.csproj": `<Project Sdk="Microsoft.NET.Sdk">\n  ${framework}\n</Project>\n`,
  "other/Data/ShopDb.cs": `using Microsoft.EntityFrameworkCore;

namespace Other.Data;

public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        base.OnModelCreating(modelBuilder);
    }
}
`,
};

export function put(folder: string, texts: Texts): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(posix.dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, text);
  }
}

/** Calls Git with no settings of the machine. */
export function git(folder: string, ...args: readonly string[]): string {
  const own = ["-c", "user.name=a", "-c", "user.email=a@a", "-c", "init.defaultBranch=main"];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  return execFileSync("git", [...own, ...args], { cwd: folder, encoding: "utf8", env, stdio: "pipe", timeout: 20_000 });
}

/** Makes a folder with `clone`, a clone of a repository with the given files, beside files of somebody else. */
export function cloned(
  texts: Texts,
  beside: Texts = victim,
  prepare: (source: string) => void = () => undefined,
): string {
  const folder = temporaryFolder();
  put(`${folder}/source`, { "shop.yaml": shop, ...texts });
  prepare(`${folder}/source`);
  git(`${folder}/source`, "init", "-q");
  git(`${folder}/source`, "add", ".");
  git(`${folder}/source`, "commit", "-qm", "a");
  git(folder, "clone", "-q", "source", "clone");
  put(folder, beside);
  return folder;
}

/** Runs the command line in a folder, on the real disk. */
export function tenon(folder: string, ...args: readonly string[]) {
  return runCommandLine(args, createContext(folder));
}

/** Returns the files of a folder with their texts; without Git's. */
export function textsIn(folder: string): Texts {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => !/(^|\/)\.git(\/|$)/.test(path),
  );
  const files = paths.filter((path) => statSync(`${folder}/${path}`).isFile()).sort();
  return Object.fromEntries(files.map((path) => [path, readFileSync(`${folder}/${path}`, "utf8")]));
}
