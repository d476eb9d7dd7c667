import { expect, test } from "vitest";
import { createContext } from "../../generators/terminal/create-context.ts";
import { withConflicts } from "../edited-files.ts";
import { withoutOwnState } from "../files/own-state.ts";
import { converse, run, smallHost } from "../in-memory.ts";
import { memoryDisk, put } from "../memory-disk.ts";
import type { Line } from "./script.ts";

const shop = `# the shop
entity:
    Author:   # writes
        properties:
            Id:   { type: Guid, isKey: true }
            Name: { type: string }
`;

const start = [
  ["host", "host/Acme.Shop.csproj"],
  ["entity file", "tenon.yaml"],
] as const satisfies readonly Line[];

const book = [
  ["Name of the entity", "Book"],
  ["Type of the key", "Guid"],
  ["Name of the key", ""],
  ["Name of a property", "Title"],
  ["Type of Title", "string"],
  ["Must a request give Title", true],
  ["Most characters", "120"],
  ["Fewest characters", ""],
  ["Regular expression", "^\\S"],
  ["Name of a property", "Price"],
  ["Type of Price", "decimal"],
  ["Must a request give Price", false],
  ["Smallest", "0"],
  ["Largest", ""],
  ["Name of a property", ""],
  ["Properties", "that is all"],
  ["Which operations", "all"],
  ["concurrency: true", false],
] as const satisfies readonly Line[];

const written = `# yaml-language-server: $schema=./host/.tenon/entity-file.schema.json
version: 1

defaults:
  access: authenticated

entity:
  Book:
    properties:
      Id: { type: Guid, isKey: true }
      Title: { type: string, maxLength: 120, pattern: ^\\S }
      Price: { type: decimal?, min: 0 }
`;

const program = { "/repo/host/Program.cs": "builder.Services.AddAuthentication().AddJwtBearer();\n" };
const packaged = { [`${createContext("/").packageFolder}/schemas/entity-file.schema.json`]: "the schema" };
const copy = "/repo/host/.tenon/entity-file.schema.json";

/** The answers for a first entity, to the consent at their end. */
function firstBook(consent: "yes" | "cancel"): readonly Line[] {
  return [
    ["host", "host/Acme.Shop.csproj"],
    ["Name of the new entity file", ""],
    ...book,
    ["Who may call", "authenticated"],
    ["Whose rows", ""],
    ["Write this?", consent],
  ];
}

test("a first entity makes an entity file as somebody would write it, with the schema for editors", async () => {
  const disk = memoryDisk({ ...smallHost, ...program, ...packaged });
  const { result, ask } = await converse(disk, ["entity"], firstBook("yes"));
  expect([result.exitCode, result.messages, ask.left()]).toEqual([0, "", []]);
  expect(disk.snapshot()["/repo/tenon.yaml"]).toBe(written);
  expect(result.output).toContain("  create    tenon.yaml\n");
  expect(result.output).toContain("  create    host/.tenon/entity-file.schema.json\n");
  expect(disk.snapshot()[copy]).toBe("the schema");
});

test("the copy of the schema is written with the entity file alone, and an older one is replaced", async () => {
  const disk = memoryDisk({ ...smallHost, ...program, ...packaged });
  await converse(disk, ["entity"], firstBook("cancel"));
  expect(disk.snapshot()[copy]).toBeUndefined();
  put(disk, copy, "an older schema");
  const { result } = await converse(disk, ["entity"], firstBook("yes"));
  expect(result.output.match(/^ +\w+ +host\/\.tenon\/entity-file\.schema\.json$/gm)).toEqual([
    "  update    host/.tenon/entity-file.schema.json",
  ]);
  expect([disk.snapshot()[copy], disk.snapshot()["/repo/tenon.yaml"]]).toEqual(["the schema", written]);
});

