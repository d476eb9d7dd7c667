import { expect, test } from "vitest";
import { formatDiagnostics } from "../../../generators/diagnostics/format.ts";
import { validate } from "../../../generators/entity/validate.ts";
import { hostOfSource } from "../host-of-source.ts";

const head = "namespace Shop.Data;\n";
const all = "create getAll get update delete";
const read = "getAll get delete";

/** Returns the emitted operations of an entity that the source of a host stores, or the refusals. */
function accepted(source: string, properties: string, keys = "") {
  const text = `entity:\n  Book:\n    model: existing\n${keys}    properties: { ${properties} }\n`;
  const result = validate([{ path: "shop.yaml", bytes: new TextEncoder().encode(text) }], hostOfSource(source));
  if (!result.ok)
    return formatDiagnostics(result.diagnostics, new Map())
      .match(/TEN\d+: .*/g)
      ?.join("\n");
  return Object.keys(result.value.entities[0]?.operations ?? {}).join(" ");
}

const id = "Id: { type: Guid, isKey: true }";
const titled = `${id}, Title: { type: string }`;

/** Returns the source of a class Book with a key of that kind. */
function book(members: string, more = ""): string {
  return `${head}public class Book { public Guid Id { get; set; } ${members} }\n${more}`;
}

test.each([
  ["public accessors", book('public string Title { get; set; } = "";'), titled, all],
  ["a required member of the file", book("public required string Title { get; set; }"), titled, all],
  [
    "a base class with a type parameter",
    `${head}public class Book : Row<Guid> { public string Title { get; set; } = ""; } public abstract class Row<T> { public T Id { get; set; } }`,
    titled,
    all,
  ],
  [
    "the parts of a partial class",
    `${head}public partial class Book { public Guid Id { get; set; } }\npublic partial class Book { public string Title { get; set; } = ""; }`,
    titled,
    all,
  ],
  [
    "a record with a body",
    `${head}public record Book { public Guid Id { get; set; } public string Title { get; set; } = ""; }`,
    titled,
    all,
  ],
  [
    "an enum of the host",
    book("public State State { get; set; }", "public enum State { Open, Closed }"),
    `${id}, State: { type: State }`,
    all,
  ],
  [
    "the long forms of types",
    book("public System.String Title { get; set; } = null!; public Nullable<Int32> Pages { get; set; }"),
    `${titled}, Pages: { type: int? }`,
    all,
  ],
  [
    "a constructor that sets what is required",
    book("[SetsRequiredMembers] public Book() { } public required string Note { get; set; }"),
    id,
    all,
  ],
  [
    "a key that the database makes",
    `${head}public class Book { public int Id { get; private set; } public string Title { get; set; } = ""; }`,
    "Id: { type: int, isKey: true }, Title: { type: string }",
    all,
  ],
  ["a base class of a library", `${head}public class Book : LibraryRow { }`, titled, all],
  [
    "a constructor whose parameters are properties",
    book('public Book(Guid id, string title) => (Id, Title) = (id, title); public string Title { get; set; } = "";'),
    titled,
    all,
  ],
  [
    "a primary constructor",
    `${head}public class Book(string title, int copies = 1) { public Guid Id { get; set; } public string Title { get; set; } = title; }`,
    titled,
    all,
  ],
])("all operations: %s", (_name, source, properties, want) => {
  expect(accepted(source, properties)).toBe(want);
});

