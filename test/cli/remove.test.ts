import { expect, test } from "vitest";
import { DiskError } from "../../generators/files/disk/disk-error.ts";
import { withoutOwnState } from "../files/own-state.ts";
import { converse, graft, run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";

const head = "# the shop\ndefaults: { access: anonymous }\nentity:\n";
const entity = (name: string, extra = "") =>
  `  ${name}: # one\n    properties:\n      Id: { type: Guid, isKey: true }\n      AuthorId: { type: Guid }\n${extra}`;
const posts = "    relationships:\n      Posts: { relatedEntity: Post, type: OneToMany }\n";

function remove(disk: MemoryDisk, ...args: string[]) {
  return run(disk, "remove", ...args, "--host", "host");
}

/** Returns the files without the text of the manifest, whose entries keep the order of their paths. */
function generated(disk: MemoryDisk): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(disk.snapshot()).filter(([path]) => path.endsWith(".g.cs")));
}

test("an entity goes from its file and from the host, as if it had never been there", () => {
  const { disk } = graft(head + entity("Author") + entity("Tag"));
  const dry = remove(disk, "Tag", "--dry-run");
  expect([dry.exitCode, dry.messages]).toEqual([0, ""]);
  expect(dry.output).toMatch(/^ {2}merge {5}entities\.yaml {2}loses the entity `Tag` {2}\+0 −4$/m);
  expect(remove(disk, "Tag", "--diff").output).toContain("\n-  Tag: # one\n");
  expect(generated(disk)["/repo/host/Tenon/Tags/Tag.g.cs"]).toBeDefined();
  expect(remove(disk, "Tag")).toMatchObject({ exitCode: 0, messages: "" });
  expect(withoutOwnState(disk.snapshot())).toEqual(withoutOwnState(graft(head + entity("Author")).disk.snapshot()));
});

test("relationships that lead to the entity are named and stop the run, or go as well", async () => {
  const { disk } = graft(head + entity("Author", posts) + entity("Post"));
  const before = disk.snapshot();
  const stopped = remove(disk, "Post");
  expect([stopped.exitCode, disk.snapshot()]).toEqual([1, before]);
  expect(stopped.messages).toContain("error TEN0527: Entity `Post` is still referred to by `Author.Posts`.");
  expect(stopped.messages).toContain("hint: Run with --with-relationships");
  expect(JSON.parse(remove(disk, "Post", "--json").output)).toMatchObject({ command: "remove", exitCode: 1 });

  const expected = withoutOwnState(graft(head + entity("Author")).disk.snapshot());
  const asked = memoryDisk(before);
  const args = ["remove", "Post", "--host", "host"];
  const no = await converse(asked, args, [["Remove `Author.Posts` as well?", false]]);
  expect([no.result.exitCode, asked.snapshot()]).toEqual([130, before]);
  expect((await converse(asked, args, [["Remove `Author.Posts` as well?", true]])).result.exitCode).toBe(0);
  expect(withoutOwnState(asked.snapshot())).toEqual(expected);
  expect(remove(disk, "Post", "--with-relationships").exitCode).toBe(0);
  expect(withoutOwnState(disk.snapshot())).toEqual(expected);
});

test("edited files of the entity stay and are named; files of other entities are left alone", () => {
  const { disk } = graft(head + entity("Author") + entity("Tag"));
  const mine = {
    "/repo/host/Tenon/Tags/Tag.g.cs": "// mine\n",
    "/repo/host/Tenon/Authors/Author.g.cs": "// mine, too\n",
  };
  const edited = memoryDisk({ ...disk.snapshot(), ...mine });
  const { exitCode, output, messages } = remove(edited, "Tag");
  expect([exitCode, messages]).toEqual([0, expect.stringContaining("TEN0510: `Tenon/Tags/Tag.g.cs`")]);
  expect(output).not.toContain("Authors/");
  expect(edited.snapshot()).toMatchObject(mine);
  expect(generated(edited)["/repo/host/Tenon/Tags/TagData.g.cs"]).toBeUndefined();
});

test("of several entity files, the one that has the entity is edited", () => {
  const { disk } = graft(head + entity("Author") + entity("Tag"));
  const two = memoryDisk({
    ...disk.snapshot(),
    "/repo/more.yaml": head + entity("Pen") + entity("Ink", posts.replace("Post,", "Tag,")),
  });
  run(two, "graft", "more.yaml", "--host", "host");
  expect(remove(two, "Pen").exitCode).toBe(0);
  expect(two.snapshot()["/repo/more.yaml"]).toBe(head + entity("Ink", posts.replace("Post,", "Tag,")));
});

/** The entity files of a host in which relationships of three files lead to `Tag`, with comments and blank lines of their own. */
const related = {
  "/repo/entities.yaml": `${head}${entity("Author")}\n${entity("Tag")}`,
  "/repo/ink.yaml": `# inks\n${head}\n${entity("Ink", `    relationships:\n      # kept\n      Pens: { relatedEntity: Pen, type: OneToMany }\n\n      # goes\n      Tags: { relatedEntity: Tag, type: OneToMany, foreignKey: AuthorId }\n`)}`,
  "/repo/pen.yaml": `${head}${entity("Pen", "    relationships:\r\n      Tags: { relatedEntity: Tag, type: OneToMany }\r\n")}# end\n`,
};
const without = {
  "/repo/entities.yaml": `${head}${entity("Author")}`,
  "/repo/ink.yaml": `# inks\n${head}\n${entity("Ink", "    relationships:\n      # kept\n      Pens: { relatedEntity: Pen, type: OneToMany }\n")}`,
  "/repo/pen.yaml": `${head}${entity("Pen")}# end\n`,
};