test("an entity that joins a file brings no copy of the schema", async () => {
  const disk = memoryDisk({ ...smallHost, ...program, ...packaged, "/repo/tenon.yaml": shop });
  const lines: readonly Line[] = [
    ...start,
    ...book,
    ["Relationships", "none"],
    ["Who may call", "authenticated"],
    ["Whose rows", ""],
    ["Write this?", "yes"],
  ];
  const { result } = await converse(disk, ["entity"], lines);
  expect([result.exitCode, disk.snapshot()[copy]]).toEqual([0, undefined]);
});

test("a package near the entity file is named itself", async () => {
  const { packageFolder } = createContext("/");
  const home = `${packageFolder}/examples/new`;
  const near = Object.entries({ ...smallHost, ...program }).map(([path, text]) => [path.replace("/repo", home), text]);
  const disk = memoryDisk({ ...Object.fromEntries(near), ...packaged, [`${home}/.git/HEAD`]: "" });
  const { result } = await converse(disk, ["entity"], firstBook("yes"), home);
  expect([result.exitCode, disk.snapshot()[`${home}/tenon.yaml`]]).toEqual([
    0,
    written.replace("./host/.tenon/", "../../schemas/"),
  ]);
  expect(disk.snapshot()[copy.replace("/repo", home)]).toBeUndefined();
});

test("a name among the arguments is not asked for, unless it is no name", async () => {
  const fileOf = async (name: string, first: readonly Line[]) => {
    const disk = memoryDisk({ ...smallHost, "/repo/tenon.yaml": shop });
    const rest = [
      ["Relationships", "none"],
      ["Who may call", "authenticated"],
      ["Whose rows", ""],
      ["Write this?", "yes"],
    ] as const;
    const lines = [["entity file", "tenon.yaml"], ...first, ...book.slice(1), ...rest] as const;
    const { result, ask } = await converse(disk, ["entity", name, "--host", "host"], lines);
    expect([result.exitCode, ask.left()]).toEqual([0, []]);
    return disk.snapshot()["/repo/tenon.yaml"];
  };
  const asked = await fileOf("book list", book.slice(0, 1));
  expect(asked).toContain("    Book:\n");
  expect(await fileOf("Book", [])).toBe(asked);
  expect(await fileOf("Author", book.slice(0, 1))).toBe(asked);
});

test("a property gets the operators that filter lists by it, or none", async () => {
  const fileWith = async (...typed: readonly string[]) => {
    const disk = memoryDisk({ ...smallHost, ...packaged });
    const filters = typed.flatMap(
      (operators) =>
        [
          ["Properties", "filter lists by one"],
          ["Filter by", "Price"],
          ["Operators of Price", operators],
        ] as const,
    );
    const lines = [["Name of the new entity file", ""], ...book.slice(0, -3), ...filters, ...book.slice(-3)] as const;
    const end = [
      ["Who may call", "authenticated"],
      ["Whose rows", ""],
      ["Write this?", "yes"],
    ] as const;
    const { result, ask } = await converse(disk, ["entity", "--host", "host"], [...lines, ...end]);
    expect([result.exitCode, ask.left()]).toEqual([0, []]);
    return disk.snapshot()["/repo/tenon.yaml"];
  };
  expect(await fileWith("eq, gte lt")).toBe(written.replace("min: 0 }", "min: 0, filter: [ eq, gte, lt ] }"));
  expect(await fileWith("none")).toBe(written.replace("min: 0 }", "min: 0, filter: none }"));
  expect(await fileWith("none", "")).toBe(written);
});

test("an entity with versions says so, and one with a property of that name is not asked", async () => {
  const fileWith = async (...lines: readonly Line[]) => {
    const disk = memoryDisk({ ...smallHost, ...packaged });
    const first = [
      ["Name of the new entity file", ""],
      ...lines,
      ["Who may call", "anonymous"],
      ["Whose rows", ""],
    ] as const;
    const { result, ask } = await converse(disk, ["entity", "--host", "host"], [...first, ["Write this?", "yes"]]);
    expect([result.exitCode, ask.left()]).toEqual([0, []]);
    return disk.snapshot()["/repo/tenon.yaml"];
  };
  const asked = book.map((line) => (line[0] === "concurrency: true" ? ([line[0], true] as const) : line));
  expect(await fileWith(...asked)).toBe(
    written.replace("authenticated", "anonymous").replace("  Book:\n", "  Book:\n    concurrency: true\n"),
  );
  const version = [
    ["Name of a property", "Version"],
    ["Type of Version", "int"],
    ["Must a request give Version", true],
    ["Smallest", ""],
    ["Largest", ""],
  ] as const;
  const unasked = book.filter(([question]) => question !== "concurrency: true");
  expect(await fileWith(...unasked.slice(0, -3), ...version, ...unasked.slice(-3))).not.toContain("concurrency");
});

