import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePageHost } from "../documentation/page-host.ts";
import { runPage } from "../documentation/page-runner.ts";
import { type CacheServer, startCacheServer } from "./cache-server.ts";
import { clone, commit, entities, git, installNx, makeHost, nx, replaceIn, writeIn } from "./nx-workspace.ts";

const names = Array.from({ length: 30 }, (_, index) => `h${String(index + 1).padStart(2, "0")}`);
const patience = { timeout: 120_000 };
let folder = "";
let cloned = "";
let liars = "";
let server: CacheServer;

/** The model of each host that has one. Two hosts share the first; the second stands in a host. */
const models: Readonly<Record<string, string>> = {
  h01: "models/stock.model",
  h02: "models/stock.model",
  h03: "hosts/h03/own.model",
  h04: "hosts/h03/own.model",
};

const entitiesOf = (name: string) => (name === "h05" ? "entities/h05.yaml" : `hosts/${name}/author.yaml`);

beforeAll(async () => {
  folder = installNx();
  server = await startCacheServer();
  writeIn(folder, ".gitignore", "node_modules\n.nx\n");
  const sync = { globalGenerators: ["@tenon/nx:tenon-sync"] };
  writeIn(folder, "nx.json", JSON.stringify({ plugins: ["@tenon/nx"], analytics: false, sync }));
  const model = (context: string) => `context ${context} { value Shelf { code: String } }\n`;
  writeIn(folder, "models/stock.model", model("Stock"));
  writeIn(folder, "hosts/h03/own.model", model("Own"));
  for (const name of names) {
    const model = models[name];
    await makeHost(folder, `hosts/${name}`, { entities: entitiesOf(name), ...(model !== undefined && { model }) });
  }
  await commit(folder);
}, 180_000);

afterAll(async () => {
  await server?.stop();
  for (const one of [folder, cloned, liars]) if (one !== "") rmSync(one, { recursive: true, force: true });
}, 60_000);

const remote = () => ({
  NX_SELF_HOSTED_REMOTE_CACHE_SERVER: server.url,
  NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: "token",
});

/** Returns the paths of the outputs that Nx has stored. */
function outputsIn(workspace: string): readonly string[] {
  const outputs = join(workspace, ".nx/cache/terminalOutputs");
  return readdirSync(outputs).map((name) => join(outputs, name));
}

/** Checks every host. */
function checkAll(workspace: string, variables = {}) {
  return nx(workspace, ["run-many", "--target=tenon-check", "--outputStyle=static"], variables);
}

test("each host is a project with its tasks", patience, async () => {
  const { text } = await nx(folder, ["show", "project", "h04", "--json"]);
  const { root, targets } = JSON.parse(text);
  expect([root, targets]).toMatchInlineSnapshot(`
    [
      "hosts/h04",
      {
        "tenon-check": {
          "cache": true,
          "configurations": {},
          "executor": "nx:run-commands",
          "inputs": [
            "{projectRoot}/.tenon/**",
            "!{projectRoot}/.tenon/journal*",
            "!{projectRoot}/.tenon/staging/**",
            "!{projectRoot}/.tenon/undo/**",
            "!{projectRoot}/.tenon/runs/**",
            "!{projectRoot}/.tenon/lock*",
            "{workspaceRoot}/hosts/h03/own.model",
            "{projectRoot}/author.yaml",
            "{projectRoot}/**/*.cs",
            "{projectRoot}/**/*.csproj",
            "!{projectRoot}/bin/**",
            "!{projectRoot}/obj/**",
            "{workspaceRoot}/hosts/Directory.*",
            "{workspaceRoot}/hosts/.editorconfig",
            "{workspaceRoot}/hosts/.gitattributes",
            "{projectRoot}/Directory.*",
            "{projectRoot}/.editorconfig",
            "{projectRoot}/.gitattributes",
            "{workspaceRoot}/Directory.*",
            "{workspaceRoot}/.editorconfig",
            "{workspaceRoot}/.gitattributes",
            {
              "externalDependencies": [
                "tenon",
              ],
            },
          ],
          "metadata": {
            "description": "Checks that the generated files follow their inputs.",
            "technologies": [
              "tenon",
            ],
          },
          "options": {
            "commands": [
              "tenon graft --host=. --check",
              "tenon graft --model=../h03/own.model --host=. --check",
              "tenon-nx-mark",
            ],
            "cwd": "hosts/h04",
            "parallel": false,
          },
          "outputs": [],
          "parallelism": true,
        },
        "tenon-graft": {
          "cache": false,
          "configurations": {},
          "executor": "nx:run-commands",
          "metadata": {
            "description": "Brings the generated files up to date.",
            "technologies": [
              "tenon",
            ],
          },
          "options": {
            "commands": [
              "tenon graft --host=.",
              "tenon graft --model=../h03/own.model --host=.",
            ],
            "cwd": "hosts/h04",
            "parallel": false,
          },
          "parallelism": true,
        },
      },
    ]
  `);
});

