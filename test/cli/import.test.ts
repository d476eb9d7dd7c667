import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";

const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>`;

type Files = Readonly<Record<string, string>>;

/** The sources of a host whose context has a set of each class. */
function sourcesOf(classes: Files): Files {
  const sets = Object.keys(classes).map((name) => `public DbSet<${name}> ${name}Set => Set<${name}>();`);
  const texts = Object.entries(classes).map(([name, text]) => `public class ${name} { ${text} }`);
  return {
    ...smallHost,
    "/repo/host/Acme.Shop.csproj": project,
    "/repo/host/ShopDb.cs": `namespace Acme.Shop;\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)\n{ ${sets.join(" ")} }\n`,
    "/repo/host/Models.cs": `namespace Acme.Shop;\n${texts.join("\n")}\n`,
  };
}

const author = 'public int Id { get; set; } [MaxLength(80)] public string Name { get; set; } = "";';
const post =
  'public int Id { get; set; } public int AuthorId { get; set; } public Author Author { get; set; } = null!; public string Title { get; set; } = "";';
const comment =
  "public int Id { get; set; } public int PostId { get; set; } public Post Post { get; set; } = null!; public bool Shown { get; set; }";
const blog = { Author: author, Post: post };

const path = "/repo/host/tenon.yaml";

function fileOf(disk: MemoryDisk): string {
  return disk.snapshot()[path] ?? "";
}

/** Imports the blog, lets the team edit the file and the classes change, and imports again. */
function again(classes: Files, edit: (file: string) => string, ...args: readonly string[]) {
  const first = memoryDisk(sourcesOf(blog));
  expect(run(first, "import", "--host", "host")).toMatchObject({ exitCode: 0, messages: "" });
  const before = edit(fileOf(first));
  const disk = memoryDisk({ ...first.snapshot(), ...sourcesOf(classes), [path]: before });
  const result = run(disk, "import", "--host", "host", ...args);
  const [old, lines] = [before, fileOf(disk)].map((text) => text.split("\n"));
  const added = lines?.filter((line) => !old?.includes(line)).map((line) => line.trim());
  const lost = old?.filter((line) => !lines?.includes(line)).map((line) => line.trim());
  return { disk, result, added, lost };
}

const same = (file: string) => file;

test("without a file, an import writes what init --from writes, with the record of it", () => {
  const [disk, other] = [memoryDisk(sourcesOf(blog)), memoryDisk(sourcesOf(blog))];
  expect(run(disk, "import", "--host", "host")).toMatchObject({
    exitCode: 0,
    output: "  create    host/tenon.yaml\n\nFiles: 1 created.\n\nRead the file, then: tenon graft\n",
  });
  run(other, "init", "--host", "host", "--from", "ShopDb");
  expect(disk.snapshot()).toEqual(other.snapshot());
  expect(
    disk.snapshot()["/repo/host/.tenon/imported.yaml"],
  ).toBe(`# Written by Tenon: what the source said at the last import. Commit it, and do not edit it.
version: 1
entity:
  Author:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      Name: { type: string, maxLength: 80 }
    relationships:
      Posts: { relatedEntity: Post, type: OneToMany }
  Post:
    model: existing
    properties:
      AuthorId: { type: int }
      Id: { type: int, isKey: true }
      Title: { type: string }