test("an entity for reading alone names its operations, and is not asked for a version", async () => {
  const disk = memoryDisk({ ...smallHost, ...program, ...packaged });
  const lines = firstBook("yes").flatMap((line) => {
    if (line[0] === "concurrency: true") return [];
    return [line[0] === "Which operations" ? ([line[0], "reading alone"] as const) : line];
  });
  const { result, ask } = await converse(disk, ["entity"], lines);
  expect([result.exitCode, ask.left()]).toEqual([0, []]);
  const file = disk.snapshot()["/repo/tenon.yaml"];
  expect(file).toBe(written.replace("  Book:\n", "  Book:\n    operations: [ getAll, get ]\n"));
});

test("one question gives an entity its rows, and offers what the run accepts", async () => {
  const fileWith = async (access: string, rows: string, more: Readonly<Record<string, string>> = {}) => {
    const disk = memoryDisk({ ...smallHost, ...program, ...packaged, ...more });
    const begun = "/repo/tenon.yaml" in more ? [start[1]] : [["Name of the new entity file", ""] as const];
    const related = "/repo/tenon.yaml" in more ? [["Relationships", "none"] as const] : [];
    const lines = [
      ...begun,
      ...book,
      ...related,
      ["Who may call", access],
      ["Whose rows", rows],
      ["Write this?", "yes"],
    ];
    const { result, ask } = await converse(disk, ["entity", "--host", "host"], lines as readonly Line[]);
    expect([result.exitCode, result.messages, ask.left()]).toEqual([0, "", []]);
    return disk.snapshot()["/repo/tenon.yaml"];
  };
  expect(await fileWith("authenticated", "tenant, owner, restore, audit")).toBe(
    written.replace(
      "  Book:\n",
      `  Book:
    operations: [ create, getAll, get, update, delete, restore ]
    rows: { tenant: { property: TenantId, claim: tenant_id }, owner: { property: OwnerId, claim: sub }, softDelete: DeletedAt, audit: true }
`,
    ),
  );
  expect(await fileWith("anonymous", "softDelete")).toContain("    rows: { softDelete: DeletedAt }\n");
  await expect(fileWith("anonymous", "owner")).rejects.toThrow("'owner' are not all of softDelete");
  const defaults = { "/repo/tenon.yaml": `defaults: { rows: { softDelete: DeletedAt } }\n${shop}` };
  expect(await fileWith("anonymous", "restore", defaults)).toContain(
    "    Book:\n        access: anonymous\n        operations: [ create, getAll, get, update, delete, restore ]\n        properties",
  );
  await expect(fileWith("anonymous", "softDelete", defaults)).rejects.toThrow("are not all of restore");
});

test("a property becomes a part of the key, and such an entity has no children", async () => {
  const disk = memoryDisk({ ...smallHost, ...program, ...packaged, "/repo/tenon.yaml": shop });
  const number = [
    ["Name of a property", "Number"],
    ["Type of Number", "int"],
    ["Must a request give Number", true],
    ["Smallest", ""],
    ["Largest", ""],
  ] as const;
  const parts = [
    ["Properties", "make one a part"],
    ["Part of the key, beside Id", "Number"],
    ["Properties", "that is all"],
  ] as const;
  const [done] = [book.length - 3];
  const lines = [...book.slice(1, done - 1), ...number, ["Name of a property", ""], ...parts, ...book.slice(done + 1)];
  const { result, ask } = await converse(disk, ["entity", "Book", "--host", "host"], [
    start[1],
    ...lines,
    ["Relationships", "none"],
    ["Who may call", "anonymous"],
    ["Whose rows", ""],
    ["Write this?", "yes"],
  ] as readonly Line[]);
  expect([result.exitCode, result.messages, ask.left()]).toEqual([0, "", []]);
  expect(disk.snapshot()["/repo/tenon.yaml"]).toContain(`        key: [ Id, Number ]
        properties:
            Id: { type: Guid }
            Title: { type: string, maxLength: 120, pattern: ^\\S }
            Price: { type: decimal?, min: 0 }
            Number: { type: int }
`);
  expect(ask.heard.join("\n")).toContain("  Number: int, key\n".trimEnd());
});

