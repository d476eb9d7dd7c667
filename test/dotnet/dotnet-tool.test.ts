import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dotnetPath, type Feed, packed, root, run } from "./packages.ts";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const sdkPath = dotnetPath();
const dotnet = sdkPath ?? "";
let feed: Feed;
/** The installed command. */
let tenon = "";

describe.runIf(sdkPath !== undefined)("the .NET tool", () => {
  beforeAll(() => {
    feed = packed();
    const tools = join(feed.folder, "tools");
    tenon = join(tools, "tenon");
    const install = ["tool", "install", "tenon", "--add-source", feed.packages, "--tool-path", tools];
    const { status, output } = run(feed, dotnet, install);
    if (status !== 0) throw new Error(output);
  });

  afterAll(() => rmSync(feed.folder, { recursive: true, force: true }));

  test("a package leads to those of runtime identifiers", () => {
    expect(readdirSync(feed.packages).sort()).toEqual([
      `Tenon.MSBuild.${version}.nupkg`,
      `tenon.${version}.nupkg`,
      `tenon.linux-x64.${version}.nupkg`,
    ]);
  });

  test("the installed tool runs without Node", () => {
    expect(run(feed, "node", ["--version"]).status).toBeNull();
    expect(run(feed, tenon, ["--version"])).toEqual({ status: 0, output: `${version}\n` });
  });

  test("the installed tool grafts, with its own templates, and has its pages", () => {
    const repository = join(feed.folder, "repository");
    mkdirSync(repository);
    cpSync(join(root, "examples/host"), join(repository, "host"), { recursive: true });
    cpSync(join(root, "examples/shop/shop.yaml"), join(repository, "shop.yaml"));
    const { status, output } = run(feed, tenon, ["graft", "shop.yaml", "--host", "host"], repository);
    expect([status, output]).toEqual([0, expect.stringMatching(/Files: \d+ created\./)]);
    expect(existsSync(join(repository, "host/Tenon/Authors/Author.g.cs"))).toBe(true);
    const wrong = run(feed, tenon, ["graft", "--nope"], repository);
    expect([wrong.status, wrong.output]).toEqual([2, expect.stringContaining("Unknown option '--nope'")]);
    const page = run(feed, tenon, ["docs", join(root, "examples/library"), "--out", "page"], repository);
    expect([page.status, existsSync(join(repository, "page/index.html"))]).toEqual([0, true]);
  });

  test("dnx runs the tool without an installation", () => {
    const args = ["dnx", `tenon@${version}`, "--add-source", feed.packages, "--yes", "explain", "TEN0303"];
    expect(run(feed, dotnet, args)).toEqual({ status: 0, output: expect.stringContaining("TEN0303 unknownType") });
  });

  test.each([
    ["solaris-x64", "There is no Node for solaris-x64. The runtime identifiers are linux-x64,"],
    ["linux-x64=/no/such/node", "There is no file /no/such/node."],
    ["osx-arm64", "The executable for osx-arm64 has to be signed, which needs a Mac."],
  ])("what cannot be packed is said: %s", (target, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts/pack-dotnet.js"), target], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