`);
  expect(run(disk, "graft", "--host", "host", "--dry-run")).toMatchObject({ exitCode: 0 });
});

const nick = { Author: `${author} public string? Nick { get; set; }`, Post: post };
const longer = { Author: author.replace("80", "120"), Post: post };

test.each<[name: string, classes: Files, edit: (file: string) => string, want: Readonly<Record<string, unknown>>]>([
  ["nothing has changed", blog, same, { added: [], lost: [] }],
  ["a new property", nick, same, { added: ["Nick: { type: string? }"], lost: [] }],
  [
    "a new property of a class on one line",
    nick,
    (file) => file.replace(/properties:\n {6}Id: (.*)\n {6}Name: (.*)/, "properties: { Id: $1, Name: $2 } # ours"),
    {
      added: [
        "properties: { Id: { type: int, isKey: true }, Name: { type: string, maxLength: 80 }, Nick: { type: string? } } # ours",
      ],
    },
  ],
  [
    "a new class with its list",
    { ...blog, Comment: comment },
    same,
    {
      added: [
        "Comments: { relatedEntity: Comment, type: OneToMany }",
        "Comment:",
        "PostId: { type: int }",
        "Shown: { type: bool }",
      ],
      lost: [],
    },
  ],
  ["a length", longer, same, { added: ["Name: { type: string, maxLength: 120 }"] }],
  [
    "a length beside decisions of the team",
    longer,
    (file) => file.replace("maxLength: 80 }", "filter: [eq, contains], maxLength: 80, description: The name. } # ours"),
    { added: ["Name: { type: string, filter: [eq, contains], maxLength: 120, description: The name. } # ours"] },
  ],
  [
    "a length of a property in several lines",
    longer,
    (file) =>
      file.replace("{ type: string, maxLength: 80 }", "\n        type: string # ours\n        maxLength: 80 # too"),
    { added: ["maxLength: 120 # too"], lost: ["maxLength: 80 # too"] },
  ],
  [
    "a type that can be empty now, and a length that is gone",
    { Author: "public int Id { get; set; } public string? Name { get; set; }", Post: post },
    same,
    { added: ["Name: { type: string? }"] },
  ],
  [
    "a property that no request sets any more",
    { Author: author, Post: post.replace("Title { get; set; }", "Title { get; private set; }") },
    same,
    { added: ["Title: { type: string, readOnly: true }"] },
  ],
  [
    "a class that nobody can make any more",
    { Author: `public Author(int id) => Id = id; ${author}`, Post: post },
    (file) => file.replace("  Author:\n", "  Author: # ours\n"),
    { added: ["operations: [getAll, get, update, delete]"], lost: [] },
  ],
  [
    "operations that the team has chosen",
    { Author: `public Author(int id) => Id = id; ${author}`, Post: post },
    (file) => file.replace("  Author:\n", "  Author:\n    operations: [get]\n"),
    { added: [], lost: [] },
  ],
  [
    "the team has made the same change",
    longer,
    (file) => file.replace("maxLength: 80", "maxLength: 120"),
    { added: [], lost: [] },
  ],
  [
    "the team has changed what the source has not",
    blog,
    (file) => file.replace("maxLength: 80", "maxLength: 40"),
    { added: [], lost: [] },
  ],
  [
    "what the team has removed stays away",
    nick,
    (file) => file.replace(/ {6}Name: .*\n/, "").replace(/ {4}relationships:\n.*\n/, ""),
    { added: ["Nick: { type: string? }"], lost: [] },
  ],
  [
    "an entity that the team has removed stays away, with the lists of it",
    { ...blog, Comment: comment },
    (file) => file.replace(/ {4}relationships:\n.*\n/, "").replace(/ {2}Post:\n(?: {4}.*\n)*/, ""),
    { added: ["Comment:", "PostId: { type: int }", "Shown: { type: bool }"], lost: [] },
  ],
  [
    "names that the team has spelt in another case",
    nick,
    (file) => file.replace("      Name:", "      name:"),
    { added: ["Nick: { type: string? }"], lost: [] },
  ],
  [
    "a relationship that the team has written under another name",
    { ...blog, Comment: comment },
    (file) =>
      `${file}    relationships:\n      Remarks: { relatedEntity: Comment, type: OneToMany }\n\n  Comment:\n    model: existing\n    properties:\n      Id: { type: int, isKey: true }\n      PostId: { type: int }\n`,
    { added: ["Shown: { type: bool }"], lost: [] },
  ],
  [
    "an entity whose class the team lets Tenon generate",
    { ...blog, Author: `${author} public string? Nick { get; set; }` },
    (file) => file.replace("  Author:\n    model: existing", "  Author:\n    model: generated"),
    { added: [], lost: [] },
  ],
  [
    "Windows line ends",
    nick,
    (file) => file.replaceAll("\n", "\r\n"),
    { added: ["Nick: { type: string? }"], lost: [] },
  ],
])("%s", (_name, classes, edit, want) => {
  const { disk, result, ...lines } = again(classes, edit);
  expect(result).toMatchObject({ exitCode: 0, messages: "" });
  expect(lines).toMatchObject(want);
  const once = disk.snapshot();
  const second = run(disk, "import", "--host", "host");
  expect(second).toMatchObject({ exitCode: 0, output: "The entity file is up to date with the source.\n" });
  expect(disk.snapshot()).toEqual(once);
  expect(run(disk, "import", "--host", "host", "--check").exitCode).toBe(0);
});

test("what both have changed stops the import, until somebody decides", () => {
  const edit = (file: string) => file.replace("maxLength: 80", "maxLength: 40");
  const { disk, result, added } = again(longer, edit);
  expect([result.exitCode, added]).toEqual([3, []]);
  expect(
    result.messages,
  ).toBe(`host/tenon.yaml:19:29: error TEN1020: \`Author.Name.maxLength\` is \`40\` here and \`120\` in the source, and was \`80\` at the last import.
  19 |       Name: { type: string, maxLength: 40 }
     |                             ^^^^^^^^^
  hint: --on-conflict keep leaves it as it is, --on-conflict overwrite follows the source.
Nothing was written.
`);
  expect(run(disk, "import", "--host", "host", "--check").exitCode).toBe(3);
  const kept = again(longer, edit, "--on-conflict", "keep");
  expect([kept.result.exitCode, kept.added]).toEqual([0, []]);
  expect(run(kept.disk, "import", "--host", "host").exitCode).toBe(0);
  const taken = again(longer, edit, "--on-conflict", "overwrite");
  expect([taken.result.exitCode, taken.added]).toEqual([0, ["Name: { type: string, maxLength: 120 }"]]);
});