test("asking and grafting a file of the same content give the same bytes, the manifest included", async () => {
  const asked = memoryDisk({ ...smallHost, ...packaged });
  await converse(asked, ["entity"], firstBook("yes"));
  const own = { "/repo/tenon.yaml": written, [copy]: "the schema" };
  const unattended = memoryDisk({ ...smallHost, ...packaged, ...own });
  expect(run(unattended, "entity", "--config", "tenon.yaml", "--host", "host").exitCode).toBe(0);
  expect(withoutOwnState(asked.snapshot())).toEqual(withoutOwnState(unattended.snapshot()));
});

test("the lines that the host needs are put in where somebody says so, and only then", async () => {
  const program = "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n";
  const written = async (consent: string) => {
    const disk = memoryDisk({ ...smallHost, "/repo/host/Program.cs": program });
    const first = [
      ["Name of the new entity file", ""],
      ...book,
      ["Who may call", "anonymous"],
      ["Whose rows", ""],
    ] as const;
    const { result, ask } = await converse(disk, ["entity", "--host", "host"], [...first, ["Write this?", consent]]);
    expect([result.exitCode, ask.left()]).toEqual([0, []]);
    return { text: disk.snapshot()["/repo/host/Program.cs"], said: ask.heard.join("\n") };
  };
  expect((await written("yes, write it")).text).toBe(program);
  const { text, said } = await written("yes, and put");
  expect(text).toContain("builder.Services.AddTenon();\nvar app = builder.Build();\napp.MapTenon();\n");
  expect(said).toContain("Program.cs: builder.Services.AddTenon();\nProgram.cs: app.MapTenon();");
});

test("an entity is added to a file that keeps its comments, order and columns", async () => {
  const disk = memoryDisk({ ...smallHost, "/repo/tenon.yaml": shop });
  const { result, ask } = await converse(
    disk,
    ["entity", "--host", "host"],
    [
      ["entity file", "tenon.yaml"],
      ...book,
      ["Relationships", "Book belongs to"],
      ["What does a Book belong to", "Author"],
      ["Must every Book have an Author", true],
      ["Name of the list in Author", ""],
      ["Relationships", "that is all"],
      ["Who may call", "anonymous"],
      ["Whose rows", ""],
      ["Write this?", "show"],
      ["Write this?", "yes"],
    ],
  );
  expect([result.exitCode, ask.left()]).toEqual([0, []]);
  expect(disk.snapshot()["/repo/tenon.yaml"]).toBe(`${shop}        relationships:
            Books: { relatedEntity: Book, type: OneToMany }

    Book:
        access: anonymous
        properties:
            Id: { type: Guid, isKey: true }
            Title: { type: string, maxLength: 120, pattern: ^\\S }
            Price: { type: decimal?, min: 0 }
            AuthorId: { type: Guid }
`);
  expect(Object.keys(disk.snapshot())).toContain("/repo/host/Tenon/Books/GetBooksByAuthorEndpoint.g.cs");
  expect(ask.heard.join("\n")).toContain("+            AuthorId: { type: Guid }");
  expect(ask.heard).toContain("/books, in the folder Books");
});

