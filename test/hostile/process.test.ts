import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { smallHost } from "../in-memory.ts";

const root = new URL("../../", import.meta.url).pathname;
const shop = "entity: { Author: { access: anonymous, properties: { Id: { type: Guid, isKey: true } } } }\n";

/** Makes a folder with the small host and an entity file. Paths of further files count from the folder. */
function hostFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder();
  const usual = Object.entries(smallHost).map(([path, text]) => [path.replace("/repo/", ""), text] as const);
  for (const [path, text] of [...usual, ["shop.yaml", shop] as const, ...Object.entries(files)]) {
    mkdirSync(`${folder}/${path}`.replace(/\/[^/]*$/, ""), { recursive: true });
    writeFileSync(`${folder}/${path}`, text);
  }
  return folder;
}

function shell(folder: string, script: string, environment: Readonly<Record<string, string | undefined>> = {}) {
  return spawnSync("bash", ["-c", script], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", TENON: `${process.execPath} ${root}tenon.js`, ...environment },
  });
}

const graft = "$TENON graft shop.yaml --host host";

test.runIf(process.platform === "linux")("a full disk behind standard output is one line, and exit code 5", () => {
  const { status, stderr } = shell(hostFolder(), "$TENON --help > /dev/full");
  expect([status, stderr]).toEqual([5, "error: Standard output cannot be written (ENOSPC).\n"]);
});

test.runIf(process.platform === "linux")("with both streams on a full disk a run ends with its exit code alone", () => {
  const { status, stdout, stderr } = shell(hostFolder(), `${graft} > /dev/full 2> /dev/full`);
  expect([status, stdout, stderr]).toEqual([5, "", ""]);
});

test("whoever stops reading a long report causes no trace", () => {
  const { stderr, stdout } = shell(hostFolder(), `${graft} --dry-run | head -1; exit \${PIPESTATUS[0]}`);
  expect([stdout.split("\n").length, stderr]).toEqual([2, ""]);
});

test.each([
  ["a name of a project", { "host/\u001b[2J.csproj": "<Project Sdk='Microsoft.NET.Sdk.Web'/>" }, "doctor --host host"],
  [
    "a name of a namespace",
    {
      "host/Acme.Shop.csproj":
        '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>\u009b2J\u202e</TargetFramework></PropertyGroup></Project>',
    },
    "doctor --host host",
  ],
  ["a name of a file", { "\u001b]0;x\u0007.yaml": "a: [" }, "graft *x*.yaml --host host"],
  ["a line of a file", { "bad.yaml": "entity: { \u001b[31m: 1 }" }, "graft bad.yaml --host host"],
  ["an argument", {}, "graft $'\\e[2J' --host $'\\e[1m'"],
  ["an option", {}, "graft $'--\\e[2J'"],
] satisfies readonly (readonly [string, Readonly<Record<string, string>>, string])[])(
  "no control character of %s reaches a terminal, as text or as JSON",
  (_place, files, command) => {
    const folder = hostFolder(files);
    for (const json of ["", " --json"]) {
      const { stdout, stderr, status } = shell(folder, `$TENON ${command}${json}`);
      expect(/[^\P{Cc}\n\t]|\p{Cf}/u.test(stdout + stderr)).toBe(false);
      expect([0, 1, 2, 4, 5]).toContain(status);
      if (stdout.startsWith("{")) expect(() => JSON.parse(stdout)).not.toThrow();
    }
  },
);

