import { expect, test } from "vitest";
import { withoutRecords } from "../files/graft.ts";
import { withoutOwnState } from "../files/own-state.ts";
import { converse, run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const shop = `defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string }

  Post: # a text
    properties:
      Id: { type: Guid, isKey: true }
      AuthorId: { type: Guid }
      EditorId: { type: Guid? }
      Title: { type: string }

  Tag:
    properties:
      Code: { type: string, isKey: true }
`;

function grafted() {
  const disk = memoryDisk({ ...smallHost, "/repo/shop.yaml": shop });
  run(disk, "graft", "shop.yaml", "--host", "host");
  return disk;
}

const flags = ["relationship", "--host", "host", "--config", "shop.yaml", "--parent", "Author", "--child", "Post"];

test("asking and flags give the same bytes", async () => {
  const [asked, flagged] = [grafted(), grafted()];
  const { result, ask } = await converse(
    asked,
    ["relationship"],
    [
      ["host", "host/Acme.Shop.csproj"],
      ["Whose list", "Author"],
      ["related to", "Post"],
      ["What kind", "OneToMany"],
      ["Name of the relationship", ""],
      ["What tells the Author of a Post", "AuthorId of Post"],
      ["Let requests include the related rows?", false],
      ["Write this?", "yes"],
    ],
  );
  expect([result.exitCode, ask.left()]).toEqual([0, []]);
  expect(ask.heard).toContain("GET /authors/{authorId:guid}/posts");
  expect(run(flagged, ...flags, "--name", "Posts").exitCode).toBe(0);
  expect(asked.snapshot()).toEqual(flagged.snapshot());
  expect(asked.snapshot()["/repo/shop.yaml"]).toBe(
    shop.replace(
      "      Name: { type: string }\n",
      (line) => `${line}    relationships:\n      Posts: { relatedEntity: Post, type: OneToMany }\n`,
    ),
  );
});

test("a relationship that is added later changes no generated file", () => {
  const disk = grafted();
  const before = withoutOwnState(disk.snapshot());
  const { output } = run(disk, ...flags, "--name", "Posts");
  const after = withoutOwnState(disk.snapshot());
  const changed = Object.keys(before).filter((path) => before[path] !== after[path]);
  expect(changed).toEqual(["/repo/shop.yaml"]);
  const added = Object.keys(withoutRecords(after)).filter((path) => !(path in before));
  expect(added).toEqual([
    "/repo/host/Tenon/Posts/GetPostsByAuthorEndpoint.g.cs",
    "/repo/host/Tenon/Posts/PostsByAuthorData.g.cs",
  ]);
  expect(output).toContain("  merge     shop.yaml");
});

test("said again, it is there already, and nothing is done", () => {
  const disk = grafted();
  run(disk, ...flags, "--name", "Posts");
  const before = disk.snapshot();
  expect(run(disk, ...flags, "--name", "Posts")).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining("Nothing to do"),
  });
  expect(disk.snapshot()).toEqual(before);
});

test("another foreign key of the right type is offered; a shadow key is explained", async () => {
  const disk = grafted();
  await converse(
    disk,
    ["relationship", "--host", "host", "--parent", "Author"],
    [
      ["related to", "Post"],
      ["What kind", "OneToMany"],
      ["Name", "Edited"],
      ["What tells", "EditorId of Post"],
      ["Let requests include", true],
      ["Write this?", "yes"],
    ],
  );
  expect(disk.snapshot()["/repo/shop.yaml"]).toContain(
    "      Edited: { relatedEntity: Post, type: OneToMany, foreignKey: EditorId, include: true }\n",
  );
  const flagged = grafted();
  run(flagged, ...flags, "--name", "Edited", "--foreign-key", "EditorId", "--include");
  expect(disk.snapshot()).toEqual(flagged.snapshot());
  const { ask } = await converse(
    disk,
    ["relationship", "--host", "host", "--parent", "Tag", "--child", "Post", "--type", "OneToMany"],
    [
      ["Name", ""],
      ["What tells", "TagId, a column that only the database knows"],
      ["Write this?", "cancel"],
    ],
  );
  expect(ask.heard).toContain(
    "No request can set or show it, and a row may have none. To change that, declare TagId: { type: string } in Post.",
  );
});

test("nobody is asked to include rows where that is stated", async () => {
  const { ask } = await converse(
    grafted(),
    ["relationship", "--host", "host", "--parent", "Tag", "--child", "Post", "--include"],
    [
      ["What kind", "OneToMany"],
      ["Name", ""],
      ["What tells", "TagId, a column"],
    ],
  );
  expect(ask.left()).toEqual([]);
});

