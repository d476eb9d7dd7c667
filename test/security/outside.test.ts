import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeDisk } from "../../generators/files/disk/node-disk.ts";
import { commitToJournal } from "../../generators/files/write/journal.ts";
import { cloned, git, program, put, referring, tenon, textsIn, victim, webProject } from "./clone.ts";

const graft = ["graft", "shop.yaml", "--host", "src/Web", "--wire"] as const;
const web = (project: string) => ({ "src/Web/Web.csproj": project, "src/Web/Program.cs": program });

/** Hosts whose only context is in the project of somebody else. */
const hosts: readonly (readonly [way: string, make: () => string])[] = [
  ["a relative reference", () => cloned(web(referring("../../../other/Data/Data.csproj")))],
  ["a reference with backslashes", () => cloned(web(referring("..\\..\\..\\other\\Data\\Data.csproj")))],
  [
    "a reference through a property",
    () => cloned(web(referring("$(Up)/other/Data/Data.csproj", "<PropertyGroup><Up>../../..</Up></PropertyGroup>"))),
  ],
  [
    "an absolute reference",
    () => {
      const folder = cloned(web(webProject()));
      put(`${folder}/clone`, web(referring(`${folder}/other/Data/Data.csproj`)));
      return folder;
    },
  ],
  [
    "a link inside of the clone",
    () =>
      cloned(web(referring("../Data/Data.csproj")), victim, (source) =>
        symlinkSync("../../other/Data", `${source}/src/Data`),
      ),
  ],
];

test.each(hosts)("a cloned host writes nothing into another project by %s", async (_way, make) => {
  const folder = make();
  const before = textsIn(folder);
  for (const args of [graft, [...graft, "--prune"], [...graft, "--dry-run"], ["plan", ...graft.slice(1)]]) {
    const { exitCode, messages } = await tenon(`${folder}/clone`, ...args);
    expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN0376")]);
  }
  expect(textsIn(folder)).toEqual(before);
});

const central = `<Project>\n  <PropertyGroup><ManagePackageVersionsCentrally>true</ManagePackageVersionsCentrally></PropertyGroup>\n</Project>\n`;
const context =
  "using Microsoft.EntityFrameworkCore;\n\nnamespace Web;\n\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)\n{\n}\n";

test("--wire edits no Directory.Packages.props above the repository", async () => {
  const folder = cloned(
    { ...web(webProject()), "src/Web/ShopDb.cs": context },
    { "Directory.Packages.props": central },
  );
  const before = textsIn(folder);
  const { exitCode, messages } = await tenon(`${folder}/clone`, ...graft);
  expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN0376")]);
  expect(textsIn(folder)).toEqual(before);
});

test.each([
  ["data", "../../../other/Data"],
  ["tests", "../../../other/Tests"],
  ["tests", "../../linked"],
  ["tests", "../../.git"],
])("the placement of %s in %s writes nothing outside", async (part, place) => {
  const folder = cloned(
    {
      ...web(referring("../../../other/Data/Data.csproj")),
      "src/Web/.tenon/config.yaml": `placement: { ${part}: ${place} }\n`,
    },
    victim,
    (source) => symlinkSync("../other", `${source}/linked`),
  );
  const before = textsIn(folder);
  const { exitCode, messages } = await tenon(`${folder}/clone`, ...graft, "--layers", "tests");
  expect([exitCode, messages]).toEqual([1, expect.stringMatching(/error TEN\d+/)]);
  expect(textsIn(folder)).toEqual(before);
});

test("a solution or a link in the clone makes no project outside a host", async () => {
  const solution = `<Solution><Project Path="../other/Web/Web.csproj" /></Solution>\n`;
  const folder = cloned(
    { "Shop.slnx": solution },
    { "other/Web/Web.csproj": webProject(), "other/Web/Program.cs": program, "other/Web/ShopDb.cs": context },
    (source) => symlinkSync("../other/Web", `${source}/linked`),
  );
  const before = textsIn(folder);
  for (const host of ["Shop.slnx", "linked", "linked/Web.csproj"])
    for (const args of [
      ["graft", "shop.yaml", "--host", host],
      ["undo", "--host", host],
      ["init", "--host", host],
    ]) {
      const { exitCode, messages } = await tenon(`${folder}/clone`, ...args);
      expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN0376")]);
    }
  expect(textsIn(folder)).toEqual(before);
});