test("every check runs once, and its result is found again", patience, async () => {
  const first = await checkAll(folder, remote());
  expect([first.status, first.ran]).toEqual([0, names]);
  // On a busy machine, Nx stores an output without its last lines.
  for (const path of outputsIn(folder).slice(0, 2)) writeFileSync(path, "");
  const second = await checkAll(folder);
  expect([second.status, second.local]).toEqual([0, names]);
});

test("a fresh clone has every result from the cache server, with the daemon as well", patience, async () => {
  cloned = await clone(folder, `${folder}-clone`);
  const first = await checkAll(cloned, remote());
  expect([first.status, first.remote]).toEqual([0, names]);
  const daemon = { ...remote(), NX_DAEMON: "true" };
  const second = await checkAll(cloned, daemon);
  expect([second.status, second.local]).toEqual([0, names]);
  replaceIn(cloned, "hosts/h09/author.yaml", "maxLength: 80", "maxLength: 90");
  const third = await checkAll(cloned, daemon);
  expect([third.status, third.ran]).toEqual([1, ["h09"]]);
  await nx(cloned, ["daemon", "--stop"], daemon);
});

test("a cache server that answers with the result of another task is found out", patience, async () => {
  const marked = [...server.results.values()].find((body) => gunzipSync(body).includes("Checked as task"));
  const liar = await startCacheServer(() => marked);
  liars = await clone(folder, `${folder}-liar`);
  const { status, text } = await checkAll(liars, { ...remote(), NX_SELF_HOSTED_REMOTE_CACHE_SERVER: liar.url });
  await liar.stop();
  expect([status, text]).toEqual([1, expect.stringContaining("The cache gave the result of another task for h")]);
});

test("no result holds a path of the machine", () => {
  expect(server.results.size).toBe(names.length);
  const results = [...server.results.values()].map((body) => gunzipSync(body).toString());
  expect(results.filter((text) => text.includes("Nothing to do"))).not.toEqual([]);
  for (const text of results) expect(text).not.toContain(dirname(folder));
});

test("an edited entity file, model or source runs the checks that read it, and no other", patience, async () => {
  const changes = [
    ["hosts/h07/author.yaml", "maxLength: 80", "maxLength: 90"],
    ["entities/h05.yaml", "maxLength: 80", "maxLength: 90"],
    ["models/stock.model", "code", "name"],
    ["hosts/h08/Program.cs", "app.Run();", "app.Run(); // The end."],
  ] as const;
  for (const [path, from, to] of changes) replaceIn(folder, path, from, to);
  writeIn(folder, "hosts/h10/README.md", "Our host.");
  const { status, ran, local } = await checkAll(folder);
  expect([status, ran]).toEqual([1, ["h01", "h02", "h05", "h07", "h08"]]);
  expect(local).toEqual(names.filter((name) => !ran.includes(name)));
  for (const [path, from, to] of changes) replaceIn(folder, path, to, from);
});

test.each([
  ["models/stock.model,entities/h05.yaml", ["h01", "h02", "h05"]],
  // The host whose folder holds the model of another one is a dependency of that.
  ["hosts/h03/Program.cs", ["h03", "h04"]],
  ["hosts/h04/Program.cs,docs/README.md", ["h04"]],
])("a change of %s affects exactly its hosts", patience, async (path, hosts) => {
  const { text } = await nx(folder, ["show", "projects", "--affected", `--files=${path}`, "--json"]);
  expect(JSON.parse(text).sort()).toEqual(hosts);
});

test(
  "facts stand for the sources of a host: an edit of a source runs the check again if it changes a fact",
  patience,
  async () => {
    const tenon = join(folder, "node_modules/.bin/tenon");
    const writeFacts = () => execFileSync(process.execPath, [tenon, "facts", "--host=hosts/h06"], { cwd: folder });
    const check = () => nx(folder, ["run-many", "--target=tenon-check", "--projects=h06", "--outputStyle=static"]);
    writeFacts();
    const first = await check();
    expect([first.status, first.ran]).toEqual([0, ["h06"]]);
    replaceIn(folder, "hosts/h06/Program.cs", "app.Run();", "app.Run(); // The end.");
    const second = await check();
    expect([second.status, second.local]).toEqual([0, ["h06"]]);
    expect(second.text).toMatch(/^> nx run h06:tenon-facts$/m);
    writeIn(folder, "hosts/h06/Prices.cs", "namespace H06.Prices;\n\npublic sealed record Price(decimal Amount);\n");
    const third = await check();
    // The code of Nx for a task that did not run.
    expect([third.status, third.text]).toEqual([130, expect.stringMatching(/update +\.tenon\/facts\.json/)]);
    expect(third.ran).toEqual([]);
    writeFacts();
    const fourth = await check();
    expect([fourth.status, fourth.ran]).toEqual([0, ["h06"]]);
    replaceIn(folder, "hosts/h06/Program.cs", " // The end.", "");
    for (const path of ["Prices.cs", ".tenon/facts.json"]) rmSync(join(folder, "hosts/h06", path));
  },
);

