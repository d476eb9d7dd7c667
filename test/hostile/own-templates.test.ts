import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { graft, run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const entities = "entity: { Author: { access: anonymous, properties: { Id: { type: int, isKey: true } } } }\n";
const secret = "// a secret\n";

/** A repository with own templates, and a folder beside it that no run may read. */
function repository(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  const usual = Object.entries(smallHost).map(([path, text]) => [path.slice(1), text] as const);
  const own = Object.entries({
    "repo/.git/HEAD": "ref: refs/heads/main\n",
    "repo/shop.yaml": entities,
    "repo/house/README.md": "",
    "outside/entity/entity.mustache": secret,
    "outside/notes.txt": secret,
    ...files,
  });
  for (const [path, text] of [...usual, ...own]) {
    mkdirSync(`${folder}/${posix.dirname(path)}`, { recursive: true });
    writeFileSync(`${folder}/${path}`, text);
  }
  return folder;
}

function grafted(folder: string, ...args: readonly string[]) {
  const context = createContext(`${folder}/repo`);
  return runCommandLine(["graft", "shop.yaml", "--host", "host", "--diff", ...args], {
    ...context,
  });
}

const recordedFolder = { "repo/host/.tenon/config.yaml": "templates: ../house\n" };

/** Links that lead out of the repository, each in the place of a folder or a file of own templates. */
const links: Readonly<Record<string, (folder: string) => void>> = {
  "the folder itself": (folder) => symlinkSync("../outside", `${folder}/repo/linked`),
  "a folder in it": (folder) => symlinkSync("../../outside/entity", `${folder}/repo/house/entity`),
  "a file in it": (folder) => {
    mkdirSync(`${folder}/repo/house/entity`);
    symlinkSync("../../../outside/notes.txt", `${folder}/repo/house/entity/entity.mustache`);
  },
};

test.each(Object.entries(links))("a link out of the repository is not followed on its word: %s", async (name, link) => {
  const place = name === "the folder itself" ? "linked" : "house";
  const folder = repository({ "repo/host/.tenon/config.yaml": `templates: ../${place}\n` });
  link(folder);
  const { exitCode, output, messages } = await grafted(folder);
  expect([exitCode, messages]).toEqual([1, expect.stringContaining("error TEN0430")]);
  expect(output + messages).not.toContain("a secret");
});

test.each(Object.entries(links))("named on the command line, it holds for one run: %s", async (name, link) => {
  const folder = repository({});
  link(folder);
  const { exitCode, output, messages } = await grafted(
    folder,
    "--templates",
    name === "the folder itself" ? "linked" : "house",
  );
  expect([exitCode, messages]).toEqual([0, expect.stringContaining("warning TEN0432")]);
  expect(output).toContain("a secret");
  expect(output).not.toContain("config.yaml");
});

test("links in circles have an end, and links inside the repository are followed", { timeout: 60_000 }, async () => {
  const folder = repository({ ...recordedFolder, "repo/shared/entity.mustache": "// House.\n" });
  symlinkSync("../shared", `${folder}/repo/house/entity`);
  for (const name of ["a", "b", "c"]) symlinkSync(".", `${folder}/repo/house/${name}`);
  const { exitCode, output } = await grafted(folder);
  expect([exitCode, output]).toEqual([0, expect.stringContaining("// House.")]);
});

test("a folder in the place of a template is none; a pipe and a link to nothing are named", async () => {
  const folder = repository(recordedFolder);
  mkdirSync(`${folder}/repo/house/entity/entity.mustache`, { recursive: true });
  expect((await grafted(folder)).exitCode).toBe(0);
  execFileSync("mkfifo", [`${folder}/repo/house/entity/service.mustache`]);
  const pipe = await grafted(folder);
  expect([pipe.exitCode, pipe.messages]).toEqual([5, expect.stringContaining("entity/service.mustache")]);
  rmSync(`${folder}/repo/house/entity/service.mustache`);
  symlinkSync("nothing", `${folder}/repo/house/entity/service.mustache`);
  const dangling = await grafted(folder);
  expect([dangling.exitCode, dangling.messages]).toEqual([5, expect.stringContaining("entity/service.mustache")]);
});

test.each(["../../../outside/entity", "../entity/entity", "/etc/hosts", "head\\..\\head", "C:head", "a/../head"])(
  "a partial named %s is unknown",
  (name) => {
    const { disk } = graft(entities);
    const house = { "/repo/house/entity/entity.mustache": `{{> ${name}}}\n`, "/outside/entity.mustache": secret };
    const { exitCode, messages } = run(
      memoryDisk({ ...disk.snapshot(), ...house, "/repo/.git/HEAD": "" }),
      "graft",
      "--host",
      "host",
      "--templates",
      "house",
    );
    expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN0514")]);
    expect(messages).not.toContain("a secret");
  },
);