test.each([
  ["private setters", book("public string Title { get; private set; }"), titled, read],
  ["setters of heirs", book("public string Title { get; protected set; }"), titled, read],
  ["init", book('public string Title { get; init; } = "";'), titled, "create getAll get delete"],
  [
    "a private constructor",
    book("private Book() { } public string Title { get; set; }"),
    titled,
    "getAll get update delete",
  ],
  [
    "a required member that the file lacks",
    book("public required string Note { get; set; }"),
    id,
    "getAll get update delete",
  ],
  [
    "a required reference to a parent, by its key",
    book(
      "public Guid NoteId { get; set; } public required Note Note { get; set; }",
      "public class Note { public int Id { get; set; } }",
    ),
    `${id}, NoteId: { type: Guid }`,
    all,
  ],
  [
    "a required reference to a parent whose key the file lacks",
    book(
      "public Guid NoteId { get; set; } public required Note Note { get; set; }",
      "public class Note { public int Id { get; set; } }",
    ),
    id,
    "getAll get update delete",
  ],
  [
    "a required enum beside a property that looks like its key",
    book("public Guid NoteId { get; set; } public required Kind Note { get; set; }", "public enum Kind { Short }"),
    `${id}, NoteId: { type: Guid }`,
    "getAll get update delete",
  ],
  [
    "a required struct beside a property that looks like its key",
    book("public Guid NoteId { get; set; } public required Point Note { get; set; }", "public struct Point { }"),
    `${id}, NoteId: { type: Guid }`,
    "getAll get update delete",
  ],
  [
    "a required number that an entity file cannot name beside a property that looks like its key",
    book("public Guid NoteId { get; set; } public required uint Note { get; set; }"),
    `${id}, NoteId: { type: Guid }`,
    "getAll get update delete",
  ],
  ["a positional record", `${head}public record Book(Guid Id, string Title);`, titled, `create ${read}`],
  [
    "a constructor with another parameter",
    book('public Book(Guid id, int copies) { } public string Title { get; set; } = "";'),
    titled,
    "getAll get update delete",
  ],
  [
    "a constructor whose parameter has another type",
    `${head}public class Book(int title) { public Guid Id { get; set; } public string Title { get; set; } = ""; }`,
    titled,
    "getAll get update delete",
  ],
  ["a constructor that takes a reference", book("public Book(ref Guid id) { }"), id, "getAll get update delete"],
  [
    "a constructor that leaves a private setter out",
    book('public Book(Guid id) { } public string Title { get; private set; } = "";'),
    titled,
    read,
  ],
  [
    "a key that the class makes",
    `${head}public class Book { public Guid Id { get; private set; } = Guid.CreateVersion7(); }`,
    id,
    "getAll get update delete",
  ],
  [
    "what a base class closes",
    `${head}public class Book : Row { } public abstract class Row { public Guid Id { get; set; } public string Title { get; private set; } = ""; }`,
    titled,
    read,
  ],
])("the operations that the class allows: %s", (_name, source, properties, want) => {
  expect(accepted(source, properties)).toBe(want);
});

const identity = "public readonly record struct BookId(Guid Value);";

test.each([
  ["a record struct", identity, all],
  ["a record", "public record BookId(Guid Value);", all],
  ["a value of another name", "public record BookId(Guid Number);", all],
  [
    "a value of a base class",
    "public class BookId(Guid v) : Wrapped<Guid>(v); public abstract class Wrapped<T>(T v) { public T Value { get; } = v; public static bool operator ==(Wrapped<T> a, Wrapped<T> b) => true; }",
    all,
  ],
  [
    "a static method",
    "public record BookId { private BookId(Guid v) { } public Guid Value { get; } public static BookId Of(Guid v) => new(v); public bool IsEmpty => false; }",
    all,
  ],
  ["a source generator", "[ValueObject<Guid>] public readonly partial struct BookId;", all],
  ["another source generator", "[StronglyTypedId] public partial struct BookId;", all],
  [
    "no way from the value",
    "public record BookId { private BookId(Guid v) { } public Guid Value { get; } }",
    "TEN0383: Property `Id` of class `Shop.Data.Book` is of the type BookId, which has neither a public constructor nor a static From, Parse, Create or Of for its value.",
  ],
  [
    "no operator",
    "public class BookId(Guid v) { public Guid Value { get; } = v; }",
    "TEN0383: Property `Id` of class `Shop.Data.Book` is of the type BookId, which has no operator ==.",
  ],
  [
    "an owned type",
    `[Owned] ${identity}`,
    "TEN0383: Property `Id` of class `Shop.Data.Book` is of the type BookId, which the mapping owns.",
  ],
  [
    "a type of the project alone",
    "internal record BookId(Guid Value);",
    "TEN0383: Property `Id` of class `Shop.Data.Book` is of the type BookId, which is not public.",
  ],
  [
    "two values",
    "public record BookId(Guid Value, int Line);",
    "TEN0383: Property `Id` of class `Shop.Data.Book` is of the type BookId, which has neither a public constructor nor a static From, Parse, Create or Of for its value.",
  ],
  [
    "another value",
    "public record BookId(int Value);",
    "TEN0382: Property `Id` of class `Shop.Data.Book` is of the type `int`, not `Guid`.",
  ],
])("a key in a type of its own: %s", (_name, type, want) => {
  const source = `${head}public class Book { public BookId Id { get; set; } public string Title { get; set; } = ""; } ${type}`;
  expect(accepted(source, titled)).toBe(want);
});

const email = "public record Email(string Value);";
const mailed = `${id}, Email: { type: string }`;

