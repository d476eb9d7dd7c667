import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildCommand } from "../../generators/cli/build/build-command.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";

const model = (type: string) => `context Fleet {
  aggregate Garage root Vehicle {
    entity Vehicle identified by VehicleId {
      mileage: Int
      command drive(distance: ${type}) { mileage -> 1 }
      create buy(mileage: Int) { }
    }
  }
}
`;

/** A repository whose branch `old` has a model with an optional parameter, and whose work tree requires it. */
function repository() {
  const folder = temporaryFolder();
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], { cwd: folder });
  mkdirSync(`${folder}/models/inner`, { recursive: true });
  writeFileSync(`${folder}/models/inner/fleet.model`, model("Int?"));
  writeFileSync(`${folder}/models/other.model`, "context Other { enum Colour { Red } }\n");
  symlinkSync("inner/fleet.model", `${folder}/models/link.model`);
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Start");
  git("branch", "old");
  writeFileSync(`${folder}/models/inner/fleet.model`, model("Int"));
  writeFileSync(`${folder}/models/new.model`, "context New { enum Size { Small } }\n");
  const build = (baseline: string, ...models: readonly string[]) =>
    buildCommand.run({ values: { baseline, quiet: true }, positionals: models }, createContext(`${folder}/models`));
  return { git, build };
}

const required =
  "inner/fleet.model:5:7: error TEN0903: `distance` of the body of `POST /vehicle/drive` is required now";

test.each(["old", "HEAD", "HEAD~0"])(
  "an earlier version is read from the commit %s, without touching the work tree",
  (commit) => {
    const { git, build } = repository();
    const before = git("status", "--porcelain").toString();
    const { exitCode, messages } = build(commit, "inner/fleet.model", "new.model");
    expect(exitCode).toBe(1);
    expect(messages).toContain(required);
    expect(git("status", "--porcelain").toString()).toBe(before);
  },
);

test("a folder of a commit has its files, and no links", () => {
  const { build } = repository();
  const { exitCode, messages } = build("old", "inner");
  expect([exitCode, messages]).toEqual([1, expect.stringContaining(required)]);
  expect(build("old", "link.model").messages).toContain("TEN0911");
});

test.each(["", "nope", "--all", "-h", "old:models", "old^{tree}"])("`%s` is no commit, and says so", (reference) => {
  const { build } = repository();
  const { exitCode, messages } = build(reference === "" ? " " : reference, "inner/fleet.model");
  expect(exitCode).toBe(1);
  expect(messages).toContain("is no file, no folder and no commit of Git around this folder.");
});

test("inputs that a commit does not have cannot be compared with it", () => {
  const { build } = repository();
  expect(build("old", "new.model").messages).toContain("error TEN0911: `old` is no file");
});
