import { expect, test } from "vitest";
import { withoutOwnState } from "../files/own-state.ts";
import { graft, run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const entity = (name: string, extra = "") =>
  `  ${name}:\n    properties:\n      Id: { type: Guid, isKey: true }\n      AuthorId: { type: Guid }\n${extra}`;
const head = "defaults: { access: anonymous }\nenums:\n  Colour: [Red]\nentity:\n";
const posts = "    relationships:\n      Posts: { relatedEntity: Post, type: OneToMany }\n";

/** Lists the folders of entities that have generated files. */
function foldersOf(disk: { snapshot(): Readonly<Record<string, string>> }): readonly string[] {
  const paths = Object.keys(disk.snapshot()).filter((path) => path.endsWith(".g.cs"));
  const folders = paths.flatMap((path) => /Tenon\/(\w+)\//.exec(path)?.[1] ?? []);
  return [...new Set(folders)].filter((folder) => folder !== "Shared");
}

test("one entity of a file is written, with shared files that name no other", () => {
  const { disk, result } = graft(head + entity("Author", posts) + entity("Post"), "--entity", "Author");
  expect([result.exitCode, foldersOf(disk)]).toEqual([0, ["Authors"]]);
  expect(Object.values(disk.snapshot()).filter((text) => text.includes("PostService"))).toEqual([]);
  expect(disk.snapshot()["/repo/host/Tenon/Colour.g.cs"]).toBeUndefined();
});

test("one after the other gives the files of all at once, the manifest included", () => {
  const all = head + entity("Author", posts) + entity("Post", "      Colour: { type: Colour }\n");
  const { disk } = graft(all, "--entity", "Author");
  expect(run(disk, "graft", "--host", "host", "--entity", "Post")).toMatchObject({ exitCode: 0, messages: "" });
  expect(foldersOf(disk)).toEqual(["Authors", "Posts"]);
  expect(withoutOwnState(disk.snapshot())).toEqual(withoutOwnState(graft(all).disk.snapshot()));
});

test("files of other entities are neither written nor orphans", () => {
  const { disk } = graft(head + entity("Author") + entity("Post"));
  const edited = {
    ...disk.snapshot(),
    "/repo/host/Tenon/Authors/Author.g.cs": "// mine\n",
    "/repo/entities.yaml": head + entity("Post", "      Title: { type: string }\n"),
  };
  const next = memoryDisk(edited);
  const { exitCode, output, messages } = run(next, "graft", "--host", "host", "--entity", "Post", "--prune");
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(output).not.toContain("Authors/");
  const changed = Object.entries(next.snapshot()).filter(
    ([path, text]) => edited[path as keyof typeof edited] !== text,
  );
  expect(changed.map(([path]) => path)).toContain("/repo/host/Tenon/Posts/Post.g.cs");
  expect(changed.filter(([path]) => path.includes("Authors/"))).toEqual([]);
});

test("several entities can be named, and an unknown name is a mistake with a suggestion", () => {
  const text = head + entity("Author") + entity("Post") + entity("Tag");
  expect(foldersOf(graft(text, "--entity", "Post", "--entity", "Tag").disk)).toEqual(["Posts", "Tags"]);
  const { disk, result } = graft(text, "--entity", "Psot");
  expect([result.exitCode, result.messages, foldersOf(disk)]).toEqual([
    1,
    expect.stringContaining("TEN0526: No entity file of this host has an entity `Psot`.\n  hint: Did you mean `Post`?"),
    [],
  ]);
  expect(run(disk, "graft", "--model", "a.model", "--entity", "Post").exitCode).toBe(2);
});