test.each([
  [
    "a conversion of the property",
    "b.Property(x => x.Email).HasConversion(e => e.Value, v => new Email(v));",
    email,
    all,
  ],
  ["a convention", "c.Properties<Email>().HaveConversion<Converter>();", email, all],
  ["a converter", "", `${email} public class Converter : ValueConverter<Email, string> { }`, all],
  ["the key of another class", "", `${email} public class Mailbox : Row<Email> { }`, all],
  ["a selector of converters", "", `${email} public class Selector : ValueConverterSelector { }`, all],
  [
    "no conversion",
    "",
    email,
    "TEN0382: Property `Email` of class `Shop.Data.Book` is of the type `Email`, not `string`.",
  ],
  [
    "an owned type",
    "b.OwnsOne(x => x.Email); c.Properties<Email>();",
    email,
    "TEN0382: Property `Email` of class `Shop.Data.Book` is of the type `Email`, not `string`.",
  ],
])("a member in a type of its own: %s", (_name, mapping, type, want) => {
  const map = `public class Map : IEntityTypeConfiguration<Book> { void Configure(EntityTypeBuilder<Book> b) { ${mapping} } }`;
  expect(accepted(book("public Email Email { get; set; }", `${type} ${map}`), mailed)).toBe(want);
});

const numbered = `${head}public class Book { public BookId Id { get; private set; } } public readonly record struct BookId(int Value);`;

test.each([
  ["the mapping says so", "b.Property(x => x.Id).HasConversion<C>().ValueGeneratedOnAdd();", all],
  ["no mapping says so", "", "getAll get update delete"],
])("the database numbers a key in a type of its own: %s", (_name, mapping, want) => {
  const map = `public class Map : IEntityTypeConfiguration<Book> { void Configure(EntityTypeBuilder<Book> b) { ${mapping} } }`;
  expect(accepted(`${numbered} ${map}`, "Id: { type: int, isKey: true }")).toBe(want);
});

const total =
  "public class Book { public int Year { get; set; } public string? Note { get; set; } public byte[] Cover { get; set; } = []; }";
const totals = "Year: { type: int }, Note: { type: string? }";
const left = "    operations: [getAll]\n";

test.each([
  ["by its mapping", "", "b.HasNoKey();", `${left}    orderBy: [-Year]\n`, totals, "getAll"],
  ["by its attribute", "[Keyless] ", "", "    orderBy: [Year]\n", totals, "getAll"],
  ["without an order", "[Keyless] ", "", "", totals, "TEN0301: Entity `Book` has no key."],
  [
    "with another operation",
    "[Keyless] ",
    "",
    "    operations: [getAll, get]\n    orderBy: [Year]\n",
    totals,
    "TEN0386: Operation `get` of entity `Book` is not possible: its rows have no key.",
  ],
  [
    "ordered by a member that can be null",
    "[Keyless] ",
    "",
    `${left}    orderBy: [Year, Note]\n`,
    totals,
    "databases order nulls differently",
  ],
  [
    "ordered by bytes",
    "[Keyless] ",
    "",
    `${left}    orderBy: [Cover]\n`,
    'Cover: { type: "byte[]" }',
    "bytes have no order",
  ],
  [
    "with cursors",
    "[Keyless] ",
    "",
    `${left}    orderBy: [Year]\n    paging: cursor\n`,
    totals,
    "TEN0370: `paging: cursor` of entity `Book` needs a key, and its rows have none.",
  ],
])("a class without a key, %s", (_name, attribute, mapping, keys, properties, want) => {
  const map = `public class Map : IEntityTypeConfiguration<Book> { void Configure(EntityTypeBuilder<Book> b) { ${mapping} } }`;
  expect(accepted(`${head}${attribute}${total} ${map}`, properties, keys)).toContain(want);
});

test("an order of rows with a key is refused, and a view with a key is read alone", () => {
  expect(accepted(book(""), id, "    orderBy: [Id]\n")).toBe(
    "TEN0363: `orderBy` of entity `Book` has no meaning: the key Id of its class ends every order.",
  );
  const map = `public class Map : IEntityTypeConfiguration<Book> { void Configure(EntityTypeBuilder<Book> b) => b.ToView("Books"); }`;
  expect(accepted(book("", map), id)).toBe("getAll get");
});

const owner = "Owner: { type: Guid }";
const owned = book(
  "public OwnerId Owner { get; set; } public OwnerId? Next { get; set; }",
  "public record OwnerId(Guid Value); public class Person : Row<OwnerId> { public OwnerId Id { get; set; } }",
);