test("a forgotten graft fails sync:check, and sync carries it out with edits kept", patience, async () => {
  await commit(folder);
  replaceIn(folder, "hosts/h07/author.yaml", "maxLength: 80", "maxLength: 90");
  replaceIn(folder, "hosts/h07/Tenon/Authors/Author.g.cs", "namespace ", "// Ours.\nnamespace ");
  replaceIn(folder, "models/stock.model", "code", "name");
  const forgotten = await nx(folder, ["sync:check"]);
  expect([forgotten.status, forgotten.text]).toEqual([
    1,
    expect.stringContaining("Generated files do not follow their inputs in hosts/h01, hosts/h02, hosts/h07."),
  ]);
  expect((await nx(folder, ["sync"])).status).toBe(0);
  expect(readFileSync(join(folder, "hosts/h07/Tenon/Authors/Author.g.cs"), "utf8")).toContain("// Ours.");
  const { status, ran } = await checkAll(folder);
  expect([status, ran]).toEqual([0, ["h01", "h02", "h07"]]);
});

test("a conflict is named by sync, and nothing is written", patience, async () => {
  await commit(folder);
  replaceIn(folder, "hosts/h07/Tenon/Authors/AuthorData.g.cs", "90", "70");
  for (const host of ["h07", "h08"]) writeIn(folder, `hosts/${host}/author.yaml`, entities.replace("80", "100"));
  const { status, text } = await nx(folder, ["sync"]);
  expect([status, text]).toEqual([1, expect.stringMatching(/hosts\/h07\n.*TEN0528: /)]);
  expect(await git(folder, "status", "--porcelain")).toBe(
    " M hosts/h07/Tenon/Authors/AuthorData.g.cs\n M hosts/h07/author.yaml\n M hosts/h08/author.yaml\n",
  );
  await git(folder, "checkout", "--quiet", ".");
});

test("the generator of entities adds one, in a dry run only in words", patience, async () => {
  const args = ["generate", "@tenon/nx:entity", "Pen", "--properties=Title:string:80", "--host=hosts/h10"];
  const dry = await nx(folder, [...args, "--dry-run"]);
  expect([dry.status, dry.text]).toEqual([0, expect.stringMatching(/create +hosts\/h10\/Tenon\/Pens/)]);
  expect(await git(folder, "status", "--porcelain")).toBe("");
  const real = await nx(folder, args);
  expect([real.status, readFileSync(join(folder, "hosts/h10/author.yaml"), "utf8")]).toEqual([
    0,
    expect.stringContaining("Pen"),
  ]);
});

test("the generator of relationships fails as the command does", patience, async () => {
  const args = ["generate", "@tenon/nx:relationship", "--host=hosts/h10", "--parent=Author", "--name=Pens"];
  const failed = await nx(folder, [...args, "--child=Pan"]);
  expect([failed.status, failed.text]).toEqual([1, expect.stringContaining("tenon relationship failed: exit code 1.")]);
});

test("the first generator names the plugin, and writes a first entity file", patience, async () => {
  writeIn(folder, "nx.json", "{}");
  const { status } = await nx(folder, ["generate", "@tenon/nx:init", "hosts/h11/first.yaml", "--host=hosts/h11"]);
  expect([status, JSON.parse(readFileSync(join(folder, "nx.json"), "utf8"))]).toEqual([
    0,
    expect.objectContaining({ plugins: ["@tenon/nx"], sync: { globalGenerators: ["@tenon/nx:tenon-sync"] } }),
  ]);
  expect(readFileSync(join(folder, "hosts/h11/first.yaml"), "utf8")).toContain("entity:");
  await git(folder, "checkout", "--quiet", ".");
  rmSync(join(folder, "hosts/h11/first.yaml"));
});

test("a migration grafts every host again and prints the differences", patience, async () => {
  await commit(folder);
  writeIn(folder, "hosts/h13/author.yaml", entities.replace("80", "100"));
  const migrations = [{ package: "@tenon/nx", name: "regraft", version: "0.1.0" }];
  writeIn(folder, "migrations.json", JSON.stringify({ migrations }));
  const { status, text } = await nx(folder, ["migrate", "--run-migrations", "--skip-install"], {
    NX_MIGRATE_USE_LOCAL: "true",
  });
  expect([status, text]).toEqual([0, expect.stringMatching(/^\+.*100/m)]);
  const written = readFileSync(join(folder, "hosts/h13/Tenon/Authors/AuthorData.g.cs"), "utf8");
  expect(written).toContain("HasMaxLength(100)");
});

test("every step of nx.md does what the page says", patience, async () => {
  const page = readFileSync(new URL("../../docs/how-to/nx.md", import.meta.url), "utf8");
  const reader = join(folder, ".nx/page");
  makePageHost(page, reader);
  for (const name of ["package.json", "package-lock.json"]) cpSync(join(folder, name), join(reader, name));
  symlinkSync(join(folder, "node_modules"), join(reader, "node_modules"));
  await runPage(page, reader);
});

test("another major version of Nx is refused", patience, async () => {
  replaceIn(folder, "node_modules/nx/package.json", '"version": "24.0.0"', '"version": "25.1.0"');
  const { status, text } = await nx(folder, ["show", "projects"]);
  expect([status, text]).toEqual([
    1,
    expect.stringContaining("@tenon/nx supports Nx 22 to 24, and this workspace has Nx 25.1.0."),
  ]);
});
