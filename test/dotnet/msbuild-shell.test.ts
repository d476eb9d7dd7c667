import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { dotnetPath, root } from "./packages.ts";

const dotnet = dotnetPath();

test.runIf(dotnet !== undefined)("the check in a build takes no name of a folder for a command of the shell", () => {
  const folder = join(temporaryFolder(), "a$(touch mark)'b c");
  const targets = join(root, "msbuild/Tenon.MSBuild.targets");
  const properties = "<TenonCheck>true</TenonCheck><TenonCommand>echo</TenonCommand>";
  const target = '<Target Name="Build" DependsOnTargets="TenonCheck" />';
  mkdirSync(folder);
  writeFileSync(
    join(folder, "A.csproj"),
    `<Project><PropertyGroup>${properties}</PropertyGroup>${target}<Import Project="${targets}" /></Project>`,
  );
  const build = spawnSync(dotnet ?? "", ["msbuild", "-nologo", "-v:detailed"], { cwd: folder, encoding: "utf8" });
  expect([build.status, build.stdout]).toEqual([0, expect.stringContaining(`--host ${folder}/A.csproj --check`)]);
  expect(existsSync(join(folder, "mark"))).toBe(false);
});