test.each([
  [
    "a filter of more than equality",
    `${id}, Owner: { type: Guid, filter: [eq, in] }`,
    "",
    "filters compare it by eq alone, not by in.",
  ],
  ["cursors", `${id}, ${owner}`, "    paging: cursor\n", "no list continues behind it."],
  [
    "a claim",
    `${id}, ${owner}`,
    "    rows: { owner: { property: Owner, claim: sub } }\n    access: authenticated\n",
    "the server sets plain values.",
  ],
])("refused of a member in a type of its own: %s", (_name, properties, keys, want) => {
  expect(accepted(owned, properties, keys)).toContain(
    `TEN0423: \`Owner\` of entity \`Book\` is of the type \`OwnerId\` in its class: ${want}`,
  );
});

test.each([
  [
    "a class of the host with a plain key",
    "    model: existing\n",
    "public class Note { public int Id { get; set; } public Guid BookId { get; set; } }",
  ],
  ["a generated class", "", ""],
])("no foreign key of %s has the type of a key", (_name, model, source) => {
  const text = `entity:
  Book:
    model: existing
    properties: { ${id} }
    relationships: { Notes: { relatedEntity: Note, type: OneToMany } }
  Note:
${model}    properties: { Id: { type: int, isKey: true }, BookId: { type: Guid } }
`;
  const host = hostOfSource(`${head}public class Book { public BookId Id { get; set; } } ${identity} ${source}`);
  const { diagnostics } = validate([{ path: "shop.yaml", bytes: new TextEncoder().encode(text) }], host);
  expect(diagnostics.flatMap(({ code, message }) => (code === "TEN0424" ? [message] : []))).toEqual([
    "Relationship `Notes` compares `BookId` of `Note` with the key of `Book`, but their classes have `Guid` and `Shop.Data.BookId`.",
  ]);
});

const closed = book(
  `private Book() { } public string Title { get; private set; } = "";
  public static Book Create(string title) => new();
  public static Result<Book> Try(string title) => new();
  public static Book Price(string title, Money price) => new();
  internal static Book Hide(string title) => new();
  public void Rename(string title, string? note = null) { }
  public void Add(int copies) { }
  public async Task Load(string title) { }`,
);

test.each([
  ["methods for both", "    create: Create\n    update: [Rename]\n", all],
  ["the name of the class before that of the method", "    create: Book.Create\n    update: Rename\n", all],
  ["no method that updates", "    create: Create\n", `create ${read}`],
  ["an unknown method", "    operations: [getAll]\n    create: Creat\n", "TEN0422: `Creat` is no method of the class."],
  ["another result", "    operations: [getAll]\n    create: Try\n", "TEN0422: `Try` does not return Book."],
  [
    "a parameter that is no property",
    "    operations: [getAll]\n    create: Price\n",
    "TEN0422: `Price` takes `price`, but no property of the body has that name and type.",
  ],
  ["a method that is not public", "    operations: [getAll]\n    create: Hide\n", "TEN0422: `Hide` is not public."],
  [
    "a method of a row that creates",
    "    operations: [getAll]\n    create: Rename\n",
    "TEN0422: `Rename` is not static.",
  ],
  ["a static method that updates", "    operations: [getAll]\n    update: [Create]\n", "TEN0422: `Create` is static."],
  ["an asynchronous method", "    operations: [getAll]\n    update: [Load]\n", "TEN0422: `Load` is asynchronous."],
  [
    "a parameter that no update has",
    "    operations: [getAll]\n    update: [Rename, Add]\n",
    "TEN0422: `Add` takes `copies`, but no property of the body has that name and type.",
  ],
])("create and update name methods of the class: %s", (_name, keys, want) => {
  expect(accepted(closed, titled, keys)).toBe(want);
});

test("a generated class has no methods to name", () => {
  const text = "entity:\n  Book:\n    create: Create\n    properties: { Id: { type: Guid, isKey: true } }\n";
  const { diagnostics } = validate([{ path: "shop.yaml", bytes: new TextEncoder().encode(text) }], hostOfSource(""));
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "TEN0422: `Create` is a method of a class that is generated.",
  ]);
});

