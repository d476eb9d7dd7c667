import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cloned, git, program, put, tenon, webProject } from "./clone.ts";

const context = "namespace Web;\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options);\n";
const host = { "Web.csproj": webProject(), "Program.cs": program, "ShopDb.cs": context };

/** The words of the command that asks Git. */
const compare = ["openapi", "shop.yaml", "--out", "out", "--baseline", "HEAD"];

/** Makes a script that leaves a mark. */
function trap(folder: string): { readonly script: string; readonly mark: string } {
  const mark = `${folder}/mark`;
  const script = `${folder}/trap`;
  writeFileSync(script, `#!/bin/sh\ntouch '${mark}'\nexit 1\n`);
  chmodSync(script, 0o755);
  return { script, mark };
}

/** Names a script in the place of each command that a repository can have run. */
const attacks: Readonly<Record<string, (clone: string, script: string) => void>> = {
  "a filter that cleans": (clone, script) => {
    git(clone, "config", "filter.x.clean", script);
    put(clone, { ".gitattributes": "* filter=x\n" });
  },
  "a filter process": (clone, script) => {
    git(clone, "config", "filter.x.process", script);
    put(clone, { ".gitattributes": "* filter=x\n" });
  },
  "the hook post-index-change": (clone, script) => {
    put(clone, { ".git/hooks/post-index-change": `#!/bin/sh\nexec '${script}' < /dev/null\n` });
    chmodSync(`${clone}/.git/hooks/post-index-change`, 0o755);
  },
  "hooks in another folder": (clone, script) => {
    put(clone, { "hooks/post-index-change": `#!/bin/sh\nexec '${script}' < /dev/null\n` });
    chmodSync(`${clone}/hooks/post-index-change`, 0o755);
    git(clone, "config", "core.hooksPath", "hooks");
  },
  "a monitor of files": (clone, script) => void git(clone, "config", "core.fsmonitor", script),
  "a filter of a submodule": (clone, script) => {
    const inner = `${clone}/inner`;
    put(inner, { "a.txt": "a\n", ".gitattributes": "* filter=x\n" });
    git(inner, "init", "-q");
    git(inner, "add", ".");
    git(inner, "commit", "-qm", "a");
    git(clone, "add", "inner");
    git(inner, "config", "filter.x.clean", script);
    git(inner, "config", "core.fsmonitor", script);
    put(inner, { "a.txt": "b\n" });
  },
};

test.each(Object.entries(attacks))(
  "neither a run on a cloned host nor a look at its commits runs code that its .git names: %s",
  async (_way, attack) => {
    const folder = cloned(host, {});
    const { script, mark } = trap(folder);
    attack(`${folder}/clone`, script);
    rmSync(mark, { force: true });
    // The same size at another time makes Git look at the content.
    put(`${folder}/clone`, { "Program.cs": program.replace("=> 1", "=> 2") });
    expect((await tenon(`${folder}/clone`, "graft", "shop.yaml")).exitCode).toBe(0);
    expect((await tenon(`${folder}/clone`, ...compare)).exitCode).toBe(0);
    expect(existsSync(mark)).toBe(false);
    // Git itself falls for it, and fails where the script does not answer.
    spawnSync("git", ["status"], { cwd: `${folder}/clone`, timeout: 20_000 });
    expect(existsSync(mark)).toBe(true);
  },
);

test.each([
  ["core.sshCommand", "ssh://nowhere/x"],
  ["an address that is a command", "ext::SCRIPT"],
])("--baseline HEAD fetches nothing from a remote that promises objects: %s", async (_way, address) => {
  const folder = cloned(host, {});
  const clone = `${folder}/clone`;
  const { script, mark } = trap(folder);
  const id = git(clone, "rev-parse", "HEAD:shop.yaml").trim();
  git(clone, "config", "core.repositoryformatversion", "1");
  git(clone, "config", "extensions.partialClone", "origin");
  git(clone, "config", "remote.origin.promisor", "true");
  git(clone, "config", "remote.origin.url", address.replace("SCRIPT", script));
  git(clone, "config", "core.sshCommand", script);
  for (const protocol of ["ssh", "ext"]) git(clone, "config", `protocol.${protocol}.allow`, "always");
  rmSync(`${clone}/.git/objects/${id.slice(0, 2)}/${id.slice(2)}`, { force: true });
  const { exitCode } = await tenon(clone, ...compare);
  expect([exitCode === 0, existsSync(mark)]).toEqual([false, false]);
  expect(() => git(clone, "cat-file", "blob", id)).toThrow();
  expect(existsSync(mark)).toBe(true);
});

test("no git of the clone itself is run, even if PATH leads there", async () => {
  const folder = cloned(host, {});
  const { script, mark } = trap(folder);
  put(`${folder}/clone`, {
    "node_modules/.bin/git": `#!/bin/sh\nexec '${script}'\n`,
    git: `#!/bin/sh\nexec '${script}'\n`,
  });
  for (const path of ["node_modules/.bin/git", "git"]) chmodSync(`${folder}/clone/${path}`, 0o755);
  const { PATH } = process.env;
  try {
    process.env["PATH"] = `:.:${folder}/clone/node_modules/.bin:${folder}/clone:${PATH}`;
    expect((await tenon(`${folder}/clone`, ...compare)).exitCode).toBe(0);
  } finally {
    process.env["PATH"] = PATH;
  }
  expect(existsSync(mark)).toBe(false);
});
