import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dotnetEnvironment } from "../../scripts/dotnet.js";
import { npmFolder } from "../npm-folder.ts";
import { dotnetPath, type Feed, packed, root, run } from "./packages.ts";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const sdkPath = dotnetPath();
const dotnet = sdkPath ?? "";
let feed: Feed;
let host = "";
let yaml = "";
let original = "";

const { SharedCompilationId, TMPDIR } = process.env;

/** Packages of the host come from the machine or its sources, those of Tenon from the feed. The compiler is that of this run. */
const variables = {
  NUGET_FALLBACK_PACKAGES: join(homedir(), ".nuget/packages"),
  UseSharedCompilation: dotnetEnvironment.UseSharedCompilation,
  ...(SharedCompilationId !== undefined && { SharedCompilationId }),
  ...(TMPDIR !== undefined && { TMPDIR }),
};

function sdk(...args: readonly string[]) {
  return run(feed, dotnet, args, host, variables);
}

/** Builds a host; `CI` decides on the check. */
function build(extra: Readonly<Record<string, string>> = {}, folder = host) {
  const flags = ["--no-restore", "-nodeReuse:false", "-v:minimal"];
  return run(feed, dotnet, ["build", ...flags], folder, { ...variables, ...extra });
}

function succeed({ status, output }: ReturnType<typeof run>): void {
  if (status !== 0) throw new Error(output);
}

/** Makes a repository with a grafted host whose project imports the targets of the npm package; returns the folder of the host. */
function importingHost(repository: string): string {
  const shop = join(repository, "src/Shop");
  cpSync(join(root, "examples/host"), shop, { recursive: true });
  writeFileSync(join(shop, "shop.yaml"), original);
  const { npm, node, pack } = npmFolder(repository);
  npm("init", "--yes");
  npm("install", pack(root, "--ignore-scripts"), "--offline", "--no-audit", "--no-fund");
  const graft = ["node_modules/tenon/dist/tenon.js", "graft", "src/Shop/shop.yaml", "--host", "src/Shop", "--wire"];
  expect(node(...graft).status).toBe(0);
  const project = join(shop, "Bookshop.csproj");
  const line = '<Import Project="../../node_modules/tenon/msbuild/Tenon.MSBuild.targets" />';
  expect(readFileSync(join(root, "docs/dotnet.md"), "utf8")).toContain(line);
  writeFileSync(project, readFileSync(project, "utf8").replace("</Project>", `  ${line}\n</Project>`));
  return shop;
}

describe.runIf(sdkPath !== undefined)("the check in a build", () => {
  beforeAll(() => {
    feed = packed();
    host = join(feed.folder, "repository");
    yaml = join(host, "shop.yaml");
    mkdirSync(host);
    cpSync(join(root, "examples/host"), host, { recursive: true });
    const local = `<add key="local" value="${feed.packages}" />`;
    writeFileSync(
      join(host, "nuget.config"),
      `<configuration><packageSources>${local}</packageSources></configuration>`,
    );
    cpSync(join(root, "examples/shop/shop.yaml"), yaml);
    original = readFileSync(yaml, "utf8");
    succeed(sdk("new", "tool-manifest"));
    succeed(sdk("tool", "install", "tenon", "--add-source", feed.packages));
    succeed(sdk("tenon", "graft", "shop.yaml", "--wire"));
    succeed(sdk("add", "package", "Tenon.MSBuild", "--version", version));
    succeed(sdk("restore"));
  });

  afterAll(() => rmSync(feed.folder, { recursive: true, force: true }));

  /** Makes the entity file say more than the generated code. */
  function change(): void {
    writeFileSync(yaml, original.replace("maxLength: 80", "maxLength: 90"));
  }

  test("a build on a developer's machine does not check", () => {
    change();
    expect(build()).toMatchObject({ status: 0 });
  });

  test("a build on a build server shows what is out of date as errors with file and line", () => {
    change();
    const { status, output } = build({ CI: "true" });
    expect(status).toBe(1);
    const file = join(host, "Tenon/Authors/CreateAuthorEndpoint.g.cs");
    expect(output).toMatch(new RegExp(`^${file}\\(\\d+,1\\): error TEN0533: .* a run would update it\\.`, "m"));
    expect(output).toContain("error : The check of the generated code ended with exit code 4");
  });

  test("a mistake in the entity file is an error at its place", () => {
    writeFileSync(yaml, original.replace("type: Guid", "type: Gid"));
    const line = original.split("\n").findIndex((one) => one.includes("type: Guid")) + 1;
    const { status, output } = build({ CI: "true" });
    expect([status, output]).toEqual([1, expect.stringContaining(`${yaml}(${line},`)]);
    expect(output).toMatch(/: error TEN0303: .*Did you mean `Guid`\?/);
  });

  test("a build server passes once the graft was run, and TenonCheck decides everywhere", () => {
    change();
    const stale = build({ TenonCheck: "true" });
    expect([stale.status, stale.output]).toEqual([1, expect.stringContaining("error TEN0533")]);
    expect(build({ CI: "true", TenonCheck: "false" })).toMatchObject({ status: 0 });
    succeed(sdk("tenon", "graft"));
    expect(build({ CI: "true" })).toMatchObject({ status: 0 });
  });

  test("the targets of the npm package run the command of that package", () => {
    const shop = importingHost(join(feed.folder, "npm repository"));
    succeed(run(feed, dotnet, ["restore"], shop, variables));
    const server = { CI: "true", PATH: [join(feed.folder, "programs"), dirname(process.execPath)].join(delimiter) };
    expect(build(server, shop)).toMatchObject({ status: 0 });
    writeFileSync(join(shop, "shop.yaml"), original.replace("maxLength: 80", "maxLength: 90"));
    const { status, output } = build(server, shop);
    expect([status, output]).toEqual([1, expect.stringContaining("error TEN0533")]);
  });
});