test("the review names the files, leads back to any question, and writes only on yes", async () => {
  const disk = memoryDisk({ ...smallHost, "/repo/tenon.yaml": shop });
  const before = disk.snapshot();
  const { result, ask } = await converse(
    disk,
    ["entity"],
    [
      ...start,
      ...book,
      ["Relationships", "none"],
      ["Who may call", "anonymous"],
      ["Whose rows", ""],
      ["Write this?", "back to the name"],
      ["Name of the entity", "Novel"],
      ["Write this?", "cancel"],
    ],
  );
  expect(result).toMatchObject({ exitCode: 130, output: "", messages: "Nothing was written.\n" });
  expect(disk.snapshot()).toEqual(before);
  const shown = ask.heard.join("\n");
  expect(shown).toMatch(/^ {2}create {4}host\/Tenon\/Books\/ {2}\d+ files$/m);
  expect(shown).toMatch(/^ {2}create {4}host\/Tenon\/Novels\/ {2}\d+ files$/m);
  expect(shown).toContain("  merge     tenon.yaml");
});

test("leaving at any question writes nothing", async () => {
  const all = [
    ...start,
    ...book,
    ["Relationships", "none"],
    ["Who may call", "anonymous"],
    ["Whose rows", ""],
  ] as const;
  for (let length = 0; length <= all.length; length++) {
    const disk = memoryDisk({ ...smallHost, "/repo/tenon.yaml": shop });
    const before = disk.snapshot();
    await expect(converse(disk, ["entity"], all.slice(0, length))).rejects.toThrow("Cancelled.");
    expect(disk.snapshot()).toEqual(before);
  }
});

const refused = [
  ["a name that exists", [["Name of the entity", "Author"]], "There is an entity Author already."],
  ["a name that is no C# class", [["Name of the entity", "book list"]], "Write `BookList`."],
  ["a name whose route is taken", [["Name of the entity", "author"]], "`author`"],
  [
    "a property with a reserved name",
    [...book.slice(0, 3), ["Name of a property", "PageSize"]],
    "it is a parameter of every list endpoint",
  ],
  ["a property twice", [...book.slice(0, 9), ["Name of a property", "Title"]], "There is a property Title already."],
  ["a limit that is no number", [...book.slice(0, 6), ["Most characters", "many"]], "A number, such as 80."],
  ["a limit that is negative", [...book.slice(0, 6), ["Most characters", "-1"]], "at least 0"],
  ["limits the wrong way round", [...book.slice(0, 7), ["Fewest characters", "500"]], "500"],
  ["a pattern that is none", [...book.slice(0, 8), ["Regular expression", "(["]], "(["],
  [
    "an operator that is none",
    [...book.slice(0, -3), ["Properties", "filter lists"], ["Filter by", "Price"], ["Operators", "like"]],
    "Operators are eq, ne,",
  ],
  [
    "an operator of another type",
    [...book.slice(0, -3), ["Properties", "filter lists"], ["Filter by", "Title"], ["Operators", "gte"]],
    "`gte`",
  ],
  [
    "a bound outside the type",
    [...book.slice(0, 4), ["Type of Title", "int"], ["Must a request", true], ["Smallest", "99999999999"]],
    "99999999999",
  ],
] as const satisfies readonly (readonly [string, readonly Line[], string])[];

test.each(refused)("%s is refused while it is typed, as the file would be", async (_name, lines, reason) => {
  const disk = memoryDisk({ ...smallHost, "/repo/tenon.yaml": shop });
  await expect(converse(disk, ["entity"], [...start, ...lines])).rejects.toThrow(reason);
});

test("a file with mistakes is not added to: they are reported with their places", async () => {
  const disk = memoryDisk({ ...smallHost, "/repo/tenon.yaml": shop.replace("string", "strng") });
  const { result } = await converse(disk, ["entity"], start);
  expect([result.exitCode, result.output]).toEqual([1, ""]);
  expect(result.messages).toContain("tenon.yaml:6:27: error TEN0303");
});

