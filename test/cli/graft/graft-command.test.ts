import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { faultyDisk } from "../../files/faulty-disk.ts";
import { graft, run, smallHost } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";

const author = `defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string }
`;
const post = `
  Post:
    properties:
      Id: { type: Guid, isKey: true }
      AuthorId: { type: Guid }
`;
const posts = "    relationships:\n      Posts: { relatedEntity: Post, type: OneToMany }\n";

function emitted(disk: { snapshot(): Readonly<Record<string, string>> }): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(disk.snapshot()).filter(([path]) => path.endsWith(".g.cs")));
}

test("a first run creates the files, says what the host needs, and a second run does nothing", () => {
  const { disk, result } = graft(author);
  expect([result.exitCode, result.messages]).toEqual([0, ""]);
  expect(result.output).toContain("  create    host/Tenon/Authors/  8 files\n");
  expect(result.output).toContain("builder.Services.AddTenon();");
  const before = disk.snapshot();
  const again = run(disk, "graft", "entities.yaml", "--host", "host");
  expect([again.exitCode, again.output.split("\n")[0]]).toEqual([0, "Nothing to do: 14 files are as they should be."]);
  expect(disk.snapshot()).toEqual(before);
});

test("a namespace of the host with the name of an entity, which holds an interface alone, is not taken for the entity", () => {
  const disk = memoryDisk({
    ...smallHost,
    "/repo/host/Authors.cs": "namespace Acme.Shop.Author;\npublic interface IAuthors;\n",
    "/repo/shop.yaml": author + posts + post,
  });
  expect(run(disk, "graft", "shop.yaml", "--host", "host").exitCode).toBe(0);
  const data = disk.snapshot()["/repo/host/Tenon/Posts/PostsByAuthorData.g.cs"];
  expect(data).toContain("db.Set<global::Acme.Shop.Tenon.Authors.Author>()");
  expect(data).not.toMatch(/Set<Author>/);
});

test("a disk that fails after the last write does not turn a run that is done into a failure", () => {
  const host = { ...smallHost, "/repo/shop.yaml": author };
  const runOn = (disk: ReturnType<typeof memoryDisk>) => run(disk, "graft", "shop.yaml", "--host", "host");
  const whole = memoryDisk(host);
  const counting = faultyDisk(whole, { at: Number.POSITIVE_INFINITY, kind: "fail" });
  expect(runOn({ ...whole, ...counting }).exitCode).toBe(0);
  for (let at = counting.count() - 8; at <= counting.count(); at++) {
    const disk = memoryDisk(host);
    const { exitCode } = runOn({ ...disk, ...faultyDisk(disk, { at, kind: "fail" }) });
    expect([at, exitCode, emitted(disk)]).toEqual([at, 0, emitted(whole)]);
  }
});

test("the entity files of last time need not be named", () => {
  const { disk } = graft(author);
  expect(run(disk, "graft", "--host", "host").exitCode).toBe(0);
});

test("a dry run decides everything, names every file and writes nothing", () => {
  const { disk, result } = graft(author, "--dry-run");
  expect(result.output).toMatch(/^ {2}create {4}host\/Tenon\/Authors\/AuthorData\.g\.cs {2}\+\d+ −0$/m);
  expect(result.output).toContain("Dry run, nothing was written. Files: 14 created.");
  expect(Object.keys(emitted(disk))).toEqual([]);
});

test("no relationships, and an empty block of them, give no output; added later, only new files appear", () => {
  const without = graft(author + post);
  const empty = graft(`${author}    relationships: {}\n${post}`);
  const before = emitted(without.disk);
  expect(emitted(empty.disk)).toEqual(before);
  expect(Object.keys(before).filter((path) => path.includes("ByAuthor"))).toEqual([]);

  const disk = memoryDisk({ ...without.disk.snapshot(), "/repo/entities.yaml": author + posts + post });
  const { exitCode, output } = run(disk, "graft", "--host", "host");
  const after = emitted(disk);
  const changed = Object.keys(before).filter((path) => after[path] !== before[path]);
  const added = Object.keys(after).filter((path) => !(path in before));
  expect([exitCode, changed]).toEqual([0, []]);
  expect(added.map((path) => path.replace("/repo/host/Tenon/Posts/", ""))).toEqual([
    "GetPostsByAuthorEndpoint.g.cs",
    "PostsByAuthorData.g.cs",
  ]);
  expect(output).toContain("Files: 2 created, ");
});