/** Grafts a host with a project beside it, which then moves out of the repository behind a link. */
async function moved(): Promise<string> {
  const folder = cloned({ ...web(referring("../Data/Data.csproj")), ...inClone }, {});
  expect((await tenon(`${folder}/clone`, ...graft)).exitCode).not.toBe(1);
  mkdirSync(`${folder}/other`);
  renameSync(`${folder}/clone/src/Data`, `${folder}/other/Data`);
  symlinkSync("../../other/Data", `${folder}/clone/src/Data`);
  return folder;
}

const inClone = Object.fromEntries(
  Object.entries(victim).map(([path, text]) => [path.replace("other/", "src/"), text]),
);

test("undo, apply and --prune follow no link out of the repository", async () => {
  const folder = await moved();
  const before = textsIn(folder);
  const host = ["--host", "src/Web"];
  for (const args of [
    ["undo", ...host],
    [...graft, "--prune"],
    [...graft, "--restore"],
  ]) {
    const { exitCode, messages } = await tenon(`${folder}/clone`, ...args);
    expect([args[0], exitCode, messages]).toEqual([args[0], 1, expect.stringContaining("TEN0376")]);
  }
  expect(textsIn(folder)).toEqual(before);
});

test("a plan is not carried out into a project that left the repository", async () => {
  const folder = cloned({ ...web(referring("../Data/Data.csproj")), ...inClone }, {});
  await tenon(`${folder}/clone`, "plan", ...graft.slice(1), "--out", "plan.json");
  mkdirSync(`${folder}/other`);
  renameSync(`${folder}/clone/src/Data`, `${folder}/other/Data`);
  symlinkSync("../../other/Data", `${folder}/clone/src/Data`);
  const before = textsIn(folder);
  const { exitCode, messages } = await tenon(`${folder}/clone`, "apply", "plan.json", "--host", "src/Web");
  expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN0376")]);
  expect(textsIn(folder)).toEqual(before);
});

test("a journal is not recovered into a project outside of the repository", async () => {
  const folder = cloned({ ...web(webProject()) });
  const root = `${folder}/clone/src/Web`;
  const site = { disk: nodeDisk(), root, scope: ["../../../other/Data"] };
  mkdirSync(`${root}/.tenon/staging`, { recursive: true });
  const after = new TextEncoder().encode("// <auto-generated/>\n");
  const steps = [{ path: "../../../other/Data/A.g.cs", before: null, after }];
  commitToJournal(site, { run: "0", scope: site.scope, folders: [], emptied: [], isKept: true, isUndo: false, steps });
  const before = textsIn(`${folder}/other`);
  const { exitCode, messages } = await tenon(`${folder}/clone`, "recover", "--host", "src/Web");
  expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN0376")]);
  expect(textsIn(`${folder}/other`)).toEqual(before);
});

test.each([
  [
    "a solution above several projects, without Git",
    (folder: string) => {
      rmSync(`${folder}/clone/.git`, { recursive: true });
      put(`${folder}/clone`, { "Shop.slnx": "<Solution />\n" });
      return `${folder}/clone`;
    },
  ],
  ["a host in a subfolder of a repository", (folder: string) => `${folder}/clone`],
  [
    "a worktree",
    (folder: string) => {
      git(`${folder}/clone`, "worktree", "add", "-q", "../tree");
      return `${folder}/tree`;
    },
  ],
  [
    "a submodule",
    (folder: string) => {
      put(folder, { "above/README.md": "" });
      git(`${folder}/above`, "init", "-q");
      git(`${folder}/above`, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "../clone", "shop");
      return `${folder}/above/shop`;
    },
  ],
] as const)("a project beside the host is written as ever: %s", async (_layout, make) => {
  const place = make(cloned({ ...web(referring("../Data/Data.csproj")), ...inClone }, {}));
  const { exitCode, messages } = await tenon(place, ...graft);
  expect([0, 3]).toContain(exitCode);
  expect(messages).not.toContain("TEN0376");
  expect(Object.keys(textsIn(`${place}/src/Data`))).toContain("Tenon/Authors/Author.g.cs");
});

test("--json names what was read outside of the repository", async () => {
  const folder = cloned(
    { ...web(webProject()), "src/Web/ShopDb.cs": context },
    { "Directory.Build.props": "<Project />\n" },
  );
  const { output } = await tenon(`${folder}/clone`, "graft", "shop.yaml", "--host", "src/Web", "--json");
  expect(JSON.parse(output).readOutside).toEqual(["../../../Directory.Build.props"]);
});