const withoutTitle = { Author: author, Post: post.replace(/ public string Title.*$/, "") };

test("what is gone from the source is told at every import, and removed by --prune alone", () => {
  const { disk, result, lost } = again(withoutTitle, same);
  expect([result.exitCode, lost]).toEqual([0, []]);
  expect(result.messages).toBe(`host/tenon.yaml:28:7: warning TEN1021: \`Post.Title\` is not in the source any more.
  28 |       Title: { type: string }
     |       ^^^^^
  hint: --prune removes it from the file.
`);
  expect(run(disk, "import", "--host", "host").messages).toContain("TEN1021");
  expect(run(disk, "import", "--host", "host", "--check").exitCode).toBe(4);
  expect(run(disk, "import", "--host", "host", "--prune")).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining("merge     host/tenon.yaml  loses 1 property\n"),
  });
  expect(fileOf(disk)).not.toContain("Title");
  expect(run(disk, "import", "--host", "host", "--check")).toMatchObject({ exitCode: 0, messages: "" });
});

test("an entity goes with the lists of it", () => {
  const { disk, result } = again({ Author: author }, same, "--prune");
  expect(result).toMatchObject({ exitCode: 0, output: expect.stringContaining("loses 1 entity and 1 relationship") });
  expect(fileOf(disk)).not.toContain("Post");
  expect(disk.snapshot()["/repo/host/.tenon/imported.yaml"]).not.toContain("Post");
});

test("a member of a type that no file can name tells why it is gone", () => {
  const { result } = again({ Author: author, Post: post.replace("string Title", "Uri Title") }, same);
  expect(result.messages).toContain(
    "`Post.Title` is not in the source any more: is of the type Uri, which an entity file cannot name.",
  );
});

test("one entity is imported alone, and comes back if the file has lost it", () => {
  const both = {
    Author: `${author} public string? Nick { get; set; }`,
    Post: `${post} public int Likes { get; set; }`,
  };
  const one = again(both, same, "--entity", "Post");
  expect([one.added, one.lost]).toEqual([["Likes: { type: int }"], []]);
  expect(run(one.disk, "import", "--host", "host", "--check").exitCode).toBe(4);
  const lost = again(
    blog,
    (file) => file.replace(/\n {2}Post:\n(?: {4}.*\n)*/, "").replace(/ {4}relationships:\n.*\n/, ""),
    "--entity",
    "Post",
  );
  expect(lost.added).toEqual(["Post:", "AuthorId: { type: int }", "Title: { type: string }"]);
  const fresh = memoryDisk(sourcesOf(blog));
  expect(run(fresh, "import", "--host", "host", "--entity", "Author").exitCode).toBe(0);
  expect(fileOf(fresh)).not.toMatch(/^ {2}Post:/m);
  expect(run(fresh, "import", "--host", "host")).toMatchObject({ exitCode: 0, messages: "" });
  expect(fileOf(fresh)).toMatch(/\n {6}Posts: .*\n\n {2}Post:\n/);
});

