import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>`;

/** Describes the classes of ShopDb; returns the section `entity` and the output. */
function described(sources: string, sets: string, configuration = "") {
  const disk = memoryDisk({
    ...smallHost,
    "/repo/host/Acme.Shop.csproj": project,
    "/repo/host/ShopDb.cs": `namespace Acme.Shop;
public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
${sets}
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
${configuration}
    }
}
`,
    "/repo/host/Models.cs": `namespace Acme.Shop;\n${sources}`,
  });
  const result = run(disk, "init", "--host", "host", "--from", "ShopDb");
  const text = disk.snapshot()["/repo/host/tenon.yaml"] ?? "";
  return { disk, result, section: text.slice(text.indexOf("\nentity:\n") + 1) };
}

const blog = `
public abstract class Base<T> { public T Id { get; set; } = default!; }

public class Author : Base<Guid>
{
    [MaxLength(80)] public required string Name { get; set; }
    public string? Country { get; set; }
    public ICollection<Post> Posts { get; } = new List<Post>();
}

public class Post : Base<Guid>
{
    public Guid WriterId { get; set; }
    public Author Writer { get; set; } = null!;
    [Required, StringLength(120, MinimumLength = 2)] public string? Title { get; set; }
    public byte[]? Cover { get; set; }
    public DateOnly? PrintedOn { get; set; }
    public int Words => 3;
    public PostState State { get; set; }
    public int Likes { get; private set; }
    [NotMapped] public string Draft { get; set; } = "";
    private string secret = "public int Fake { get; set; }";
}

public enum PostState { Draft, Published }
`;

test("keys, types, limits, bases, lists of children, and what cannot be described as comments", () => {
  const { result, section } = described(
    blog,
    "public DbSet<Author> Authors => Set<Author>(); public DbSet<Post> Posts { get; set; }",
  );
  expect([result.exitCode, result.messages]).toEqual([0, ""]);
  expect(section).toBe(`entity:
  Author:
    model: existing
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string, maxLength: 80 }
      Country: { type: string? }
    relationships:
      Posts: { relatedEntity: Post, type: OneToMany, foreignKey: WriterId }

  Post:
    model: existing
    properties:
      Id: { type: Guid, isKey: true }
      WriterId: { type: Guid }
      Title: { type: string?, maxLength: 120 }
      Cover: { type: "byte[]?" }
      PrintedOn: { type: DateOnly? }
      State: { type: PostState }
      Likes: { type: int, readOnly: true }
`);
});

test("rows that refer to each other are one to one, and the child has the foreign key", () => {
  const sources = `
public class Customer { public int Id { get; set; } public Passport? Passport { get; set; } }
public class Passport { public int Id { get; set; } public int HolderId { get; set; } public Customer Holder { get; set; } = null!; }
`;
  const sets = "public DbSet<Customer> Customers { get; set; } public DbSet<Passport> Passports { get; set; }";
  const { disk, section } = described(sources, sets);
  expect(section).toBe(`entity:
  Customer:
    model: existing
    properties:
      Id: { type: int, isKey: true }
    relationships:
      Passport: { relatedEntity: Passport, type: OneToOne, foreignKey: HolderId }

  Passport:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      HolderId: { type: int }
`);
  expect(run(disk, "graft", "--host", "host", "--dry-run")).toMatchObject({ exitCode: 0 });
});

test("the file grafts as it is, without a question", () => {
  const { disk } = described(
    blog,
    "public DbSet<Author> Authors => Set<Author>(); public DbSet<Post> Posts { get; set; }",
  );
  expect(run(disk, "graft", "--host", "host", "--dry-run")).toMatchObject({ exitCode: 0, messages: "" });
});

test("a base class of a package states the type of the key; one that does not leaves its class out", () => {
  const sources = `