test("a second entity file joins the first; each entity registers itself", () => {
  const { disk } = graft(author);
  const both = memoryDisk({ ...disk.snapshot(), "/repo/tags.yaml": author.replaceAll("Author", "Tag") });
  expect(run(both, "graft", "tags.yaml", "--host", "host").exitCode).toBe(0);
  const files = both.snapshot();
  for (const name of ["Author", "Tag"]) {
    expect(files[`/repo/host/Tenon/${name}s/${name}Data.g.cs`]).toContain(`TryAddScoped<${name}Service>(),`);
  }
});

test("an entity file of last time that is gone is an error, until it is forgotten; then its files go with --prune", () => {
  const { disk } = graft(author);
  const { "/repo/entities.yaml": _gone, ...rest } = disk.snapshot();
  const both = memoryDisk({ ...rest, "/repo/tags.yaml": author.replaceAll("Author", "Tag") });
  const refused = run(both, "graft", "tags.yaml", "--host", "host");
  expect([refused.exitCode, refused.messages]).toEqual([1, expect.stringContaining("error TEN0115")]);
  const forgotten = run(both, "graft", "tags.yaml", "--host", "host", "--forget", "../entities.yaml", "--prune");
  expect(forgotten.exitCode).toBe(0);
  expect(Object.keys(emitted(both)).filter((path) => path.includes("Author"))).toEqual([]);
});

test("an edited file is a conflict: exit 3, the list on standard error, not one byte written", () => {
  const { disk } = graft(author);
  const path = "/repo/host/Tenon/Authors/Author.g.cs";
  const edited = memoryDisk({
    ...disk.snapshot(),
    [path]: "// mine\n",
    "/repo/entities.yaml": `${author}      Country: { type: string }\n`,
  });
  const before = edited.snapshot();
  const { exitCode, output, messages } = run(edited, "graft", "--host", "host");
  expect([exitCode, output]).toEqual([3, ""]);
  expect(messages).toContain("error TEN0501: `Tenon/Authors/Author.g.cs` was changed since Tenon wrote it.");
  expect(messages).toContain("Nothing was written.");
  expect(edited.snapshot()).toEqual(before);
});

test("a file of the user's in our place is a conflict", () => {
  const disk = memoryDisk({
    ...smallHost,
    "/repo/entities.yaml": author,
    "/repo/host/Tenon/Shared/Health.g.cs": "// theirs\n",
  });
  const before = disk.snapshot();
  const { exitCode, messages } = run(disk, "graft", "entities.yaml", "--host", "host");
  expect([exitCode, messages]).toEqual([
    3,
    expect.stringContaining("error TEN0502: `Tenon/Shared/Health.g.cs` already exists and was not written by Tenon"),
  ]);
  expect(disk.snapshot()).toEqual(before);
});

test("a deleted file stays deleted, with a warning, until --restore", () => {
  const { disk } = graft(author);
  disk.remove("/repo/host/Tenon/Shared/Health.g.cs");
  const kept = run(disk, "graft", "--host", "host");
  expect([kept.exitCode, kept.messages]).toEqual([0, expect.stringContaining("warning TEN0509")]);
  expect(run(disk, "graft", "--host", "host", "--restore").output).toContain(
    "  restore   host/Tenon/Shared/Health.g.cs",
  );
  expect(disk.read("/repo/host/Tenon/Shared/Health.g.cs")).toBeDefined();
});

test("a file that the user renamed stays where it is, and its type is not declared twice", () => {
  const { disk } = graft(author);
  const [from, to] = ["/repo/host/Tenon/Authors/Author.g.cs", "/repo/host/Domain/Author.cs"];
  disk.makeFolder("/repo/host/Domain");
  disk.rename(from, to);
  const before = disk.snapshot();
  for (const options of [[], ["--restore"], ["--on-conflict", "overwrite"]]) {
    const { exitCode, output, messages } = run(disk, "graft", "--host", "host", ...options);
    expect([exitCode, output]).toEqual([0, expect.stringContaining("Files: 1 left as they are, 13 unchanged.")]);
    expect(messages).toContain("TEN0531: `Tenon/Authors/Author.g.cs` was moved to `Domain/Author.cs` by hand");
  }
  expect(disk.snapshot()).toEqual(before);
  expect(run(disk, "status", "--host", "host").output).toMatch(/missing +Tenon\/Authors\/Author\.g\.cs/);
  disk.remove(to);
  expect(run(disk, "graft", "--host", "host", "--restore").output).toContain(
    "restore   host/Tenon/Authors/Author.g.cs",
  );
});