test("one child, and links with a list on either side: asking and flags give the same bytes", async () => {
  const [asked, flagged] = [grafted(), grafted()];
  const session = ["relationship", "--host", "host", "--parent", "Author"];
  const one = await converse(
    asked,
    [...session, "--child", "Post"],
    [
      ["What kind", "OneToOne"],
      ["Name of the relationship", "Opus"],
      ["What tells", "AuthorId of Post"],
      ["Let requests include", false],
      ["Write this?", "yes"],
    ],
  );
  expect(one.ask.heard).toContain("GET /authors/{authorId:guid}/post");
  const links = await converse(asked, session, [
    ["related to", "Tag"],
    ["What kind", "ManyToMany"],
    ["Name of the relationship", ""],
    ["Let a tag list its authors as well?", true],
    ["Name of the list in Tag", ""],
    ["Write this?", "yes"],
  ]);
  expect([links.result.exitCode, links.ask.left()]).toEqual([0, []]);
  expect(links.ask.heard).toContain("GET /authors/{authorId:guid}/tags");
  run(flagged, ...flags, "--name", "Opus", "--type", "OneToOne");
  run(flagged, ...flags, "--child", "Tag", "--name", "Tags", "--type", "ManyToMany", "--inverse", "Authors");
  expect(asked.snapshot()).toEqual(flagged.snapshot());
  expect(asked.snapshot()["/repo/shop.yaml"]).toContain(
    "      Tags: { relatedEntity: Tag, type: ManyToMany, inverse: Authors }\n",
  );
});

test("only kinds that fit are offered, and a single one is not asked for", async () => {
  const disk = grafted();
  run(disk, ...flags, "--name", "Posts");
  const session = ["relationship", "--host", "host", "--parent", "Author", "--child", "Post"];
  // A second nested list would have the route of the first.
  const second = await converse(disk, session, [
    ["Name of the relationship", "Opus"],
    ["What tells", "EditorId of Post"],
    ["Let requests include", false],
    ["Write this?", "yes"],
  ]);
  expect(disk.snapshot()["/repo/shop.yaml"]).toContain(
    "Opus: { relatedEntity: Post, type: OneToOne, foreignKey: EditorId }",
  );
  expect(second.ask.left()).toEqual([]);
  const stated = await converse(
    grafted(),
    [...session, "--foreign-key", "AuthorId"],
    [["What kind", "ManyToMany"]],
  ).catch(({ message }: Error) => message);
  expect(stated).toBe("'ManyToMany' is none of OneToMany | OneToOne.");
});

const wrong = [
  ["nothing said", ["relationship", "--host", "host"], 2, "--parent, --child, --name are missing"],
  ["no name", flags, 2, "--name is missing"],
  ["no such parent", [...flags, "--parent", "Autor", "--name", "Posts"], 2, "Did you mean 'Author'?"],
  ["no such child", [...flags, "--child", "Pots", "--name", "Posts"], 1, "Did you mean `Post`?"],
  ["a foreign key of another type", [...flags, "--name", "Posts", "--foreign-key", "Title"], 1, "shop.yaml:"],
  ["rows that cannot be included", [...flags, "--child", "Tag", "--name", "Tags", "--include"], 1, "TEN0331"],
  ["no such kind", [...flags, "--name", "Posts", "--type", "ManyToOne"], 2, "OneToMany, OneToOne"],
  ["an inverse of a list", [...flags, "--name", "Posts", "--inverse", "Authors"], 1, "TEN0334"],
  ["no such file", [...flags, "--config", "nothing.yaml", "--name", "Posts"], 5, "TEN0114"],
  ["no such host", [...flags, "--host", "nowhere", "--name", "Posts"], 5, "TEN0401"],
] as const satisfies readonly (readonly [string, readonly string[], number, string])[];

test.each(wrong)("%s: a clear error, its exit code, nothing written", (_name, args, exitCode, part) => {
  const disk = grafted();
  const before = disk.snapshot();
  const result = run(disk, ...args);
  expect([result.exitCode, result.output]).toEqual([exitCode, ""]);
  expect(result.messages).toContain(part);
  expect(disk.snapshot()).toEqual(before);
});

test("a dry run edits nothing", () => {
  const disk = grafted();
  const before = disk.snapshot();
  expect(run(disk, ...flags, "--name", "Posts", "--dry-run").output).toContain("merge     shop.yaml");
  expect(disk.snapshot()).toEqual(before);
});

test.each([
  ["a child that does not exist", ["--child", "Pots"], [], "Did you mean `Post`?"],
  ["a name that another relationship has", ["--child", "Tag", "--name", "Posts"], [], "TEN0111"],
] as const)("at a terminal, %s that was given is an error as without one", async (_name, args, lines, part) => {
  const disk = grafted();
  run(disk, ...flags, "--name", "Posts");
  const before = disk.snapshot();
  const { result } = await converse(disk, ["relationship", "--host", "host", "--parent", "Author", ...args], lines);
  expect([result.exitCode, result.messages]).toEqual([1, expect.stringContaining(part)]);
  expect(disk.snapshot()).toEqual(before);
});