public abstract class Thing<T> : EntityBase<Guid> { public T Value { get; set; } = default!; }
public class Wish : EntityBase<Guid>, IAggregateRoot { public string Title { get; set; } = ""; }
public class Size : Thing<int> { }
public class User : IdentityUser { public string Nick { get; set; } = ""; }
public class Pair : Base<Guid, int> { public string Name { get; set; } = ""; }
`;
  const sets = "Wish Size User Pair".split(" ").map((name) => `public DbSet<${name}> ${name}s { get; set; }`);
  const { disk, section } = described(sources, sets.join("\n"));
  expect(section).toBe(`entity:
  Wish:
    model: existing
    properties:
      Id: { type: Guid, isKey: true } # of EntityBase<Guid>, which is not in the source
      Title: { type: string }

  Size:
    model: existing
    properties:
      Id: { type: Guid, isKey: true } # of EntityBase<Guid>, which is not in the source
      Value: { type: int }

  User:
    model: existing
    properties:
      Id: { type: string, isKey: true } # of IdentityUser, which is not in the source
      Nick: { type: string }

  # Left out:
  # Pair: no property was recognised as its key, and its base class Base is not in the source
`);
  expect(run(disk, "graft", "--host", "host", "--dry-run")).toMatchObject({ exitCode: 0, messages: "" });
});

test("fluent mappings decide on keys and limits", () => {
  const sources = `
public class Shelf { public string Code { get; set; } = ""; public string Name { get; set; } = ""; public string Note { get; set; } = ""; public string Old { get; set; } = ""; }
public class Box { public int Number { get; set; } public string Label { get; set; } = ""; }
public class Tag { public string Word { get; set; } = ""; public string Text { get; set; } = ""; }
public class Pair { public int Left { get; set; } public int Right { get; set; } public string Note { get; set; } = ""; }
public class BoxMapping : IEntityTypeConfiguration<Box>
{
    public void Configure(EntityTypeBuilder<Box> builder)
    {
        builder.HasKey(b => b.Number);
        builder.Property(b => b.Label).HasColumnName("label").HasMaxLength(40).IsRequired(false);
    }
}
`;
  const configuration = `
modelBuilder.Entity<Shelf>(shelf =>
{
    shelf.HasKey(s => s.Code);
    shelf.Property(s => s.Name).IsRequired().HasMaxLength(60);
    shelf.Ignore(s => s.Old);
});
var tag = modelBuilder.Entity<Tag>();
var pair = modelBuilder.Entity<Pair>();
tag.HasKey(t => t.Word);
tag.Property(t => t.Text).HasMaxLength(30);
pair.HasKey(p => new { p.Left, p.Right });`;
  expect(
    described(
      sources,
      "Shelf Box Tag Pair"
        .split(" ")
        .map((name) => `public DbSet<${name}> ${name}Set { get; set; }`)
        .join("\n"),
      configuration,
    ).section,
  ).toBe(`entity:
  Shelf:
    model: existing
    properties:
      Code: { type: string, isKey: true }
      Name: { type: string, maxLength: 60 }
      Note: { type: string }

  Box:
    model: existing
    properties:
      Number: { type: int, isKey: true }
      Label: { type: string, maxLength: 40 }

  Tag:
    model: existing
    properties:
      Word: { type: string, isKey: true }
      Text: { type: string, maxLength: 30 }

  Pair:
    model: existing
    key: [Left, Right]
    properties:
      Left: { type: int }
      Right: { type: int }
      Note: { type: string }
`);
});

test("classes that a run would refuse are left out, with the reason", () => {
  const sources = `