test("a host with several DbContexts: the one that is chosen goes into the new file", async () => {
  const second = { "/repo/host/LogDb.cs": "namespace Acme.Shop;\npublic class LogDb : DbContext;\n" };
  const disk = memoryDisk({ ...smallHost, ...second });
  const { result } = await converse(
    disk,
    ["entity", "--folder", "Api/Tenon"],
    [
      ["host", "host/Acme.Shop.csproj"],
      ["Name of the new entity file", "shop.yaml"],
      ["DbContext", "LogDb"],
      ...book,
      ["Who may call", "a policy"],
      ["Name of the policy", "staff only"],
      ["Whose rows", ""],
      ["Write this?", "yes"],
    ],
  );
  expect(result.exitCode).toBe(0);
  expect(disk.snapshot()["/repo/shop.yaml"]).toContain("target:\n  folder: Api/Tenon\n  dbContext: Acme.Shop.LogDb\n");
  expect(disk.snapshot()["/repo/shop.yaml"]).toContain("defaults:\n  access: { policy: staff only }\n");
});

const edited = "/repo/host/Tenon/Shared/Health.g.cs";

test.each([
  ["keep mine", "// mine\n", 0],
  ["take the new one", undefined, 0],
  ["stop", "// mine\n", 130],
] as const)("in a conflict, '%s' does what it says", async (choice, text, exitCode) => {
  const first = memoryDisk({ ...smallHost, "/repo/tenon.yaml": shop });
  run(first, "graft", "tenon.yaml", "--host", "host");
  const generated = first.snapshot()[edited];
  const disk = memoryDisk(withConflicts(first.snapshot(), { [edited]: "// mine\n" }));
  const { result, ask } = await converse(
    disk,
    ["entity"],
    [
      ...start,
      ...book,
      ["Relationships", "none"],
      ["Who may call", "anonymous"],
      ["Whose rows", ""],
      ["What about this file?", "show the difference"],
      ["What about this file?", choice],
      ...(exitCode === 0 ? ([["Write this?", "yes"]] as const) : []),
    ],
  );
  expect(result.exitCode).toBe(exitCode);
  expect(disk.snapshot()[edited]).toBe(text ?? generated);
  expect(disk.snapshot()["/repo/tenon.yaml"]?.includes("Book:")).toBe(exitCode === 0);
  expect(ask.heard.join("\n")).toContain("-// mine\n+// <auto-generated/>");
});

const bookAlone = [
  ...start,
  ...book,
  ["Relationships", "none"],
  ["Who may call", "anonymous"],
  ["Whose rows", ""],
] as const;

test("of several files in conflict, each is decided on by itself, or all at once", async () => {
  const first = memoryDisk({ ...smallHost, "/repo/tenon.yaml": shop });
  run(first, "graft", "tenon.yaml", "--host", "host");
  const other = "/repo/host/Tenon/Author.g.cs".replace("Tenon/", "Tenon/Authors/");
  const mine = withConflicts(first.snapshot(), { [edited]: "// mine\n", [other]: "// mine, too\n" });
  const answered = async (...lines: readonly Line[]) => {
    const disk = memoryDisk(mine);
    const { result } = await converse(disk, ["entity"], [...bookAlone, ...lines]);
    return [result.exitCode, disk.snapshot()[other], disk.snapshot()[edited]];
  };
  const [author, health] = [first.snapshot()[other], first.snapshot()[edited]];
  const two = "What about this file, of 2 in conflict?";
  const one = "What about this file?";
  const write = ["Write this?", "yes"] as const;
  expect(await answered([two, "keep mine"], [one, "take the new one"], write)).toEqual([0, "// mine, too\n", health]);
  expect(await answered([two, "take the new one"], [one, "keep mine"], write)).toEqual([0, author, "// mine\n"]);
  const all = [two, "all 2 edited files: take the new ones"] as const;
  const sure = "Overwrite 2 edited files? Their texts on the disk are lost.";
  expect(await answered(all, [sure, true], write)).toEqual([0, author, health]);
  expect(await answered(all, [sure, false], [two, "all 2 edited files: keep mine"], write)).toEqual([
    0,
    "// mine, too\n",
    "// mine\n",
  ]);
  expect(await answered([two, "keep mine"], [one, "stop"])).toEqual([130, "// mine, too\n", "// mine\n"]);
});