test("a file that was deleted is written anew", () => {
  const { disk } = again(blog, same);
  const { [path]: before, ...others } = disk.snapshot();
  const anew = memoryDisk({ ...others, ...sourcesOf(longer) });
  expect(run(anew, "import", "--host", "host").exitCode).toBe(0);
  expect(fileOf(anew)).toBe(before?.replace("80", "120"));
  expect(anew.snapshot()["/repo/host/.tenon/imported.yaml"]).toContain("maxLength: 120");
});

test("an entity that the source does not have is named", () => {
  const { result } = again(blog, same, "--entity", "Autor");
  expect([result.exitCode, result.messages]).toEqual([
    1,
    "error TEN1022: The source has no class `Autor` that can be imported.\n  hint: Did you mean `Author`?\nNothing was written.\n",
  ]);
});

test("--dry-run, --diff and --check write nothing; a check ends with 4", () => {
  for (const option of ["--dry-run", "--diff", "--check"]) {
    const { disk, result, added } = again(nick, same, option);
    expect([option, result.exitCode, added]).toEqual([option, option === "--check" ? 4 : 0, []]);
    if (option === "--diff") expect(result.output).toContain("\n+      Nick: { type: string? }\n");
    expect(disk.snapshot()["/repo/host/.tenon/imported.yaml"]).not.toContain("Nick");
  }
});

test("--json names the file, what it gets, and what is gone", () => {
  const { result } = again({ ...withoutTitle, Author: `${author} public string? Nick { get; set; }` }, same, "--json");
  expect(JSON.parse(result.output)).toMatchObject({
    command: "import",
    exitCode: 0,
    files: [{ path: "tenon.yaml", operation: "merge", reason: "gets 1 property" }],
    diagnostics: [{ code: "TEN1021", severity: "warning" }],
  });
});

test("a first import of a file by hand keeps what it says, and adds what it lacks", () => {
  const disk = memoryDisk({
    ...sourcesOf(blog),
    [path]:
      "entity:\n  Author:\n    model: existing\n    properties:\n      Id: { type: int, isKey: true }\n      Name: { type: string, maxLength: 20 }\n",
  });
  expect(run(disk, "import", "--host", "host")).toMatchObject({ exitCode: 0, messages: "" });
  expect(fileOf(disk)).toBe(`entity:
  Author:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      Name: { type: string, maxLength: 20 }
    relationships:
      Posts: { relatedEntity: Post, type: OneToMany }

  Post:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      AuthorId: { type: int }
      Title: { type: string }
`);
});

test("undo takes an import back", () => {
  const { disk } = again(nick, same);
  expect(run(disk, "undo", "--host", "host")).toMatchObject({ exitCode: 0 });
  expect(fileOf(disk)).not.toContain("Nick");
  expect(disk.snapshot()["/repo/host/.tenon/imported.yaml"]).not.toContain("Nick");
});

test("of several entity files, each is imported by its name, and keeps its entities", () => {
  const disk = memoryDisk({
    ...sourcesOf(blog),
    "/repo/host/authors.yaml":
      "entity:\n  Author:\n    model: existing\n    properties:\n      Id: { type: int, isKey: true }\n",
    "/repo/host/posts.yaml":
      "entity:\n  Post:\n    model: existing\n    properties:\n      Id: { type: int, isKey: true }\n",
  });
  const graft = run(disk, "graft", "host/authors.yaml", "host/posts.yaml", "--host", "host");
  expect(graft.messages).not.toContain("error");
  expect(run(disk, "import", "--host", "host")).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("several entity files"),
  });
  expect(run(disk, "import", "host/posts.yaml", "--host", "host")).toMatchObject({ exitCode: 0, messages: "" });
  expect(disk.snapshot()["/repo/host/posts.yaml"]).toContain("Title");
  expect(disk.snapshot()["/repo/host/posts.yaml"]).not.toContain("Author:");
  expect(disk.snapshot()["/repo/host/authors.yaml"]).not.toContain("Name");
});

test("a record that nobody can read is a mistake with a place", () => {
  const { disk } = again(blog, same);
  const broken = memoryDisk({ ...disk.snapshot(), "/repo/host/.tenon/imported.yaml": "<<<<<<< ours\nentity:\n" });
  expect(run(broken, "import", "--host", "host")).toMatchObject({
    exitCode: 1,
    messages: expect.stringContaining("host/.tenon/imported.yaml:"),
  });
});