const bad = [
  ["an unknown key", author.replace("isKey: true", "isKye: true"), "error TEN0201"],
  ["a wrong type", author.replace("isKey: true", "isKey: yes"), "entities.yaml:5:"],
  ["no key", author.replace(", isKey: true", ""), "entities.yaml:3:"],
  ["two keys", author.replace("{ type: string }", "{ type: string, isKey: true }"), "entities.yaml:"],
  ["an unknown related entity", author + posts.replace("Post,", "Pots,") + post, "hint: Did you mean `Post`?"],
  ["another relationship type", author + posts.replace("OneToMany", "ManyToOne") + post, "OneToMany"],
  ["clashing routes", `${author}${post.replace("Post:", "Poet:\n    route: authors")}`, "authors"],
  ["a reserved name", author.replace("Name:", "pageSize:"), "`pageSize`"],
  ["a route of ours", author.replace("Author:", "Author:\n    route: health"), "health"],
  ["no YAML", "entity: [", "entities.yaml:1:"],
  ["nothing", "", "entities.yaml:1:1"],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(bad)("%s: exit 1, a diagnostic with its place, nothing written, no trace", (_name, entities, part) => {
  const { disk, result } = graft(entities);
  expect([result.exitCode, result.output]).toEqual([1, ""]);
  expect(result.messages).toContain(part);
  expect(result.messages).toMatch(/^entities\.yaml:\d+:\d+: error TEN\d{4}: .*\.$/m);
  expect(result.messages).not.toMatch(/^\s+at /m);
  expect(disk.snapshot()).toEqual({ ...smallHost, "/repo/entities.yaml": entities });
});

const lines = [
  ["no such file", ["graft", "nothing.yaml", "--host", "host"], 5, "TEN0114"],
  ["no such host", ["graft", "entities.yaml", "--host", "elsewhere"], 5, "TEN0401"],
  ["a folder without a project", ["graft", "entities.yaml", "--host", "empty"], 1, "TEN0402"],
  ["a folder as entity file", ["graft", "host", "--host", "host"], 5, "TEN0507"],
  ["no file named", ["graft", "--host", "host"], 2, "No entity file was named."],
  ["no file named, with the host", ["graft", "--host", "host"], 2, "or write a first one: tenon init --host host\n"],
  ["a model named as an entity file", ["graft", "a.model", "--host", "host"], 2, "Graft it by --model a.model."],
  ["an unknown option", ["graft", "--hots", "host"], 2, "Did you mean '--host'?"],
  ["an option without its value", ["graft", "entities.yaml", "--host"], 2, "--host"],
  ["an unknown command", ["grfat"], 2, "Did you mean 'tenon graft'?"],
  ["no command", [], 2, "Commands"],
  ["explain without a code", ["explain"], 2, "explain takes one code."],
  ["explain with an unknown code", ["explain", "TEN9999"], 2, "There is no diagnostic 'TEN9999'."],
] as const satisfies readonly (readonly [string, readonly string[], number, string])[];

test.each(lines)("%s: a clear error and its exit code", (_name, args, exitCode, part) => {
  const disk = memoryDisk({ ...smallHost, "/repo/entities.yaml": author, "/repo/empty/readme.txt": "" });
  const result = run(disk, ...args);
  expect([result.exitCode, result.output]).toEqual([exitCode, ""]);
  expect(result.messages).toContain(part);
});

test("--json is one document that fits its schema, whatever the outcome", () => {
  const schema: object = JSON.parse(
    readFileSync(new URL("../../../schemas/report.schema.json", import.meta.url), "utf8"),
  );
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
  for (const entities of [
    author,
    author.replace("isKey", "isKye"),
    `${author}${posts}${post.replace("AuthorId", "Other")}`,
  ]) {
    const { result } = graft(entities, "--json");
    const document: unknown = JSON.parse(result.output);
    expect([validate(document), validate.errors, result.messages]).toEqual([true, null, ""]);
    expect(document).toMatchObject({ command: "graft", exitCode: result.exitCode });
  }
});

test("explain says cause, example and cure", () => {
  const { exitCode, output } = run(memoryDisk(), "explain", "ten0303");
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^TEN0303 .*\n\n.*\n\nFor example:\n/)]);
  const { homepage } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  expect(output).toMatch(/\nMore: .*\n$/);
  expect(output).toContain(`More: ${homepage}reference/diagnostics/ten0303.html\n`);
});

test("--help and --version answer on standard output", () => {
  expect(run(memoryDisk(), "--help")).toMatchObject({ exitCode: 0, messages: "" });
  expect(run(memoryDisk(), "graft", "--help").output).toMatch(/^Grafts the endpoints.*\n\n {2}tenon graft/);
  expect(run(memoryDisk(), "--version").output).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test("a folder in the place of an entity file is refused, and told how a host is named", () => {
  const { exitCode, messages } = run(memoryDisk(smallHost), "graft", "host");
  expect([exitCode, messages]).toEqual([
    5,
    expect.stringContaining("`/repo/host` cannot be read: it is a folder (EISDIR)."),
  ]);
  expect(messages).toContain("hint: Name an entity file; a host is named by --host.");
});