test("what lies in the way and is no file is not asked about: the run says what it is", async () => {
  const disk = memoryDisk({ ...smallHost, "/repo/tenon.yaml": shop, [`${edited}/folder`]: "" });
  const { result } = await converse(disk, ["entity"], bookAlone);
  expect([result.exitCode, result.messages]).toEqual([3, expect.stringContaining("Shared/Health.g.cs")]);
});

test("the enums of the files are offered as types, with their members", async () => {
  const enums = `enums:
  Genre: [Novel, Poem]
${shop}`;
  const disk = memoryDisk({ ...smallHost, "/repo/tenon.yaml": enums });
  const { result, ask } = await converse(
    disk,
    ["entity"],
    [
      ...start,
      ...book.slice(0, 3),
      ["Name of a property", "Kind"],
      ["Type of Kind", "Genre"],
      ["Must a request give Kind", false],
      ...book.slice(-4),
      ["Relationships", "none"],
      ["Who may call", "anonymous"],
      ["Whose rows", ""],
      ["Write this?", "yes"],
    ],
  );
  expect([result.exitCode, ask.left()]).toEqual([0, []]);
  expect(ask.heard).toContain("an enum: Novel, Poem");
  expect(disk.snapshot()["/repo/tenon.yaml"]).toContain("            Kind: { type: Genre? }\n");
});

test("unattended without a file: exit 2 and the flag", () => {
  expect(run(memoryDisk({ ...smallHost }), "entity")).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("--config"),
  });
});

test("a host that is not below the current folder is typed, and checked while it is", async () => {
  const elsewhere = Object.fromEntries(
    Object.entries(smallHost).map(([path, text]) => [path.replace("/repo/host", "/elsewhere/shop"), text]),
  );
  const disk = memoryDisk({ ...elsewhere, "/.git/HEAD": "", "/repo/readme.txt": "" });
  await expect(converse(disk, ["entity"], [["Folder or project file", "../nowhere"]])).rejects.toThrow("../nowhere");
  const { result, ask } = await converse(
    disk,
    ["entity"],
    [
      ["Folder or project file", "../elsewhere/shop"],
      ["Name of the new entity file", ""],
      ...book,
      ["Who may call", "anonymous"],
      ["Whose rows", ""],
      ["Write this?", "yes"],
    ],
  );
  expect([result.exitCode, ask.heard]).toEqual([0, expect.arrayContaining(["../elsewhere/shop/Acme.Shop.csproj"])]);
  expect(Object.keys(disk.snapshot())).toContain("/elsewhere/shop/Tenon/Books/Book.g.cs");
});

test("an entity file outside of the repository of the host is refused at its question, and none is offered", async () => {
  const disk = memoryDisk({
    "/repo/.git/HEAD": "",
    "/repo/theirs.yaml": shop,
    ...Object.fromEntries(
      Object.entries(smallHost).map(([path, text]) => [path.replace("/repo/host", "/elsewhere/shop"), text]),
    ),
    "/elsewhere/.git/HEAD": "",
  });
  const answered = (file: string) =>
    converse(disk, ["entity", "--host", "../elsewhere/shop"], [["Name of the new entity file", file]]);
  await expect(answered("mine.yaml")).rejects.toThrow("is outside of the repository `/elsewhere`");
  // The proposed one is beside the host.
  await expect(answered("")).rejects.toThrow("Cancelled.");
});

test("entity files here and those of last time are offered, and other YAML is not", async () => {
  const disk = memoryDisk({
    ...smallHost,
    "/repo/elsewhere/old.yaml": shop,
    "/repo/new.yaml": "entity: { Tag: { properties: { Id: { type: int, isKey: true } } } }\n",
    "/repo/pipeline.yaml": "jobs: []\n",
  });
  run(disk, "graft", "elsewhere/old.yaml", "--host", "host");
  const choice = converse(disk, ["entity", "--host", "host"], [["entity file", "pipeline.yaml"]]);
  await expect(choice).rejects.toThrow("'pipeline.yaml' is none of elsewhere/old.yaml | new.yaml | a new one.");
});
