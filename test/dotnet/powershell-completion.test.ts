import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dotnetPath, root } from "./packages.ts";

const dotnet = dotnetPath();
const folder = mkdtempSync(join(tmpdir(), "tenon-powershell-"));
const project = join(root, "test/dotnet/powershell-host");

type Match = readonly [text: string, type: string, help: string];

/** Completes lines by the engine of PowerShell, after it has run the script that Tenon prints. */
function complete(...lines: readonly string[]): readonly (readonly Match[])[] {
  const script = spawnSync(process.execPath, [join(root, "tenon.js"), "completion", "powershell"], {
    encoding: "utf8",
  });
  const program = join(folder, "bin/powershell-host/debug/powershell-host.dll");
  const options = { input: script.stdout, encoding: "utf8", cwd: root } as const;
  const { status, stdout, stderr } = spawnSync(dotnet ?? "", [program, ...lines], options);
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

function textsOf(matches: readonly Match[] | undefined): readonly string[] | undefined {
  return matches?.map(([text]) => text);
}

describe.runIf(dotnet !== undefined)("PowerShell", () => {
  beforeAll(() => {
    const args = ["build", project, "--artifacts-path", folder, "-nodeReuse:false", "-v:quiet"];
    const { status, stdout } = spawnSync(dotnet ?? "", args, { encoding: "utf8" });
    if (status !== 0) throw new Error(stdout);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("completes commands, then options, each with its help", () => {
    const [command, option, family, first, all] = complete(
      "tenon gra",
      "tenon relationship --p",
      "tenon relationship books.yaml --parent Author --pr",
      "tenon --v",
      "tenon ",
    );
    expect(command).toEqual([["graft", "ParameterValue", "graft the endpoints of an entity file onto a .NET host"]]);
    expect(option).toEqual([
      ["--parent", "ParameterName", "the entity that has the list"],
      ["--prune", "ParameterName", "delete files that are no longer produced, unless they were edited"],
    ]);
    expect(textsOf(family)).toEqual(["--prune"]);
    expect(first).toEqual([["--version", "ParameterValue", "print the version"]]);
    expect(textsOf(all)).toEqual(expect.arrayContaining(["init", "graft", "completion", "--help"]));
  });

  test("completes the words of an option, and codes", () => {
    const [conflict, code, entity] = complete(
      "tenon graft --on-conflict o",
      "tenon explain TEN0303",
      "tenon remove TEN0303",
    );
    expect([conflict, code, entity].map(textsOf)).toEqual([["overwrite"], ["TEN0303"], []]);
  });

  test("completes the short form of an option", () => {
    expect(textsOf(complete("tenon graft -n")[0])).toEqual(["-n"]);
  });

  test("is left alone with files, values of options and what is no command", () => {
    // The shell completes files itself, where a completer has nothing.
    expect(complete("tenon graft READ", "tenon graft shop.yaml --host ", "tenon nope --h")).toEqual([[], [], []]);
  });
});