/** Environments that must not matter: text, locale, time zone, home, and the settings of Node. */
const environments: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
  ["a Turkish locale", { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8" }],
  ["the C locale", { LC_ALL: "C", LANG: "C" }],
  ["a Japanese locale and an odd time zone", { LC_ALL: "ja_JP.eucJP", TZ: "Pacific/Chatham" }],
  ["no home", { HOME: undefined }],
  ["a home that cannot be written", { HOME: "/dev/null", XDG_STATE_HOME: undefined }],
  ["a home that no folder can be made in", { HOME: "/proc", XDG_STATE_HOME: undefined }],
  ["no prototypes", { NODE_OPTIONS: "--disable-proto=delete" }],
  ["hostile variables", { PLOP_X: "\u001b[2J", TERM: "$(id)", COLUMNS: "-1", TMPDIR: "/nowhere", CI: "1" }],
];

test("locale, time zone, home and settings of Node change no byte", { timeout: 180_000 }, () => {
  const written = (environment: Readonly<Record<string, string | undefined>>) => {
    const folder = hostFolder();
    const { status, stdout } = shell(
      folder,
      `${graft} && find . -name '*.g.cs' | LC_ALL=C sort | xargs cat`,
      environment,
    );
    return { status, stdout };
  };
  const usual = written({});
  expect(usual.status).toBe(0);
  for (const [name, environment] of environments) expect([name, written(environment)]).toEqual([name, usual]);
});

test("few file handles suffice", () => {
  const { status, stderr } = shell(hostFolder(), `ulimit -n 32; ${graft}`);
  expect([status, stderr]).toEqual([0, ""]);
});

test("a namespace with reserved words is escaped wherever it stands", () => {
  const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><RootNamespace>A.class.B</RootNamespace></PropertyGroup></Project>`;
  // The files of the host are in its namespace, which else would be theirs.
  const context =
    "namespace A.@class.B;\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options);\n";
  const folder = hostFolder({ "host/Acme.Shop.csproj": project, "host/ShopDb.cs": context });
  const { status, stdout } = shell(folder, `${graft} > /dev/null && cat $(find host -name '*.g.cs')`);
  expect(status).toBe(0);
  expect(stdout).toContain("namespace A.@class.B.Tenon.Authors;");
  // An attribute names it as the compiler does, which escapes nothing.
  expect(stdout.match(/^(?!.*"~N:A\.class\.B\.Tenon").*\bA\.class\b.*/gm)).toBeNull();
});

test("a worktree and a submodule of Git are repositories like any other", () => {
  const git = "git -c user.name=a -c user.email=a@a -c protocol.file.allow=always -c init.defaultBranch=main";
  const folder = hostFolder();
  const { status, stdout, stderr } = shell(
    folder,
    `set -e; ${git} init -q; echo '* text=auto eol=crlf' > .gitattributes; ${git} add .; ${git} commit -qm a
${git} worktree add -q tree; (cd tree; ${graft} > /dev/null 2>&1; ${graft})
${git} init -q outer; cd outer; ${git} submodule --quiet add ../ inner; cd inner; ${graft} > /dev/null 2>&1; ${graft}
head -c 40 host/Tenon/Shared/Health.g.cs | od -c | grep -c '\\\\r'`,
  );
  expect([status, stderr.match(/error|trace|at /g)]).toEqual([0, null]);
  expect(stdout.match(/^Nothing to do: /gm)).toHaveLength(2);
  expect(stdout).toMatch(/\n[1-9]\d*\n$/);
});

test("a pipe in the place of a generated file stops the run, and is not waited for", () => {
  const folder = hostFolder({ "host/Tenon/Authors/Mine.cs": "" });
  const { status, stderr } = shell(folder, `mkfifo host/Tenon/Authors/Author.g.cs; timeout 60 ${graft}`);
  expect([status, stderr]).toEqual([3, expect.stringContaining("TEN0503")]);
});

// Without a build, the loader of the sources starts a worker and writes a cache, which the model refuses.
const isBuilt = existsSync(`${root}dist/tenon.js`);

test.runIf(isBuilt)(
  "under the permission model of Node, a run without the right to write ends with a diagnostic",
  () => {
    const folder = hostFolder();
    const flag = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";
    const node = `${process.execPath} --no-warnings ${flag} --allow-fs-read='*'`;
    const refused = shell(folder, `${node} ${root}tenon.js graft shop.yaml --host host`);
    expect([refused.status, refused.stderr]).toEqual([5, expect.stringMatching(/^error TEN\d{4}: .*\n/)]);
    const dry = shell(folder, `${node} ${root}tenon.js graft shop.yaml --host host --dry-run`);
    expect([dry.status, dry.stderr]).toEqual([0, ""]);
  },
);