function relatedHost(files: Readonly<Record<string, string>>): MemoryDisk {
  const disk = memoryDisk({ ...smallHost, ...files });
  const names = Object.keys(files).map((path) => path.replace("/repo/", ""));
  expect(run(disk, "graft", ...names, "--host", "host")).toMatchObject({ exitCode: 0 });
  return disk;
}

const tagWithAll = ["Tag", "--with-relationships"];

test("relationships of other entity files go in the same run, and nothing else of these files", () => {
  const disk = relatedHost(related);
  const before = disk.snapshot();
  expect(remove(disk, "Tag").messages).toContain("referred to by `Ink.Tags` and `Pen.Tags`");
  const dry = remove(disk, ...tagWithAll, "--dry-run");
  expect([dry.exitCode, disk.snapshot()]).toEqual([0, before]);
  expect(dry.output).toMatch(/^ {2}merge {5}entities\.yaml {2}loses the entity `Tag` {2}\+0 −5$/m);
  expect(dry.output).toMatch(/^ {2}merge {5}ink\.yaml {2}loses `Ink\.Tags` {2}\+0 −3$/m);
  expect(dry.output).toMatch(/^ {2}merge {5}pen\.yaml {2}loses `Pen\.Tags` {2}\+0 −2$/m);
  expect(remove(disk, ...tagWithAll, "--diff").output).toContain("\n-      # goes\n-      Tags: {");

  expect(remove(disk, ...tagWithAll).exitCode).toBe(0);
  expect(disk.snapshot()).toMatchObject(without);
  expect(withoutOwnState(disk.snapshot())).toEqual(withoutOwnState(relatedHost(without).snapshot()));
  expect(run(disk, "undo", "--host", "host").exitCode).toBe(0);
  expect(withoutOwnState(disk.snapshot())).toEqual(withoutOwnState(before));
});

test("of two entity files, the one without the entity loses its relationships alone", () => {
  const { "/repo/pen.yaml": _, ...two } = related;
  const files = { ...two, "/repo/ink.yaml": head + entity("Ink", posts.replace("Post,", "Tag,")) };
  const disk = relatedHost(files);
  const { files: changed } = JSON.parse(remove(disk, ...tagWithAll, "--json").output);
  expect(changed.slice(0, 2)).toEqual([
    { path: "../entities.yaml", operation: "merge", reason: "loses the entity `Tag`" },
    { path: "../ink.yaml", operation: "merge", reason: "loses `Ink.Posts`" },
  ]);
  expect(disk.snapshot()).toMatchObject({
    "/repo/entities.yaml": without["/repo/entities.yaml"],
    "/repo/ink.yaml": head + entity("Ink"),
  });
});

test.each(Object.keys(related))("if %s cannot be written or was saved meanwhile, nothing is written", (path) => {
  const disk = relatedHost(related);
  const before = disk.snapshot();
  const refuse = (from: string, to: string) => {
    if (to === path && !from.includes("/undo/")) throw new DiskError(path, "EACCES");
    disk.rename(from, to);
  };
  expect(remove({ ...disk, rename: refuse }, ...tagWithAll)).toMatchObject({
    exitCode: 5,
    messages: expect.stringContaining("Nothing was written."),
  });
  expect(withoutOwnState(disk.snapshot())).toEqual(withoutOwnState(before));

  // The user saves the file when the decision on it has been made.
  const makeFolder = (folder: string) => {
    if (disk.snapshot()[path] === related[path as keyof typeof related]) {
      disk.remove(path);
      disk.create(path, new TextEncoder().encode("# mine\n"));
    }
    disk.makeFolder(folder);
  };
  expect(remove({ ...disk, makeFolder }, ...tagWithAll)).toMatchObject({
    exitCode: 3,
    messages: expect.stringContaining(`error TEN0511: \`${path}\` was changed by somebody else`),
  });
  expect(withoutOwnState(disk.snapshot())).toEqual(withoutOwnState({ ...before, [path]: "# mine\n" }));
});

test("the last entity leaves an empty map and the health endpoints", () => {
  const { disk } = graft(head + entity("Author"));
  const { exitCode, output } = remove(disk, "Author");
  expect([exitCode, output]).toEqual([0, expect.stringContaining("its last one, and is no input any more")]);
  expect(disk.snapshot()["/repo/entities.yaml"]).toBe(head.replace("entity:", "entity: {}"));
  expect(Object.keys(generated(disk))).toContain("/repo/host/Tenon/Shared/Health.g.cs");
  expect(Object.keys(generated(disk)).filter((path) => path.includes("Author"))).toEqual([]);
  expect(run(disk, "health", "--host", "host", "--check").exitCode).toBe(4);
});

test("an unknown name is a mistake with a suggestion; no name or two are usage errors", () => {
  const { disk } = graft(head + entity("Author"));
  expect(remove(disk, "Autor")).toMatchObject({
    exitCode: 1,
    messages: expect.stringContaining("Did you mean `Author`?"),
  });
  expect([remove(disk).exitCode, remove(disk, "A", "B").exitCode]).toEqual([2, 2]);
});