public class Good { public int Id { get; set; } }
public class Pair { [Key] public int A { get; set; } [Key] public int B { get; set; } }
public class Closed { public Closed(int id) => Id = id; public int Id { get; set; } }
public class Odd { public short Id { get; set; } }
public class Typed { public TypedId Id { get; set; } = new(); }
public class TypedId { public Guid Value { get; set; } }
internal class Hidden { public int Id { get; set; } }
public class Must { public int Id { get; set; } public required Good Good { get; set; } public required Uri Link { get; set; } }
public class View { public int Id { get; set; } }
public class Health { public int Id { get; set; } }
`;
  const names = ["Good", "Pair", "Closed", "Odd", "Typed", "Hidden", "Must", "View", "Health"];
  const sets = names.map((name) => `public DbSet<${name}> ${name}s { get; set; }`).join("\n");
  const { section, result } = described(sources, sets, "modelBuilder.Entity<View>().HasNoKey();");
  expect(section).toBe(`entity:
  Good:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      # Musts: { relatedEntity: Must, type: OneToMany }  # no property of Must was recognised as its foreign key

  Pair:
    model: existing
    operations: [create, getAll, get, delete]
    key: [A, B]
    properties:
      A: { type: int }
      B: { type: int }

  Closed:
    model: existing
    operations: [getAll, get, update, delete]
    properties:
      Id: { type: int, isKey: true }

  Must:
    model: existing
    operations: [getAll, get, update, delete]
    properties:
      Id: { type: int, isKey: true }
      # Link: { type: Uri }  # is of the type Uri, which an entity file cannot name

  View:
    model: existing
    operations: [getAll]
    orderBy: [Id]
    properties:
      Id: { type: int }

  # Left out:
  # Odd: Key \`Id\` cannot be a short; a key is a Guid, int, long or string
  # Typed: its key Id is of the type TypedId, which has neither a public constructor nor a static From, Parse, Create or Of for its value
  # Hidden: Class \`Acme.Shop.Hidden\` must be public, and neither abstract, generic nor nested in another type
  # Health: Entity \`Health\` cannot have the route \`/health\`, which is reserved for health checks
`);
  expect(result.output).toContain("\nLeft out:\n  Odd: Key `Id` cannot be a short");
});

test("routes that the host has itself are drafted below a prefix, so that their classes are not left out", () => {
  const sources = `public class Good { public int Id { get; set; } }
public static class Routes { public static void Map(WebApplication app) => app.MapGet("/goods/{id}", () => 1); }`;
  const { section, disk, result } = described(sources, "public DbSet<Good> Goods { get; set; }");
  expect(result.exitCode).toBe(0);
  expect(section).toContain("  Good:\n    model: existing\n    properties:");
  expect(disk.snapshot()["/repo/host/tenon.yaml"]).toMatch(/^target:\n {2}routePrefix: \/data {2,}# /m);
});

test("the two declarations of a partial property are one property", () => {
  const sources =
    "public partial class Tag { public int Id { get; set; } public partial int Size { get; set; }\npublic partial int Size { get => field; set => field = value; } }\n";
  expect(described(sources, "public DbSet<Tag> Tags { get; set; }").section).toBe(
    "entity:\n  Tag:\n    model: existing\n    properties:\n      Id: { type: int, isKey: true }\n      Size: { type: int }\n",
  );
});

test("a context without a class that can be described writes nothing", () => {
  const { disk, result } = described(
    "public class Odd { public short Id { get; set; } }",
    "public DbSet<Odd> Odds { get; set; }",
  );
  expect([result.exitCode, result.messages]).toEqual([
    2,
    expect.stringContaining("No class of ShopDb can be described. Odd: Key `Id` cannot be a short"),
  ]);
  expect(Object.keys(disk.snapshot())).not.toContain("/repo/host/tenon.yaml");
});

test("keys of several properties are those of the mapping, in its order", () => {
  const sources = `
public class Order { public Guid Id { get; set; } public List<OrderLine> Lines { get; } = []; }
public class OrderLine
{
    public int Line { get; set; }
    public Guid OrderId { get; set; }
    public Order Order { get; set; } = null!;
    public int Quantity { get; set; }
    public List<Return> Returns { get; } = [];
}
public class Return { public int Id { get; set; } public int OrderLineId { get; set; } public OrderLine OrderLine { get; set; } = null!; }
[PrimaryKey(nameof(Code), nameof(Kind))]
public class Unit { public string Code { get; set; } = ""; public short Kind { get; set; } }
`;
  const sets = ["Order", "OrderLine", "Return", "Unit"].map((name) => `public DbSet<${name}> ${name}s { get; set; }`);
  const mapping = "modelBuilder.Entity<OrderLine>().HasKey(l => new { l.OrderId, l.Line });";
  const { section, disk } = described(sources, sets.join("\n"), mapping);
  expect(section).toBe(`entity:
  Order:
    model: existing
    properties:
      Id: { type: Guid, isKey: true }
    relationships:
      Lines: { relatedEntity: OrderLine, type: OneToMany }

  OrderLine:
    model: existing
    key: [OrderId, Line]
    properties:
      OrderId: { type: Guid }
      Line: { type: int }
      Quantity: { type: int }
      # Returns: { relatedEntity: Return, type: OneToMany }  # Relationship \`Returns\` refers to \`OrderLine\` by one property, but its key has several

  Return:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      OrderLineId: { type: int }

  # Left out:
  # Unit: Key \`Kind\` cannot be a short; a key is a Guid, int, long or string
