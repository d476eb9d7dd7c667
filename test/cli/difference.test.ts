import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { patchText } from "../../generators/cli/report/patch-text.ts";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { paintFor } from "../../generators/diagnostics/paint.ts";
import { nothingDone } from "../../generators/flow/outcome.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { withConflicts } from "../edited-files.ts";
import { build, converse, graft, run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const shop = `defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string }
  Post:
    properties:
      Id: { type: Guid, isKey: true }
`;
const changed = shop.replace(/ {2}Post:[\s\S]*/, "").replace("type: string", "type: string, maxLength: 40");

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tenon difference "));
  folders.push(folder);
  return folder;
}

/** Returns every file below a folder, without the folders of Git and of Tenon. */
function filesBelow(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  return Object.fromEntries(
    paths
      .filter((path) => !/^\/\.git\/|\/\.tenon\//.test(path))
      .sort()
      .map((path) => [path, readFileSync(folder + path, "latin1")]),
  );
}

test.each([
  ["in a repository", true],
  ["outside of any", false],
])("git apply makes of the printed difference what the run writes, %s", async (_where, isRepository) => {
  const folder = newFolder();
  const host = join(folder, "src", "The host");
  cpSync(new URL("../../examples/host", import.meta.url), host, { recursive: true });
  writeFileSync(join(folder, "shop.yaml"), shop);
  if (isRepository) execFileSync("git", ["init", "-q", folder]);
  const tenon = (...args: string[]) => runCommandLine(args, createContext(join(folder, "src")));
  const graftShop = (...args: string[]) => tenon("graft", "../shop.yaml", "--host", "The host", "--wire", ...args);
  /** Runs once for real, and once as a patch on a copy, and expects the same files. */
  const expectSame = async () => {
    const { exitCode, output, messages } = await graftShop("--prune", "--diff");
    expect([exitCode, messages]).toEqual([0, expect.stringContaining("Dry run, nothing was written.")]);
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    expect((await graftShop("--prune")).exitCode).toBe(0);
    const patched = isRepository ? copy : join(copy, "src", "The host");
    execFileSync("git", ["apply", "-"], { cwd: patched, input: output });
    expect(filesBelow(copy)).toEqual(filesBelow(folder));
    return output;
  };

  const created = await expectSame();
  expect(created.startsWith(`diff --git a/${isRepository ? "src/The host/" : ""}Bookshop.csproj `)).toBe(true);
  expect(created).toContain("new file mode 100644\n--- /dev/null\n");
  writeFileSync(join(folder, "shop.yaml"), changed);
  const mapping = join(host, "Tenon/Authors/AuthorData.g.cs");
  writeFileSync(mapping, readFileSync(mapping, "utf8").replaceAll("\n", "\r\n"));
  const updated = await expectSame();
  for (const expected of ["deleted file mode 100644\n", ".HasMaxLength(40);\r\n"]) expect(updated).toContain(expected);
});

test("a dry run counts the lines of each file, and sums up at the end", () => {
  const { disk } = graft(shop);
  const next = memoryDisk({ ...disk.snapshot(), "/repo/entities.yaml": changed });
  const { output } = run(next, "graft", "entities.yaml", "--host", "host", "--prune", "--dry-run");
  expect(output).toMatch(/^ {2}update {4}host\/Tenon\/Authors\/UpdateAuthorEndpoint\.g\.cs {2}\+1 −1$/m);
  expect(output).toMatch(/^ {2}delete {4}host\/Tenon\/Posts\/Post\.g\.cs {2}\+0 −\d+$/m);
  expect(output).toMatch(/\n\nDry run, nothing was written\. Files: \d+ updated, \d+ deleted, \d+ unchanged\.\n$/);
  expect(next.snapshot()).toEqual({ ...disk.snapshot(), "/repo/entities.yaml": changed });
});

test("a dry run and a difference show files in conflict, with exit code 3 and the options that decide", () => {
  const { disk } = graft(shop);
  const path = "/repo/host/Tenon/Authors/Author.g.cs";
  const edited = memoryDisk(withConflicts(disk.snapshot(), { [path]: "// mine\n" }));
  const dry = run(edited, "graft", "--host", "host", "--dry-run");
  expect(dry).toMatchObject({ exitCode: 3, messages: expect.stringContaining("TEN0501") });
  expect(dry.output).toMatch(/ {2}conflict {2}host\/Tenon\/Authors\/Author\.g\.cs {2}\+\d+ −1\n\n.*1 in conflict/);
  const { exitCode, output, messages } = run(edited, "graft", "--host", "host", "--diff");
  expect([exitCode, messages]).toEqual([3, expect.stringContaining("1 in conflict")]);
  expect(output).toMatch(
    /^diff --git a\/host\/Tenon\/Authors\/Author\.g\.cs .*\n--- .*\n\+\+\+ .*\n@@ .*\n-\/\/ mine\n\+/,
  );
  const stopped = run(edited, "graft", "--host", "host");
  expect(stopped.messages).toContain("--diff shows the differences. To decide: --on-conflict keep|overwrite|new|merge");
  expect(edited.snapshot()[path]).toBe("// mine\n");
});

test("the report of a difference has the patch of each file; of a dry run, the counts alone", () => {
  const files = (...args: string[]) => JSON.parse(graft(shop, "--json", ...args).result.output).files;
  const [dry, diff, real] = [files("--dry-run"), files("--diff"), files()].map(([first]) => first);
  const patch = expect.stringMatching(/^diff --git a\/host\/Tenon\/.*\nnew file mode 100644\n--- \/dev\/null\n/);
  expect(diff).toEqual({ ...dry, diff: patch });
  expect(dry).toEqual({ ...real, added: expect.any(Number), removed: 0 });
});

test("every writing command prints differences and writes nothing", async () => {
  const model = "context Shop { value Money { amount: Decimal } }";
  expect(build({ "shop.model": model }, "--diff").result.output).toContain("+++ b/out/Shop/ShopTypes.cs\n");
  expect(build({ "shop.model": model }, "--diff", "--target", "openapi").result.exitCode).toBe(0);
  const disk = memoryDisk({ ...smallHost, "/repo/entities.yaml": shop, "/repo/shop.model": model });
  const before = disk.snapshot();
  const author = ["--parent", "Author", "--child", "Post", "--name", "Posts"];
  for (const args of [
    ["graft", "entities.yaml", "--host", "host"],
    ["graft", "--model", "shop.model", "--host", "host"],
    ["health", "--host", "host"],
    ["entity", "--config", "entities.yaml", "--host", "host"],
    ["relationship", "--config", "entities.yaml", "--host", "host", ...author],
    ["openapi", "entities.yaml", "--out", "api"],
    ["docs", "shop.model", "--out", "docs"],
  ]) {
    const { exitCode, output } = run(disk, ...args, "--diff");
    expect([args[0], exitCode, output]).toEqual([args[0], 0, expect.stringMatching(/^diff --git a\//)]);
  }
  expect(disk.snapshot()).toEqual(before);
  const { result } = await converse(disk, ["graft", "entities.yaml", "--host", "host", "--diff", "--quiet"], []);
  expect([result.messages, disk.snapshot()]).toEqual(["", before]);
});

test("on a terminal the lines are coloured, and the user's control characters are harmless", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const change = {
    path: "a.g.cs",
    operation: "update",
    reason: "",
    before: bytes("\u001b[2Jold\tone\r\n"),
    after: bytes("new\r\n"),
    diagnostic: undefined,
  } as const;
  const outcome = { ...nothingDone, root: "/repo", changes: [change] };
  const screen = { paint: paintFor(true), isUnicode: true, isTerminal: true };
  const text = patchText(outcome, "/repo", screen);
  expect(text).toContain("\u001b[31m-\\u001b[2Jold\tone\u001b[39m\n\u001b[32m+new\u001b[39m\n");
  expect(patchText(outcome, "/repo", { ...screen, paint: paintFor(false), isTerminal: false })).toContain(
    "-\u001b[2Jold\tone\r\n+new\r\n",
  );
});

test("a file that is no UTF-8 is named, not shown", () => {
  const change = { operation: "update", reason: "", diagnostic: undefined, path: "a.g.cs" } as const;
  const changes = [{ ...change, before: new Uint8Array([0xff]), after: new Uint8Array() }];
  const screen = { paint: paintFor(false), isUnicode: true, isTerminal: false };
  expect(patchText({ ...nothingDone, root: "/", changes }, "/", screen)).toBe(
    "diff --git a/a.g.cs b/a.g.cs\nBinary files a/a.g.cs and b/a.g.cs differ\n",
  );
});

test("keep and overwrite decide on every conflict; another word is a mistake with a suggestion", () => {
  const { disk } = graft(shop);
  const path = "/repo/host/Tenon/Authors/Author.g.cs";
  const generated = disk.snapshot()[path];
  const after = (...args: string[]) => {
    const edited = memoryDisk(withConflicts(disk.snapshot(), { [path]: "// mine\n" }));
    const { exitCode } = run(edited, "graft", "--host", "host", ...args);
    return [exitCode, edited.snapshot()[path]];
  };
  expect(after("--on-conflict", "keep")).toEqual([0, "// mine\n"]);
  expect(after("--on-conflict", "overwrite")).toEqual([0, generated]);
  expect(run(disk, "graft", "--host", "host", "--on-conflict", "kep")).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("Did you mean '--on-conflict keep'?"),
  });
});