test.each([
  [
    "a computed property",
    book('public string Title => "";'),
    titled,
    "TEN0383: Property `Title` of class `Shop.Data.Book` is not stored.",
  ],
  [
    "a property without a setter",
    book("public string Title { get; }"),
    titled,
    "TEN0383: Property `Title` of class `Shop.Data.Book` is not stored.",
  ],
  [
    "a private getter",
    book("public string Title { private get; set; }"),
    titled,
    "TEN0383: Property `Title` of class `Shop.Data.Book` has no public getter.",
  ],
  [
    "[NotMapped]",
    book('[NotMapped] public string Title { get; set; } = "";'),
    titled,
    "TEN0383: Property `Title` of class `Shop.Data.Book` is not stored.",
  ],
  [
    "another type",
    book("public int Title { get; set; }"),
    titled,
    "TEN0382: Property `Title` of class `Shop.Data.Book` is of the type `int`, not `string`.",
  ],
  [
    "an enum as a text",
    book("public State Title { get; set; }", "public enum State { Open }"),
    titled,
    "TEN0382: Property `Title` of class `Shop.Data.Book` is of the type `State`, not `string`.",
  ],
  [
    "a nullable text that the file requires",
    book("public string? Title { get; set; }"),
    titled,
    "TEN0382: Property `Title` of class `Shop.Data.Book` is of the type `string?`, not `string`.",
  ],
  [
    "a number that the file calls optional",
    book("public int Pages { get; set; }"),
    `${id}, Pages: { type: int? }`,
    "TEN0382: Property `Pages` of class `Shop.Data.Book` is of the type `int`, not `int?`.",
  ],
  [
    "a property that the class lacks",
    `${head}public record Book(Guid Id);`,
    titled,
    "TEN0359: Class `Shop.Data.Book` has no property `Title`.",
  ],
  [
    "half of a composite key, by [PrimaryKey]",
    `${head}[PrimaryKey(nameof(Id), nameof(Line))] public class Book { public Guid Id { get; set; } public int Line { get; set; } }`,
    id,
    "TEN0384: `Id` alone is not the key of class `Shop.Data.Book`, which has `Id` and `Line`.",
  ],
  [
    "half of a composite key, by its mapping",
    book(
      "public int Line { get; set; }",
      "public class Map : IEntityTypeConfiguration<Book> { void Configure(EntityTypeBuilder<Book> b) => b.HasKey(x => new { x.Id, x.Line }); }",
    ),
    id,
    "TEN0384: `Id` alone is not the key of class `Shop.Data.Book`, which has `Id` and `Line`.",
  ],
  [
    "a composite key that is another",
    `${head}[PrimaryKey(nameof(Id), nameof(Line))] public class Book { public Guid Id { get; set; } public int Line { get; set; } public int Page { get; set; } }`,
    "Id: { type: Guid }, Line: { type: int }, Page: { type: int } }\n    key: [Id, Page]\n    access: { default: authenticated",
    "TEN0384: `Id, Page` alone is not the key of class `Shop.Data.Book`, which has `Id` and `Line`.",
  ],
  [
    "a number that is not the key",
    `${head}public class Book { public Guid Id { get; set; } public int Number { get; set; } }`,
    "Number: { type: int, isKey: true }",
    "TEN0384: `Number` alone is not the key of class `Shop.Data.Book`, which has `Id`.",
  ],
  [
    "flags",
    book("public State State { get; set; }", "[Flags] public enum State { A = 1, B = 2 }"),
    `${id}, State: { type: State }`,
    "TEN0387: Enum `Shop.Data.State` of the host cannot be the type of a property: its values are combined, as [Flags] says.",
  ],
])("refused: %s", (_name, source, properties, want) => {
  expect(accepted(source, properties)).toContain(want);
});

test.each(["update", "patch"])("%s, which the file asks for and the class does not allow, is refused", (operation) => {
  expect(
    accepted(book("public string Title { get; private set; }"), titled, `    operations: [get, ${operation}]\n`),
  ).toContain(
    `TEN0386: Operation \`${operation}\` of entity \`Book\` is not possible: \`Title\` has no public setter.`,
  );
  expect(
    accepted(book("private Book() { } public string Title { get; set; }"), titled, "    operations: [createMany]\n"),
  ).toContain("TEN0386: Operation `createMany` of entity `Book` is not possible");
});

test("what is left out is named with the member, unless the file states its operations", () => {
  const source = book("public string Title { get; init; }");
  expect(accepted(source, titled, "    operations: []\n")).toBe("");
  expect(accepted(source, titled, "    operations: [getAll, get]\n")).toBe("getAll get");
});

test.each([
  [
    "its own namespace",
    "namespace Shop.Data { public class Book : Base { } public class Base { public Guid Id { get; set; } } } namespace Shop.Other { public class Base { public int Code { get; set; } } }",
  ],
  [
    "a namespace that it uses",
    "using Shop.Rows; namespace Shop.Data { public class Book : Base { } } namespace Shop.Rows { public class Base { public Guid Id { get; set; } } } namespace Old { public class Base { } }",
  ],
])("of two base classes with one name, that of %s counts", (_name, source) => {
  expect(accepted(source, id)).toBe(all);
});