`);
  expect(run(disk, "graft", "host/tenon.yaml", "--host", "host")).toMatchObject({ exitCode: 0 });
  expect(disk.snapshot()["/repo/host/Tenon/OrderLines/GetOrderLineEndpoint.g.cs"]).toContain(
    "/order-lines/{orderId:guid}/{line:int}",
  );
});

test("a misspelt context is suggested", () => {
  const { messages, exitCode } = run(memoryDisk(smallHost), "init", "--host", "host", "--from", "ShopDB2");
  expect([exitCode, messages]).toEqual([2, expect.stringContaining("tenon init --from ShopDb")]);
});

test("sets of a base context, configurations and the classes of a context's own namespace are found", () => {
  const sources = `
public abstract class BaseDb(DbContextOptions options) : DbContext(options) { public DbSet<Order> Orders => Set<Order>(); }
public class Order { public int Id { get; set; } public OrderState State { get; private set; } public string Note { get; set; } = ""; }
public enum OrderState { Open, Paid }
public class Line { private Line() { } public int Id { get; private set; } public decimal Price { get; private set; } }
public class LineMapping : IEntityTypeConfiguration<Line> { public void Configure(EntityTypeBuilder<Line> builder) => builder.HasKey(l => l.Id); }
`;
  const disk = memoryDisk({
    ...smallHost,
    "/repo/host/Acme.Shop.csproj": project,
    "/repo/host/Other.cs": "namespace Acme.Archive;\npublic class Order { public Guid Code { get; set; } }",
    "/repo/host/ShopDb.cs": `namespace Acme.Shop;
public class ShopDb(DbContextOptions<ShopDb> options) : BaseDb(options)
{
    protected override void OnModelCreating(ModelBuilder builder) => builder.ApplyConfigurationsFromAssembly(GetType().Assembly);
}${sources}`,
  });
  const { exitCode } = run(disk, "init", "--host", "host", "--from", "ShopDb");
  const text = disk.snapshot()["/repo/host/tenon.yaml"] ?? "";
  expect(exitCode).toBe(0);
  expect(text.slice(text.indexOf("\nentity:\n") + 1)).toBe(`entity:
  Line:
    model: existing
    operations: [getAll, get, delete]
    properties:
      Id: { type: int, isKey: true }
      Price: { type: decimal }

  Order:
    model: existing
    clrType: Acme.Shop.Order
    properties:
      Id: { type: int, isKey: true }
      State: { type: OrderState, readOnly: true }
      Note: { type: string }
`);
  expect(run(disk, "graft", "--host", "host", "--dry-run")).toMatchObject({ exitCode: 0, messages: "" });
});

test("a class that makes its rows by one method of plain values is created by it", () => {
  const kept =
    "public Guid Id { get; private set; } public string Name { get; private set; } public int Size { get; private set; }";
  const one = (name: string, members: string) => `public class ${name} { private ${name}() { } ${kept} ${members} }`;
  const sources = [
    one("Door", "public static Door Create(string name) => new();"),
    one("Gate", "public static Gate Create(string name, Money price) => new();"),
    one("Lock", "public static Lock Create(string name) => new(); public static Lock Copy(string name) => new();"),
    one("Wall", "public static Wall Create(int name) => new();"),
  ].join("\n");
  const sets = ["Door", "Gate", "Lock", "Wall"].map((name) => `public DbSet<${name}> ${name}s { get; set; }`).join(" ");
  const { section, disk } = described(`#nullable enable\n${sources}`, sets);
  expect(section).toContain(`  Door:
    model: existing
    create: Create
    operations: [create, getAll, get, delete]
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string, createOnly: true }
      Size: { type: int, readOnly: true }
`);
  expect(section.match(/create: /g)).toHaveLength(1);
  expect(section.match(/operations: \[getAll, get, delete\]/g)).toHaveLength(3);
  expect(run(disk, "graft", "--host", "host", "--dry-run")).toMatchObject({ exitCode: 0, messages: "" });
});

