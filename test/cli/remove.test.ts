import { expect, test } from "vitest";
import { withoutOwnState } from "../files/own-state.ts";
import { converse, graft, run } from "../in-memory.ts";
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
  expect(dry.output).toMatch(/^ {2}merge {5}\.\.\/entities\.yaml {2}loses the entity `Tag` {2}\+0 −4$/m);
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
  expect(generated(edited)["/repo/host/Tenon/Tags/TagService.g.cs"]).toBeUndefined();
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
  const elsewhere = remove(two, "Tag", "--with-relationships");
  expect([elsewhere.exitCode, elsewhere.messages]).toEqual([
    1,
    expect.stringContaining("Remove it in `../more.yaml` first."),
  ]);
});

test("the last entity leaves an empty map and the health endpoints", () => {
  const { disk } = graft(head + entity("Author"));
  const { exitCode, output } = remove(disk, "Author");
  expect([exitCode, output]).toEqual([0, expect.stringContaining("its last one, and is no input any more")]);
  expect(disk.snapshot()["/repo/entities.yaml"]).toBe(head.replace("entity:", "entity: {}"));
  expect(Object.keys(generated(disk))).toContain("/repo/host/Tenon/HealthEndpoint.g.cs");
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
