import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { commands } from "../../generators/cli/commands.ts";
import { readCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";

const host = fileURLToPath(new URL("../upgrade/0.1.0/host/", import.meta.url));

const loaded = new Map(
  await Promise.all(commands.map(async ({ name, load }) => [name, await load({ model: undefined })] as const)),
);

/** A Git repository with a host. */
function repository() {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/host`);
  for (const name of ["Shop.csproj", "ShopDb.cs", "Program.cs"]) cpSync(`${host}${name}`, `${folder}/host/${name}`);
  const context = createContext(folder);
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  const tenon = (...args: readonly string[]) => {
    const call = readCommandLine([...args, "--host", "host"], context);
    if ("exitCode" in call) return call;
    const action = loaded.get(call.command.name);
    if (action === undefined) throw new Error(`There is no command ${call.command.name}.`);
    return action.run(call.invocation, context);
  };
  const write = (name: string, text: string) => writeFileSync(`${folder}/${name}`, text);
  const commit = (message: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };
  git("init", "--quiet", "--initial-branch=main");
  return { folder, git, tenon, write, commit };
}

type Repository = ReturnType<typeof repository>;

function grafted({ tenon }: Repository, ...args: readonly string[]): void {
  expect(tenon("graft", ...args)).toMatchObject({ exitCode: 0, messages: "" });
}

/** Merges a branch; false if Git could not do it alone. */
function merges({ git }: Repository, branch: string): boolean {
  try {
    git("merge", "--quiet", "--no-edit", branch);
    return true;
  } catch {
    return false;
  }
}

function filesOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => `${parentPath}/${name}`).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), readFileSync(path, "latin1")]));
}

const entity = (name: string, properties = "") => `defaults: { access: anonymous }
entity:
  ${name}:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string, maxLength: 80 }
${properties}`;

/** Entities of different types, so that their branches bring different shared files. */
const types = ["decimal", "DateTime", "double?", "DateTimeOffset", "long", "bool"];

test("50 branches that each add an entity merge in Git without a manual step", { timeout: 240_000 }, () => {
  const repo = repository();
  const { git, write, commit, tenon } = repo;
  write("author.yaml", entity("Author"));
  grafted(repo, "author.yaml");
  commit("Start");
  const names = Array.from({ length: 50 }, (_, index) => `Item${String.fromCharCode(65 + (index % 26))}${index}`);
  for (const [index, name] of names.entries()) {
    git("switch", "--quiet", "--create", name, "main");
    write(`${name}.yaml`, entity(name, `      Value: { type: ${types[index % types.length]} }\n`));
    grafted(repo, `${name}.yaml`);
    commit(`Add ${name}`);
  }
  git("switch", "--quiet", "main");
  for (const name of names) expect([name, merges(repo, name)]).toEqual([name, true]);
  const check = tenon("graft", "--check");
  expect([check.exitCode, check.messages, check.output]).toEqual([0, "", expect.stringMatching(/^Nothing to do: /)]);
  expect(git("status", "--porcelain")).toBe("");
});

test("branches that each bring the first entity merge in Git without a manual step", () => {
  const repo = repository();
  const { git, write, commit, tenon } = repo;
  expect(tenon("health")).toMatchObject({ exitCode: 0 });
  commit("Start");
  for (const [index, name] of ["Author", "Book", "Pen"].entries()) {
    git("switch", "--quiet", "--create", name, "main");
    write(`${name}.yaml`, entity(name, `      Value: { type: ${types[index]} }\n`));
    grafted(repo, `${name}.yaml`);
    commit(`Add ${name}`);
  }
  git("switch", "--quiet", "main");
  for (const name of ["Author", "Book", "Pen"]) expect([name, merges(repo, name)]).toEqual([name, true]);
  expect(tenon("graft")).toMatchObject({ exitCode: 0, output: expect.stringMatching(/^Nothing to do: /) });
});

const shop = `defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string, maxLength: 80 }
      # the end of Author
  Book:
    properties:
      Id: { type: Guid, isKey: true }
      Title: { type: string, maxLength: 120 }
      # the end of Book
`;
const withProperty = (text: string, of: string, property: string) =>
  text.replace(`      # the end of ${of}\n`, `      ${property}\n      # the end of ${of}\n`);

/** Grafts the shop, then changes it on two branches, and stays on the first. */
function twoBranches(one: string, other: string): Repository {
  const repo = repository();
  const { git, write, commit } = repo;
  write("shop.yaml", shop);
  grafted(repo, "shop.yaml");
  commit("Start");
  for (const [branch, text] of [
    ["other", other],
    ["one", one],
  ] as const) {
    git("switch", "--quiet", "--create", branch, "main");
    write("shop.yaml", text);
    grafted(repo);
    commit(`Change ${branch}`);
  }
  return repo;
}

test("two branches that change different entities of one file merge without a manual step", () => {
  const born = withProperty(shop, "Author", "Born: { type: int }");
  const repo = twoBranches(born, withProperty(shop, "Book", "Price: { type: decimal }"));
  expect(merges(repo, "other")).toBe(true);
  const { exitCode, output } = repo.tenon("graft");
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^Nothing to do: /)]);
});

test("two branches that change one entity: after the entity file is merged, a graft settles the rest", () => {
  const born = withProperty(shop, "Author", "Born: { type: int }");
  const repo = twoBranches(born, withProperty(shop, "Author", "City: { type: string, maxLength: 40 }"));
  expect(merges(repo, "other")).toBe(false);
  const { folder, git, write, tenon, commit } = repo;
  expect(git("diff", "--name-only", "--diff-filter=U")).toContain("host/.tenon/manifest/entities/author.json");
  const both = withProperty(born, "Author", "City: { type: string, maxLength: 40 }");
  write("shop.yaml", both);
  const { exitCode, messages, output } = tenon("graft");
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(output).toContain("had a conflict of Git, which the new output settles");
  commit("Merge");

  const fresh = repository();
  fresh.write("shop.yaml", both);
  grafted(fresh, "shop.yaml");
  const [merged, wanted] = [folder, fresh.folder].map((path) => filesOf(`${path}/host`));
  const shared = ([path]: readonly [string, string]) => !/^\/\.tenon\/(?:undo|staging)\//.test(path);
  expect(Object.entries(merged ?? {}).filter(shared)).toEqual(Object.entries(wanted ?? {}).filter(shared));
});

test("an edit between the markers of Git is a conflict that names the line", () => {
  const repo = twoBranches(
    withProperty(shop, "Author", "Born: { type: int }"),
    withProperty(shop, "Author", "City: { type: string, maxLength: 40 }"),
  );
  merges(repo, "other");
  const { folder, write, tenon } = repo;
  write("shop.yaml", withProperty(shop, "Author", "Born: { type: int }"));
  const path = `${folder}/host/Tenon/Authors/Author.g.cs`;
  const text = readFileSync(path, "utf8");
  expect(text).toContain("<<<<<<<");
  writeFileSync(path, text.replace(/^(<<<<<<< .*\n)/m, "$1    // Written by hand.\n"));
  const line = text.split("\n").findIndex((one) => one.startsWith("<<<<<<<")) + 1;
  expect(tenon("graft")).toMatchObject({
    exitCode: 3,
    messages: expect.stringContaining(`\`Tenon/Authors/Author.g.cs\` has the markers of a conflict at line ${line}`),
  });
});