test("a second file describes another context, and both imports are recorded", () => {
  const { disk } = described(
    "public class Stop { public int Id { get; set; } }",
    "public DbSet<Stop> Stops { get; set; }",
  );
  const sources = {
    "/repo/host/AuditDb.cs":
      "namespace Acme.Shop;\npublic class AuditDb : DbContext { public DbSet<Entry> Entries { get; set; } }\npublic class Entry { public int Id { get; set; } }",
  };
  const both = memoryDisk({ ...disk.snapshot(), ...sources });
  const second = run(both, "init", "host/audit.yaml", "--host", "host", "--from", "AuditDb");
  expect(second).toMatchObject({ exitCode: 0, messages: "" });
  expect(second.output).toContain("  update    host/.tenon/imported.yaml\n");
  const written = both.snapshot();
  expect(written["/repo/host/audit.yaml"]).toContain("\n  Entry:\n");
  expect(written["/repo/host/.tenon/imported.yaml"]).toMatch(/\n {2}Entry:\n[\s\S]*\n {2}Stop:\n/);
  expect(run(both, "import", "host/tenon.yaml", "--host", "host", "--from", "ShopDb", "--check")).toMatchObject({
    exitCode: 0,
  });
});

test("no answer shows what looks like a secret", () => {
  const sources = `public class Member { public int Id { get; set; } public string PasswordHash { get; set; } = ""; public byte[]? Salt { get; init; } public string ApiKey { get; private set; } = ""; public string SecretaryName { get; set; } = ""; public DateTime PasswordSetAt { get; set; } }
public class Visit { public int Id { get; private set; } public string Token { get; private set; } = ""; public int Place { get; private set; } }`;
  const sets = "public DbSet<Member> Members { get; set; } public DbSet<Visit> Visits { get; set; }";
  const { section, disk } = described(`#nullable enable\n${sources}`, sets);
  expect(section).toContain(`
      PasswordHash: { type: string, writeOnly: true } # looks like a secret: no answer shows it
      Salt: { type: "byte[]?", createOnly: true, writeOnly: true } # looks like a secret: no answer shows it
      # ApiKey: { type: string, readOnly: true }  # looks like a secret, which answers would show
      SecretaryName: { type: string }
      PasswordSetAt: { type: DateTime }
`);
  expect(section).toContain(`
      # Token: { type: string }  # looks like a secret, which answers would show
`);
  expect(run(disk, "graft", "--host", "host", "--dry-run")).toMatchObject({ exitCode: 0, messages: "" });
});

test("what is left out names its whole type, and its own reason", () => {
  const sources = `public class Stop { public int Id { get; set; } public string[] Tags { get; set; } = []; public List<Uri> Links { get; set; } = []; public List<Line> Lines { get; set; } = []; }
public class Line { public short Id { get; set; } public int StopId { get; set; } public Stop Stop { get; set; } = null!; }`;
  const { section } = described(
    sources,
    "public DbSet<Stop> Stops { get; set; } public DbSet<Line> Lines { get; set; }",
  );
  expect(section).toContain(`
      # Tags: { type: "string[]" }  # is of the type string[], which an entity file cannot name
      # Links: { type: List<…> }  # is of the type List<…>, which an entity file cannot name
      # Lines: { relatedEntity: Line, type: OneToMany }  # Line is left out
`);
});

test("a key is found by nameof, and a base class by the alias of its namespace or of itself", () => {
  const { disk } = described(
    "public class Refund { public int OrderId { get; set; } public int PoolId { get; set; } }",
    "public DbSet<Refund> Refunds { get; set; } public DbSet<Plug> Plugs { get; set; } public DbSet<Lamp> Lamps { get; set; }",
    "modelBuilder.Entity<Refund>().HasKey(nameof(Refund.OrderId), nameof(PoolId));",
  );
  const sources = {
    "/repo/host/Plug.cs":
      "using C = Acme.Core;\nusing Base = Acme.Core.Lamp;\nnamespace Acme.Shop;\npublic class Plug : C.Plug;\npublic class Lamp : Base;\n",
    "/repo/host/Core.cs":
      "namespace Acme.Core;\npublic class Plug { public int Id { get; set; } }\npublic class Lamp { public int Id { get; set; } }\n",
  };
  const { "/repo/host/tenon.yaml": _, ...others } = disk.snapshot();
  const host = memoryDisk({ ...others, ...sources });
  const result = run(host, "import", "--host", "host");
  const text = host.snapshot()["/repo/host/tenon.yaml"] ?? "";
  expect([result.messages, result.output]).toEqual(["", expect.not.stringContaining("Left out")]);
  expect(text).toContain(
    "  Refund:\n    model: existing\n    operations: [create, getAll, get, delete]\n    key: [OrderId, PoolId]\n",
  );
  expect(text).toMatch(/ {2}Plug:\n(?: {4}.*\n)*? {6}Id: \{ type: int, isKey: true \}\n/);
  expect(text).toMatch(/ {2}Lamp:\n(?: {4}.*\n)*? {6}Id: \{ type: int, isKey: true \}\n/);
});

test("of many contexts, the note beside the chosen one names three", () => {
  const { disk } = described("", "public DbSet<Post> Posts { get; set; }");
  const contexts = [1, 2, 3, 4, 5].map((at) => `public class Db${at} : DbContext { }`).join("\n");
  const { "/repo/host/tenon.yaml": _, ...others } = disk.snapshot();
  const host = memoryDisk({
    ...others,
    "/repo/host/Others.cs": `namespace Acme.Shop;\n${contexts}\npublic class Post { public int Id { get; set; } }\n`,
  });
  run(host, "init", "--host", "host", "--from", "ShopDb");
  expect(host.snapshot()["/repo/host/tenon.yaml"]).toMatch(
    /^ {2}dbContext: Acme\.Shop\.ShopDb +# or Acme\.Shop\.Db1, Acme\.Shop\.Db2, Acme\.Shop\.Db3, and 2 more$/m,
  );
});

test("no request sets who changed a row and when, where the host does that while it saves", () => {
  const sources = `public class Member { public int Id { get; set; } public string Name { get; set; } = ""; public DateTime Created { get; set; } public string? CreatedBy { get; set; } public required string ChangedBy { get; set; } public DateTime? ModifiedAt { get; set; } public DateTime UpdatedAt { get; set; } }
public class AuditInterceptor : SaveChangesInterceptor
{
    public override InterceptionResult<int> SavingChanges(DbContextEventData data, InterceptionResult<int> result) { Note(data.Context!); return result; }
    private void Note(DbContext db)
    {
        foreach (var entry in db.ChangeTracker.Entries<Member>())
        {
            if (entry.State == EntityState.Added && entry.Entity.UpdatedAt == default) { entry.Entity.Created = clock.Now; entry.Entity.CreatedBy = user.Name; entry.Entity.ChangedBy = user.Name; entry.Entity.Name = "x"; }
            entry.Property("ModifiedAt").CurrentValue = clock.Now;
        }
    }
}`;
  expect(described(sources, "public DbSet<Member> Members => Set<Member>();").section).toBe(`entity:
  Member:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      Name: { type: string }
      Created: { type: DateTime, readOnly: true } # the host sets it while it saves
      CreatedBy: { type: string?, readOnly: true } # the host sets it while it saves
      ChangedBy: { type: string }
      ModifiedAt: { type: DateTime?, readOnly: true } # the host sets it while it saves
      UpdatedAt: { type: DateTime }
`);
});
